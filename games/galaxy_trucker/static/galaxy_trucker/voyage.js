// @ts-check
/** The board from the check to the score: the card, the track, the ship and what is asked of it. */
/** @import {Table} from "types/galaxy_trucker" */
import { dice } from "kit/dice.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { isAsked, panel } from "./asked.js";
import { cardFace } from "./cards.js";
import { hull } from "./hull.js";
import { moment } from "./moments.js";
import { score } from "./score.js";
import { sums } from "./sentences.js";
import { FLYING, tabs } from "./tabs.js";
import { titles } from "./titles.js";
import { track } from "./track.js";

/** @param {Table} table @param {import("./asked.js").Asked} asked */
export function voyage(table, asked) {
  const lines = scored(table);
  return html`${lines ? score(table, lines) : hull(table, asked)}
    <div class="part-hand asked" role="group" aria-label=${table.t("board-asked")}>${panel(asked)}</div>
    ${tabs(table, FLYING, isAsked(asked))} ${card(table)} ${track(table)}`;
}

/** The score, while it is filled in, too. @param {Table} table */
function scored(table) {
  const step = moment(table);
  if (step) return step.row ? table.ui.table?.view.score : undefined;
  const after = ["scoring", "titles", "next", "over"].includes(table.view.phase);
  return after ? table.view.score : undefined;
}

/** @param {Table} table */
function card(table) {
  const { t, view } = table;
  return html`<section class="tray card-tray" tabindex="0" aria-label=${t("board-card")}>
    ${view.card ? keyed(`${view.flight} ${view.number}`, cardFace(table, view.card)) : html`<p class="empty">${t(view.number ? "board-flown" : "board-no-card")}</p>`}
    <p class="deck">${view.card ? t("board-deck", { number: view.number, left: view.deck ?? 0 }) : nothing}</p>
    ${view.dice?.length && moment(table)?.event.event !== "dice-rolled" ? dice({ faces: view.dice, label: t("board-dice", { sum: sums(view.dice) }) }) : nothing}
    ${titles(table)}
  </section>`;
}
