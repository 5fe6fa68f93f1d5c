// @ts-check
/**
 * Random identifiers. Only `getRandomValues`: the rest of `crypto` is missing over plain http.
 */

/** @param {number} bytes */
export function randomHex(bytes) {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

export const actId = () => randomHex(10);

/** This seat's share of a match's seed. */
export const nonce = () => randomHex(16);
