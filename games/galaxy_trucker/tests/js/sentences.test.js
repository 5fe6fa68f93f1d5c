// @ts-check
/** A whole move in one sentence. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { summary } from "../../static/galaxy_trucker/sentences.js";

const table = /** @type {any} */ ({
  seat: 1,
  nameOf: (/** @type {number} */ seat) => ["Ann", "Bob"][seat],
  t: (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
    [key, ...Object.values(params)].join(" "),
});
const roll = { event: "dice-rolled", seat: 0, dice: [3, 4], threat: "lN" };
const met = { event: "threat-met", seat: 0, how: "hit", cell: 76 };
const own = { event: "threat-met", seat: 1, how: "stopped" };
const lost = { event: "tile-destroyed", seat: 0, tile: 1, cell: 76 };

/** @param {any[]} move */
const said = (...move) => summary(move, table);

test("a throw is told by its line, one's own ship first, and begins like any sentence", () => {
  assert.equal(said(roll), "Board-in-column 7.");
  assert.equal(
    said(roll, met, own, lost),
    "Board-in-column 7 · Bob: board-met-stopped · Ann: board-met-lost 1.",
  );
});

test("of another move the weightiest event is told", () => {
  const gone = { event: "seat-gave-up", seat: 0, reason: "wish" };
  const days = { event: "days-passed", seat: 0, days: 1, start: 2, end: 3 };
  assert.equal(said(days, gone), "event-seat-gave-up 0 wish");
});
