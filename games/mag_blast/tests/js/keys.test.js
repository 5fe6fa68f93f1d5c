import assert from "node:assert/strict";
import { test } from "node:test";
import { beside } from "../../static/mag_blast/keys.js";

const RING = ["@1", "CR01", "fire"];

test("tab goes round what can be chosen", () => {
  assert.equal(beside(RING, "@1", false), "CR01");
  assert.equal(beside(RING, "fire", false), "@1");
  assert.equal(beside(RING, "of the hand", false), "@1");
});

test("with shift it goes back the same way", () => {
  assert.equal(beside(RING, "CR01", true), "@1");
  assert.equal(beside(RING, "@1", true), "fire");
  assert.equal(beside(RING, "of the hand", true), "fire");
});

test("nothing is chosen where there is nothing", () => {
  assert.equal(beside([], null, false), undefined);
  assert.equal(beside([], null, true), undefined);
});
