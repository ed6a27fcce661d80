// @ts-check
/*
 * What is given away: the system's own share sheet, the result drawn as a picture, its link as a code
 * to be scanned. MicroPython cannot catch what JavaScript throws, so every refusal becomes an answer.
 * elo/page/browser/taking.py is the only caller; what is drawn, it composes.
 */
import qrcode from "./vendor/qrcode-generator-2.0.4/qrcode.mjs";

/** The light margin around a code, in its own squares: what readers of codes ask for. */
const MARGIN = 4;

/** The values of the page's style variables, parted by `|`. */
export function colours(names) {
  const looks = getComputedStyle(document.documentElement);
  return names
    .split(" ")
    .map((name) => looks.getPropertyValue(`--${name}`))
    .join("|");
}

/** Whether this device has a share sheet that its visitor knows. */
function hasSheet() {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

async function offer(what) {
  try {
    await navigator.share(what);
    return "shared";
  } catch (error) {
    return error?.name === "AbortError" ? "stopped" : "refused";
  }
}

/** Offers a link to the share sheet: "shared", "stopped" by the visitor, or "refused". */
export async function share(title, url, tell) {
  tell(hasSheet() ? await offer({ title, url }) : "refused");
}

/**
 * Draws an SVG as a PNG and offers it to the share sheet. `save` gets the file where there is no
 * sheet for it; `tell` hears "shared", "stopped", or "failed" where the browser does not draw.
 */
export async function picture(svg, name, save, tell) {
  const file = await drawn(svg, name).catch(() => null);
  if (!file) return tell("failed");
  if (hasSheet() && navigator.canShare?.({ files: [file] })) {
    const outcome = await offer({ files: [file] });
    if (outcome !== "refused") return tell(outcome);
  }
  save(file);
}

async function drawn(svg, name) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0);
  /** @type {Blob | null} */
  const blob = await new Promise((take) => canvas.toBlob(take, "image/png"));
  if (!blob) throw Error("not drawn");
  return new File([blob], name, { type: "image/png" });
}

/**
 * Draws a text as a code to be scanned into an SVG's path, one unit a square; false where it is longer
 * than a code can be.
 */
export function code(text, svg) {
  const made = qrcode(0, "M");
  try {
    made.addData(text);
    made.make();
  } catch {
    return false;
  }
  const size = made.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (made.isDark(row, column))
        path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
  const whole = size + 2 * MARGIN;
  svg.setAttribute("viewBox", `0 0 ${whole} ${whole}`);
  svg.querySelector("path").setAttribute("d", path);
  return true;
}
