// @ts-check
/**
 * The time left, as a ring that empties. It follows match time: while the match stands, it stands.
 *
 * @import {Table} from "contract"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

/** Milliseconds between two looks at the clock. */
const PULSE = 200;
/** Of a longer span a pulse is less than a pixel of the ring: it need not glide there, frame by frame. */
export const GLIDES = 30_000;

/** @typedef {{until: number, span: number, table: Table, timer: any, short: number, tick?: (seconds: number, ring: Element) => void}} Running */

/** @type {WeakMap<Element, Running>} */
const running = new WeakMap();

/**
 * @param {Table} table
 * @param {{until?: number, label?: string, seconds?: boolean, short?: number, tick?: (seconds: number, ring: Element) => void}} [how]
 *   `label`: its name, where it is worth hearing; `short`: seconds from which on it is `.short`;
 *   `tick` hears each new second
 */
export function clock(
  table,
  { until = table.view.turn?.until, label, seconds, short = 10, tick } = {},
) {
  if (typeof until !== "number") return nothing;
  const run = ref((ring) => ring && start(ring, table, until, short, tick));
  return html`<span class="kit-clock" role=${label ? "timer" : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"} ${run}>
    <svg viewBox="0 0 60 60" aria-hidden="true"><circle cx="30" cy="30" r="26" /><circle class="left" cx="30" cy="30" r="26" pathLength="1" /></svg>
    <b ?hidden=${!seconds}></b></span>`;
}

/** What is left of a span, and the seconds to be read. @param {number} until @param {number} now @param {number} span */
export function remains(until, now, span) {
  const left = Math.max(0, until - now);
  return { share: Math.min(1, left / span), seconds: Math.ceil(left / 1000) };
}

/** @param {Element} ring @param {Table} table @param {number} until @param {number} short @param {(seconds: number, ring: Element) => void} [tick] */
function start(ring, table, until, short, tick) {
  const known = running.get(ring);
  const span = known?.until === until ? known.span : Math.max(1, until - table.now());
  const timer = known?.timer ?? setInterval(() => pulse(ring), PULSE);
  running.set(ring, { until, span, table, timer, short, tick });
  turn(ring);
}

/** It ends with its picture. @param {Element} ring */
function pulse(ring) {
  if (ring.isConnected) return turn(ring);
  clearInterval(running.get(ring)?.timer);
  running.delete(ring);
}

/** @param {Element} ring */
function turn(ring) {
  const { until, table, span, short, tick } = /** @type {Running} */ (running.get(ring));
  const { share, seconds } = remains(until, table.now(), span);
  const left = /** @type {SVGElement | null} */ (ring.querySelector(".left"));
  left?.style.setProperty("stroke-dashoffset", String(1 - share));
  ring.classList.toggle("short", seconds <= short);
  ring.classList.toggle("gliding", span < GLIDES);
  // The same number written once more would be laid out once more.
  if (ring.getAttribute("data-seconds") === String(seconds)) return;
  ring.setAttribute("data-seconds", String(seconds));
  const number = ring.querySelector("b");
  if (number) number.textContent = String(seconds);
  tick?.(seconds, ring);
}
