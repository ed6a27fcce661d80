// @ts-check
/*
 * The embedded page's side of embed.js: tells the page around it how high it is, and takes a theme
 * and an accent colour from it. Nothing that is entered is ever told.
 */

/** The version of the messages between the frame and the page around it. */
const VERSION = 1;

/** The least contrast of text: WCAG 2.2, 1.4.3. */
const CONTRAST = 4.5;

/** How much of the accent colour is in the background of what is pressed. */
const SOFT = 0.12;

const root = document.documentElement;

/** @typedef {number[]} Colour red, green and blue, 0 to 255 */

/** @type {Colour | null} */
let accent = null;

/**
 * The colour that is written as #rgb or #rrggbb; null for anything else.
 * @param {unknown} text
 * @returns {Colour | null}
 */
function parse(text) {
  const found = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(String(text).trim());
  if (!found) return null;
  const digits =
    found[1].length === 3 ? found[1].replace(/./g, "$&$&") : found[1];
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
}

/**
 * The relative luminance of WCAG 2.2, 0 to 1.
 * @param {Colour} colour
 */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of WCAG 2.2, 1 to 21.
 * @param {Colour} one
 * @param {Colour} other
 */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A colour between two others.
 * @param {Colour} one
 * @param {Colour} other
 * @param {number} share of the other
 * @returns {Colour}
 */
const mix = (one, other, share) =>
  one.map((part, i) => Math.round(part + (other[i] - part) * share));

/** @param {Colour} colour */
const written = (colour) => `rgb(${colour.join(" ")})`;

/**
 * The colour, moved towards the ink until text in it, or on it, can be read.
 * @param {Colour} colour
 * @param {Colour[]} papers
 * @param {Colour} ink
 */
function readable(colour, papers, ink) {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, ink, share);
    if (papers.every((paper) => contrast(mixed, paper) >= CONTRAST))
      return mixed;
  }
  return ink;
}

/** Puts the accent colour in, or takes it out, for the theme that is shown. */
function paint() {
  const { style } = root;
  for (const name of ["--accent", "--on-accent", "--accent-soft"])
    style.removeProperty(name);
  if (!accent) return;
  const looks = getComputedStyle(root);
  const [paper, surface, ink] = ["--paper", "--surface", "--ink"].map((name) =>
    parse(looks.getPropertyValue(name)),
  );
  const colour = readable(accent, [paper, surface], ink);
  style.setProperty("--accent", written(colour));
  style.setProperty("--on-accent", written(paper));
  style.setProperty("--accent-soft", written(mix(paper, colour, SOFT)));
}

/** In a column of a page there is no room for remarks: they stand with the reasons, one tap away. */
function fold() {
  const reasons = document.querySelector("#why > summary");
  reasons?.after(document.getElementById("notes"));
}

function tell() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  const { title } = document;
  // whoever frames the page may know this much; who it is cannot be known here
  parent.postMessage(
    { elo: VERSION, height, title, engine: root.dataset.engine },
    "*",
  );
}

/** @param {MessageEvent} event */
function hear({ source, data }) {
  if (source !== parent || typeof data !== "object" || data?.elo !== VERSION)
    return;
  if (["light", "dark", "auto"].includes(data.theme))
    root.dataset.asked = data.theme;
  accent = parse(data.accent);
  dispatchEvent(new Event("look"));
}

accent = parse(new URLSearchParams(location.search).get("accent"));
// the boot script sets the theme when the look changes; the accent follows
new MutationObserver(paint).observe(root, { attributeFilter: ["data-theme"] });
addEventListener("look", paint);
const begin = () => {
  fold();
  if (parent !== window) {
    new ResizeObserver(tell).observe(document.body);
    new MutationObserver(tell).observe(root, {
      attributeFilter: ["data-engine"],
    });
  }
};
if (parent !== window) addEventListener("message", hear);
if (document.readyState === "loading")
  addEventListener("DOMContentLoaded", begin);
else begin();
paint();
