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

/** What the pointer of this screen would be called. */
export const usualPointer = () => (matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");
