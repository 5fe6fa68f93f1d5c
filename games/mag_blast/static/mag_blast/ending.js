// @ts-check
/**
 * How it ended: who brought down whom, in what order, with which card.
 *
 * @import {GameEvent, Table} from "types/mag_blast"
 */
import { html, nothing } from "lit-html";
import { kindOf } from "./knowing.js";

/** @typedef {{seat: number, by?: number, card?: string}} Fall */

/** Every flagship that fell, each with the last card that struck it. @param {GameEvent[]} events @returns {Fall[]} */
export function falls(events) {
  /** @type {Record<string, string>} */
  const struck = {};
  return events.flatMap((event) => {
    if (event.event === "hit") struck[event.target] = event.card;
    // Catastrophic Damage is played on what was just hit, and strikes by itself.
    if (event.event === "card-played" && event.target && kindOf(event.card) === "CD")
      struck[event.target] = event.card;
    if (event.event !== "flagship-destroyed") return [];
    const { seat, by } = event;
    return [{ seat, by, card: by === undefined ? undefined : struck[`@${seat}`] }];
  });
}

/** @param {Table} table */
export function ending(table) {
  const found = falls(table.told());
  return found.length
    ? html`<ol class="falls">${found.map((fall) => html`<li>${words(table, fall)}</li>`)}</ol>`
    : nothing;
}

/** @param {Table} table @param {Fall} fall */
function words({ t, nameOf }, { seat, by, card }) {
  const who = nameOf(seat);
  if (by === undefined) return t("board-fell-resigned", { who });
  const what = card ? t(`kind-${kindOf(card)}`) : "none";
  return t("board-fell", { who, destroyer: nameOf(by), what });
}
