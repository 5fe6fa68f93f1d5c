// @ts-check
/** Geometry of a ship, where a tile may lie, plans that are being made. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellAt,
  foremost,
  frameOf,
  joinsOf,
  meets,
  nearest,
  turned,
  walk,
} from "../../static/galaxy_trucker/geometry.js";
import {
  elsewhere,
  fitsOf,
  meant,
  placesOf,
  turnFor,
} from "../../static/galaxy_trucker/placing.js";
import {
  keptOf,
  piecesWithout,
  powerWith,
  stowed,
  thrown,
  toggled,
  without,
} from "../../static/galaxy_trucker/plan.js";

const LEVEL_ONE = [75, 66, 76, 86, 57, 67, 77, 87, 97, 58, 68, 78, 88, 98, 59, 69, 89, 99];
const frame = frameOf(LEVEL_ONE);

/** @param {number} k @param {number[]} cells @returns {import("contract").Offer} */
const place = (k, cells) => ({
  do: "place",
  take: { k: { is: "one", of: [k] }, cell: { is: "one", of: cells } },
});
const fits = fitsOf([place(0, [67]), place(1, [67, 87]), place(3, [76]), { do: "put_back" }]);

test("what comes from a side meets the first tile of its line", () => {
  const cells = [76, 77, 78, 67, 97];
  const first = (/** @type {number} */ way) => cells.filter((cell) => foremost(cells, cell, way));
  assert.deepEqual(first(0), [76, 67, 97]);
  assert.deepEqual(first(1), [76, 78, 97]);
  assert.deepEqual(first(2), [78, 67, 97]);
  assert.deepEqual(first(3), [76, 78, 67]);
});

test("a quarter turn clockwise brings the side above to the right", () => {
  assert.deepEqual(turned([1, 2, 3, 0], 1), [0, 1, 2, 3]);
});

test("a side meets what lies before it", () => {
  const laid = new Map([
    [77, [3, 3, 3, 3]],
    [87, [0, 0, 1, 1]],
    [88, [2, 0, 0, 0]],
    [67, [0, 0, 0, 0]],
  ]);
  assert.equal(meets(laid, 77, 1), "joined");
  assert.equal(meets(laid, 87, 2), "wrong");
  assert.equal(meets(laid, 77, 3), "wrong");
  assert.equal(meets(laid, 77, 0), "open");
  assert.equal(meets(laid, 87, 1), "free");
});

test("tiles hang together where connectors that fit meet, and nowhere else", () => {
  const laid = new Map([
    [77, [3, 3, 3, 3]],
    [87, [0, 0, 3, 1]],
    [67, [1, 0, 2, 0]],
    [66, [0, 0, 3, 0]],
    [68, [1, 0, 0, 0]],
  ]);
  assert.deepEqual(joinsOf(laid), { 66: [67], 67: [66], 68: [], 77: [87], 87: [77] });
});

test("a place of the drawing names the cell below it", () => {
  assert.deepEqual(frame, { left: 5, top: 5, columns: 5, rows: 5 });
  assert.equal(cellAt(frame, 2.5, 2.5), 77);
  assert.equal(cellAt(frame, 4.9, 0.1), 95);
  assert.equal(cellAt(frame, 5.1, 2), null);
});

test("only cells within reach are near", () => {
  assert.equal(nearest(frame, [67, 87], 2.2, 2.5, 0.8), 67);
  assert.equal(nearest(frame, [67, 87], 2.2, 2.5, 0.5), null);
});

test("the cursor walks over gaps and stops at the rim", () => {
  assert.equal(walk(LEVEL_ONE, 77, 1, 0), 87);
  assert.equal(walk(LEVEL_ONE, 69, 1, 0), 89);
  assert.equal(walk(LEVEL_ONE, 75, 0, -1), 75);
  assert.equal(walk(LEVEL_ONE, 97, 1, 0), 97);
});

test("a tile that does not fit as it lies fits after the fewest turns", () => {
  assert.equal(turnFor(fits, 67, 0), 0);
  assert.equal(turnFor(fits, 87, 0), 1);
  assert.equal(turnFor(fits, 76, 0), 3);
  assert.equal(turnFor(fits, 67, 3), 0);
  assert.equal(turnFor(fitsOf([place(2, [67]), place(3, [67])]), 67, 0), 3);
  assert.equal(turnFor(fits, 98, 0), null);
});

test("what fits only turned is told apart from what fits now", () => {
  assert.deepEqual(elsewhere(fits, 0), [87, 76]);
});

test("a finger means the nearest cell where the tile fits, a mouse the one below", () => {
  const below = 77;
  assert.equal(meant({ frame, fits, k: 0, below }, 2.1, 2.5, 0.7), 67);
  assert.equal(meant({ frame, fits, k: 0, below }, 2.9, 2.5, 0.7), 87);
  assert.equal(meant({ frame, fits, k: 0, below }, 2.5, 2.5, 0.7), 77);
  assert.equal(meant({ frame, fits, k: 0, below }, 2.1, 2.5, 0), 77);
});

test("a tile that has gone leaves a gap on the table", () => {
  assert.deepEqual(placesOf({ 20: 2, 7: 0 }), [7, null, 20]);
  assert.deepEqual(placesOf({}), []);
});

const JOINS = { 77: [67, 87], 67: [77], 87: [77, 97], 97: [87] };

test("without a marked tile the ship falls into pieces, the largest first", () => {
  assert.deepEqual(piecesWithout(JOINS, []), [[67, 77, 87, 97]]);
  assert.deepEqual(piecesWithout(JOINS, [77]), [[87, 97], [67]]);
});

test("the piece with the kept tile stays, else the largest", () => {
  const pieces = piecesWithout(JOINS, [77]);
  assert.deepEqual(keptOf(pieces, 67), [67]);
  assert.deepEqual(keptOf(pieces, null), [87, 97]);
  assert.deepEqual(keptOf([], 67), []);
});

test("a second tap takes a mark away", () => {
  assert.deepEqual(toggled([67], 77), [67, 77]);
  assert.deepEqual(toggled([67, 77], 67), [77]);
});

test("the bonus of an alien counts only with power", () => {
  const power = { base: 0, gains: { 76: 4, 86: 2 }, bonus: 4 };
  assert.equal(powerWith(power, []), 0);
  assert.equal(powerWith(power, [76]), 8);
  assert.equal(powerWith({ ...power, base: 1 }, [76, 86]), 11);
});

test("cubes go into holds and back into the bin", () => {
  const holds = [
    { cell: "58", room: 1, red: true },
    { cell: "59", room: 2, red: false },
  ];
  assert.deepEqual(stowed({}, holds, "R"), { 58: "R" });
  assert.deepEqual(stowed({ 59: "B" }, holds, "Y"), { 59: "YB" });
  assert.deepEqual(stowed({ 59: "YB" }, holds, "G"), { 59: "YB", 58: "G" });
  assert.deepEqual(stowed({ 58: "R", 59: "YB" }, holds, "R"), { 58: "R", 59: "YB" });
  assert.deepEqual(thrown({ 59: "YB" }, "59", "Y"), { 59: "B" });
  assert.equal(without("RYYB", "YB"), "RY");
});
