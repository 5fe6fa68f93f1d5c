// @ts-check
/**
 * A panel of the comic: who shoots at whom, with what, and what would be left. The bar says it in words.
 *
 * @import {Table} from "types/mag_blast"
 */
import { html, nothing } from "lit-html";
import { isFlagship, kindOf, ownerOf, SALVOS, seatOf, side } from "./knowing.js";
import { flagshipPicture, kindPicture, shipPicture } from "./pictures.js";
import { outlook } from "./preview.js";

/**
 * Whatever strikes: a play on the table, or one that is being put together.
 * @typedef {{card?: string, ship?: string, target?: string}} Strike
 */

/** @param {Table} table @param {Strike | undefined} strike */
export function panel(table, strike) {
  const { card, ship, target } = strike ?? {};
  if (!card || !target || !isThere(table, target)) return nothing;
  const { hull, before, left, destroys, value } = outlook(table, card, target, ship);
  return html`<div class="panel" aria-hidden="true">
    <span class="from">${ship && SALVOS.includes(kindOf(card)) ? pictureOf(table, ship) : kindPicture(kindOf(card))}</span>
    <i class="ray ${kindOf(card)}"></i>
    <span class="to ${destroys ? "doomed" : ""}">${pictureOf(table, target)}</span>
    ${value || destroys ? html`<b class="comes">${destroys ? "✕" : html`${hull - before}→${left}`}</b>` : nothing}
  </div>`;
}

/** @param {Table} table @param {string} piece */
const isThere = (table, piece) =>
  isFlagship(piece) ? !!side(table, seatOf(piece)) : ownerOf(table, piece) !== null;

/** @param {Table} table @param {string} piece */
const pictureOf = (table, piece) =>
  isFlagship(piece)
    ? flagshipPicture(side(table, seatOf(piece)).flagship ?? "")
    : shipPicture(table.scene.ships[piece].cls);
