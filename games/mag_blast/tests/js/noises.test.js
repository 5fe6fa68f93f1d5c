// @ts-check
/** How many noises of one seat a page plays, however many it is told of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isPlayed } from "../../static/mag_blast/noises.js";
import { AFTER } from "../../static/mag_blast/strips.js";

const root = { querySelectorAll: () => [], querySelector: () => null };
const places = { pieces: new Map() };

test("of each seat four noises are played in a second", () => {
  /** @type {string[]} */
  const heard = [];
  const flights = {
    root,
    table: { seat: 0, ui: {}, t: String },
    sound: (/** @type {string} */ name) => heard.push(name),
  };
  for (let noise = 0; noise < 8; noise++)
    for (const seat of [1, 2])
      AFTER["sound-made"](
        /** @type {any} */ (flights),
        { seat, noise },
        /** @type {any} */ (places),
      );
  assert.deepEqual(
    heard,
    [0, 0, 1, 1, 2, 2, 3, 3].map((noise) => `noise-${noise}`),
  );
});

test("a second after the first of them there is room for one more", () => {
  const ui = {};
  const played = [0, 100, 200, 300, 400, 999, 1000, 1001, 1101].map((now) => isPlayed(ui, 1, now));
  assert.deepEqual(played, [true, true, true, true, false, false, true, false, true]);
});

test("of twenty a second for a minute no second has more than four", () => {
  const ui = {};
  const told = Array.from({ length: 60 * 20 }, (_, number) => number * 50);
  const played = told.filter((now) => isPlayed(ui, 1, now));
  assert.equal(played.length, 60 * 4);
  assert.ok(played.every((now, at) => at < 4 || now - played[at - 4] >= 1000));
});
