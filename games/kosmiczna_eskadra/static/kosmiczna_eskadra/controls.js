// @ts-check
/**
 * Under the player's hands: deck, angle ring, the drop button and two switches.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */

import { act, offered } from "kit/offers.js";
import { toggle } from "kit/switch.js";
import { html, nothing, svg } from "lit-html";
import { drop, turnHand } from "./hand.js";
import { colourOf, heldCard, holds, isMovable, shipName } from "./knowing.js";
import { releaseDrops, usualPointer, wishReleaseDrops } from "./wishes.js";

/** @param {Table} table */
export function controls(table) {
  const { view, seat, t } = table;
  if (seat === null || !["placing", "countdown", "ready"].includes(view.phase)) return nothing;
  if (table.past)
    return holds(table)
      ? html`<section class="controls" aria-label=${t("board-controls")}>${hints(table)}</section>`
      : nothing;
  return html`<section class="controls" aria-label=${t("board-controls")}>
    ${view.phase === "placing" ? hands(table) : nothing}
    <div class="switches">${toggles(table)}</div>
    ${view.phase === "placing" && isMovable(table) ? hints(table) : nothing}
  </section>`;
}

/** @param {Table} table */
function hands(table) {
  const { t, view } = table;
  if (!holds(table)) return deck(table);
  if (view.own?.dropped)
    return html`<p class="says">${t(view.beat ? "board-sealed-own" : "board-landing")}</p>`;
  return usualPointer() === "touch" ? fingers(table) : mouse(table);
}

/** The card hangs at the pointer and the wheel turns it: whatever else would only lie in the way. @param {Table} table */
const mouse = (table) => html`<div class="by-mouse">
    <p class="hint"><b data-degrees></b> ${table.t(releaseDrops("mouse") ? "board-hint-click" : "board-hint-button")}</p>
    ${releaseDrops("mouse") ? nothing : lay(table)}
  </div>`;

/** @param {Table} table */
const lay = ({ t, ui }) =>
  html`<button class="kit-do drop" @click=${() => drop(ui)}><i class="charge" data-charge></i>${t("board-drop")}<kbd>␣</kbd></button>`;

/** @param {Table} table */
function fingers(table) {
  const { t } = table;
  return html`<div class="hands">
    ${knob(table)}
    <div class="turns" role="group" aria-label=${t("board-turn")}>
      ${turn(table, "board-turn-left", 10, "M13 4L6 10L13 16")}${turn(table, "board-turn-right", -10, "M7 4L14 10L7 16")}
      ${turn(table, "board-turn-left-much", 150, "M10 4L4 10L10 16M16 4L10 10L16 16")}${turn(table, "board-turn-right-much", -150, "M4 4L10 10L4 16M10 4L16 10L10 16")}
    </div>
    ${lay(table)}
  </div>`;
}

/** @param {Table} table @param {string} key @param {number} by @param {string} sign */
const turn = ({ t, ui }, key, by, sign) =>
  html`<button class="kit-icon ${Math.abs(by) > 10 ? "much" : ""}" aria-label=${t(key)} title=${t(key)} @click=${() => turnHand(ui, by)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg></button>`;

/** The top card, to be lifted. @param {Table} table */
function deck(table) {
  const { t, view, seat } = table;
  const { deck: count } = view.seats[/** @type {number} */ (seat)];
  if (!offered(table, "draw"))
    return html`<p class="says">${count ? t("board-no-card") : t("board-played-out")}</p>`;
  const lift = (/** @type {Event} */ event) => {
    // A finger or a button that lifts the card goes on to carry it.
    const pointer = /** @type {PointerEvent} */ (event);
    if (pointer.pointerType)
      /** @type {HTMLElement} */ (event.currentTarget).releasePointerCapture?.(pointer.pointerId);
    act(table, { do: "draw" });
  };
  return html`<button class="lift" @pointerdown=${lift} @click=${(/** @type {MouseEvent} */ event) => event.detail === 0 && act(table, { do: "draw" })}>
    <svg viewBox="-340 -460 680 920" aria-hidden="true">${svg`<rect x="-320" y="-440" width="640" height="880" rx="30" fill="url(#ke-pattern-${colourOf(table, /** @type {number} */ (seat))})"/><rect class="panel" x="-252" y="-372" width="504" height="744" rx="44"/>`}</svg>
    <span>${t("board-draw")}<small>${t("board-cards-left", { count })}</small></span><kbd>␣</kbd></button>`;
}

/** A ring to turn the card by. @param {Table} table */
const knob = ({
  t,
  ui,
}) => html`<div class="ring" data-ring-pad aria-hidden="true" title=${t("board-turn")}
    @pointerdown=${(/** @type {PointerEvent} */ event) => grip(ui, event)}>
  <svg viewBox="-50 -50 100 100"><circle r="40" />${Array.from({ length: 24 }, (_, at) => svg`<path d="M0 -46V${at % 6 ? -41 : -36}" transform="rotate(${at * 15})"/>`)}
    <g data-knob><path class="hand" d="M0 -48L7 -40H-7Z" /><circle cy="-31" r="9" class="bead" /></g></svg>
  <b data-degrees></b>
</div>`;

/** @param {Record<string, any>} ui @param {PointerEvent} event */
function grip(ui, event) {
  const ring = /** @type {HTMLElement} */ (event.currentTarget);
  const { left, top, width, height } = ring.getBoundingClientRect();
  const way = (/** @type {PointerEvent} */ { clientX, clientY }) =>
    (-Math.atan2(clientX - left - width / 2, -(clientY - top - height / 2)) * 1800) / Math.PI;
  let last = way(event);
  const move = (/** @type {PointerEvent} */ next) => {
    let by = way(next) - last;
    if (by > 1800) by -= 3600;
    if (by < -1800) by += 3600;
    last = way(next);
    turnHand(ui, by);
  };
  ring.setPointerCapture(event.pointerId);
  ring.addEventListener("pointermove", move);
  const end = () => ring.removeEventListener("pointermove", move);
  ring.addEventListener("pointerup", end, { once: true });
  ring.addEventListener("pointercancel", end, { once: true });
}

/** @param {Table} table */
function toggles(table) {
  const { t, view } = table;
  const drops = releaseDrops(usualPointer());
  const flip = () => {
    wishReleaseDrops(!drops);
    table.redraw();
  };
  return html`${offered(table, "set_auto_draw") ? toggle(t("board-auto-draw"), !!view.own?.auto_draw, () => act(table, { do: "set_auto_draw", on: !view.own?.auto_draw })) : nothing}
    ${toggle(t("board-release-drops"), drops, flip)}`;
}

/** @param {Table} table */
function hints(table) {
  const { t, scene } = table;
  const own = heldCard(table);
  if (!own) return nothing;
  const { shields, lasers, hull } = scene.ships[own.held];
  return html`<div class="hints"><p class="ship-words"><b>${t("board-held", { number: own.held, ship: shipName(table, own.held) })}</b>
    ${t("board-ship", { hull, lasers: lasers.length, shields: shields.length })}</p>${table.past || usualPointer() === "mouse" ? nothing : html`<p>${t("board-hint-fingers")}</p>`}</div>`;
}
