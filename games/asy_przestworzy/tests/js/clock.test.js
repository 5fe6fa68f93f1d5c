// @ts-check
/** The time left is shown once: with the board's question where there is one, else by the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";

// Its keys listen to the page, its layout asks what somebody points with.
Object.assign(globalThis, {
  addEventListener: () => {},
  matchMedia: () => ({ matches: false }),
});
const { default: board } = await import("../../static/asy_przestworzy/board.js");

const half = (/** @type {string} */ side) => ({
  side,
  hand: 1,
  size: 5,
  deck: 9,
  discard: {},
  won: {},
  cards: {},
  score: 0,
  laid: "back",
});

/** A table at which something is asked of seat 0. @param {string} ask @param {object} [offer] @param {object} [more] @returns {any} */
const table = (ask, offer, more = {}) => ({
  view: {
    phase: "laying",
    duel: 1,
    stacks: { spd: 3, man: 3, rng: 3, fire: 3, ceil: 3 },
    squadrons: { 0: half("entente"), 1: half("central") },
    contested: "ceil",
    turn: { ask, seats: [0], until: 9_000 },
    own: { hand: ["E04"], laid: "E06" },
  },
  scene: {
    attributes: ["spd", "man", "rng", "fire", "ceil"],
    aircraft: Object.fromEntries(["E04", "E06"].map((id) => [id, { values: [1, 2, 3, 4, 5] }])),
  },
  seat: 0,
  offers: offer ? [offer] : [],
  ui: {},
  options: {},
  now: () => 0,
  told: () => [],
  redraw: () => {},
  nameOf: String,
  t: (/** @type {string} */ key) => key,
  ...more,
});

/** @param {any} own */
const ofTheBoard = (own) => markup(board.draw(own)).split('class="kit-clock"').length - 1;

/** @param {any} own */
const ofThePage = (own) => (board.shown(own).view.turn?.until === undefined ? 0 : 1);

const BID = { do: "bid", take: { number: { is: "number", least: 0, most: 2 } } };

test("with a question of the board its time is told there alone", () => {
  for (const own of [
    table("bid", BID),
    ...["ceiling", "firepower", "range"].map((name) => table(name, { do: `answer_${name}` })),
  ])
    assert.deepEqual(
      [own.view.turn.ask, ofTheBoard(own), ofThePage(own)],
      [own.view.turn.ask, 1, 0],
    );
});

test("otherwise the page tells it", () => {
  for (const own of [
    table("lay-ceil", { do: "lay" }),
    table("name", { do: "name" }),
    table("bid"),
    table("bid", undefined, { seat: null }),
  ])
    assert.deepEqual(
      [own.view.turn.ask, ofTheBoard(own), ofThePage(own)],
      [own.view.turn.ask, 0, 1],
    );
});

test("while the board shows an earlier reveal once more, the page tells it", () => {
  const own = table("bid", BID);
  own.ui.telling = {
    of: own.view,
    view: { ...own.view, turn: { ask: "reveal" } },
    events: [],
    again: true,
  };
  assert.deepEqual([ofTheBoard(own), ofThePage(own)], [0, 1]);
});
