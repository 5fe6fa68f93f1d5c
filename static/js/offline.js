// @ts-check
/**
 * The page without a line: it comes back by itself as soon as there is one, in the reader's own
 * language.
 */
const own = navigator.language.startsWith("pl") ? "pl" : "en";
for (const section of document.querySelectorAll("section[lang]"))
  section.toggleAttribute("hidden", /** @type {HTMLElement} */ (section).lang !== own);
document.documentElement.lang = own;

addEventListener("online", () => location.reload());
