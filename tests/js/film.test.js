// @ts-check
/** A film shows any version at once, whichever way one comes there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, pauseAfter, pointed, pointer, reelOf, viewAt } from "../../static/js/film.js";

/** @param {number} count @param {number[]} seats */
function reel(count, seats = []) {
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
  const own = reel(100);
  const order = [...Array(100).keys()];
  for (const way of [order, order.toReversed(), order.map((k) => (k * 37) % 100)])
    for (const k of way) assert.deepEqual(viewAt(own, k), whole(k));
});

test("a version that an audience was not told shows what it saw before", () => {
  const own = reel(10);
  assert.equal(frameOf(own, 5), 2);
  assert.equal(frameOf(own, 6), 2);
  assert.equal(frameOf(own, 0), 0);
  assert.equal(frameOf(own, 999), 9);
});

test("a seat finds its own reel, everybody else the spectators'", () => {
  const film = { versions: 3, reels: [reel(1, [0, 2]), reel(1, [1]), reel(1)] };
  assert.equal(reelOf(film, 2), film.reels[0]);
  assert.equal(reelOf(film, 1), film.reels[1]);
  assert.equal(reelOf(film, null), film.reels[2]);
  assert.equal(reelOf(film, 7), film.reels[2]);
});

test("nobody waits an hour for a thoughtful move, nor misses a quick one", () => {
  const own = reel(3);
  own.frames[1].at = 3_600_000;
  own.frames[2].at = 3_600_000;
  assert.equal(pauseAfter(own, 0, 1), 2600);
  assert.equal(pauseAfter(own, 1, 1), 650);
  assert.equal(pauseAfter(own, 2, 2), 325);
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
