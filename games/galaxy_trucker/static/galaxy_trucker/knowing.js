// @ts-check
/** What a viewer knows: whose ship is looked at, what is in the hand, what a ship can do. */
/** @import {ShownTrucker, Table} from "types/galaxy_trucker" */
import { offered } from "kit/offers.js";
import { rowOf, turned } from "./geometry.js";

/** Whose ship is in the middle: one's own; a spectator chooses. @param {Table} table */
export const mainSeat = (table) => table.seat ?? table.ui.watched ?? 0;

/** @param {Table} table @param {number} seat */
export const truckerOf = (table, seat) => /** @type {ShownTrucker} */ (table.view.seats[seat]);

/** @param {Table} table */
export const own = (table) => truckerOf(table, mainSeat(table));

/** The other seats. @param {Table} table */
export const others = (table) =>
  table.seats.map(({ seat }) => seat).filter((seat) => seat !== mainSeat(table));

/** @param {Table} table */
export const levelOf = (table) =>
  /** @type {NonNullable<Table["scene"]["levels"][string]>} */ (
    table.scene.levels[table.view.level]
  );

/** The tile in the hand of the ship in the middle, as far as it is known. @param {Table} table */
export const inHand = (table) =>
  table.seat === null ? own(table).hand : (table.view.own?.hand ?? own(table).hand);

/** @param {Table} table @param {number} tile */
export const kindOf = (table, tile) => table.scene.tiles[tile].kind;

/** Row by row. @param {number} one @param {number} other */
export const inReading = (one, other) => rowOf(one) - rowOf(other) || one - other;

/** Cells with their tiles. @param {ShownTrucker} trucker @returns {[number, {tile: number, k: number}][]} */
export const laid = (trucker) =>
  Object.entries(trucker.ship)
    .map(
      ([cell, part]) =>
        /** @type {[number, {tile: number, k: number}]} */ ([
          Number(cell),
          /** @type {any} */ (part),
        ]),
    )
    .toSorted(([one], [other]) => inReading(one, other));

/** The sides of each tile as it lies, by cell. @param {Table} table @param {ShownTrucker} trucker */
export const sidesOf = ({ scene }, trucker) =>
  new Map(laid(trucker).map(([cell, { tile, k }]) => [cell, turned(scene.tiles[tile].sides, k)]));

/** How many tiles of these kinds a ship has. @param {Table} table @param {ShownTrucker} trucker @param {string[]} kinds */
export const count = (table, trucker, kinds) =>
  laid(trucker).filter(([, { tile }]) => kinds.includes(kindOf(table, tile))).length;

/** A number of half points: 5 is 2½. @param {number} points */
export const halves = (points) =>
  points % 2 ? `${points > 1 ? Math.floor(points / 2) : ""}½` : String(points / 2);

/** From least to most. @param {number} least @param {number} most @param {(value: number) => string} [say] */
export const span = (least, most, say = String) =>
  least === most ? say(least) : `${say(least)}–${say(most)}`;

/** Before departure. @param {Table} table */
export const isBuilding = ({ view }) =>
  ["go", "countdown", "build", "start_pick"].includes(view.phase);

/** Whether this seat still builds. @param {Table} table @param {number} seat */
export const builds = (table, seat) => {
  const { space, stopped } = truckerOf(table, seat);
  return table.view.phase === "build" && space === undefined && !stopped;
};

/** @param {Table} table @param {string} tag */
export const may = (table, tag) => !!offered(/** @type {any} */ (table), tag);

/** Send it; while an act is under way the newest waits. @param {Table} table @param {any} action */
export const send = (table, action) => table.act(action, { next: true });
