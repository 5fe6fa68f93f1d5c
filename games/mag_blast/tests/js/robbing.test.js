// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { robberies, robbing } from "../../static/mag_blast/robbing.js";
import { one, seat, table } from "./tables.js";

/** @param {number[]} victims */
function thief(...victims) {
  /** @type {any[]} */
  const acts = [];
  const own = table(
    { 0: seat(), 1: seat(), 2: seat() },
    {
      offers: [{ do: "rob", take: { seat: one(.../** @type {any[]} */ (victims)) } }],
      view: { phase: "move" },
      act: (/** @type {any} */ action) => acts.push(action),
      repaint: () => {},
    },
  );
  return { own, acts };
}

const words = (/** @type {any[] | undefined} */ deeds) => deeds?.map((deed) => deed.words);

test("of several whose cards may be taken the names stand behind one button", () => {
  const { own, acts } = thief(1, 2);
  assert.deepEqual(words(robberies(own)), ["board-rob-some"]);
  assert.equal(robbing(own), null);
  robberies(own)[0].press();
  assert.deepEqual(words(robbing(own)?.deeds), ["Ben", "Cyd", "board-back"]);
  robbing(own)?.deeds[1].press();
  assert.deepEqual(acts, [{ do: "rob", seat: 2 }]);
  assert.equal(robbing(own), null);
});

test("the only one is robbed by one press", () => {
  const { own, acts } = thief(1);
  assert.deepEqual(words(robberies(own)), ['board-rob {"name":"Ben"}']);
  robberies(own)[0].press();
  assert.deepEqual(acts, [{ do: "rob", seat: 1 }]);
});

test("whoever may be robbed is pressed at the plate or the flagship, and nobody else", () => {
  const { own, acts } = thief(1, 2);
  robberies(own)[0].press();
  const hands = /** @type {any} */ (robbing(own)).hands;
  assert.equal(hands.mark("@2", 2)?.kind, "target");
  assert.equal(hands.mark("@0", 0), undefined);
  hands.press("@0", 0);
  hands.press("CR06", 1);
  assert.deepEqual(acts, []);
  hands.press("#2", 2);
  assert.deepEqual(acts, [{ do: "rob", seat: 2 }]);
});
