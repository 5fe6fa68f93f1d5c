// @ts-check
/**
 * The questions with two answers, the time they leave, and the tick that silences them.
 *
 * @import {Table, Window} from "types/asy_przestworzy"
 */

import { clock } from "kit/clock.js";
import { act, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { medal } from "./art/signs.js";
import { openWindow } from "./knowing.js";

/** Which victory card a window is about. @type {Record<string, string>} */
export const CARD = { ceiling: "ceil", manoeuvre: "man", firepower: "fire", range: "rng" };

/** The time left stands with the question. @param {Table} table */
export const timeLeft = (table) => clock(table, { seconds: true, label: table.t("board-time") });

/** Whether the board asks something that shows the time. @param {Table} table */
export const showsTime = (table) => !!openWindow(table) || !!offered(table, "bid");

/** @param {Table} table @param {string} name */
export function question(table, name) {
  const { t } = table;
  const answer = (/** @type {boolean} */ use) => () => act(table, { do: `answer_${name}`, use });
  return html`${timeLeft(table)}
    <p class="says with-medal">${medal(CARD[name])}<span><b>${t(`board-ask-${name}`)}</b> <span class="hint">${t(`board-ask-${name}-what`)}</span></span></p>
    <div class="answers">
      <button class="kit-do" @click=${answer(true)}>${t("board-use")}<kbd>${t("board-key-yes")}</kbd></button>
      <button class="kit-do second" @click=${answer(false)}>${t("board-keep")}<kbd>${t("board-key-no")}</kbd></button>
    </div>
    ${tick(table, name)}`;
}

/** @param {Table} table @param {string} name */
export function tick(table, name) {
  const on = !!table.view.own?.auto?.[/** @type {Window} */ (name)];
  const set = () => act(table, { do: "set_auto", window: name, on: !on });
  return html`<label class="tick"><input type="checkbox" .checked=${on} @change=${set} />
    ${table.t(name === "range" ? "board-always-range" : "board-auto")}</label>`;
}

/** Standing answers that are on, to be switched off. @param {Table} table */
export function standing(table) {
  const on = Object.keys(table.view.own?.auto ?? {});
  if (!on.length) return nothing;
  return html`<p class="standing">${on.map(
    (name) => html`<button
    title=${table.t("board-auto-off")} @click=${() => table.act({ do: "set_auto", window: name, on: false })}>
    ${medal(CARD[name], true)}${table.t(`board-auto-${name}`)} ✕</button>`,
  )}</p>`;
}
