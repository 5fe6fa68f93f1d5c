// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMyTurn } from "../../static/mag_blast/knowing.js";
import { mayLeave } from "../../static/mag_blast/seats.js";
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
