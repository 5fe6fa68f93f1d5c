// @ts-check
/**
 * GT-165 What is wrong with a ship: the board finds it where the tiles lie, so that no view says it. Of four faulty
 * ships it would be half of the update that ends building. `tests/js/faulty.json` holds board and rules to the same.
 */
/** @import {ShownTrucker, Table} from "types/galaxy_trucker" */
import { beside, joinsOf, meets } from "./geometry.js";
import { inReading, kindOf, laid, levelOf, sidesOf } from "./knowing.js";
import { piecesWithout } from "./plan.js";

/** @typedef {{code: string, cells: number[]}} Fault  on one cell, or between two */
/** @typedef {Map<number, readonly number[]>} Sides  of each tile as it lies, by cell */

const [EAST, SOUTH] = [1, 2];

/** In reading order of their first cell, pieces that are cut off last. @param {Table} table @param {ShownTrucker} trucker @returns {Fault[]} */
export function faultsOf(table, trucker) {
  const sides = sidesOf(table, trucker);
  const area = levelOf(table).cells;
  const here = laid(trucker).flatMap(([cell, { tile, k }]) => [
    ...(area.includes(cell) ? [] : [fault("outside-area", cell)]),
    ...[EAST, SOUTH].flatMap((way) => wrongJoin(sides, cell, way)),
    ...wrongPlace(sides, cell, kindOf(table, tile), k),
  ]);
  return [...here, ...cutOff(sides)];
}

/** @param {string} code @param {number[]} cells @returns {Fault} */
const fault = (code, ...cells) => ({ code, cells });

/** GT-008 GT-009 @param {Sides} sides @param {number} cell @param {number} way */
function wrongJoin(sides, cell, way) {
  if (meets(sides, cell, way) !== "wrong") return [];
  const other = beside(cell, way);
  const both = sides.get(cell)?.[way] && sides.get(other)?.[(way + 2) % 4];
  return [fault(both ? "bad-join" : "smooth-join", cell, other)];
}

/** GT-166 to GT-168 @param {Sides} sides @param {number} cell @param {string} kind @param {number} k */
function wrongPlace(sides, cell, kind, k) {
  const isEngine = kind === "E1" || kind === "E2";
  if (isEngine && k) return [fault("engine-direction", cell)];
  if (!isEngine && kind !== "C1" && kind !== "C2") return [];
  const before = beside(cell, isEngine ? SOUTH : k);
  return sides.has(before)
    ? [fault(isEngine ? "engine-blocked" : "cannon-blocked", cell, before)]
    : [];
}

/** GT-169 By the first cell of every piece but the first. @param {Sides} sides */
const cutOff = (sides) =>
  piecesWithout(joinsOf(sides), [])
    .map((piece) => piece.toSorted(inReading)[0])
    .toSorted(inReading)
    .slice(1)
    .map((cell) => fault("split", cell));
