// @ts-check
/** RFC 7396, by the cases of its appendix. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { merged } from "../../../static/js/room/merge-patch.js";

const CASES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

for (const [target, patch, result] of CASES)
  test(`${JSON.stringify(target)} with ${JSON.stringify(patch)}`, () => {
    assert.deepEqual(merged(target, patch), result);
  });

test("the value before stays as it was", () => {
  const before = { a: { b: 1 }, c: [1] };
  merged(before, { a: { b: 2 }, c: null });
  assert.deepEqual(before, { a: { b: 1 }, c: [1] });
});
