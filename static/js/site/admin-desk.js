// @ts-check
/** The queue of reported lines: keys, and whom a deed touches. */

const SWITCH = "admin-keys";
const TYPED = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const ROWS = "#result_list a[href*='/change/']";

addEventListener("DOMContentLoaded", () => {
  followSwitch();
  followChoice();
});

/** Keys of one letter can be turned off: whoever speaks to their computer sets them off. */
function followSwitch() {
  const box = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-keys] input"));
  if (!box) return;
  box.checked = localStorage.getItem(SWITCH) !== "off";
  box.addEventListener("change", () => localStorage.setItem(SWITCH, box.checked ? "on" : "off"));
}

/** Once something is chosen, only whom that touches is shown. */
function followChoice() {
  const touched = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-chosen]")
  );
  const choices = /** @type {NodeListOf<HTMLInputElement>} */ (
    document.querySelectorAll("form input[type=radio]")
  );
  if (touched.length < 2 || !choices.length) return;
  const show = () => {
    const chosen = [...choices].find((each) => each.checked)?.value;
    for (const one of touched) one.hidden = chosen !== undefined && one.dataset.chosen !== chosen;
  };
  for (const each of choices) each.addEventListener("change", show);
  show();
  if (!document.querySelector(".errors")) choices[0]?.focus();
}

addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (target instanceof Element && target.closest(TYPED)) return;
  const box = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-keys] input"));
  if (!box?.checked) return;
  const letter = key.toLowerCase();
  const named = /** @type {HTMLElement | null} */ (
    /^[a-z]$/.test(letter) ? document.querySelector(`[aria-keyshortcuts=${letter}]`) : null
  );
  if (named) {
    event.preventDefault();
    named.click();
  } else if (letter === "j" || letter === "k") {
    step(letter === "j" ? 1 : -1);
  } else if (letter === "o" && document.activeElement?.matches(ROWS)) {
    /** @type {HTMLElement} */ (document.activeElement).click();
  }
});

/**
 * To the next row of the list, or the one before.
 *
 * @param {number} by
 */
function step(by) {
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(ROWS)]);
  const here = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}
