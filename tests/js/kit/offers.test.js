// @ts-check
/** What is offered, for an action, a piece, a field. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, choices, may, offered, offersFor } from "kit/offers.js";

/** @type {any[]} */
const OFFERS = [
  { do: "lay", take: { card: { is: "one", of: ["a", "b"] } } },
  { do: "drop", take: { cards: { is: "some", of: ["b", "c"], least: 1, most: 2 } } },
  { do: "pass" },
];

/** @param {object} [more] @returns {any} */
const table = (more) => ({ offers: OFFERS, pending: null, ...more });

test("an offer is found by what it does", () => {
  assert.equal(offered(table(), "pass"), OFFERS[2]);
  assert.equal(offered(table(), "fly"), undefined);
});

test("what may stand in a field is one or some of a list", () => {
  assert.deepEqual(choices(OFFERS[0], "card"), ["a", "b"]);
  assert.deepEqual(choices(OFFERS[1], "cards"), ["b", "c"]);
  assert.deepEqual(choices(OFFERS[2], "card"), []);
  assert.deepEqual(choices(undefined, "card"), []);
});

test("a piece knows all that can be done with it", () => {
  const of = (/** @type {string} */ piece) => offersFor(table(), piece).map((offer) => offer.do);
  assert.deepEqual(of("a"), ["lay"]);
  assert.deepEqual(of("b"), ["lay", "drop"]);
  assert.deepEqual(of("z"), []);
});

test("exactly what is offered may be done", () => {
  assert.ok(may(table(), { do: "lay", card: "a" }));
  assert.ok(may(table(), { do: "drop", cards: ["c", "b"] }));
  assert.ok(!may(table(), { do: "lay", card: "c" }));
  assert.ok(!may(table(), { do: "lay" }));
});

test("while something is under way nothing else is sent", () => {
  /** @type {any[]} */
  const sent = [];
  const send = (/** @type {any} */ action) => sent.push(action);
  act(table({ act: send }), { do: "pass" });
  act(table({ act: send, pending: { do: "pass" } }), { do: "pass" });
  assert.deepEqual(sent, [{ do: "pass" }]);
});
