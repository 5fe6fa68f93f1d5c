// @ts-check
/** Entry of a page that has such menus and no words of its own: those come with the first menu. */
import { listenToMenus } from "./about.js";

listenToMenus(async () => {
  const { fetched, Words } = await import("./words.js");
  const link = /** @type {HTMLElement} */ (document.querySelector("a.about[data-words]"));
  const words = new Words(document.documentElement.lang, await fetched([link.dataset.words ?? ""]));
  return (key, params) => words.t(key, params);
});
