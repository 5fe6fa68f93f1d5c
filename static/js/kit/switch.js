// @ts-check
/** On or off. No checkbox: a field that has the focus would keep the keys of the board to itself. */
import { html } from "lit-html";

/** @param {unknown} label @param {boolean} on @param {() => void} flip */
export const toggle = (label, on, flip) =>
  html`<button class="kit-switch" role="switch" aria-checked=${on ? "true" : "false"} @click=${flip}><i></i><span>${label}</span></button>`;
