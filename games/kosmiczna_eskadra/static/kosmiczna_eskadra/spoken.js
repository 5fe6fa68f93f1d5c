// @ts-check
/**
 * The table for who does not see it: a list of what lies where, targets to walk through, and a
 * region that says only what cannot wait.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */

import { narrator, say } from "kit/narrator.js";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { aimAt } from "./aiming.js";
import { bodies, bodyName, isMovable, shipName } from "./knowing.js";

/** @param {Table} table */
export const spoken = (table) => html`
  ${narrator}
  ${isMovable(table) ? targets(table) : nothing}
  <ol class="spoken" aria-label=${table.t("board-list")}>
    ${guard([table.view.table, table.seats], () => Object.keys(table.view.table).map((order) => html`<li>${line(table, order)}</li>`))}
  </ol>`;

/** @param {Table} table @param {string} order */
function line(table, order) {
  const { seat, speed, x, y, a } = table.view.table[order];
  return table.t("board-list-card", {
    order: Number(order),
    name: table.nameOf(seat),
    ship: shipName(table, speed),
    hour: hour(x, y),
    distance: Math.round(Math.hypot(x, y) / 10),
    faces: hour(-Math.sin((a * Math.PI) / 1800), Math.cos((a * Math.PI) / 1800)),
  });
}

/** A direction as on a clock face: twelve is up. @param {number} x @param {number} y */
export const hour = (x, y) => Math.round(((Math.atan2(x, y) * 6) / Math.PI + 12) % 12) || 12;

/** Rocks and foreign cards, from near to far. @param {Table} table */
function targets(table) {
  const { ui, t, seat } = table;
  const from = ui.hand ?? { x: 0, y: 0 };
  const far = (/** @type {any} */ { body }) => Math.hypot(body.x - from.x, body.y - from.y);
  const list = bodies(table)
    .filter((body) => body.seat !== seat)
    .toSorted((one, other) => far(one) - far(other));
  const assisted = seat !== null && table.view.seats[seat].assist;
  return html`<ul class="targets" aria-label=${t("board-targets")}>${list.map(
    ({ id }) => html`<li><button data-target=${id}
    @focus=${() => focus(table, id)} @blur=${() => focus(table, null)} @click=${() => assisted && aim(table, id)}>${t(assisted ? "board-target-aim" : "board-target", { target: bodyName(table, id) })}</button></li>`,
  )}</ul>`;
}

/** Without a redraw: the order of the list must not change under the focus. @param {Table} table @param {string | null} id */
function focus({ ui }, id) {
  ui.focus = id;
  for (const body of ui.dom?.felt?.querySelectorAll("[data-body]") ?? [])
    body.classList.toggle("aimed", body.dataset.body === id);
}

/** @param {Table} table @param {string} id */
function aim(table, id) {
  aimAt(table.ui, id);
  say(table.ui.root, table.t("board-aimed", { target: bodyName(table, id) }));
}
