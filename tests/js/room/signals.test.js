// @ts-check
/** Signals: few enough, and always the newest. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Signals } from "../../../static/js/room/signals.js";

/** @type {any[]} */
let sent = [];
/** @type {Signals} */
let signals;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  sent = [];
  signals = new Signals((signal) => sent.push(signal));
});

test("the first goes out at once", () => {
  signals.signal({ x: 1 });
  assert.deepEqual(sent, [{ x: 1 }]);
});

test("of those that come too fast only the newest goes out, a little later", () => {
  for (const x of [1, 2, 3]) signals.signal({ x });
  assert.deepEqual(sent, [{ x: 1 }]);
  mock.timers.tick(50);
  assert.deepEqual(sent, [{ x: 1 }, { x: 3 }]);
});

test("no more than twenty go out in a second", () => {
  for (let x = 0; x < 999; x += 1) {
    signals.signal({ x });
    mock.timers.tick(1);
  }
  assert.equal(sent.length, 20);
});

test("after a pause the next goes out at once again", () => {
  signals.signal({ x: 1 });
  mock.timers.tick(500);
  signals.signal({ x: 2 });
  assert.deepEqual(sent, [{ x: 1 }, { x: 2 }]);
});

test("what a hand has let go is not sent any more", () => {
  signals.signal({ x: 1 });
  signals.signal({ x: 2 });
  signals.forget();
  mock.timers.tick(500);
  assert.deepEqual(sent, [{ x: 1 }]);
});
