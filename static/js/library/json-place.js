// @ts-check
/**
 * Where a text stops being JSON, by line and column from 1: browsers that know say it each in their
 * own words, and some do not say it.
 */

const SPACE = /[ \t\n\r]*/y;
/** Control characters are not \P{Cc}; of them JSON minds those below the space, and nobody types the others. */
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Null: it is JSON to its end. @param {string} text @returns {{line: number, column: number} | null} */
export function jsonStops(text) {
  let at = 0;
  const skip = (/** @type {RegExp} */ what) => {
    what.lastIndex = at;
    const found = what.test(text);
    if (found) at = what.lastIndex;
    return found;
  };
  const sign = (/** @type {string} */ one) => {
    skip(SPACE);
    if (text[at] !== one) return false;
    at++;
    return true;
  };
  /** @returns {boolean} */
  const value = () => {
    if (sign("{")) return rest("}", () => string() && sign(":") && value());
    if (sign("[")) return rest("]", value);
    return string() || skip(PLAIN);
  };
  const string = () => {
    skip(SPACE);
    return skip(STRING);
  };
  const rest = (/** @type {string} */ end, /** @type {() => boolean} */ one) => {
    if (sign(end)) return true;
    do if (!one()) return false;
    while (sign(","));
    return sign(end);
  };
  const whole = value();
  skip(SPACE);
  if (whole && at === text.length) return null;
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: /** @type {string} */ (lines.at(-1)).length + 1 };
}
