// @ts-check
/** The titles of a Trek: who holds them, everybody's standing, and what gold costs. */
/** @import {Table, Title} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { seatSign } from "./art/signs.js";
import { foremost } from "./geometry.js";
import { sidesOf, truckerOf } from "./knowing.js";

/** @param {Table} table */
export function titles(table) {
  const { t, view } = table;
  const all = Object.entries(view.titles ?? {});
  if (!all.length) return nothing;
  return html`<section class="titles" aria-label=${t("board-titles")}>
    ${all.map(
      ([
        title,
        shown,
      ]) => html`<article class="title-card ${shown?.gold ? "gold" : "silver"}"><h4>${t(`title-${title}`)}</h4>
        <ul>${Object.entries(shown?.scores ?? {}).map(([seat, score]) => html`<li class=${Number(seat) === shown?.holder ? "holder" : ""} title=${table.nameOf(Number(seat))}>${seatSign(Number(seat))}<b>${score}</b><span class="spoken">${table.nameOf(Number(seat))}</span></li>`)}</ul>
        <p><small>${t(`board-title-${title}`)}</small>${shown?.gold && costs(table) ? html` <small class="bites">${t(`board-gold-${title}`)}</small>` : nothing}</p></article>`,
    )}
  </section>`;
}

/** The title of a seat, beside its name. @param {Table} table @param {number} seat */
export function badgeOf(table, seat) {
  const { title, gold } = truckerOf(table, seat);
  if (!title) return nothing;
  const words = [
    table.t(`title-${title}`),
    ...(gold && costs(table) ? [table.t(`board-gold-${title}`)] : []),
  ];
  return html`<span class="title-badge ${gold ? "gold" : "silver"}" title=${words.join(": ")}>${gold ? "★" : "☆"} ${words[0]}</span>`;
}

/** Whether this room has handicaps at all. @param {Table} table */
const costs = ({ scene }) => scene.options.gold_handicaps === "house";

/** The gold title by whose handicap a seat flies. @param {Table} table @param {number} seat */
export function handicapOf(table, seat) {
  const { title, gold } = truckerOf(table, seat);
  return gold && costs(table) && table.view.flight === LAST ? title : undefined;
}
const LAST = 3;

/** Which kinds of tiles a gold title touches. @type {Map<Title, string[]>} */
const TOUCHES = new Map([
  ["T1", ["H2", "H3", "R1", "R2"]],
  ["T2", ["B2", "B3"]],
  ["T4", ["CB"]],
]);

/** Whether the gold of a seat bites there. @param {Table} table @param {number} seat @param {string} kind @param {number} cell */
export function isTouched(table, seat, kind, cell) {
  const title = handicapOf(table, seat);
  if (!title) return false;
  if (title === "T3") return Object.values(truckerOf(table, seat).aliens ?? {}).includes(cell);
  return !!TOUCHES.get(title)?.includes(kind);
}

/** Smooth sides off which no small meteor bounces, by cell. @param {Table} table @param {number} seat @returns {Map<number, number[]>} */
export function brittleSides(table, seat) {
  if (handicapOf(table, seat) !== "T6") return new Map();
  const laid = sidesOf(table, truckerOf(table, seat));
  const cells = [...laid.keys()];
  const smooth = (/** @type {readonly number[]} */ sides, /** @type {number} */ cell) =>
    sides.flatMap((side, way) => (side === 0 && foremost(cells, cell, way) ? [way] : []));
  return new Map([...laid].map(([cell, sides]) => [cell, smooth(sides, cell)]));
}

/** Who has it in gold stops when the last run of the sand begins. @param {Table} table @param {number} seat */
export const stopsEarly = (table, seat) => handicapOf(table, seat) === "T5";
