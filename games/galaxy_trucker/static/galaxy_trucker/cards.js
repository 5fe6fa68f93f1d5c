// @ts-check
/** The face of an adventure card: its kind, its figures, its lines. */
/** @import {Card, Line, Table} from "types/galaxy_trucker" */
import { html, nothing, svg } from "lit-html";
import { cube } from "./art/aboard.js";
import { scenes } from "./art/scenes.js";
import { threatPicture } from "./art/signs.js";

/** Kinds that have no figures to print. */
const EXPLAINED = ["stardust", "open-space", "epidemic", "sabotage"];

/** @param {Table} table @param {string} id */
export function cardFace(table, id) {
  const { t, scene } = table;
  const card = /** @type {Card} */ (scene.cards[id]);
  return html`<article class="card of-${card.kind}" data-card=${id}>
    <h4>${t(`board-card-${card.kind}`)}<small>${card.level}</small></h4>
    <svg class="scene" viewBox="-40 -18 80 36" aria-hidden="true">${scenes[card.kind]}</svg>
    ${EXPLAINED.includes(card.kind) ? html`<p class="effect">${t(`board-effect-${card.kind}`)}</p>` : facts(table, card)}
    ${card.planets?.map((goods, n) => html`<p class="planet"><b>${n + 1}</b>${cubes(table, goods)}</p>`)}
    ${card.lines?.map((line) => html`<p class="line">${combatLine(table, line)}</p>`)}
    ${card.threats?.length ? threats(table, card.threats) : nothing}
    ${card.credits || card.load || card.days ? html`<p class="reward">${reward(table, card)}</p>` : nothing}
  </article>`;
}

/** @param {Table} table @param {Card} card */
function facts({ t }, card) {
  const words = [...(card.strength ? [t("board-strength", { strength: card.strength })] : [])];
  if (card.kind === "abandoned-station")
    words.push(t("board-crew-needed", { crew: card.crew ?? 0 }));
  else words.push(...losses({ t }, card));
  return words.length ? html`<p class="facts">${words.join(" · ")}</p>` : nothing;
}

/** @param {Pick<Table, "t">} table @param {Card} card */
function losses({ t }, { crew, goods }) {
  if (crew) return [t("board-crew-lost", { crew })];
  return goods ? [t("board-goods-lost", { goods })] : [];
}

/** What a stronger enemy does. @param {Table} table @param {Card} card */
export const defeat = (table, card) =>
  card.threats?.length ? threats(table, card.threats) : losses(table, card);

/** What is to be had, and the days that it costs. @param {Table} table @param {Card} card */
export function reward(table, { credits, load, days }) {
  const { t } = table;
  return html`${credits ? html`<b>${t("board-credits", { credits })}</b>` : nothing}${load ? cubes(table, load) : nothing}
    ${days ? html`<span class="days">${t("board-days-lost", { days })}</span>` : nothing}`;
}

/** A line of a combat zone. @param {Table} table @param {Line} line */
export const combatLine = (table, line) =>
  html`${table.t(`board-least-${line.compared}`)}${"\u00A0"}→ ${penalty(table, line)}`;

/** @param {Table} table @param {Pick<Line, "penalty" | "much" | "shots">} line */
const penalty = (table, { penalty: what, much, shots }) =>
  what === "shots" ? threats(table, shots) : table.t(`board-penalty-${what}`, { much });

/** @param {Table} table @param {readonly string[]} list */
export const threats = ({ t }, list) =>
  html`<span class="threats">${list.map((threat) => threatPicture(threat, t("board-threat", { threat })))}</span>`;

/** @param {Table} table @param {string} colours */
export const cubes = ({ t }, colours) =>
  html`<span class="cubes" role="img" aria-label=${t("board-cubes", { colours })}>${[...colours].map((colour) => html`<svg viewBox="-9 -9 18 18" aria-hidden="true">${svg`${cube(colour)}`}</svg>`)}</span>`;
