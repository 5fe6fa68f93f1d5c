// @ts-check
/**
 * What the board reads from its table: fleets and zones, damage and hulls, whose turn, who is out.
 *
 * @import {OnShip, ShownSeat, ShownShip, Table, Zone} from "types/mag_blast"
 */

/** Round the ring, from the front. @type {Zone[]} */
export const ZONES = ["yel", "grn", "red", "blu"];
export const ROOM = 3;
export const SALVOS = ["L", "B", "M"];
/** Cards that are only ever answers. */
export const ANSWERS = ["TF", "EA"];

/** @param {string} card */
export const kindOf = (card) => card.slice(0, -2);

/** @param {string} target */
export const isFlagship = (target) => target.startsWith("@");

/** @param {string} target */
export const seatOf = (target) => Number(target.slice(1));

/** @param {Table} table @param {number} seat @returns {ShownSeat} */
export const side = (table, seat) => /** @type {ShownSeat} */ (table.view.seats[seat]);

/** Everybody, clockwise from this seat. @param {Table} table @param {number} from */
export function round(table, from) {
  const count = Object.keys(table.view.seats).length;
  return Array.from({ length: count }, (_, at) => (from + at) % count);
}

/** Whose fleet lies large: the own one; who watches sees the one whose turn it is, or follows one. @param {Table} table */
export function near(table) {
  const { seat, view, ui } = table;
  if (seat !== null && !side(table, seat).out) return seat;
  return ui.followed ?? view.seat ?? 0;
}

/** @param {Table} table */
export const others = (table) => round(table, near(table)).slice(1);

/** @param {Table} table @param {number} seat @param {Zone} zone */
export const shipsIn = (table, seat, zone) =>
  Object.entries(side(table, seat).fleet)
    .filter(([, ship]) => ship.zone === zone)
    .map(([id]) => id);

/** Whether this fleet has been revealed and still flies. @param {Table} table @param {number} seat */
export const flies = (table, seat) => table.view.phase !== "deploy" && !side(table, seat).out;

/** Zones through which the flagship can be hit. @param {Table} table @param {number} seat */
export const gates = (table, seat) =>
  flies(table, seat) ? ZONES.filter((zone) => !shipsIn(table, seat, zone).length) : [];

/** In whose fleet a ship flies. @param {Table} table @param {string} target @returns {number | null} */
export function ownerOf(table, target) {
  if (isFlagship(target)) return seatOf(target);
  return ownersIn(table.view.seats).get(target) ?? null;
}

/** Ship by ship, once for a picture, which is never changed: each press asks for all of them. @type {WeakMap<object, Map<string, number>>} */
const owners = new WeakMap();

/** @param {Table["view"]["seats"]} seats */
function ownersIn(seats) {
  const known = owners.get(seats);
  if (known) return known;
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [seat, own] of Object.entries(seats))
    for (const ship of Object.keys(own?.fleet ?? {})) found.set(ship, Number(seat));
  owners.set(seats, found);
  return found;
}

/** @param {Table} table @param {string} target @returns {Partial<ShownShip & ShownSeat> | undefined} */
export function bodyOf(table, target) {
  const owner = ownerOf(table, target);
  if (owner === null) return undefined;
  return isFlagship(target) ? side(table, owner) : side(table, owner).fleet[target];
}

/** @param {Record<string, number> | undefined} under */
const total = (under = {}) => Object.values(under).reduce((all, one) => all + one, 0);

/**
 * How much a ship can take, what lies under it for good, what lies on it until the turn ends.
 * @param {Table} table @param {string} target
 */
export function state(table, target) {
  const body = bodyOf(table, target);
  const hull = isFlagship(target)
    ? (side(table, seatOf(target))?.hull ?? 0)
    : printed(table, target).hull;
  const under = total(body?.under);
  const on = Object.values(body?.on ?? {}).reduce((all, { value }) => all + value, 0);
  return { hull, under, on, left: Math.max(0, hull - under - on) };
}

/** What stands on a fleet ship's card. @param {Table} table @param {string} ship */
export function printed({ scene }, ship) {
  const { cls, speed, hull, guns } = scene.ships[ship];
  return { cls, speed, hull, guns: [...guns] };
}

/** What a fleet ship can do besides firing. @param {Table} table @param {string} ship @param {number} seat */
export function qualities(table, ship, seat) {
  const { cls, speed } = printed(table, ship);
  const drones = side(table, seat).flagship === "f8";
  return {
    carrier: cls === "CA" || (drones && speed === 1),
    sweeper: cls === "MS" || (drones && speed === 2),
  };
}

/** Guns that have fired; without the wall of fire one shot is all of them. @param {Table} table @param {string} ship @param {ShownShip | undefined} shown */
export function spentGuns(table, ship, shown) {
  const { guns } = printed(table, ship);
  if (shown?.spent) return guns;
  if (!shown?.fired?.length) return [];
  return table.view.firewall ? shown.fired : guns;
}

/** Steps along the ring. @param {Zone} one @param {Zone} other */
export function distance(one, other) {
  const steps = Math.abs(ZONES.indexOf(one) - ZONES.indexOf(other));
  return Math.min(steps, ZONES.length - steps);
}

/** @param {Table} table */
export const isMyTurn = ({ seat, view }) =>
  seat !== null && view.seat === seat && view.phase !== "over";

/** This viewer's part of the match is over, or they only watch. @param {Table} table */
export const watches = (table) => table.seat === null || !!side(table, table.seat).out;

/** The window asks this viewer, who has not passed. @param {Table} table */
export const isAsked = ({ view, seat }) =>
  !!view.window && seat !== null && view.window.asked.includes(seat) && !view.own?.passed;

/** The ships that somebody throws into other zones of their fleet. @param {Table} table @returns {string[]} */
export const scattered = ({ view: { choice } }) =>
  choice?.kind === "scatter" ? (choice.ships ?? []) : [];

/** In whose fleet. @param {Table} table */
export const shaken = (table) => {
  const [ship] = scattered(table);
  return ship === undefined ? null : ownerOf(table, ship);
};

/** A piece's part in what lies on the table, or in a chain that may go on: it shoots, or is shot at; it is thrown elsewhere. @param {Table} table @param {string} piece */
export function underFire(table, piece) {
  const { view } = table;
  if (scattered(table).includes(piece)) return "scattered";
  const shot = view.plays?.[0] ?? view.chain;
  if (shot?.target === piece) return "under-fire";
  return shot && shot.ship === piece ? "firing" : "";
}

/** The own salvo waits for its noise: only then does the table wait for one. @param {Table} table */
export const isMute = (table) =>
  isMyTurn(table) && table.offers.some((offer) => offer.do === "sound" && !offer.standing);

/** @param {Table} table @returns {string[]} the own hand */
export const hand = (table) => table.view.own?.hand ?? [];
