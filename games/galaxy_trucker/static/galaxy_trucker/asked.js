// @ts-check
/**
 * What is asked of this seat: lit tiles, words, choices and deeds, the same for mouse, finger and keys.
 * Chosen pieces belong to one question and are forgotten with it.
 */
/** @import {Table} from "types/galaxy_trucker" */
import { offered } from "kit/offers.js";
import { html, nothing, svg } from "lit-html";
import { send } from "./knowing.js";
import { toggled } from "./plan.js";
import { at } from "./ship.js";

/**
 * @typedef {object} Deed
 * @property {string} words @property {() => void} press
 * @property {boolean} [second]  Enter does not mean it
 * @property {boolean} [able]
 * @property {boolean} [on]  of a choice: it is made
 * @property {unknown} [shows]  a picture after the words
 *
 * @typedef {object} Asked
 * @property {unknown} [above]  what is lit on the ship
 * @property {((cell: number) => void) | null} [tap]  what a tap on a tile does
 * @property {unknown} [says]
 * @property {Deed[]} [choices]  by digits, where there are any
 * @property {Deed[]} [deeds]  the first that is able and not `second` is what Enter does
 */

/** The draft of this question. @param {Table} table @returns {Record<string, any>} */
export function draft(table) {
  const { ui, view } = table;
  const name = `${view.flight} ${view.phase} ${view.question?.kind} ${view.question?.name}`;
  if (ui.draft?.name !== name) ui.draft = { name, chosen: [] };
  return ui.draft;
}

/** Change it. @param {Table} table @param {Record<string, any>} change */
export function redraft(table, change) {
  Object.assign(draft(table), change);
  table.redraw();
}

/** @param {Table} table @param {number} one */
export const choose = (table, one) => redraft(table, { chosen: toggled(draft(table).chosen, one) });

/** @param {Table} table @param {string} tag */
export const offerOf = (table, tag) => offered(/** @type {any} */ (table), tag);

/** Named as the question is, so that it is taken for no other. @param {Table} table @param {string} tag @param {Record<string, unknown>} [fields] */
export function answer(table, tag, fields = {}) {
  const named = offerOf(table, tag)?.take?.to ? { to: table.view.question?.name } : {};
  send(table, { do: tag, ...named, ...fields });
}

/** What Enter does. @param {Asked} asked @returns {Deed | undefined} */
export const meantBy = ({ deeds = [] }) => deeds.find(({ second, able = true }) => able && !second);

/** What digits do. @param {Asked} asked @returns {Deed[]} */
export const numbered = ({ choices = [], deeds = [] }) => (choices.length ? choices : deeds);

/** Whether anything can be done. @param {Asked} asked */
export const isAsked = ({ choices = [], deeds = [] }) => choices.length + deeds.length > 0;

/** @param {Asked} asked */
export function panel(asked) {
  const { says = nothing, choices = [], deeds = [] } = asked;
  const digits = numbered(asked).length > 1 ? numbered(asked) : [];
  const enter = meantBy(asked);
  const key = (/** @type {Deed} */ deed) =>
    deed === enter ? "Enter" : digits.indexOf(deed) < 9 ? digits.indexOf(deed) + 1 : 0;
  return html`<div class="said">${says}
    ${choices.length ? html`<div class="choices targets">${choices.map((choice) => button(choice, key(choice), !!choice.on))}</div>` : nothing}</div>
    ${deeds.length ? html`<div class="deeds">${deeds.map((deed) => button(deed, key(deed), !deed.second))}</div>` : nothing}`;
}

/** @param {Deed} deed @param {string | number} key @param {boolean} bright */
const button = ({ words, press, able = true, on, shows = nothing }, key, bright) =>
  html`<button class="kit-do ${bright ? "" : "second"}" aria-disabled=${able ? nothing : "true"} aria-pressed=${on === undefined ? nothing : String(on)}
    @click=${() => able && press()}>${words}${shows}${key ? html` <kbd aria-hidden="true">${key === "Enter" ? "⏎" : key}</kbd>` : nothing}</button>`;

/** Frames on tiles. @param {Table} table @param {number[]} cells @param {string} kind */
export const marks = (table, cells, kind) =>
  cells.map(
    (cell) =>
      svg`<rect class=${kind} x="-19" y="-19" width="38" height="38" rx="4" transform=${at(table, cell)}/>`,
  );

/** @param {string} words @param {boolean} [live]  it changes while one chooses */
export const tally = (words, live) =>
  html`<p class="tally" role=${live ? "status" : nothing}>${words}</p>`;
