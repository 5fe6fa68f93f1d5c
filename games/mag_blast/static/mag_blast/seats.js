// @ts-check
/**
 * Everybody else, in the order of seats: a plate with what must be seen at a glance, and the fleet where
 * there is room.
 *
 * @import {Table} from "types/mag_blast"
 * @import {Hands} from "./fleet.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { fleet, tokens } from "./fleet.js";
import {
  flies,
  near,
  others,
  ownerOf,
  shaken,
  shipsIn,
  side,
  state,
  watches,
  ZONES,
} from "./knowing.js";
import { planOf } from "./moving.js";
import { spokenFlagship } from "./naming.js";

/** @param {Table} table @param {Hands} hands */
export function seats(table, hands) {
  const all = others(table);
  return html`<div class="part-far others targets" data-count=${all.length} role="list" aria-label=${table.t("board-others")}>
    ${mayLeave(table) ? html`<div class="other own" role="listitem">${home(table)}</div>` : nothing}
    ${repeat(
      all,
      (seat) => seat,
      (seat) => html`<div class="other ${classes(table, seat)}" role="listitem" data-seat=${seat}>
        ${plate(table, seat, hands)}${fleet(table, seat, hands, all.length > 1 ? "small" : "large")}
      </div>`,
    )}
  </div>`;
}

/** @param {Table} table @param {number} seat */
function classes(table, seat) {
  const { view, ui } = table;
  const own = side(table, seat);
  return [
    view.seat === seat && view.phase !== "over" ? "turn" : "",
    own.out ? "out" : "",
    own.away ? "away" : "",
    ui.looked === seat ? "looked" : "",
    view.window?.asked.includes(seat) ? "asked" : "",
    isAimedAt(table, seat) ? "aimed-at" : "",
  ].join(" ");
}

/** Another fleet than the own one, or the one whose turn it is, is seen. @param {Table} table */
export const isLookedAt = (table) => lookedAt(table) !== near(table);

/** Not while its ships are being scattered: then no other is seen. @param {Table} table */
export const mayLeave = (table) => isLookedAt(table) && !planOf(table)?.scatters;

/** The fleet that is large now. @param {Table} table */
export function lookedAt(table) {
  const plan = planOf(table);
  if (plan?.scatters) return plan.seat;
  const { looked } = table.ui;
  return looked === undefined || looked === null || side(table, looked)?.out ? near(table) : looked;
}

/** Where one fleet is seen at a time, whoever shoots goes on seeing the one that is shot at. @param {Table} table */
export const seesOne = ({ seat }) => !isSeen(`[data-fleet="${seat}"]`) && !isSeen(".fleet.small");

/** @param {string} piece */
const isSeen = (piece) =>
  [...document.querySelectorAll(`#board ${piece}`)].some(({ clientWidth }) => clientWidth);

/** By itself back to the own fleet: with the turn after the own shots, and once something is meant for it. @param {Table} table */
export function comesHome(table) {
  const { ui, view, seat } = table;
  const [play] = view.plays ?? [];
  const isOver = ui.shot !== undefined && ui.shot !== view.number;
  const isNew = play && play.card !== ui.threat && play.seat !== seat;
  if (isOver || (isNew && seat !== null && isAimedAt(table, seat))) ui.looked = undefined;
  if (isOver) ui.shot = undefined;
  ui.threat = play?.card;
}

/** Back to the own fleet. @param {Table} table */
export const home = (table) =>
  html`<button class="home kit-do second" @click=${() => {
    table.ui.looked = undefined;
    table.repaint();
  }}>${table.t(watches(table) ? "board-home-watching" : "board-home")}</button>`;

/** What lies on the table is meant for this fleet, or a chain that may go on; or its ships are thrown about. @param {Table} table @param {number} seat */
export function isAimedAt(table, seat) {
  const { plays, chain } = table.view;
  const target = (plays?.[0] ?? chain)?.target;
  return (
    shaken(table) === seat ||
    plays?.[0]?.fleet === seat ||
    (!!target && ownerOf(table, target) === seat)
  );
}

/** @param {Table} table @param {number} seat @param {Hands} hands */
function plate(table, seat, hands) {
  const { t } = table;
  const own = side(table, seat);
  const mark = hands.mark(`#${seat}`, seat);
  return html`<button class="plate ${mark?.kind ?? ""}" data-piece=${`#${seat}`} aria-label=${spokenFlagship(table, seat)}
    aria-expanded=${table.ui.looked === seat ? "true" : "false"} @click=${() => press(table, seat, hands)}>
    <b class="who">${table.nameOf(seat)}</b>
    ${own.out ? html`<span class="gone">${t("board-out")}</span>` : nothing}
    ${own.away ? html`<span class="gone">${t("board-away")}</span>` : nothing}
    ${flies(table, seat) ? html`<span class="squares">${ZONES.map((zone) => square(table, seat, zone))}</span><b class="flag-left">${state(table, `@${seat}`).left}</b>` : nothing}
    ${own.ready && table.view.phase === "deploy" ? html`<span class="gone">${t("board-ready")}</span>` : nothing}
    ${tokens(table, seat)}
  </button>`;
}

/** A zone of a chip: how many ships, hollow where the gate is open. @param {Table} table @param {number} seat @param {(typeof ZONES)[number]} zone */
function square(table, seat, zone) {
  const count = shipsIn(table, seat, zone).length;
  return html`<i class="square ${zone} ${count ? "" : "gate"}">${count || ""}</i>`;
}

/** A marker is laid on this fleet, or it is looked at. @param {Table} table @param {number} seat @param {Hands} hands */
function press(table, seat, hands) {
  if (hands.mark(`#${seat}`, seat)?.kind === "target") return hands.press(`#${seat}`, seat);
  const { ui } = table;
  if (watches(table)) ui.followed = seat;
  else ui.looked = ui.looked === seat ? undefined : seat;
  table.repaint();
}
