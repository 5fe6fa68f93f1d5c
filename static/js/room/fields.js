// @ts-check
/**
 * Form controls of an action: one for each kind of domain of a field.
 *
 * @import {Domain} from "contract"
 * @import {Words} from "../site/words.js"
 *
 * @typedef {(value: any) => void} Change
 */
import { html } from "lit-html";

/**
 * @param {Words} words
 * @param {string} name
 * @param {Domain} domain
 * @param {any} value
 * @param {Change} change
 * @returns {unknown}
 */
export function field(words, name, domain, value, change) {
  const title = words.has(`field-${name}`) ? words.t(`field-${name}`) : name;
  switch (domain.is) {
    case "one":
      return html`<label>${title} ${select(words, name, domain.of, value, change)}</label>`;
    case "number":
      return html`<label>${title} ${number(title, domain.least, domain.most, value, change)}</label>`;
    case "some":
      return group(
        title,
        domain.of.map((own) =>
          tick(words.value(name, own), value.includes(own), () => change(toggled(value, own))),
        ),
      );
    case "each":
      return group(
        title,
        domain.keys.map((key) =>
          field(words, key, domain.of, value[key], (own) => change({ ...value, [key]: own })),
        ),
      );
    case "spot":
      return group(
        title,
        domain.bounds.map(([least, most], i) =>
          number(title, least, most, value[i], (own) => change(value.with(i, own))),
        ),
      );
  }
}

/** @param {string} title @param {unknown[]} parts */
const group = (title, parts) => html`<fieldset><legend>${title}</legend>${parts}</fieldset>`;

/**
 * @param {Words} words
 * @param {string} name
 * @param {any[]} values
 * @param {any} value
 * @param {Change} change
 */
const select = (words, name, values, value, change) =>
  html`<select @change=${(/** @type {any} */ event) => change(values[event.target.selectedIndex])}>
    ${values.map((own) => html`<option ?selected=${own === value}>${words.value(name, own)}</option>`)}
  </select>`;

/**
 * @param {string} title
 * @param {number} least
 * @param {number} most
 * @param {number} value
 * @param {Change} change
 */
const number = (title, least, most, value, change) =>
  html`<input
    type="number"
    aria-label=${title}
    min=${least}
    max=${most}
    required
    .value=${String(value)}
    @change=${(/** @type {any} */ event) => change(event.target.valueAsNumber)}
  />`;

/** @param {string} title @param {boolean} checked @param {() => void} change */
const tick = (title, checked, change) =>
  html`<label class="tick">
    <input type="checkbox" .checked=${checked} @change=${change} />${title}
  </label>`;

/** @param {any[]} list @param {any} value */
const toggled = (list, value) =>
  list.includes(value) ? list.filter((own) => own !== value) : [...list, value];
