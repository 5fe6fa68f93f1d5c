// @ts-check
/** A recording shows any version at once, whichever way one comes there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chapterFrom,
  chaptersOf,
  frameOf,
  pauseAfter,
  pointed,
  pointer,
  trackOf,
  viewAt,
} from "../../../static/js/replay/recording.js";

/** @param {number} count @param {number[]} seats */
function track(count, seats = []) {
  const frames = Array.from({ length: count }, (_, k) => {
    const frame = { v: 2 * k + 1, at: 1000 * k, events: [{ event: "counted", to: k }] };
    return k % 16
      ? { ...frame, patch: { count: k, odd: k % 2 ? true : null } }
      : { ...frame, view: whole(k) };
  });
  return { seats, scene: null, frames };
}

/** @param {number} k */
const whole = (k) => (k % 2 ? { count: k, odd: true } : { count: k });

test("every version looks the same, forwards, backwards and at random", () => {
  const own = track(100);
  const order = [...Array(100).keys()];
  for (const way of [order, order.toReversed(), order.map((k) => (k * 37) % 100)])
    for (const k of way) assert.deepEqual(viewAt(own, k), whole(k));
});

test("a version that an audience was not told shows what it saw before", () => {
  const own = track(10);
  assert.equal(frameOf(own, 5), 2);
  assert.equal(frameOf(own, 6), 2);
  assert.equal(frameOf(own, 0), 0);
  assert.equal(frameOf(own, 999), 9);
});

test("a seat finds its own track, everybody else the spectators'", () => {
  const recording = { versions: 3, reels: [track(1, [0, 2]), track(1, [1]), track(1)] };
  assert.equal(trackOf(recording, 2), recording.reels[0]);
  assert.equal(trackOf(recording, 1), recording.reels[1]);
  assert.equal(trackOf(recording, null), recording.reels[2]);
  assert.equal(trackOf(recording, 7), recording.reels[2]);
});

test("nobody waits an hour for a thoughtful move, nor misses a quick one", () => {
  const own = track(3);
  own.frames[1].at = 3_600_000;
  own.frames[2].at = 3_600_000;
  assert.equal(pauseAfter(own, 0, 1), 2600);
  assert.equal(pauseAfter(own, 1, 1), 120);
  assert.equal(pauseAfter(own, 2, 2), 120);
});

test("a replay is never slower than the match was", () => {
  const own = track(3);
  own.frames[1].at = 400;
  own.frames[2].at = 1400;
  assert.equal(pauseAfter(own, 0, 1), 400);
  assert.equal(pauseAfter(own, 1, 1), 1000);
  assert.equal(pauseAfter(own, 1, 4), 250);
  assert.equal(pauseAfter(own, 0, 4), 120);
});

test("chapters begin with what the board says, and one goes from one to the next", () => {
  const own = track(6);
  for (const at of [1, 3]) own.frames[at].events.push({ event: "opened", to: 0 });
  const chapters = chaptersOf(own, ["opened"]);
  assert.deepEqual(chapters, [1, 3]);
  assert.deepEqual(chaptersOf(own), []);
  const from = (/** @type {number} */ at, /** @type {1 | -1} */ way) =>
    chapterFrom(own, chapters, at, way);
  assert.deepEqual([from(0, 1), from(1, 1), from(3, 1)], [1, 3, 5]);
  assert.deepEqual([from(5, -1), from(3, -1), from(1, -1)], [3, 1, 0]);
});

test("a link says where to look and with whose eyes", () => {
  assert.deepEqual(pointed("?v=12&as=1", 2), { version: 12, seat: 1 });
  assert.deepEqual(pointed(pointer(12, 1), 2), { version: 12, seat: 1 });
  assert.deepEqual(pointed(pointer(7, null), 2), { version: 7, seat: null });
});

test("a link that means nothing points nowhere", () => {
  for (const search of ["", "?v=x&as=-1", "?v=1e5&as=9", "?v=&as=", "?v=12345678901"])
    assert.deepEqual(pointed(search, 2), { version: null, seat: null });
});
