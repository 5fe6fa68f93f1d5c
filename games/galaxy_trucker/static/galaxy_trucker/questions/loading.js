// @ts-check
/** Goods are loaded: the holds beside a bin, in which lies what will be thrown away. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { html } from "lit-html";
import { cube } from "../art/aboard.js";
import { answer, draft, offerOf, redraft } from "../asked.js";
import { kindOf, own } from "../knowing.js";
import { sorted, stowed, thrown, without } from "../plan.js";
import { cellWords } from "../spoken.js";

/** @type {Record<string, number>} */
const ROOM = { H2: 2, H3: 3, R1: 1, R2: 2 };

/** @param {Table} table @returns {Asked} */
export function loading(table) {
  const { t, view, seat } = table;
  const best = /** @type {Record<string, string>} */ (
    offerOf(table, "load")?.example?.layout ?? {}
  );
  const layout = draft(table).layout ?? best;
  const carried = Object.values(own(table).cubes ?? {}).join("");
  const all = sorted(carried + (view.question?.load?.[seat ?? -1] ?? ""));
  const bin = without(all, Object.values(layout).join(""));
  const lay = (/** @type {Record<string, string>} */ next) => redraft(table, { layout: next });
  const holds = Object.keys(best).map((cell) => holdOf(table, cell));
  return {
    says: html`<div class="loading">
      <ul>${holds.map((hold) => holdWith(table, hold, layout[hold.cell] ?? "", (colour) => lay(thrown(layout, hold.cell, colour))))}</ul>
      <p class="bin" role="group" aria-label=${t("board-bin")}><small>${t("board-bin")}</small>${[...bin].map((colour) => good(colour, t("board-stow", { colour: t(`board-cube-${colour}`) }), () => lay(stowed(layout, holds, colour))))}</p>
    </div>`,
    deeds: [
      { words: t("board-load"), press: () => answer(table, "load", { layout }) },
      { words: t("board-best"), press: () => lay(best), second: true },
      {
        words: t("board-unload"),
        press: () => lay(Object.fromEntries(holds.map(({ cell }) => [cell, ""]))),
        second: true,
      },
    ],
  };
}

/** @param {Table} table @param {string} cell */
function holdOf(table, cell) {
  const kind = kindOf(table, own(table).ship[Number(cell)]?.tile ?? 0);
  return { cell, room: ROOM[kind] ?? 0, red: kind.startsWith("R") };
}

/** @param {Table} table @param {{cell: string, room: number, red: boolean}} hold @param {string} cubes @param {(colour: string) => void} throws */
const holdWith = (table, { cell, room, red }, cubes, throws) =>
  html`<li class=${red ? "red" : ""}><small>${cellWords(table, Number(cell))}</small>
    ${[...cubes].map((colour) => good(colour, table.t("board-throw", { colour: table.t(`board-cube-${colour}`) }), () => throws(colour)))}
    ${Array.from({ length: Math.max(0, room - cubes.length) }, () => html`<i class="room"></i>`)}</li>`;

/** @param {string} colour @param {string} words @param {() => void} press */
const good = (colour, words, press) =>
  html`<button class="good" aria-label=${words} title=${words} @click=${press}><svg viewBox="-9 -9 18 18" aria-hidden="true">${cube(colour)}</svg></button>`;
