// @ts-check
/** What the board says to a screen reader: only what cannot wait for the log. */
import { html } from "lit-html";

/** The region that speaks: once on a board. */
export const narrator = html`<p class="spoken" role="status" data-live></p>`;

/** @type {WeakMap<Element, string>} what was told last as news */
const told = new WeakMap();

/** Say it now. @param {Element | null | undefined} root @param {string} words */
export function say(root, words) {
  const region = root?.querySelector("[data-live]");
  if (region) region.textContent = words;
}

/**
 * Say how it stands, if it is news: the same words are not said twice, nor the beginning of what
 * was said already.
 * @param {Element | null | undefined} root @param {(string | false | undefined)[]} parts
 */
export function tell(root, parts) {
  const words = parts.filter(Boolean).join(" ");
  const before = (root && told.get(root)) ?? "";
  if (!root || words === before || (words && before.startsWith(words))) return;
  told.set(root, words);
  say(root, words);
}
