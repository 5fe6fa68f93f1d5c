// @ts-check
/** The check: errors on the ship, marks for removal, what would remain and fall. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { html, svg } from "lit-html";
import { answer, choose, draft, marks, offerOf, redraft, tally } from "../asked.js";
import { between } from "../drafting.js";
import { faultsOf } from "../faults.js";
import { joinsOf } from "../geometry.js";
import { own, sidesOf } from "../knowing.js";
import { keptOf, piecesWithout } from "../plan.js";
import { at } from "../ship.js";
import { cellWords } from "../spoken.js";

/** @param {Table} table @returns {Asked} */
export function fixing(table) {
  const { t, seat } = table;
  const offer = offerOf(table, "fix_ship");
  const plan = planned(table);
  const above = layers(table, plan);
  if (!offer)
    return { above, says: tally(t(seat === null ? "board-fix-others" : "board-fix-none")) };
  const { chosen, pieces, kept, falls } = plan;
  const suggest = () =>
    redraft(table, { chosen: offer.example?.remove ?? [], keep: offer.example?.keep });
  return {
    above,
    tap: (cell) => own(table).ship[cell] && choose(table, cell),
    says: html`${tally(t("board-fix-result", { kept: kept.length, lost: chosen.length + falls.length, falls: falls.length }), true)}
      ${errorList(table)}`,
    choices: pieces.length > 1 ? pieces.map((piece) => pieceChoice(table, piece, kept)) : [],
    deeds: [
      { words: t("board-suggest"), press: suggest, second: chosen.length > 0 },
      {
        words: t("board-clear"),
        press: () => redraft(table, { chosen: [], keep: null }),
        second: true,
        able: chosen.length > 0,
      },
      {
        words: t("board-fix"),
        press: () => answer(table, "fix_ship", { remove: chosen, keep: kept[0] }),
        able: kept.length > 0 && chosen.length > 0,
      },
    ],
  };
}

/** @param {Table} table */
function planned(table) {
  const { chosen, keep } = draft(table);
  const pieces = piecesWithout(joinsOf(sidesOf(table, own(table))), chosen);
  const kept = keptOf(pieces, keep);
  return { chosen, pieces, kept, falls: pieces.filter((piece) => piece !== kept).flat() };
}

/** @param {Table} table @param {{chosen: number[], falls: number[]}} plan */
const layers = (table, { chosen, falls }) => [
  marks(table, falls, "falls"),
  chosen.map(
    (cell) =>
      svg`<g transform=${at(table, cell)}><rect class="goes" x="-19" y="-19" width="38" height="38" rx="4"/><path class="no" d="M-11-11l22 22M11-11l-22 22"/></g>`,
  ),
  faultsOf(table, own(table)).map(
    ({ cells: [one, other] }, n) =>
      svg`<g class="fault" transform=${other === undefined ? at(table, one) : between(table, one, other)}><circle r="9.5"/><text y="5.4">${n + 1}</text></g>`,
  ),
];

/** @param {Table} table */
const errorList = (table) =>
  html`<ol class="errors">${faultsOf(table, own(table)).map(({ code, cells }) => html`<li>${table.t(`board-error-${code}`)} <small>${cells.map((cell) => cellWords(table, cell)).join(" / ")}</small></li>`)}</ol>`;

/** @param {Table} table @param {number[]} piece @param {number[]} kept */
const pieceChoice = (table, piece, kept) => ({
  words: table.t("board-piece", { tiles: piece.length, cell: cellWords(table, piece[0]) }),
  press: () => redraft(table, { keep: piece[0] }),
  on: piece === kept,
});
