// @ts-check
/** What the bar says to whoever waits for somebody else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { seat, table } from "./tables.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { default: board } = await import("../../static/mag_blast/board.js");
const { shipPiece } = await import("../../static/mag_blast/ship.js");

const fleets = {
  0: seat({ fleet: { CR06: { zone: "yel" }, SC05: { zone: "red" } } }),
  1: seat(),
  2: seat({ fleet: { DE04: { zone: "grn" } } }),
};
const seen = (/** @type {any} */ view) =>
  table(fleets, { view: { seat: 1, discard: {}, wrecks: {}, ...view } });
const blast = (/** @type {string[]} */ ...ships) =>
  seen({ choice: { kind: "scatter", count: ships.length, ships } });

test("who scatters ships is said to do that, and not to attack, and to whom", () => {
  const says = (/** @type {any} */ table) => markup(board.draw(table));
  assert.match(says(seen({})), /board-watch-attack {"name":"Ben"}/);
  assert.match(says(blast("CR06")), /board-watch-scatter-mine {"name":"Ben"}/);
  assert.match(says(blast("DE04")), /board-watch-scatter {"name":"Ben","victim":"Cyd"}/);
  assert.doesNotMatch(says(blast("CR06")), /board-watch-attack/);
});

test("ships that are scattered are marked, and the others of their fleet are not", () => {
  const marked = (/** @type {any} */ table, /** @type {string} */ ship) =>
    / scattered"/.test(markup(shipPiece(table, 0, ship, undefined)));
  assert.ok(marked(blast("CR06"), "CR06"));
  assert.ok(!marked(blast("CR06"), "SC05"));
  assert.ok(!marked(seen({}), "CR06"));
});
