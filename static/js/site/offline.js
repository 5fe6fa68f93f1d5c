// @ts-check
/**
 * Offline page: shows one of its two languages, and reloads as soon as there is a connection.
 */
const own = navigator.language.startsWith("pl") ? "pl" : "en";
for (const section of document.querySelectorAll("section[lang]"))
  section.toggleAttribute("hidden", /** @type {HTMLElement} */ (section).lang !== own);
document.documentElement.lang = own;

addEventListener("online", () => location.reload());
