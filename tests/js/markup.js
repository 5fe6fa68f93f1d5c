// @ts-check
/** A template as text, with all that it holds; of directives, what those hold that draw a piece once more only for another key. @param {any} piece @returns {string} */
export function markup(piece) {
  if (Array.isArray(piece)) return piece.map(markup).join("");
  if (piece?._$litDirective$) return markup(held(piece.values.at(-1)));
  if (!piece?.strings)
    return typeof piece === "string" || typeof piece === "number" ? `${piece}` : "";
  return piece.strings
    .flatMap((/** @type {string} */ text, /** @type {number} */ at) => [
      text,
      markup(piece.values[at]),
    ])
    .join("");
}

/** `guard` draws by a function of nothing; others take an element, or an item of a list. @param {any} own */
const held = (own) => (typeof own !== "function" ? own : own.length ? "" : own());
