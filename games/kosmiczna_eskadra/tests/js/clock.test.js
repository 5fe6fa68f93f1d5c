// @ts-check
/** The time left is shown once: by the board where it stands in the middle of things, else by the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";

// Its keys listen to the page, its layout asks what somebody points with.
Object.assign(globalThis, {
  addEventListener: () => {},
  matchMedia: () => ({ matches: false }),
});
const { default: board } = await import("../../static/kosmiczna_eskadra/board.js");

/** A table on which a card is in the own hand. @param {string} phase @param {object[]} [offers] @param {object} [more] @returns {any} */
const table = (phase, offers = [], more = {}) => ({
  view: {
    phase,
    round: 1,
    seats: { 0: { colour: "red", deck: 3, holds: true }, 1: { colour: "blue", deck: 4 } },
    table: {},
    own: { held: 1 },
    stopper: 1,
    start: 3000,
    turn: { ask: phase, seats: [0], until: 3000 },
  },
  scene: { half: 4000, wins: 3, rocks: [], ships: { 1: { hull: 1, lasers: [], shields: "" } } },
  seat: 0,
  offers,
  ui: {},
  options: {},
  now: () => 0,
  nameOf: String,
  t: (/** @type {string} */ key) => key,
  ...more,
});

/** Clocks that are seen: the hidden one only says when little is left. @param {any} own */
const ofTheBoard = (own) =>
  markup(board.draw(own))
    .replaceAll(/<span hidden>.*?<\/span>/gs, "")
    .split('class="kit-clock"').length - 1;

/** @param {any} own */
const ofThePage = (own) => (board.shown(own).view.turn?.until === undefined ? 0 : 1);

const ASKED = [{ do: "answer" }];

test("the time is told once in every phase, whoever looks on", () => {
  for (const own of [
    table("ready"),
    table("countdown"),
    table("placing"),
    table("stopped", ASKED),
    table("stopped"),
    table("countdown", [], { seat: null }),
    table("stopped", [], { seat: null, past: true }),
  ])
    assert.deepEqual([ofTheBoard(own) + ofThePage(own), own.view.phase], [1, own.view.phase]);
});
