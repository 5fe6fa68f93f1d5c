// @ts-check
/** Small fields of the maker: a number within bounds, one of a few, on or off, a line of text. */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

/** @param {{label: string, value: number, least: number, most: number, change: (value: number) => void}} how */
export function number({ label, value, least, most, change }) {
  const take = (/** @type {any} */ event) => {
    const typed = event.target.valueAsNumber;
    const fits = Number.isInteger(typed) ? Math.min(most, Math.max(least, typed)) : value;
    event.target.value = String(fits);
    if (fits !== value) change(fits);
  };
  // Not live: what is being typed stays when something else draws the page again.
  return html`<input type="number" class="number" inputmode="numeric" aria-label=${label} min=${least} max=${most} .value=${String(value)} @change=${take} />`;
}

/** @param {{label: string, value: string, values: [string, string][], change: (value: string) => void}} how */
export const choice = ({ label, value, values, change }) =>
  html`<select aria-label=${label} @change=${(/** @type {any} */ event) => change(event.target.value)}>
    ${values.map(([name, words]) => html`<option value=${name} .selected=${live(name === value)}>${words}</option>`)}
  </select>`;

/** @param {{label: string, value: string, most: number, rows?: number, change: (value: string) => void}} how */
export function text({ label, value, most, rows, change }) {
  const take = (/** @type {any} */ event) => change(event.target.value);
  return rows
    ? html`<textarea aria-label=${label} rows=${rows} maxlength=${most} .value=${live(value)} @input=${take}></textarea>`
    : html`<input type="text" aria-label=${label} maxlength=${most} .value=${live(value)} @input=${take} />`;
}

/** @param {string} label @param {unknown} field */
export const row = (label, field) =>
  html`<div class="row"><span aria-hidden="true">${label}</span>${field}</div>`;
