// @ts-check
/**
 * The menus outside a room: links whose pages offer the same, and which a script opens in place. All
 * but this listener comes when the first is opened.
 *
 * @param {() => Promise<import("./about-popover.js").Reader["t"]>} words
 */
export function listenToMenus(words) {
  addEventListener("click", async (event) => {
    const near = event.target instanceof Element && event.target.closest("a.about");
    if (!near || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = /** @type {HTMLAnchorElement} */ (near);
    try {
      await (await import("./about-elsewhere.js")).openAt(link, await words());
    } catch {
      // Its page says what is wrong.
      location.assign(link.href);
    }
  });
}
