// @ts-check
/**
 * A fleet ship on the board: its picture, name, hull that is left, guns and speed.
 *
 * @import {Table} from "types/mag_blast"
 */
import { styled } from "kit/styled.js";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { printed, side, spentGuns, state, underFire } from "./knowing.js";
import { nameOfShip, spoken } from "./naming.js";
import { gunSign, shipPicture } from "./pictures.js";

/**
 * @typedef {object} Mark  how a piece is lit
 * @property {string} kind  "can", "chosen", "target", "aimed", "plan"
 * @property {string} [says]  what would come of it: "7→4"
 */

/**
 * Written anew only where something about it has changed: with eight fleets most of them have not.
 * @param {Table} table @param {number} seat @param {string} ship @param {Mark | undefined} mark
 */
export function shipPiece(table, seat, ship, mark) {
  const { fleet, flagship } = side(table, seat);
  const shown = fleet[ship];
  const { under, on } = state(table, ship);
  const spent = spentGuns(table, ship, shown);
  const seen = [seat, flagship, shown.zone, under, on, spent.join(""), underFire(table, ship)];
  return guard([...seen, mark?.kind, mark?.says], () => written(table, seat, ship, mark, spent));
}

/** @param {Table} table @param {number} seat @param {string} ship @param {Mark | undefined} mark @param {string[]} spent */
function written(table, seat, ship, mark, spent) {
  const shown = side(table, seat).fleet[ship];
  const { cls, speed } = printed(table, ship);
  const { hull, under, on, left } = state(table, ship);
  const words = spoken(table, ship, shown);
  const name = nameOfShip(table, ship);
  const fired = spent.length === printed(table, ship).guns.length;
  return html`<button
    class="ship piece ${cls} ${fired ? "fired" : ""} ${under + on ? "hurt" : ""} ${mark?.kind ?? ""} ${underFire(table, ship)}"
    data-ship=${ship} data-piece=${ship} aria-label=${words} title=${words}
    aria-pressed=${mark?.kind === "chosen" || mark?.kind === "aimed" ? "true" : nothing}
    @click=${() => table.ui.hands.press(ship, seat)}>
    ${shipPicture(cls)}
    <span class="class" aria-hidden="true">${table.t(`board-short-${cls}`)}</span>
    <span class="name ${isLong(name) ? "long" : ""}">${name}</span>
    <b class="left">${left}</b>
    <span class="guns">${printed(table, ship).guns.map((gun) => gunSign(gun, spent.includes(gun)))}</span>
    <span class="speed" aria-hidden="true">${"›".repeat(speed)}</span>
    ${hullBar(hull, under, on)}
    ${outlookOf(mark)}
  </button>`;
}

/** Longer than the place of a name is everywhere. @param {string} name */
const isLong = (name) => name.length > 9;

/** Where there is little room, only what is left. @param {Mark | undefined} mark */
export function outlookOf(mark) {
  if (!mark?.says) return nothing;
  const [before, left] = mark.says.split("→");
  return html`<em class="outlook">${left ? html`<s>${before}</s>→${left}` : before}</em>`;
}

/** What lies under it for good is solid, what comes back at the end of the turn hatched. @param {number} hull @param {number} under @param {number} on */
export const hullBar = (hull, under, on) =>
  html`<span class="hull" ${styled({ "--under": Math.min(1, under / hull), "--both": Math.min(1, (under + on) / hull) })}><i class="on"></i><i class="under"></i></span>`;
