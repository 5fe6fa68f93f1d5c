// @ts-check
/**
 * JSON merge patch (RFC 7396). The old value is never changed, so an earlier picture can be kept.
 */

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * @param {any} target
 * @param {any} patch
 * @returns {any}
 */
export function merged(target, patch) {
  if (!isObject(patch)) return patch;
  const result = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}
