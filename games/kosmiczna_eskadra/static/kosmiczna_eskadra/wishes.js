// @ts-check
/** What this browser remembers of how somebody likes to play; it may refuse. */

const KEY = "eskadra-release-drops";

/** Whether letting go drops the card: by default for a mouse, not for a finger. @param {string} pointer */
export function releaseDrops(pointer) {
  return wish() ?? pointer !== "touch";
}

/** @returns {boolean | null} */
function wish() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** @param {boolean} on */
export function wishReleaseDrops(on) {
  try {
    localStorage.setItem(KEY, JSON.stringify(on));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @type {string | null} */
let last = null;

/** What somebody points with here, by the last press or else by the screen. */
export const usualPointer = () =>
  last ?? (matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");

/** The table was pressed with this: is it another one than before? @param {string} pointer */
export function met(pointer) {
  const was = usualPointer();
  last = pointer === "touch" ? "touch" : "mouse";
  return was !== last;
}
