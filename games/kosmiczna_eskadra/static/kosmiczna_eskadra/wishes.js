// @ts-check
/** What this browser remembers of how somebody likes to play; it may refuse. */

const RELEASE = "eskadra-release-drops";
const WHOLE = "eskadra-whole-table";

/** Whether letting go drops the card: by default for a mouse, not for a finger. @param {string} pointer */
export function releaseDrops(pointer) {
  return wish(RELEASE) ?? pointer !== "touch";
}

/** @param {boolean} on */
export const wishReleaseDrops = (on) => keep(RELEASE, on);

/** Whether somebody would rather see the whole table than come close to a card. */
export const wantsWhole = () => wish(WHOLE) ?? false;

/** @param {boolean} on */
export const wishWhole = (on) => keep(WHOLE, on);

/** @param {string} key @returns {boolean | null} */
function wish(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {boolean} on */
function keep(key, on) {
  try {
    localStorage.setItem(key, JSON.stringify(on));
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
