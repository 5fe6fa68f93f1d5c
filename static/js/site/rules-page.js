// @ts-check
/**
 * Rulebook page: its search field, and the key that leads there.
 */
import { drawPrimer } from "./primer.js";
import { clear, searchable } from "./rules-search.js";

const book = /** @type {HTMLElement} */ (document.querySelector(".rulebook"));
const field = /** @type {HTMLInputElement} */ (book.querySelector("input[type=search]"));

searchable(book);
drawPrimer(book);
// Of a row to swipe along, browsers leave half of a link outside.
document.querySelector(".rules-page nav")?.addEventListener("focusin", ({ target }) => {
  /** @type {HTMLElement} */ (target).scrollIntoView({ block: "nearest", inline: "nearest" });
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === field) return;
  event.preventDefault();
  field.focus();
});
// A link to a rule finds it, whatever was looked for before.
addEventListener("hashchange", () => {
  const rule = document.getElementById(location.hash.slice(1));
  if (rule?.hidden) clear(book);
  rule?.scrollIntoView();
});
