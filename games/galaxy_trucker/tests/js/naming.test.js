// @ts-check
/** What values of actions and events are called. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { called } from "../../static/galaxy_trucker/naming.js";

const table = /** @type {any} */ ({
  scene: { tiles: [{ kind: "SC" }], cards: { "I-04": { kind: "stardust" } } },
  t: (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
    [key, ...Object.values(params)].join(" "),
});

test("a cell is called by its column and row, also beyond nine", () => {
  assert.equal(called("cell", 77, table), "board-cell 7 7");
  assert.equal(called("keep", 117, table), "board-cell 11 7");
});

test("what is aboard is called by the cell below it, a number of pieces is a number", () => {
  assert.equal(called("pieces", 593, table), "board-cell 5 9");
  assert.equal(called("pieces", 2, table), undefined);
});

test("a cabin without an alien is none", () => {
  assert.equal(called("brown", 0, table), "board-none");
  assert.equal(called("purple", 67, table), "board-cell 6 7");
});

test("tiles and cards are called by their kinds", () => {
  assert.equal(called("tile", 0, table), "kind-SC");
  assert.equal(called("card", "I-04", table), "board-card-stardust");
});

test("words that a message was given are left as they are", () => {
  assert.equal(called("cell", "column 7, row 7", table), undefined);
  assert.equal(called("tile", "engine", table), undefined);
});
