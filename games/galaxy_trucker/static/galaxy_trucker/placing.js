// @ts-check
/** Where the tile in the hand may lie, read from the offers: at which rotation, on which cells. */
/** @import {Offer} from "contract" */
import { choices } from "kit/offers.js";
import { nearest } from "./geometry.js";

/** Cells by rotation. @typedef {Map<number, number[]>} Fits */

/** @param {Offer[]} offers @returns {Fits} */
export function fitsOf(offers) {
  const places = offers.filter((offer) => offer.do === "place");
  return new Map(places.map((offer) => [choices(offer, "k")[0], choices(offer, "cell")]));
}

/** The turn, of those that let it lie there, which is fewest quarters on; null where none does. @param {Fits} fits @param {number} cell @param {number} k */
export function turnFor(fits, cell, k) {
  const turns = [0, 1, 3, 2].map((quarters) => (k + quarters) % 4);
  return turns.find((turn) => fits.get(turn)?.includes(cell)) ?? null;
}

/** Cells where it fits only when it is turned. @param {Fits} fits @param {number} k */
export function elsewhere(fits, k) {
  const now = fits.get(k) ?? [];
  return [...new Set([...fits.values()].flat())].filter((cell) => !now.includes(cell));
}

/**
 * The cell a hand means: the one below a pen or a mouse; for a finger the nearest where the tile
 * fits, at this rotation rather than at another.
 * @param {{frame: import("./geometry.js").Frame, fits: Fits, k: number, below: number | null}} how
 * @param {number} x @param {number} y @param {number} reach  in cells; 0 for what points exactly
 */
export function meant({ frame, fits, k, below }, x, y, reach) {
  const now = fits.get(k) ?? [];
  if (below !== null && now.includes(below)) return below;
  return (
    nearest(frame, now, x, y, reach) ?? nearest(frame, elsewhere(fits, k), x, y, reach) ?? below
  );
}

/** Fixed places of the table: a tile that has gone leaves a gap. @param {Partial<Record<number, number>>} table @returns {(number | null)[]} */
export function placesOf(table) {
  const laid = Object.entries(table).map(([tile, place]) => [Number(tile), Number(place)]);
  const most = Math.max(-1, ...laid.map(([, place]) => place));
  /** @type {(number | null)[]} */
  const found = Array(most + 1).fill(null);
  for (const [tile, place] of laid) found[place] = tile;
  return found;
}

/** Kinds that a filter leaves bright. @type {Record<string, string[]>} */
export const FILTERS = {
  cabins: ["CB"],
  engines: ["E1", "E2"],
  cannons: ["C1", "C2"],
  shields: ["SH"],
  batteries: ["B2", "B3"],
  holds: ["H2", "H3", "R1", "R2"],
  support: ["LB", "LP"],
  structure: ["ST"],
};
