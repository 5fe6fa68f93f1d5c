// @ts-check
/** What the turn line shows beside its words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { turnLine } from "../../../static/js/room/turn-line.js";
import { markup } from "../markup.js";

/** A match of which somebody is to act in time. @param {string | null} notice @returns {any} */
const shell = (notice) => ({
  t: (/** @type {string} */ key) => key,
  words: { has: () => false, list: { format: String } },
  ui: { toasts: [] },
  store: { notice, you: { seat: null }, room: { seats: [] }, match: { running: true }, told: [] },
  table: { offers: [], events: [], view: { turn: { seats: [], until: 60_000 } } },
});

test("no time passes while a match is frozen", () => {
  assert.match(markup(turnLine(shell(null))), /role="timer"/);
  assert.doesNotMatch(markup(turnLine(shell("frozen"))), /role="timer"/);
});
