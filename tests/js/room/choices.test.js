// @ts-check
/** The list of actions: what comes first, what lies behind a fold. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { distinct, sorted } from "../../../static/js/room/choices.js";

const LAY = { do: "lay" };
const PASS = { do: "pass" };
const RESIGN = { do: "resign", standing: true };
/** @type {any} */
const table = { offers: [LAY, RESIGN, PASS] };
/** @param {object} [more] @returns {any} */
const board = (more) => ({ draw: () => {}, ...more });

test("all that the table waits for is listed", () => {
  for (const own of [null, board()])
    assert.deepEqual(sorted(own, table), { shown: [LAY, PASS], rest: [], standing: [RESIGN] });
});

test("a board puts some first, and loses none", () => {
  const first = (/** @type {any[]} */ offers) => offers.filter((offer) => offer.do === "pass");
  assert.deepEqual(sorted(board({ first }), table), {
    shown: [PASS],
    rest: [LAY],
    standing: [RESIGN],
  });
});

test("taking back is no doubtful standing action: it has a button of its own", () => {
  const offers = [LAY, { do: "undo", standing: true }, RESIGN];
  assert.deepEqual(sorted(null, /** @type {any} */ ({ offers })).standing, [RESIGN]);
});

test("of what is alike to the board the first is listed, with how many they are", () => {
  const list = ["A1", "B1", "A2"].map((card) => ({ do: "answer", card }));
  const [first, other, second] = list;
  const alike = (/** @type {any} */ { card }) => card[0];
  assert.deepEqual(distinct(board({ alike }), table, list), [
    [first, 2],
    [other, 1],
  ]);
  const each = [first, other, second].map((action) => [action, 1]);
  for (const own of [null, board()]) assert.deepEqual(distinct(own, table, list), each);
});
