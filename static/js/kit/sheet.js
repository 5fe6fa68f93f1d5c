// @ts-check
/**
 * A sheet over the board: a dialog that is opened and shut, with the focus where it belongs; and a
 * drawer, which folds open in its place.
 *
 * @import {Key, Table} from "contract"
 */
import { html, nothing } from "lit-html";
import { focusOn, key } from "./keys.js";

/**
 * A dialog. One is open at a time: `table.ui.sheet` says which.
 * @param {Table} table
 * @param {{title: string, close: string, content: unknown, kind?: string}} how  `close` in words
 */
export const sheet = (table, { title, close, content, kind = "" }) => html`<div
  class="kit-veil" role="dialog" aria-label=${title}
  @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && shut(table)}>
  <div class="kit-sheet ${kind}">
    <header><h2>${title}</h2><button class="kit-close" aria-label=${close} @click=${() => shut(table)}>✕</button></header>
    ${content}
  </div>
</div>`;

/** What of the board's sheets is open. @param {Table} table @returns {any} */
export const opened = (table) => table.ui.sheet?.what;

/** @param {Table} table @param {any} what @param {string} [from]  selector of what opens it: the focus comes back there */
export function open(table, what, from = "") {
  table.ui.sheet = { what, from };
  table.redraw();
  requestAnimationFrame(() => focusOn(".kit-close"));
}

/** @param {Table} table */
export function shut(table) {
  const { from } = table.ui.sheet ?? {};
  table.ui.sheet = undefined;
  table.redraw();
  if (from) focusOn(from);
}

/** The keys while one is open: Escape alone. @param {Table} table @param {string} words @returns {Key[]} */
export const sheetKeys = (table, words) => [key(table, "Escape", words, () => shut(table))];

/**
 * A plate that folds its content open and shut; `table.ui.drawer` says which is open.
 * While there is nothing to unfold the plate is no button.
 * @param {Table} table
 * @param {{name: string, plate: unknown, content: unknown, close?: string, what: any, kind?: string,
 *   folds?: boolean}} how
 */
export function drawer(table, { name, plate, content, close, what, kind = "", folds = true }) {
  const { ui } = table;
  const isOpen = folds && ui.drawer === what;
  const fold = () => {
    ui.drawer = isOpen ? undefined : what;
    table.redraw();
  };
  return html`<section class="kit-drawer ${kind} ${isOpen ? "open" : ""}" data-drawer=${String(what)} aria-label=${name}>
    ${folds ? html`<button class="plate" aria-expanded=${String(isOpen)} @click=${fold}>${plate}</button>` : html`<div class="plate">${plate}</div>`}
    <div class="inner">${content}${close ? html`<button class="fold" @click=${fold}>${close}</button>` : nothing}</div>
  </section>`;
}
