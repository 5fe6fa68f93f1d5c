// @ts-check
/** Whose ship a line of the log is about. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { summary } from "../../static/mag_blast/summary.js";
import { logged } from "../../static/mag_blast/telling.js";
import { seat, table } from "./tables.js";

/** @type {any} */
const HIT = { event: "hit", target: "SC05", card: "B01", value: 3 };
/** @type {any} */
const REVEALED = { event: "fleet-revealed", seat: 1, flagship: "f1", ships: { blu: "SC05" } };
/** @type {any} */
const CAPTURED = { event: "ship-captured", seat: 2, ship: "SC05", zone: "red" };
const now = table({ 0: seat(), 1: seat(), 2: seat({ fleet: { SC05: { zone: "red" } } }) });

test("a line of the log says whose ship it was then", () => {
  const line = (/** @type {any[]} */ ...earlier) => logged(HIT, now, () => [...earlier, HIT]);
  assert.match(line(REVEALED), /^event-hit .*board-of .*Ben/);
  assert.match(line(REVEALED, CAPTURED), /board-of .*Cyd/);
  // Who comes late was told nothing of how the fleets came to be.
  assert.match(line(), /board-of .*Cyd/);
});

test("a flagship's name says it already, and other lines name no target", () => {
  assert.equal(
    logged({ ...HIT, target: "@1" }, now, () => []),
    "",
  );
  assert.equal(
    logged(/** @type {any} */ ({ event: "turn-began", seat: 1, number: 2 }), now, () => []),
    "",
  );
  const gone = /** @type {any} */ ({ ...HIT, target: "CR06" });
  assert.equal(
    logged(gone, now, () => []),
    "",
  );
});

test("so does the sentence below the turn", () => {
  assert.match(summary([HIT], now), /^event-hit .*board-of .*Cyd/);
});
