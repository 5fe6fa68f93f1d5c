// @ts-check
/** Undo and redo. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "../../../static/js/library/history.js";

test("steps are undone and done again, one by one", () => {
  const steps = new History("a");
  steps.step("b");
  steps.step("c");
  steps.back();
  assert.equal(steps.now, "b");
  steps.back();
  steps.back();
  assert.equal(steps.now, "a");
  steps.forth();
  steps.forth();
  steps.forth();
  assert.equal(steps.now, "c");
});

test("a new step ends what could be done again", () => {
  const steps = new History("a");
  steps.step("b");
  steps.back();
  steps.step("c");
  steps.forth();
  assert.equal(steps.now, "c");
  steps.back();
  assert.equal(steps.now, "a");
});

test("what belongs together is one step, until something else was done", () => {
  const steps = new History("");
  for (const typed of ["N", "No", "Nor"]) steps.step(typed, "name");
  steps.step("Nor!", "story");
  steps.step("Nora", "name");
  steps.back();
  assert.equal(steps.now, "Nor!");
  steps.back();
  assert.equal(steps.now, "Nor");
  steps.back();
  assert.equal(steps.now, "");
});
