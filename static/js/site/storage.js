// @ts-check
/**
 * localStorage as JSON that never throws; every change is announced as a `stored` event.
 */

/** @param {string} key @param {any} [otherwise] @returns {any} */
export function recall(key, otherwise = null) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {any} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing (private window, full store) still plays.
  }
  globalThis.document?.dispatchEvent(new CustomEvent("stored", { detail: { [key]: value } }));
}
