// @ts-check
/**
 * The board: everybody's cards, two buttons below. It draws the view and holds no rules.
 *
 * @import {Table} from "types/twenty_one"
 */
import { clock } from "kit/clock.js";
import { key } from "kit/keys.js";
import { act, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";

/** @param {Table} table */
const draw = (table) => html`<div class="kit-board twenty-one ${table.standing ? "standing" : ""}">
  <div class="kit-layout">
    <ul class="part-table" aria-label=${table.t("board-table")}>
      ${table.seats.map(({ seat }) => hand(table, seat))}
    </ul>
    <div class="part-bar" role="region" aria-label=${table.t("board-bar")}>
      ${clock(table, { seconds: true, label: table.t("board-time") })}
      ${button(table, "take")} ${button(table, "stop")}
    </div>
  </div>
</div>`;

/** @param {Table} table @param {number} seat */
function hand({ view, nameOf, t }, seat) {
  const down = view.down[seat];
  const cards = view.cards[seat] ?? [];
  const said = [down ?? t("board-down"), ...cards].join(", ");
  return html`<li data-seat=${seat} aria-label=${t("board-cards", { name: nameOf(seat), cards: said })}>
    <b>${nameOf(seat)}</b> <span class="down">${down ?? "?"}</span>
    ${cards.map((card) => html`<span>${card}</span>`)}
  </li>`;
}

/** @param {Table} table @param {"take" | "stop"} does */
const button = (table, does) =>
  offered(table, does)
    ? html`<button class="kit-do" @click=${() => act(table, { do: does })}>${table.t(`board-${does}`)}</button>`
    : nothing;

/** @param {Table} table */
const keys = (table) => [
  key(table, "t", "board-take", () => act(table, { do: "take" })),
  key(table, "s", "board-stop", () => act(table, { do: "stop" })),
];

export default { draw, keys };
