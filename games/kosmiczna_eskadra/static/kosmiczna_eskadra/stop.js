// @ts-check
/**
 * Stop: who has called it, and for whoever holds a card the one question that is left.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */

import { clock } from "kit/clock.js";
import { act, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { seats, shipName } from "./knowing.js";
import { sign } from "./plates.js";

/** The word, over the table: it leaves the table to be looked at. @param {Table} table */
export const stopped = ({ t }) =>
  html`<p class="stop-word" aria-hidden="true">${t("board-stop")}</p>`;

/** @param {Table} table */
export function stop(table) {
  const { t, view } = table;
  const { stopper } = view;
  const by =
    typeof stopper === "number"
      ? t("board-stop-by", { name: table.nameOf(stopper) })
      : t("board-stop-clock");
  return html`<section class="stop" aria-label=${t("board-stop")}>
    <h2>${by}</h2>
    ${offered(table, "answer") ? question(table) : waiting(table)}
  </section>`;
}

/** A card that overlaps may be dropped even so: only the check judges it now (KE-107). @param {Table} table */
function question(table) {
  const { t } = table;
  const answer = (/** @type {string} */ how) => () => act(table, { do: "answer", how });
  const off = table.pending ? "true" : nothing;
  // The time left stands where it leads to: who does not answer withholds (KE-108).
  return html`<div class="asks"><p class="small-words">${inWords(table)}</p><p class="clash-words">${t("board-to-hangar")}</p></div>
  <div class="answer">
    <button class="kit-do drop" aria-disabled=${off} @click=${answer("drop")}>${t("board-stop-drop")}<kbd>D</kbd></button>
    <button class="kit-do second" aria-disabled=${off} @click=${answer("withhold")}>${clock(table, { seconds: true })}<span>${t("board-stop-withhold")}</span><kbd>W</kbd></button>
  </div>`;
}

/** The question, which stands here alone: the turn line tells only how it is. @param {Table} table */
export const inWords = (table) =>
  table.t("board-stop-question", { ship: shipName(table, table.view.own?.held ?? 1) });

/** Names, without what they have chosen. @param {Table} table */
function waiting(table) {
  const { view, t } = table;
  const open = seats(table).filter((seat) => view.seats[seat].holds && !view.seats[seat].answered);
  if (!open.length) return html`<p>${t("board-stop-check")}</p>`;
  return html`<p>${t("board-stop-waits")}</p><ul class="who">${open.map((seat) => html`<li>${sign(table, seat)}<b>${table.nameOf(seat)}</b></li>`)}</ul>`;
}
