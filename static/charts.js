// @ts-check
/*
 * Draws charts: the one place that knows the chart library, fetched when a chart is first opened.
 *
 * It holds no formula and no text: a picture comes with every number and every word. Charts are SVG,
 * so that colours, print and forced colours are the style sheet's.
 */
import {
  BarChart,
  FixedScaleAxis,
  LineChart,
  Svg,
} from "./vendor/chartist-1.5.0/chartist.js";

/** A chart's height in pixels, and the space around its axes; labels take more, by their length. */
const HEIGHT = 240;
const PADDING = { top: 14, right: 18, bottom: 0, left: 0 };
const BELOW = 24;
const LETTER = 8;

/** The share of its place that a bar fills. */
const BAR = 0.7;

/** What each host shows: it is drawn again when the host's width changes. */
const pictures = new WeakMap();

const widths = new ResizeObserver((entries) => {
  for (const { target } of entries)
    if (pictures.get(target).width !== target.clientWidth) paint(target);
});

/* The library writes style attributes, which the page's policy refuses; the style sheet has them. */
const setAttributes = Svg.prototype.attr;
Svg.prototype.attr = function (attributes, namespace) {
  const given =
    typeof attributes === "string"
      ? attributes
      : { ...attributes, style: undefined };
  return setAttributes.call(this, given, namespace);
};

function axis({ low, high, ticks }, offset) {
  const texts = new Map(ticks);
  return {
    type: FixedScaleAxis,
    low,
    high,
    offset,
    ticks: [...texts.keys()],
    labelInterpolationFnc: (value) => texts.get(value),
  };
}

/** Puts labels to the middle of their lines, and marks the line at zero. */
function adjust(drawn, picture, width) {
  const { type, element } = drawn;
  const across = drawn.axis?.units.pos === "x";
  if (type === "label")
    element.attr(
      across ? { x: drawn.x - drawn.width / 2 } : { y: drawn.y + LETTER - 2 },
    );
  if (type === "grid" && !across && picture.y.ticks[drawn.index][0] === 0)
    element.addClass("chart-zero");
  if (type === "bar") element.attr({ "stroke-width": width });
}

function paint(host) {
  const picture = pictures.get(host);
  const width = (picture.width = host.clientWidth);
  if (!width) return;
  const { x, y, series } = picture;
  const longest = Math.max(...y.ticks.map(([, text]) => text.length));
  const beside = (longest + 2) * LETTER - LETTER / 2;
  const kind = picture.kind === "bars" ? BarChart : LineChart;
  const step = (width - beside - PADDING.right) / (x.high - x.low);
  const chart = new kind(
    host,
    {
      series: series.map(({ name, points }) => ({
        name,
        className: `chart-${name}`,
        data: points.map(([across, up]) => ({ x: across, y: up })),
      })),
    },
    {
      axisX: axis(x, BELOW),
      axisY: axis(y, beside),
      chartPadding: PADDING,
      lineSmooth: false,
      showPoint: false,
      series: { mark: { showLine: false, showPoint: true } },
      viewBox: { width, height: HEIGHT },
      height: HEIGHT,
    },
  );
  chart.on("draw", (drawn) =>
    adjust(drawn, picture, Math.max(1, BAR * picture.step * step)),
  );
  // the host is one image with a name
  chart.on("created", ({ svg }) => svg.attr({ "aria-hidden": "true" }));
}

/**
 * Draws a picture into its host, in place of the one before.
 *
 * `text` is JSON: `kind` is "line" or "bars"; `x` and `y` have `low`, `high` and `ticks`, each a value
 * and its text; `series` have a `name` and `points`, each x and y. The series "mark" shows single
 * points. `step` is the distance between two bars.
 */
export function draw(host, text) {
  const isNew = !pictures.has(host);
  pictures.set(host, JSON.parse(text));
  paint(host);
  if (isNew) widths.observe(host);
}

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("charts.css", import.meta.url).href;
document.head.append(style);
