// @ts-check
/** A template as text, with all that it holds; directives hold nothing. @param {any} piece @returns {string} */
export function markup(piece) {
  if (Array.isArray(piece)) return piece.map(markup).join("");
  if (!piece?.strings)
    return typeof piece === "string" || typeof piece === "number" ? `${piece}` : "";
  return piece.strings
    .flatMap((/** @type {string} */ text, /** @type {number} */ at) => [
      text,
      markup(piece.values[at]),
    ])
    .join("");
}
