// @ts-check
/** What a browser noted before a match, found again by its number or by the promise. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { noted, notedNonce } from "../../../static/js/room/commitments.js";

const [PROMISE, ANOTHER] = ["c0ffee".padEnd(64, "0"), "decade".padEnd(64, "0")];
const OTHERS = ["", "0".repeat(32)];

beforeEach(() => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    },
  });
});

const promising = (/** @type {string} */ commitment) =>
  /** @type {any} */ ({ commitment, over: null });

test("a number in the match is found, whatever the match says was promised", () => {
  const own = notedNonce(promising(PROMISE));
  notedNonce(promising(ANOTHER));
  for (const promise of [PROMISE, ANOTHER])
    assert.deepEqual(noted([...OTHERS, own], promise), [own, PROMISE]);
});

test("a number that was left out is found by the promise, the last one first", () => {
  notedNonce(promising(PROMISE));
  const last = notedNonce(promising(PROMISE));
  notedNonce(promising(ANOTHER));
  assert.deepEqual(noted(OTHERS, PROMISE), [last, PROMISE]);
});

test("of a match in which this browser was not, nothing is found", () => {
  notedNonce(promising(ANOTHER));
  assert.equal(noted(OTHERS, PROMISE), null);
});

test("before a rematch the promise of the next match is noted", () => {
  const room = { ...promising(PROMISE), over: true, next: ANOTHER };
  const own = notedNonce(room);
  assert.deepEqual(noted([own], PROMISE), [own, ANOTHER]);
});
