// @ts-check
/**
 * A fleet as a plus: the flagship in the middle, a zone on each side, a gate where no ship stands.
 *
 * @import {Table, Zone} from "types/mag_blast"
 * @import {Mark} from "./ship.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { flies, gates, kindOf, shipsIn, side, state, underFire, ZONES } from "./knowing.js";
import { marker, spokenFlagship } from "./naming.js";
import { cardsSign, flagshipPicture, kindPicture, zoneSign } from "./pictures.js";
import { hullBar, outlookOf, shipPiece } from "./ship.js";

/**
 * How pieces are lit, and what pressing them does.
 * @typedef {object} Hands
 * @property {(piece: string, seat: number) => Mark | undefined} mark  a ship, a flagship `@1`, a zone
 * @property {(piece: string, seat: number) => void} press
 * @property {(ship: string) => void} [grab]
 */

/** @param {Table} table @param {number} seat @param {Hands} hands @param {string} size  large or small */
export function fleet(table, seat, hands, size) {
  const own = side(table, seat);
  const open = gates(table, seat);
  return html`<div class="fleet targets ${size} ${own.out ? "out" : ""}" data-fleet=${seat} role="group" aria-label=${table.nameOf(seat)}>
    ${ZONES.map((zone) => zoneOf(table, seat, zone, open.includes(zone), hands))}
    ${flagship(table, seat, hands)}
  </div>`;
}

/** @param {Table} table @param {number} seat @param {Zone} zone @param {boolean} open @param {Hands} hands */
function zoneOf(table, seat, zone, open, hands) {
  const mark = hands.mark(zone, seat);
  const ships = shipsIn(table, seat, zone);
  const words = table.t(open ? "board-zone-open" : "board-zone", {
    zone: table.t(`zone-${zone}`),
    count: ships.length,
  });
  return html`<div class="zone ${zone} ${open ? "gate" : ""} ${mark?.kind ?? ""}" data-zone=${zone} role="group" aria-label=${words}>
    <span class="zone-name" aria-hidden="true">${zoneSign(zone)}<b>${table.t(`board-letter-${zone}`)}</b></span>
    ${repeat(
      ships,
      (ship) => ship,
      (ship) => shipPiece(table, seat, ship, hands.mark(ship, seat)),
    )}
    ${open ? html`<span class="open" aria-hidden="true">${table.t("board-gate")}</span>` : nothing}
    ${mark ? html`<button class="zone-here" data-piece=${zone} @click=${() => hands.press(zone, seat)} aria-label=${table.t("board-here", { zone: table.t(`zone-${zone}`) })}><b>${mark.says ?? table.t("board-here-short")}</b></button>` : nothing}
  </div>`;
}

/** @param {Table} table @param {number} seat @param {Hands} hands */
function flagship(table, seat, hands) {
  const { t } = table;
  const own = side(table, seat);
  const piece = `@${seat}`;
  const mark = hands.mark(piece, seat);
  const { hull, under, on, left } = state(table, piece);
  const words = spokenFlagship(table, seat);
  return html`<button class="flagship piece ${mark?.kind ?? ""} ${under + on ? "hurt" : ""} ${underFire(table, piece)}" data-piece=${piece}
    aria-label=${words} title=${words} @click=${() => hands.press(piece, seat)}>
    ${own.flagship ? flagshipPicture(own.flagship) : nothing}
    <span class="who">${table.nameOf(seat)}</span>
    <span class="flag-name">${own.flagship ? t(`flagship-${own.flagship}`) : nothing}</span>
    ${flies(table, seat) ? html`<b class="left">${left}</b>${hullBar(hull || 1, under, on)}` : nothing}
    ${tokens(table, seat)}
    ${outlookOf(mark)}
  </button>`;
}

/** What is open about a seat: cards, uses, markers on the fleet. @param {Table} table @param {number} seat */
export function tokens(table, seat) {
  const own = side(table, seat);
  return html`<span class="tokens">
    <span class="cards-held">${cardsSign}${own.hand}</span>
    ${own.uses === undefined ? nothing : html`<span class="uses">✦${own.uses}</span>`}
    ${own.help ? html`<span class="help">♪</span>` : nothing}
    ${Object.entries(own.markers ?? {}).map(
      ([card, by]) =>
        html`<span class="badge ${kindOf(card)}" title=${marker(table, card, by)}>${kindPicture(kindOf(card))}<b>${table.t(`board-badge-${kindOf(card)}`)}</b></span>`,
    )}
  </span>`;
}
