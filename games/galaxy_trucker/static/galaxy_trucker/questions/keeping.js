// @ts-check
/** A broken ship: its pieces, each tinted and named, with what is left aboard. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { html, svg } from "lit-html";
import { aboardOf, inventory } from "../aboard.js";
import { answer, draft, marks, redraft } from "../asked.js";
import { own } from "../knowing.js";
import { keptOf } from "../plan.js";
import { at } from "../ship.js";

/** @param {Table} table @returns {Asked} */
export function keeping(table) {
  const { t } = table;
  const pieces = (own(table).pieces ?? []).toSorted((one, other) => other.length - one.length);
  const kept = keptOf(pieces, draft(table).keep);
  const left = aboardOf(own(table), kept);
  const keep = (/** @type {number} */ cell) => redraft(table, { keep: cell });
  return {
    above: pieces.map((piece, n) => [
      marks(table, piece, `piece of-${n % 4} ${piece === kept ? "kept" : ""}`),
      svg`<text class="piece-name" y="6" transform=${at(table, piece[0])}>${letter(n)}</text>`,
    ]),
    tap: (cell) => own(table).ship[cell] && keep(cell),
    says: html`<p class="tally" role="status">${t("board-keep-left", { name: letter(pieces.indexOf(kept)), tiles: kept.length })} ${inventory(table, left)}</p>
      ${left.humans ? "" : html`<p class="warns">${t("board-keep-nobody")}</p>`}`,
    choices: pieces.map((piece, n) => ({
      words: t("board-keep-piece", { name: letter(n), tiles: piece.length }),
      press: () => keep(piece[0]),
      on: piece === kept,
    })),
    deeds: [
      {
        words: t("board-keep", { name: letter(pieces.indexOf(kept)) }),
        press: () => answer(table, "keep_piece", { cell: kept[0] }),
      },
    ],
  };
}

/** @param {number} n */
const letter = (n) => "ABCDEFGHIJ"[n] ?? "?";
