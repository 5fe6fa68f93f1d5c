// @ts-check
/**
 * Cards that leave the table during the film: what was laid wrongly flies to its owner's hangar, what
 * was destroyed to the pool of whom it counts for. A flight is as long as its step, and goes with it.
 *
 * @import {ShipDestroyed, ShipGrounded, Table} from "types/kosmiczna_eskadra"
 * @import {Picture, Step} from "./film.js"
 *
 * @typedef {Extract<Step, {kind: "grounded" | "destroyed"}>} Departure
 */

import { Flights } from "kit/flight.js";
import { afterFrame } from "kit/frames.js";
import { html, nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { plate } from "./art/card.js";
import { worn } from "./felt.js";
import { colourOf, letterOf } from "./knowing.js";
import { showing, shown } from "./screening.js";

/** How much of its step a card still lies there: burning, or flashing. */
const LIES = 0.3;
/** How small it is when it arrives. */
const ARRIVES = 0.3;

/** @param {Table} table */
export function flight(table) {
  const picture = shown(table);
  if (!picture || table.still) return nothing;
  return leaving(table, picture.step).map((event) => one(table, picture, String(event.order)));
}

/** @param {Table} table @param {Picture} picture @param {string} order */
function one(table, picture, order) {
  const { seat, speed } = table.view.table[order];
  return keyed(
    showing(table)?.at,
    html`<svg class="flight" data-flight=${order} aria-hidden="true">${svg`<g>
    ${plate(colourOf(table, seat), letterOf(table, seat), speed, table.scene.ships[speed], worn(table, order, picture))}
  </g>`}</svg>`,
  );
}

/** Cards that leave the table in this step, for somebody's base. @param {Table} table @param {Step | null | undefined} step @returns {(ShipGrounded | ShipDestroyed)[]} */
function leaving(table, step) {
  if (!step || !isDeparture(step)) return [];
  const events = step.kind === "grounded" ? step.events : [step.event];
  return events.filter((event) => goal(table, event) !== null);
}

/** Whether a card leaves the table in this step. @param {Step} step @returns {step is Departure} */
const isDeparture = (step) => step.kind === "grounded" || step.kind === "destroyed";

/** Whose base the card goes to. @param {Table} table @param {ShipGrounded | ShipDestroyed} event @returns {number | null} */
function goal({ view }, event) {
  if (event.event === "ship-grounded") return view.table[event.order].seat;
  if (event.pool === "out") return null;
  return event.pool === "lost" ? view.table[event.order].seat : Number(event.pool);
}

/** Off they go, once all has been laid out anyway: nothing is seen of a flight at first. @param {HTMLElement} root @param {Record<string, any>} ui */
export function takeOff(root, ui) {
  if (!leaving(ui.table, showing(ui.table)?.step).length) return;
  afterFrame(() => {
    const own = showing(ui.table);
    if (own) for (const event of leaving(ui.table, own.step)) go(root, ui.table, event, own.lasts);
  });
}

/** A picture drawn meanwhile does not call it back. @param {HTMLElement} root @param {Table} table @param {ShipGrounded | ShipDestroyed} event @param {number} duration */
function go(root, table, event, duration) {
  const card = root.querySelector(`[data-flight="${event.order}"]`);
  if (table.still || !card || card.getAnimations().length) return;
  const base = root.querySelector(`[data-base="${goal(table, event)}"]`);
  const lying = /** @type {SVGGElement | null} */ (
    root.querySelector(`[data-body="${event.order}"]`)
  );
  const destroyed = event.event === "ship-destroyed";
  const to = base?.querySelector(destroyed ? ".tally" : ".sign");
  if (!to || !lying) return;
  card.animate(path(root, lying, to), { duration, fill: "forwards" });
  if (destroyed)
    new Flights(root, table).cheer(to, {
      scale: 1.35,
      duration: 450,
      delay: duration * 0.9,
      color: event.pool === "lost" ? "var(--alarm)" : "var(--lamp)",
    });
}

/** From where it lies to the middle of its goal. @param {HTMLElement} root @param {SVGGElement} lying @param {Element} goal @returns {Keyframe[]} */
function path(root, lying, goal) {
  const { left, top } = root.getBoundingClientRect();
  const { a, b, e, f } = /** @type {DOMMatrix} */ (lying.getScreenCTM());
  const [scale, turn] = [Math.hypot(a, b), Math.atan2(b, a)];
  const to = goal.getBoundingClientRect();
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    `translate(${x - left}px, ${y - top}px) rotate(${turn}rad) scale(${size})`;
  const there = at(e, f, scale);
  return [
    { opacity: 0, transform: there },
    { opacity: 0, transform: there, offset: LIES },
    { opacity: 1, transform: there, offset: LIES, easing: "cubic-bezier(0.5, -0.3, 0.6, 1)" },
    {
      opacity: 1,
      transform: at(to.left + to.width / 2, to.top + to.height / 2, scale * ARRIVES),
      offset: 0.97,
    },
    { opacity: 0, transform: at(to.left + to.width / 2, to.top + to.height / 2, scale * ARRIVES) },
  ];
}
