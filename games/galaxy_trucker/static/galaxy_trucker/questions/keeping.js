// @ts-check
/** A broken ship: its pieces, each tinted and named, with what is left aboard. */
/** @import {Piece, Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { html, svg } from "lit-html";
import { inventory } from "../aboard.js";
import { answer, draft, marks, redraft } from "../asked.js";
import { fact, facts } from "../fleet.js";
import { halves, own, span } from "../knowing.js";
import { at } from "../ship.js";

/** @param {Table} table @returns {Asked} */
export function keeping(table) {
  const { t } = table;
  const pieces = (own(table).pieces ?? []).toSorted(
    (one, other) => other.cells.length - one.cells.length,
  );
  const kept = pieces.find(({ cells }) => cells.includes(draft(table).keep)) ?? pieces[0];
  if (!kept) return { choices: [], deeds: [] };
  const keep = (/** @type {number} */ cell) => redraft(table, { keep: cell });
  const name = letter(pieces.indexOf(kept));
  return {
    above: pieces.map((piece, n) => [
      marks(table, piece.cells, `piece of-${n % 4} ${piece === kept ? "kept" : ""}`),
      svg`<text class="piece-name" y="6" transform=${at(table, piece.cells[0])}>${letter(n)}</text>`,
    ]),
    tap: (cell) => own(table).ship[cell] && keep(cell),
    says: html`<div class="tally" role="status"><p>${t("board-keep-left", { name, tiles: kept.cells.length })} ${inventory(table, kept)}</p>
      ${powers(table, kept)}</div>
      ${kept.humans ? "" : html`<p class="warns">${t("board-keep-nobody")}</p>`}`,
    choices: pieces.map(({ cells }, n) => ({
      words: t("board-keep-piece", { name: letter(n), tiles: cells.length }),
      press: () => keep(cells[0]),
      on: cells === kept.cells,
    })),
    deeds: [
      {
        words: t("board-keep", { name }),
        press: () => answer(table, "keep_piece", { cell: kept.cells[0] }),
      },
    ],
  };
}

/** What the piece could do. @param {Table} table @param {Piece} piece */
const powers = ({ t }, { engines, fire }) =>
  facts(t, [
    fact("engines", span(engines.least, engines.most), !engines.most),
    fact("fire", span(fire.least, fire.most, halves), !fire.most),
  ]);

/** @param {number} n */
const letter = (n) => "ABCDEFGHIJ"[n] ?? "?";
