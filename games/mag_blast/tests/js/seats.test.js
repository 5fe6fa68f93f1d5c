// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMyTurn } from "../../static/mag_blast/knowing.js";
import { comesHome, isAimedAt, mayLeave } from "../../static/mag_blast/seats.js";
import { one, seat, table } from "./tables.js";

const ben = seat({ fleet: { CR06: { zone: "yel" } } });
const board = (/** @type {any} */ more) => table({ 0: seat(), 1: ben }, more);

test("from another fleet there is a way back, but not while its ships are scattered", () => {
  assert.ok(!mayLeave(board({})));
  assert.ok(mayLeave(board({ ui: { looked: 1 } })));
  const to = { is: "each", keys: ["CR06"], of: one("yel", "grn") };
  assert.ok(!mayLeave(board({ ui: { looked: 1 }, offers: [{ do: "scatter", take: { to } }] })));
});

test("once the battle is over, it is nobody's turn, also not the winner's", () => {
  for (const [phase, mine] of /** @type {[string, boolean][]} */ ([
    ["attack", true],
    ["over", false],
  ]))
    assert.equal(isMyTurn(board({ view: { phase } })), mine);
});

test("whose fleet is aimed at is marked while a play lies on the table, and as long as a chain may go on", () => {
  const aimed = (/** @type {any} */ view) =>
    [0, 1].filter((who) => isAimedAt(board({ view }), who));
  assert.deepEqual(aimed({ plays: [{ seat: 0, card: "B01", target: "CR06" }] }), [1]);
  assert.deepEqual(aimed({ plays: [{ seat: 1, card: "MF01", fleet: 0 }] }), [0]);
  assert.deepEqual(aimed({ chain: { ship: "DE04", target: "CR06", stage: "may-follow" } }), [1]);
  assert.deepEqual(aimed({ choice: { kind: "scatter", count: 1, ships: ["CR06"] } }), [1]);
  assert.deepEqual(aimed({}), []);
});

test("the eye comes home with the turn after a shot, and once something is meant for the own fleet", () => {
  const looked = (/** @type {any} */ ui, /** @type {any} */ view) => {
    const own = board({ ui: { looked: 1, ...ui }, view });
    comesHome(own);
    return own.ui.looked;
  };
  assert.equal(looked({ shot: 9 }, {}), 1);
  assert.equal(looked({ shot: 8 }, {}), undefined);
  assert.equal(looked({}, {}), 1, "somebody looks there of their own will");
  const shot = (/** @type {number} */ who, /** @type {string} */ target) => ({
    plays: [{ seat: who, card: "B01", target }],
  });
  assert.equal(looked({}, shot(1, "@0")), undefined);
  assert.equal(looked({ threat: "B01" }, shot(1, "@0")), 1, "who looks away again may");
  assert.equal(looked({ shot: 9 }, shot(0, "CR06")), 1);
});
