// @ts-check
/** Against bots at once: first the server's commitment is noted, then the own number is told. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readyAtOnce } from "../../../static/js/room/at-once.js";
import { noted } from "../../../static/js/room/commitments.js";

const PROMISE = "c0ffee".padEnd(64, "0");

/** @type {any[]} */
let sent;
/** @type {string | null} */
let shown;

beforeEach(() => {
  sent = [];
  shown = null;
  /** @type {Map<string, string>} */
  const kept = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    },
    location: { hash: "#at-once", pathname: "/r/k7m2pq9xw4td/", search: "" },
    history: { state: null, replaceState: (/** @type {any[]} */ ...said) => (shown = said[2]) },
  });
});

/** @param {any} room @param {number | null} seat @returns {any} */
const shell = (room, seat = 0) => ({
  store: { room, you: { seat } },
  send: (/** @type {any} */ message) => sent.push(message),
});

const room = (/** @type {string[]} */ ...kinds) => ({
  commitment: PROMISE,
  seats: kinds.map((kind, seat) => ({ seat, kind })),
});

test("the number that is told was noted beside the promise before", () => {
  readyAtOnce(shell(room("person", "bot")));
  const [{ type, ready, nonce }] = sent;
  assert.deepEqual([type, ready, nonce.length], ["ready", true, 32]);
  assert.deepEqual(noted(["", nonce], PROMISE), [nonce, PROMISE]);
});

test("nobody is ready without the server's promise", () => {
  readyAtOnce(shell(null));
  assert.deepEqual(sent, []);
});

test("nobody is ready who did not ask for it, who watches, or who waits for others", () => {
  readyAtOnce(shell(room("person", "free")));
  readyAtOnce(shell(room("person", "person")));
  readyAtOnce(shell(room("person", "bot"), null));
  location.hash = "";
  readyAtOnce(shell(room("person", "bot")));
  assert.deepEqual(sent, []);
});

test("once a match has begun it is over with that, and the address is the plain one", () => {
  readyAtOnce(shell({ ...room("person", "bot"), match: 1 }));
  assert.deepEqual([sent, shown], [[], "/r/k7m2pq9xw4td/"]);
});
