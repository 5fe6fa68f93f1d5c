// @ts-check
/** Until the film of a battle has come to its end, nobody learns how it ends. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, isHeard } from "../../static/kosmiczna_eskadra/screening.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { default: board } = await import("../../static/kosmiczna_eskadra/board.js");

const EVENTS = /** @type {any[]} */ ([
  { event: "round-ended", unplayed: [[], []] },
  { event: "speed-began", speed: 1 },
  { event: "laser-fired", order: 1, laser: "F", damage: 0, shielded: false, start: [0, 0] },
  { event: "round-scored", trophies: [0, 0], ore: [2, 0], losses: [0, 0], scores: [2, 0] },
  { event: "round-won", seat: 0 },
  { event: "game-won", seats: [0], reason: "wins" },
]);

/** @param {string} phase @param {boolean} [still] @returns {any} */
const table = (phase, still = false) => ({
  view: {
    phase,
    round: 3,
    seats: { 0: {}, 1: {} },
    table: { 1: { seat: 0, speed: 1 } },
    result: {},
    turn: { ask: "watch", seats: [0] },
  },
  scene: { ships: { 1: { hull: 1 } }, rocks: [] },
  offers: [],
  ui: {},
  still,
  play: () => {},
  redraw: () => {},
  repaint: () => {},
});

/** @param {any} own */
function told(own) {
  begin(own, EVENTS);
  own.ui.showing.stop();
  return own;
}

test("the film and what it leads up to are veiled, the end of the round is not", () => {
  const veiled = board.veiled(told(table("scoring")));
  assert.deepEqual(veiled, EVENTS.slice(1));
  assert.equal(veiled[0], EVENTS[1], "those very events: a later move is not veiled for its name");
});

test("at its end everything may be told", () => {
  const own = told(table("scoring"));
  own.ui.table = own;
  own.ui.showing.end();
  assert.deepEqual(board.veiled(own), []);
});

test("a step draws the board alone; after the last one come its points, then the page, each a moment later", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const own = told(table("scoring"));
  /** @type {string[]} */
  const drawn = [];
  Object.assign(own, { redraw: () => drawn.push("page"), repaint: () => drawn.push("board") });
  own.ui.table = own;
  const { showing } = own.ui;
  showing.jump(0);
  showing.jump(1);
  showing.hurry(4);
  showing.end();
  assert.deepEqual(drawn.splice(0), ["board"], "the pace; no step while a click is told");
  context.mock.timers.tick(1);
  assert.deepEqual([drawn.splice(0), isHeard(own)], [["board", "board", "board"], false]);
  context.mock.timers.tick(50);
  assert.deepEqual([drawn.splice(0), isHeard(own)], [["board"], true]);
  context.mock.timers.tick(50);
  assert.deepEqual(drawn.splice(0), ["page"]);
  showing.jump(0);
  showing.end();
  context.mock.timers.tick(50);
  assert.deepEqual([drawn, isHeard(own)], [["board", "board"], true]);
});

test("who looks at it again knows how it ended", () => {
  const own = told(table("over"));
  own.ui.table = own;
  own.ui.showing.end();
  own.ui.showing.jump(0);
  assert.deepEqual(board.veiled(own), []);
  assert.equal(board.shown(own), own);
});

test("whoever wants less motion is shown the end at once", () => {
  const own = told(table("scoring", true));
  assert.deepEqual([board.veiled(own), own.ui.showing.playing], [[], false]);
  assert.ok(isHeard(own));
});

test("the page of a match that has ended speaks of the battle until it has been seen", () => {
  const own = told(table("over"));
  assert.deepEqual(board.shown(own).view.turn, { ask: "watch" });
  own.ui.table = own;
  own.ui.showing.end();
  assert.equal(board.shown(own), own);
});
