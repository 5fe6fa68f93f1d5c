// @ts-check
/** The board from the check to the score: the card, the track, the ship and what is asked of it. */
/** @import {Table} from "types/galaxy_trucker" */
import { dice } from "kit/dice.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { cardFace } from "./cards.js";
import { crewDeeds, crewLayers } from "./crewing.js";
import { fixDeeds, fixLayers } from "./fixing.js";
import { questionDeeds, questionLayers } from "./flying.js";
import { hull } from "./hull.js";
import { score } from "./score.js";
import { FLYING, tabs } from "./tabs.js";
import { track } from "./track.js";

/** @type {Record<string, [(table: Table) => {below?: unknown, above?: unknown, tap: ((cell: number) => void) | null}, (table: Table) => unknown]>} */
const PHASES = { fix: [fixLayers, fixDeeds], crew: [crewLayers, crewDeeds] };

/** @param {Table} table */
export function voyage(table) {
  const { view } = table;
  const [layers, deeds] = PHASES[view.phase] ?? [questionLayers, questionDeeds];
  const scored = view.score && ["scoring", "titles", "next", "over"].includes(view.phase);
  return html`${scored ? score(table) : hull(table, layers(table))}
    <div class="part-hand asked" role="group" aria-label=${table.t("board-asked")}>${scored && view.phase !== "titles" ? nothing : deeds(table)}</div>
    ${tabs(table, FLYING)} ${card(table)} ${track(table)}`;
}

/** @param {Table} table */
function card(table) {
  const { t, view } = table;
  return html`<section class="tray card-tray" aria-label=${t("board-card")}>
    ${view.card ? keyed(`${view.flight} ${view.number}`, cardFace(table, view.card)) : html`<p class="empty">${t("board-no-card")}</p>`}
    <p class="deck">${view.number ? t("board-deck", { number: view.number, left: view.deck ?? 0 }) : nothing}</p>
    ${view.dice?.length ? dice({ faces: view.dice, label: t("board-dice", { sum: view.dice.reduce((all, one) => all + one, 0) }) }) : nothing}
  </section>`;
}
