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

/** By how much a bolt that misses has turned, and how far past its target it is lost. */
const BEND = 0.32;
const BEYOND = 130;

/** Milliseconds that a bolt takes from ship to target. */
const FLIGHT = 900;

/** Where a piece is now, else where it was; what is scrolled out of sight stands at the edge. @param {Flights} flights @param {Places} places @param {string | undefined} piece @returns {DOMRect | undefined} */
export function at({ root, table }, places, piece) {
  if (!piece) return undefined;
  const found = [...root.querySelectorAll(`[data-piece="${piece}"]`)].find(
    (one) => one.clientWidth,
  );
  const seat = isFlagship(piece) ? seatOf(piece) : ownerBefore(places, piece);
  const plate =
    seat === undefined
      ? null
      : (root.querySelector(`.plate[data-piece="#${seat}"]`) ??
        // While another fleet is seen in its place, what is one's own comes from where the hand lies.
        (seat === table.seat ? root.querySelector(".part-hand") : null));
  // Where a flagship lay large, somebody else's lies once it is lost.
  const there = found ?? (isFlagship(piece) ? plate : null);
  return (
    (there && inSight(there)) ?? places.pieces.get(piece) ?? (plate ? inSight(plate) : undefined)
  );
}

/** Its place, or the edge of the row of others behind which it has been scrolled. @param {Element} piece */
function inSight(piece) {
  const own = piece.getBoundingClientRect();
  const row = piece.closest(".others")?.getBoundingClientRect();
  return row ? within(own, row) : own;
}

/** As large as it is, and no further out than the edge. @param {DOMRect} own @param {DOMRect} place */
const within = ({ left, top, width, height }, place) =>
  new DOMRect(
    Math.max(place.left, Math.min(left, place.right - width)),
    Math.max(place.top, Math.min(top, place.bottom - height)),
    width,
    height,
  );

/** @param {Places} places @param {string} ship */
function ownerBefore({ view }, ship) {
  const found = Object.entries(view?.seats ?? {}).find(([, own]) => own && ship in own.fleet);
  return found && Number(found[0]);
}

/** The middle of a place, as small as a spark. @param {DOMRect} rect @param {number} size */
export const spot = (rect, size) =>
  new DOMRect(rect.left + (rect.width - size) / 2, rect.top + (rect.height - size) / 2, size, size);

/**
 * Past the target and gone, on the side where there is more room for it to be seen.
 * @param {DOMRect} from @param {DOMRect} to @param {DOMRect} board
 */
export function beyond(from, to, board) {
  const [start, goal] = [middle(from), middle(to)];
  const way = Math.atan2(goal.y - start.y, goal.x - start.x);
  const far = Math.hypot(goal.y - start.y, goal.x - start.x) + BEYOND;
  const ends = [-BEND, BEND].map((bend) => {
    const x = start.x + far * Math.cos(way + bend);
    const y = start.y + far * Math.sin(way + bend);
    const end = new DOMRect(x - 10, y - 10, 20, 20);
    const seen = within(end, board);
    return { seen, lost: Math.hypot(seen.left - end.left, seen.top - end.top) };
  });
  return ends.toSorted((one, other) => one.lost - other.lost)[0].seen;
}

/** A panel's word in a jagged bubble. @param {Flights} flights @param {DOMRect | undefined} where @param {string} words @param {number} [delay] */
export function bubble(flights, where, words, delay = 0) {
  if (!where) return;
  const board = flights.layer?.getBoundingClientRect();
  const inside = (/** @type {DOMRect} */ rect) => (board ? within(rect, board) : rect);
  const from = inside(spot(where, 110));
  const up = inside(new DOMRect(from.left, from.top - 26, 110, 110));
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
