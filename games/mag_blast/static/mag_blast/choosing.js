// @ts-check
/**
 * Choices that a play or a purchase brings: which ship is kept, where a ship goes.
 *
 * @import {Table, Zone} from "types/mag_blast"
 * @import {Stage} from "./stage.js"
 */
import { act, choices, offered } from "kit/offers.js";
import { html } from "lit-html";
import { shipCard } from "./deploying.js";
import { spoken } from "./naming.js";
import { looking, reading } from "./stage.js";

/** F7. @param {Table} table @returns {Stage} */
export function keeping(table) {
  const ships = choices(offered(table, "keep_ship"), "ship");
  const keep = (/** @type {string} */ ship) => act(table, { do: "keep_ship", ship });
  return {
    kind: "keeping",
    clock: true,
    hands: looking(table),
    cards: reading(table),
    says: table.t("board-keep-which"),
    deeds: ships.map((ship) => ({ words: table.t(`ship-${ship}`), press: () => keep(ship) })),
    more: html`<span class="shelf">${ships.map((ship) => html`<button class="kit-pick" aria-label=${spoken(table, ship)} @click=${() => keep(ship)}>${shipCard(table, ship)}</button>`)}</span>`,
  };
}

/** @param {Table} table @returns {Stage} */
export function placing(table) {
  const zones = choices(offered(table, "place_ship"), "zone");
  const [ship] = table.view.choice?.ships ?? [];
  const place = (/** @type {string} */ zone) =>
    act(table, { do: "place_ship", zone: /** @type {Zone} */ (zone) });
  return {
    kind: "placing",
    clock: true,
    hands: {
      mark: (piece, seat) =>
        seat === table.seat && zones.includes(piece) ? { kind: "target" } : undefined,
      press: (piece, seat) =>
        seat === table.seat && zones.includes(piece)
          ? place(piece)
          : looking(table).press(piece, seat),
    },
    cards: reading(table),
    says: table.t("board-place-where", { ship: ship ? table.t(`ship-${ship}`) : "" }),
    more: ship ? html`<span class="shelf">${shipCard(table, ship)}</span>` : "",
    deeds: zones.map((zone) => ({
      words: table.t(`zone-${zone}`),
      press: () => place(zone),
      second: true,
    })),
  };
}
