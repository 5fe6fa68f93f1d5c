// @ts-check
/** Sounds: a board's own notes, and what calls a person to their turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { callFor, heard, share } from "../../../static/js/room/sounds.js";

test("a note needs no more than pitch and length", () => {
  assert.deepEqual(heard({ hertz: 440, lasts: 0.2 }), {
    hertz: 440,
    lasts: 0.2,
    after: 0,
    loud: 0.5,
    held: 0,
    shape: "sine",
  });
});

test("nothing is heard for longer than a second and a half, nor louder than all", () => {
  assert.equal(heard({ hertz: 440, lasts: 9 })?.lasts, 1.5);
  assert.equal(heard({ hertz: 440, lasts: 1, after: 1 })?.lasts, 0.5);
  assert.equal(heard({ hertz: 440, lasts: 1, after: 1.5 }), null);
  assert.equal(heard({ hertz: 440, lasts: 1, loud: 7 })?.loud, 1);
});

test("of several sounds at once each further one is quieter", () => {
  assert.equal(share([], 10), 1);
  assert.equal(share([10.4, 9.9], 10), 1 / 2);
  assert.equal(share([10.4, 11], 10), 1 / 3);
});

test("the bell calls, unless the board says another sound, or none", () => {
  const draw = /** @type {any} */ (() => {});
  assert.equal(callFor(null, "lay"), "turn");
  assert.equal(callFor({ draw }, "lay"), "turn");
  const call = (/** @type {string} */ ask) => (ask === "watch" ? "" : "horn");
  assert.equal(callFor({ draw, call }, "lay"), "horn");
  assert.equal(callFor({ draw, call }, "watch"), "");
  assert.equal(callFor({ draw, call }, undefined), "turn");
});
