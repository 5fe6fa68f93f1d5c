// @ts-check
/**
 * What a board reads from its table: whose is what, what may be done, what lies where.
 *
 * @import {Own, Table} from "types/kosmiczna_eskadra"
 * @import {Body} from "./geometry.js"
 */
import { COLOURS } from "./art/squadrons.js";
import { cardBody, rockBody } from "./geometry.js";

/** Cards left at which Stop is near. */
export const FEW = 2;

/** The seats, the own one first. @param {Table} table @returns {number[]} */
export function seats({ view, seat }) {
  const all = Object.keys(view.seats).map(Number);
  return all.toSorted((one, other) => Number(other === seat) - Number(one === seat) || one - other);
}

/** Before the colours are dealt a seat shows the one it would get. @param {Table} table @param {number} seat @returns {string} */
export function colourOf({ view }, seat) {
  if (view.seats[seat]?.colour) return view.seats[seat].colour;
  const lines = Object.entries(view.seats);
  const free = COLOURS.filter((colour) => !lines.some(([, line]) => line.colour === colour));
  const before = lines.filter(([other, line]) => !line.colour && Number(other) < seat);
  return free[before.length] ?? COLOURS[seat];
}

/** @param {Table} table @param {number} seat */
export const letterOf = (table, seat) => table.t(`board-letter-${colourOf(table, seat)}`);

/** What a ship is called in this reader's language. @param {Table} table @param {number} speed */
export const shipName = (table, speed) => table.t(`ship-${speed}`);

/** A card on the table by its name and its squadron's letter. @param {Table} table @param {string | number} order */
export function cardName(table, order) {
  const { seat, speed } = table.view.table[order];
  return `${shipName(table, speed)} (${letterOf(table, seat)})`;
}

/** An order or a rock in words. @param {Table} table @param {string} what */
export function bodyName(table, what) {
  if (!what.startsWith("r")) return cardName(table, what);
  return table.t(table.scene.rocks.length > 1 ? "board-rock" : "board-asteroid", {
    number: Number(what.slice(1)) + 1,
  });
}

/** Everything that lies on the table. @param {Table} table @returns {{id: string, seat: number | null, body: Body}[]} */
export const bodies = ({ view, scene }) => [
  ...scene.rocks.map((rock, at) => ({
    id: `r${at}`,
    seat: null,
    body: rockBody(rock),
  })),
  ...Object.entries(view.table).map(([id, card]) => ({
    id,
    seat: card.seat,
    body: cardBody(card),
  })),
];

/** Whether the own card may still be moved. @param {Table} table */
export const isMovable = (table) =>
  !table.past && table.view.phase === "placing" && holds(table) && !table.view.own?.dropped;

/** What is known of the card in the own hand; undefined without one. @param {Table} table */
export const heldCard = ({ view: { own } }) =>
  own?.held === undefined ? undefined : /** @type {Own & {held: number}} */ (own);

/** @param {Table} table */
export const holds = (table) => !!heldCard(table);

/** The own card, if it is seen above the table. Of a hand that moved nobody has kept the way: a replay shows it where it froze or let go. @param {Table} table */
export function seenCard(table) {
  const own = heldCard(table);
  const here = !table.past || !!(own?.frozen ?? own?.dropped);
  return here && ["placing", "stopped"].includes(table.view.phase) ? own : undefined;
}

/** The battle is on, or over with the match. @param {Table} table */
export const isShown = ({ view }) =>
  view.phase === "scoring" || (view.phase === "over" && !!view.result);
