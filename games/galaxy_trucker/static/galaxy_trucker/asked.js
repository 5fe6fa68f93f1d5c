// @ts-check
/** What is being answered: chosen pieces belong to one question and are forgotten with it. */
/** @import {Table} from "types/galaxy_trucker" */
import { offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { send } from "./knowing.js";
import { toggled } from "./plan.js";

/** The draft of this question. @param {Table} table @returns {Record<string, any>} */
export function draft(table) {
  const { ui, view } = table;
  const name = `${view.flight} ${view.phase} ${view.question?.kind} ${view.question?.name}`;
  if (ui.draft?.name !== name) ui.draft = { name, chosen: [] };
  return ui.draft;
}

/** @param {Table} table @param {number} one */
export function choose(table, one) {
  const own = draft(table);
  own.chosen = toggled(own.chosen, one);
  table.redraw();
}

/** @param {Table} table @param {string} tag */
export const offerOf = (table, tag) => offered(/** @type {any} */ (table), tag);

/** Named as the question is, so that it is taken for no other. @param {Table} table @param {string} tag @param {Record<string, unknown>} [fields] */
export function answer(table, tag, fields = {}) {
  const named = offerOf(table, tag)?.take?.to ? { to: table.view.question?.name } : {};
  send(table, { do: tag, ...named, ...fields });
}

/** @param {string} words @param {() => void} press @param {{second?: boolean, able?: boolean, key?: string}} [how] */
export const deed = (words, press, { second = false, able = true, key = "" } = {}) =>
  html`<button class="kit-do ${second ? "second" : ""}" aria-disabled=${able ? nothing : "true"} @click=${() => able && press()}>${words}${key ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`;
