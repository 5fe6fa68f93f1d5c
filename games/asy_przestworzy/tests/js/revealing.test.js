// @ts-check
/** While both aircraft turn, everything else stands as it was before. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seen } from "../../static/asy_przestworzy/fans.js";
import { duelSeen } from "../../static/asy_przestworzy/knowing.js";
import { atMoment, moment, shown, untold, veiled } from "../../static/asy_przestworzy/revealing.js";

/** @param {object} more @returns {any} */
const half = (more) => ({ hand: 5, size: 5, deck: 10, discard: {}, won: {}, score: 0, ...more });
const reveal = /** @type {any} */ ({
  attribute: "ceil",
  aircraft: ["E06", "C11"],
  totals: [3, 4],
  winner: 1,
  until: 2500,
});
/** Seat 1 has laid, seat 0 is about to. @type {any} */
const BEFORE = {
  phase: "laying",
  duel: 1,
  stacks: { ceil: 3 },
  squadrons: { 0: half({}), 1: half({ hand: 4, laid: "back" }) },
  contested: "ceil",
  turn: { ask: "lay-first", seats: [0], until: 9 },
  own: { hand: ["E04", "E06"] },
};
/** @type {any} */
const AFTER = {
  phase: "naming",
  duel: 2,
  leader: 1,
  stacks: { ceil: 2 },
  squadrons: { 0: half({ discard: { 1: "E06" } }), 1: half({ score: 1 }) },
  turn: { ask: "name", seats: [1] },
  reveal,
  own: { hand: ["E04", "E09"] },
};
const EVENTS = /** @type {any[]} */ ([
  { event: "aircraft-laid", seat: 0 },
  { event: "own-laid", aircraft: "E06" },
  { event: "revealed", seat: 0 },
  { event: "revealed", seat: 1 },
  { event: "duel-won", seat: 1 },
]);

test("at the moment both aircraft lie open, and nothing has come of it", () => {
  const view = moment(BEFORE, AFTER, 0);
  assert.deepEqual(
    [view.squadrons[0].laid, view.squadrons[1].laid, view.own?.hand, view.own?.laid],
    ["E06", "C11", ["E04"], "E06"],
  );
  assert.deepEqual([view.squadrons[0].hand, view.squadrons[1].hand], [4, 4]);
  assert.deepEqual(
    [view.squadrons[1].score, view.leader, view.stacks.ceil, view.duel, view.turn],
    [0, undefined, 3, 1, { ask: "reveal" }],
  );
});

test("who watches has no hand to look at", () => {
  const { own, ...watched } = BEFORE;
  assert.equal(moment(watched, AFTER, null).own, undefined);
  assert.ok(own);
});

test("what was done is told at once, what came of it is not", () => {
  assert.deepEqual(
    untold(EVENTS).map(({ event }) => event),
    ["revealed", "revealed", "duel-won"],
  );
});

/** @param {object | undefined} telling @returns {any} */
const table = (telling) => ({
  seat: 0,
  view: AFTER,
  offers: [{ do: "name" }, { do: "resign", standing: true }],
  now: () => 100,
  ui: { telling },
});

test("meanwhile nothing can be done, and the page knows no more than the board shows", () => {
  const own = { view: BEFORE, events: untold(EVENTS), again: false };
  const now = table(own);
  assert.equal(atMoment(now).view, BEFORE);
  assert.deepEqual(
    shown(now).offers.map((/** @type {any} */ offer) => offer.do),
    ["resign"],
  );
  assert.deepEqual(veiled(now), own.events);
  assert.deepEqual(veiled(table(undefined)), []);
});

test("what was told already is shown once more on the board alone", () => {
  const now = table({ view: BEFORE, events: untold(EVENTS), again: true });
  assert.equal(atMoment(now).view, BEFORE);
  assert.equal(shown(now).view, AFTER);
  assert.deepEqual(veiled(now), []);
});

test("the number is that of the duel whose pair is seen", () => {
  const at = (/** @type {any} */ view, now = 100) =>
    duelSeen({ ...table(undefined), view, now: () => now });
  assert.equal(at(AFTER), 1, "the next one has begun, its pair has not");
  assert.equal(at(AFTER, 2600), 2, "the pair is gone");
  assert.equal(at(moment(BEFORE, AFTER, 0)), 1, "it lies there");
  assert.equal(at({ ...AFTER, duel: 1 }), 1, "a tie of the first duel goes on");
  assert.equal(at({ ...AFTER, duel: 9, result: { reason: "exhausted" } }), 9, "it was the last");
});

test("a hand that lies open in a replay holds nothing yet that was drawn since", () => {
  const eyes = () => ({ own: { hand: ["E01", "E02", "E03", "E04", "E09"] } });
  const table = /** @type {any} */ ({ eyes });
  assert.deepEqual(seen(table, 0, 4), ["E01", "E02", "E03", "E04"]);
  assert.deepEqual(seen(table, 0, 5)?.at(-1), "E09");
  assert.equal(seen(/** @type {any} */ ({}), 0, 5), undefined);
});
