// @ts-check
/**
 * What lies before somebody who plays for no side: both hands as fans of backs. In a replay they can
 * be opened, as far as each seat's own recording shows them.
 *
 * @import {Table} from "types/asy_przestworzy"
 */
import { hand as row } from "kit/hand.js";
import { html, nothing } from "lit-html";
import { back, face, spoken } from "./cards.js";
import { choose } from "./hand.js";
import { byWorth, far, half, near } from "./knowing.js";

/** @param {Table} table */
export const fans = (table) => html`<div class="fans">
  ${[near(table), far(table)].map((seat) => fan(table, seat))}
</div>`;

/** @param {Table} table @param {number} seat */
function fan(table, seat) {
  const { hand, side } = half(table, seat);
  if (!side) return nothing;
  const ids = table.ui.open ? seen(table, seat, hand) : undefined;
  return ids
    ? opened(table, seat, byWorth(table, ids))
    : shut(table, seat, Array(hand).fill(back(side)));
}

/**
 * What a seat saw of its hand. Its recording is at the end of the move when a reveal is still told:
 * what was drawn since stands at the end.
 * @param {Table} table @param {number} seat @param {number} count  at the moment that is shown
 */
export const seen = (table, seat, count) => table.eyes?.(seat)?.own?.hand.slice(0, count);

/** @param {Table} table @param {number} seat @param {unknown[]} backs */
const shut = (table, seat, backs) => html`<div
  class="spread" data-backs=${seat} role="img" aria-label=${table.t("board-hand-of", { count: backs.length })}>${backs}</div>`;

/** A tap enlarges one of them. @param {Table} table @param {number} seat @param {string[]} ids */
const opened = (table, seat, ids) =>
  html`<div class="spread open" data-backs=${seat}>${row({
    cards: ids,
    name: `${table.nameOf(seat)}: ${table.t("board-hand-of", { count: ids.length })}`,
    face: (id) => face(table, id, table.view.contested),
    label: (id) => spoken(table, id, table.view.contested),
    chosen: table.ui.card,
    choose: (id) => choose(table, id),
  })}</div>`;

/** The button that opens both, or turns them down. @param {Table} table */
export function opener({ ui, t, redraw }) {
  const turn = () => {
    ui.open = !ui.open;
    redraw();
  };
  return html`<button class="kit-do second" aria-pressed=${String(!!ui.open)} @click=${turn}>${t(ui.open ? "board-hands-shut" : "board-hands-open")}</button>`;
}
