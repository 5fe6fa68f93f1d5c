// @ts-check
/** The end of a match: told with the room's names, and heard once the board has shown it. */
import assert from "node:assert/strict";
import { test } from "node:test";
// It asks what kind of document there is, before one is pretended.
import "lit-html";

Object.assign(globalThis, {
  document: Object.assign(new EventTarget(), { querySelector: () => null, hidden: false }),
  localStorage: { getItem: () => null, setItem: () => {} },
});
const { named } = await import("../../../static/js/room/debrief.js");
const { howItEnded } = await import("../../../static/js/room/outcome.js");
const { soundEnd } = await import("../../../static/js/room/turn-alert.js");

/** @param {number[]} places @param {number | null} seat @returns {any} */
const ended = (places, seat) => ({
  store: {
    room: {
      over: true,
      outcome: { places, reason: "eight" },
      seats: ["Anna", "Ben", "Cleo"].map((name, seat) => ({ seat, kind: "person", name })),
    },
    you: { seat },
  },
  page: {},
  ui: { ends: true },
  table: {},
  board: {},
});

test("whoever is told of has the name that the room calls them by", () => {
  const shell = ended([1, 2], 0);
  assert.equal(named(shell, "Duel 3: ⟦1⟧, ⟦0⟧ and ⟦1⟧, 5 : 3"), "Duel 3: Ben, Anna and Ben, 5 : 3");
  shell.store.room.seats[1].name = "⟦0⟧";
  assert.equal(named(shell, "⟦1⟧"), "⟦0⟧");
});

test("the winners hear that they have won, and so does whoever watches", () => {
  const heard = [0, 1, 2, null].map((seat) => howItEnded(ended([1, 2, 1], seat)));
  assert.deepEqual(heard, ["win", "lose", "win", "win"]);
});

test("what nobody has won is a draw, but not to play alone", () => {
  assert.equal(howItEnded(ended([1, 1], 1)), "draw");
  assert.equal(howItEnded(ended([1], 0)), "win");
});

test("the end is heard once, and not before the board has shown it", () => {
  const shell = ended([1, 2], 0);
  shell.board = { veiled: () => [{ event: "game-won" }] };
  soundEnd(shell);
  assert.equal(shell.ui.ends, true);
  shell.board = { veiled: () => [] };
  soundEnd(shell);
  assert.equal(shell.ui.ends, false);
});
