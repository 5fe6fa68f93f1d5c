// @ts-check
/** The check: errors on the ship, marks for removal, what would remain and fall. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing, svg } from "lit-html";
import { answer, choose, deed, draft, offerOf } from "./asked.js";
import { between } from "./drafting.js";
import { own } from "./knowing.js";
import { keptOf, piecesWithout } from "./plan.js";
import { at } from "./ship.js";
import { cellWords } from "./spoken.js";

/** @param {Table} table */
function planned(table) {
  const { chosen, keep } = draft(table);
  const pieces = piecesWithout(/** @type {any} */ (own(table).joins ?? {}), chosen);
  const kept = keptOf(pieces, keep);
  return { chosen, pieces, kept, falls: pieces.filter((piece) => piece !== kept).flat() };
}

/** @param {Table} table */
export function fixLayers(table) {
  const { chosen, falls } = planned(table);
  const errors = own(table).errors ?? [];
  return {
    above: [
      falls.map(
        (cell) =>
          svg`<rect class="falls" x="-19" y="-19" width="38" height="38" rx="4" transform=${at(table, cell)}/>`,
      ),
      chosen.map(
        (/** @type {number} */ cell) =>
          svg`<g transform=${at(table, cell)}><rect class="goes" x="-19" y="-19" width="38" height="38" rx="4"/><path class="no" d="M-11-11l22 22M11-11l-22 22"/></g>`,
      ),
      errors.map(
        ({ cells: [one, other] }, n) =>
          svg`<g class="fault" transform=${other === undefined ? at(table, one) : between(table, one, other)}><circle r="9.5"/><text y="5.4">${n + 1}</text></g>`,
      ),
    ],
    tap: offerOf(table, "fix_ship")
      ? (/** @type {number} */ cell) => own(table).ship[cell] && choose(table, cell)
      : null,
  };
}

/** @param {Table} table */
export function fixDeeds(table) {
  const { t } = table;
  const offer = offerOf(table, "fix_ship");
  const errors = own(table).errors ?? [];
  if (!offer) return html`<p>${t(table.seat === null ? "board-fix-others" : "board-fix-none")}</p>`;
  const { chosen, pieces, kept, falls } = planned(table);
  const suggest = () => {
    Object.assign(draft(table), { chosen: offer.example?.remove ?? [], keep: offer.example?.keep });
    table.redraw();
  };
  const clear = () => {
    Object.assign(draft(table), { chosen: [], keep: null });
    table.redraw();
  };
  return html`<ol class="errors">${errors.map(({ code, cells }) => html`<li>${t(`board-error-${code}`)} <small>${cells.map((cell) => cellWords(table, cell)).join(" / ")}</small></li>`)}</ol>
    <p class="tally" role="status">${t("board-fix-result", { kept: kept.length, removed: chosen.length, falls: falls.length })}</p>
    ${pieces.length > 1 ? html`<div class="choices targets">${pieces.map((piece) => deed(t("board-piece", { tiles: piece.length, cell: cellWords(table, piece[0]) }), () => keep(table, piece[0]), { second: piece !== kept }))}</div>` : nothing}
    <div class="deeds">${deed(t("board-suggest"), suggest, { second: true })}${deed(t("board-clear"), clear, { second: true, able: chosen.length > 0 })}
      ${deed(t("board-fix"), () => answer(table, "fix_ship", { remove: chosen, keep: kept[0] }), { able: kept.length > 0 })}</div>`;
}

/** @param {Table} table @param {number} cell */
function keep(table, cell) {
  draft(table).keep = cell;
  table.redraw();
}
