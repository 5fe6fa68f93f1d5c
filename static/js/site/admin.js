// @ts-check
/**
 * Keyboard access for the Django admin: what django-unfold makes clickable on spans and divs is a
 * button.
 */

const PRESSED = "[x-on\\:click]:not(a[href], button, input, select, summary, label)";

addEventListener("DOMContentLoaded", () => {
  const skip = /** @type {HTMLElement | null} */ (document.querySelector(".skip"));
  // What simplebar makes scroll, after this, would be read as "scrollable content".
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-simplebar]")
  )) {
    const asked = /** @type {HTMLInputElement | null | undefined} */ (
      one.parentElement?.querySelector("#search-input-command")
    );
    one.dataset.simplebarAriaLabel = one.closest("#nav-sidebar")
      ? skip?.dataset.menu
      : (asked?.placeholder ?? document.title);
  }
  for (const { dataset } of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-label]")
  )) {
    const { label = "" } = dataset;
    dataset.label = label.charAt(0).toUpperCase() + label.slice(1);
  }
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(PRESSED))) {
    one.tabIndex = 0;
    one.role = "button";
    // A picture of its font would be read as the word that stands for it.
    if (one.matches("[x-on\\:click^=sidebar]")) one.ariaLabel = skip?.dataset.menu ?? null;
  }
});

addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(PRESSED)) return;
  if (key !== "Enter" && key !== " ") return;
  event.preventDefault();
  target.click();
});
