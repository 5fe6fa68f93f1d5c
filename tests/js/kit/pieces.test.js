// @ts-check
/** Small parts of a board: dice, clock, stepper, ring, the place below a dragged card. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { remains } from "kit/clock.js";
import { tumble } from "kit/dice.js";
import { arc } from "kit/meter.js";
import { bounded } from "kit/stepper.js";
import { nearest } from "../../../static/js/kit/dragging.js";

test("however a die tumbles, it comes to rest on what was thrown", () => {
  const rests = [1, 2, 3, 4, 5, 6].map((face) => tumble(face, 0).at(-1)?.transform);
  assert.equal(new Set(rests).size, 6);
  for (const at of [1, 2, 3])
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map((face) => tumble(face, at).at(-1)?.transform),
      rests,
    );
});

test("no two dice beside one another roll alike", () => {
  assert.notDeepEqual(tumble(3, 0), tumble(3, 1));
});

test("opposite faces are half a turn apart", () => {
  const turns = (/** @type {number} */ face) =>
    [...String(tumble(face, 0).at(-1)?.transform).matchAll(/(-?\d+)deg/g)].map(([, n]) =>
      Number(n),
    );
  for (const [one, other] of [
    [1, 6],
    [2, 5],
    [3, 4],
  ]) {
    const [[x, y], [otherX, otherY]] = [turns(one), turns(other)];
    assert.equal(Math.abs(x - otherX) + Math.abs(y - otherY), 180);
  }
});

test("a clock empties with its span, counts seconds up and never below nothing", () => {
  assert.deepEqual(remains(10_000, 0, 10_000), { share: 1, seconds: 10 });
  assert.deepEqual(remains(10_000, 7_001, 10_000), { share: 0.2999, seconds: 3 });
  assert.deepEqual(remains(10_000, 12_000, 10_000), { share: 0, seconds: 0 });
  assert.equal(remains(20_000, 0, 10_000).share, 1);
});

test("a number stays within its bounds", () => {
  assert.deepEqual(
    [-1, 0, 3, 4].map((value) => bounded(value, 0, 3)),
    [0, 0, 3, 3],
  );
});

test("the notches of a ring begin at its top and do not touch", () => {
  const [first, second] = [arc(0, 4), arc(1, 4)];
  assert.match(first, /^M3\.76 -39\.82A40 40 0 0 1 39\.82 -3\.76$/);
  assert.match(second, /^M39\.82 3\.76A/);
});

test("a card is dropped on the nearest place that it hits, generously", () => {
  const box = (/** @type {number} */ left) => ({
    box: { left, right: left + 100, top: 0, bottom: 140, width: 100 },
  });
  const [one, other] = [box(0), box(120)];
  assert.equal(nearest([one, other], 50, 70), one);
  assert.equal(nearest([one, other], 115, 70), other);
  assert.equal(nearest([one, other], -49, 70), one);
  assert.equal(nearest([one, other], -51, 70), undefined);
  assert.equal(nearest([one, other], 50, 160), undefined);
});
