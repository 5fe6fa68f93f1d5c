// @ts-check
/** A whole move in one sentence. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { summary } from "../../static/galaxy_trucker/sentences.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { default: board } = await import("../../static/galaxy_trucker/board.js");

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

test("of what befalls several ships all is told, one's own first", () => {
  const days = (/** @type {number} */ seat) => ({ event: "days-passed", seat, days: 2 - 5 * seat });
  assert.equal(said(days(0), days(1)), "board-sum-days-lost 1 3 board-sum-days-won 0 2");
  const crew = { event: "crew-lost", seat: 0, cabins: [77, 77, 67] };
  assert.equal(said(crew), "board-sum-crew-lost 0 3");
});

test("of sabotage it is told what it hit, not only what was thrown", () => {
  const roll = { event: "dice-rolled", seat: 0, dice: [3, 4, 3, 3] };
  const missed = { event: "sabotage-missed", seat: 0 };
  assert.equal(said(roll, missed), "event-sabotage-missed 0");
  assert.equal(said(roll, lost), "event-tile-destroyed 0 1 76");
});

test("who has answered meanwhile does not take the place of what has happened", () => {
  const told = ["crew-lost", "answer-given", "score-seen", "seat-gave-up"];
  assert.deepEqual(
    told.filter((event) => !board.quiet.includes(event)),
    ["crew-lost", "seat-gave-up"],
  );
});
