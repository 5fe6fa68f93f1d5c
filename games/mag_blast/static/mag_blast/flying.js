// @ts-check
/**
 * What the panels are made of: where pieces are, bolts, bubbles, fragments. All of it is transforms and
 * opacity, so that nothing is laid out while it flies.
 *
 * @import {Flights} from "kit/flight.js"
 * @import {Places} from "./moments.js"
 */
import { styled } from "kit/styled.js";
import { html } from "lit-html";
import { bubble as shape } from "./art/signs.js";
import { isFlagship, kindOf, SALVOS, seatOf } from "./knowing.js";

/** Milliseconds that a bolt takes from ship to target. */
const FLIGHT = 900;

/** Where a piece is now, else where it was. @param {Flights} flights @param {Places} places @param {string | undefined} piece @returns {DOMRect | undefined} */
export function at({ root }, places, piece) {
  if (!piece) return undefined;
  const found = [...root.querySelectorAll(`[data-piece="${piece}"]`)].find(
    (one) => one.clientWidth,
  );
  const seat = isFlagship(piece) ? seatOf(piece) : ownerBefore(places, piece);
  const plate = seat === undefined ? null : root.querySelector(`.plate[data-piece="#${seat}"]`);
  return (
    found?.getBoundingClientRect() ?? places.pieces.get(piece) ?? plate?.getBoundingClientRect()
  );
}

/** @param {Places} places @param {string} ship */
function ownerBefore({ view }, ship) {
  const found = Object.entries(view?.seats ?? {}).find(([, own]) => own && ship in own.fleet);
  return found && Number(found[0]);
}

/** The middle of a place, as small as a spark. @param {DOMRect} rect @param {number} size */
export const spot = (rect, size) =>
  new DOMRect(rect.left + (rect.width - size) / 2, rect.top + (rect.height - size) / 2, size, size);

/** Past it, and gone. @param {DOMRect} from @param {DOMRect} to */
export const beyond = (from, to) =>
  new DOMRect(to.left + (to.top - from.top) * 0.5 + 60, to.top - 140, 20, 20);

/** A panel's word in a jagged bubble. @param {Flights} flights @param {DOMRect | undefined} where @param {string} words @param {number} [delay] */
export function bubble(flights, where, words, delay = 0) {
  if (!where) return;
  const from = spot(where, 110);
  const up = new DOMRect(from.left, Math.max(4, from.top - 26), 110, 110);
  flights.ghost(
    html`<span class="shout"><svg viewBox="-48 -32 96 60" aria-hidden="true">${shape}</svg><b>${words}</b></span>`,
    from,
    up,
    { delay, duration: 1100, fades: true },
  );
}

/** @param {string} card */
export const kindOfBolt = (card) => (SALVOS.includes(kindOf(card)) ? kindOf(card) : "M");

/** @param {Flights} flights @param {DOMRect | undefined} from @param {DOMRect | undefined} to @param {string} card @param {{duration?: number, delay?: number, fades?: boolean}} [how] */
export function bolt(flights, from, to, card, how = {}) {
  if (!from || !to) return;
  const angle = Math.atan2(middle(to).y - middle(from).y, middle(to).x - middle(from).x);
  flights.ghost(
    html`<i class="bolt ${kindOfBolt(card)}" ${styled({ rotate: `${angle}rad` })}></i>`,
    spot(from, 34),
    spot(to, 34),
    {
      duration: FLIGHT,
      ...how,
    },
  );
}

/** @param {DOMRect} rect */
const middle = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** Fragments fly apart. @param {Flights} flights @param {DOMRect | undefined} where @param {unknown} picture @param {number} [delay] */
export function burst(flights, where, picture, delay = 0) {
  if (!where) return;
  for (const [x, y, turn] of [
    [-70, -50, -200],
    [60, -70, 160],
    [80, 40, 220],
    [-50, 60, -140],
  ]) {
    const small = spot(where, Math.min(46, where.width));
    const away = new DOMRect(small.left + x, small.top + y, small.width * 0.6, small.height * 0.6);
    flights.ghost(html`<span class="shard">${picture}</span>`, small, away, {
      delay,
      duration: 750,
      turn,
      fades: true,
    });
  }
  flights.ghost(html`<i class="boom"></i>`, spot(where, 40), spot(where, 120), {
    delay,
    duration: 500,
    fades: true,
  });
}

/** @param {DOMRect | undefined} rect */
export const small = (rect) => rect && spot(rect, 40);
