// @ts-check
/** A number made larger and smaller by one: two round buttons, the sum between them is read aloud. */
import { html, nothing } from "lit-html";

/** Within its bounds. @param {number} value @param {number} least @param {number} most */
export const bounded = (value, least, most) => Math.min(most, Math.max(least, value));

/**
 * @param {{value: number, least?: number, most: number, less: string, more: string,
 *   change: (value: number) => void, shows?: unknown}} how  `less` and `more` in words; `shows`
 *   stands between the buttons, else the number itself
 */
export function stepper({ value, least = 0, most, less, more, change, shows = value }) {
  const step = (
    /** @type {number} */ by,
    /** @type {string} */ label,
    /** @type {string} */ sign,
  ) => {
    const next = bounded(value + by, least, most);
    return html`<button class="kit-step" aria-label=${label} ?disabled=${next === value} @click=${() => change(next)}>${sign}</button>`;
  };
  return html`<p class="kit-stepper" aria-live="polite">${step(-1, less, "−")}<span class="shows">${shows ?? nothing}</span>${step(1, more, "+")}</p>`;
}
