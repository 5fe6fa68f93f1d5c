// @ts-check
/** The browser's proof of the dice: what the server drew is right, whatever was changed is not. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawn, grouped, shuffled, verdict } from "../../../static/js/replay/verify.js";

/** Drawn by `games/chance.py`; `tests/unit/games/test_chance.py` holds it to that. */
const evidence = JSON.parse(readFileSync(new URL("dice.json", import.meta.url), "utf8"));
const SEED = Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, "0")).join("");

test("what the server drew is what comes out here", () => {
  const found = verdict(evidence);
  assert.ok(found.ok && found.kept && found.complete);
  assert.equal(found.fingerprint, evidence.commitment);
  assert.ok(found.draws.every(({ ok, value, found }) => ok && value === found));
});

test("words that would favour a value are passed over, as on the server", () => {
  const half = 2n ** 63n + 1n;
  assert.equal(drawn(SEED, "lot", 7, half), Number(0x74c52a3fcb35ecdfn));
  assert.equal(drawn(SEED, "deck", 29, half), Number(0x23d7117136a3c8bdn));
});

test("a changed draw fails, and it alone", () => {
  for (const [field, other] of [
    [1, "other"],
    [2, 99],
    [3, 7],
    [4, 1],
  ])
    for (const place of [0, 1, evidence.draws.length - 1]) {
      const draws = structuredClone(evidence.draws);
      if (draws[place][field] === other) continue;
      draws[place][field] = other;
      const found = verdict({ ...evidence, draws });
      assert.equal(found.ok, false);
      assert.ok(found.kept);
      assert.ok(found.draws.every(({ ok }, k) => ok || k === place));
    }
});

test("a draw that was left out or put in fails", () => {
  const { draws } = evidence;
  for (const changed of [draws.slice(1), [...draws, draws[0]], draws.toSpliced(3, 1)]) {
    const found = verdict({ ...evidence, draws: changed });
    assert.equal(found.complete, false);
    assert.equal(found.ok, false);
  }
});

test("another promise fails although every draw fits the secret", () => {
  const found = verdict({ ...evidence, commitment: "0".repeat(64) });
  assert.deepEqual([found.ok, found.kept], [false, false]);
  assert.ok(found.draws.every(({ ok }) => ok));
});

test("another number of a seat makes other draws", () => {
  for (const nonces of [evidence.nonces.toReversed(), [evidence.nonces[0], "0".repeat(32)]]) {
    const found = verdict({ ...evidence, nonces });
    assert.ok(found.kept);
    assert.equal(found.ok, false);
    assert.ok(found.draws.some(({ ok }) => !ok));
  }
});

test("a secret that is none proves nothing, and breaks nothing", () => {
  for (const secret of ["", "xyz", "abc"]) {
    const found = verdict({ ...evidence, secret });
    assert.deepEqual([found.ok, found.kept, found.seed], [false, false, ""]);
  }
});

test("a draw of nothing proves nothing", () => {
  for (const of of [0, -3, 1.5]) assert.equal(drawn(SEED, "deck", 0, of), null);
});

test("the draws of a shuffle stand together, one shuffle after another", () => {
  const groups = grouped(verdict(evidence).draws);
  assert.deepEqual(
    groups.map((group) => group.length),
    [9, 1, 1, 1, 5, 5, 1],
  );
});

test("a shuffle leaves the order in which the server shuffled", () => {
  const [deck] = grouped(verdict(evidence).draws);
  assert.deepEqual(shuffled(deck), evidence.order);
});
