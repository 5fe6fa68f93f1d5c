// @ts-check
/** What the view says of a ship. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { errorsOf } from "../../static/galaxy_trucker/knowing.js";

const split = { code: "split", cells: [65] };
const join = { code: "bad-join", cells: [76, 77] };

test("errors are read row by row, whatever their kind", () => {
  const trucker = { errors: { "bad-join": [[76, 77]], split: [[65]] } };
  assert.deepEqual(errorsOf(/** @type {any} */ (trucker)), [split, join]);
});

test("a ship without any, and none at all, have none", () => {
  assert.deepEqual(errorsOf({}), []);
  assert.deepEqual(errorsOf(), []);
});

test("recordings of the first version named the kind with every error", () => {
  assert.deepEqual(errorsOf(/** @type {any} */ ({ errors: [join, split] })), [join, split]);
});
