// @ts-check
/** What the turn line shows beside its words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mine, turnLine } from "../../../static/js/room/turn-line.js";
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

test("of a frozen match nothing is said of anybody's time", () => {
  const told = (/** @type {string | null} */ notice) => {
    const toasts = [{ text: "a first match", kind: "of-play" }];
    return markup(turnLine({ ...shell(notice), ui: { toasts } }));
  };
  assert.match(told(null), /a first match/);
  assert.doesNotMatch(told("frozen"), /a first match/);
});

test("a frozen match calls nobody to their move", () => {
  const asked = (/** @type {string | null} */ notice) => {
    const { store, table, ...own } = shell(notice);
    const you = { seat: 0 };
    const view = { turn: { seats: [0] } };
    return mine({ ...own, store: { ...store, you }, table: { ...table, view } });
  };
  assert.equal(asked(null), true);
  assert.equal(asked("frozen"), false);
});

test("that the line is down stands where the last move did", () => {
  const down = { ...shell(null), ui: { toasts: [], offline: true } };
  assert.match(markup(turnLine(down)), /turn-last offline[^<]*>[^<]*offline</);
  assert.doesNotMatch(markup(turnLine(shell(null))), /offline/);
  const kept = { ...down, store: { ...down.store, pending: { action: { do: "lay" } } } };
  assert.match(markup(turnLine(kept)), />[^<]*offline-pending</);
});
