// @ts-check
/** People who have gone: whose moves a bot made, what counts down, and who is asked for something. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { byBots, hasLost, isOut, people, personAt } from "../../../static/js/room/absence.js";
import { emptyStore, receive } from "../../../static/js/room/store.js";

const laid = (/** @type {number} */ seat) => [{ event: "aircraft-laid", seat }];
const SEATS = ["person", "person", "bot"].map((kind, seat) => ({ seat, kind }));

/** A page at this seat, in a match that runs. @param {number | null} seat @returns {any} */
function page(seat) {
  const store = emptyStore();
  store.you.seat = seat;
  store.room = /** @type {any} */ ({ seats: SEATS });
  const now = performance.now();
  receive(
    store,
    { type: "snapshot", match: 1, n: 1, now: 0, running: true, view: {}, events: [], offers: {} },
    now,
  );
  return { store };
}

/** @param {any} shell @param {object} told */
const hear = ({ store }, told) => receive(store, { type: "company", ...told }, performance.now());

test("the moves of a bot are those of its seat, from its coming to its going", () => {
  const told = /** @type {[number, any[]][]} */ ([
    [1, laid(1)],
    [2, [{ event: "seat-taken-over", seat: 1, level: "easy" }]],
    [3, laid(0)],
    [4, laid(1)],
    [5, [{ event: "seat-handed-back", seat: 1 }]],
    [6, laid(1)],
  ]);
  assert.deepEqual([...byBots(told)], [2, 4, 5]);
});

test("a bot plays a seat that is lost to the end, if there is a bot", () => {
  const lost = (/** @type {object} */ bot) =>
    /** @type {[number, any[]][]} */ ([
      [1, [{ event: "seat-lost", seat: 0, ...bot }]],
      [2, laid(0)],
    ]);
  assert.deepEqual([...byBots(lost({ level: "easy" }))], [1, 2]);
  assert.deepEqual([...byBots(lost({}))], []);
});

test("a whole picture says that there is nothing to say of the people", () => {
  const shell = page(0);
  hear(shell, { people: [{ seat: 1, away: true, left: 30_000 }], ends: "bot" });
  assert.equal(personAt(shell, 1)?.left, 30_000);
  receive(
    shell.store,
    { type: "snapshot", match: 1, n: 2, now: 0, running: true, view: {}, events: [], offers: {} },
    0,
  );
  assert.equal(personAt(shell, 1), undefined);
});

test("who has lost the seat has no say among the people", () => {
  const shell = page(1);
  hear(shell, { people: [{ seat: 1, lost: true, level: "easy" }] });
  assert.equal(hasLost(shell), true);
  assert.deepEqual(people(shell), [0]);
});

test("who has stepped out is out until the time is over", () => {
  const shell = page(0);
  hear(shell, { people: [{ seat: 0, out: 300_000, stepped_out: true }] });
  assert.equal(isOut(shell), true);
  hear(shell, { people: [{ seat: 0, out: 0, stepped_out: true }] });
  assert.equal(isOut(shell), false);
});

test("a wish asks something of the others, once", () => {
  const wish = { by: 1, agreed: [1], left: 30_000 };
  const asked = page(0);
  assert.equal(hear(asked, { wish }).asked, true);
  assert.equal(hear(asked, { wish }).asked, false);
  assert.equal(hear(page(1), { wish }).asked, false);
  assert.equal(hear(page(null), { wish }).asked, false);
});

test("a code belongs to the seat it was given for", () => {
  const { store } = page(0);
  receive(store, { type: "seatcode", words: "bado kilu meno tori" }, 0);
  receive(store, { type: "you", seat: 0, name: "Ada" }, 0);
  assert.equal(store.code, "bado kilu meno tori");
  receive(store, { type: "you" }, 0);
  assert.equal(store.code, null);
});
