// @ts-check
/** Where a text stops being JSON. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { jsonStops } from "../../../static/js/library/json-place.js";

for (const text of ['{"a": [1, -2.5e3, true, null, "x\\n\\u00e9"]}', "[]", " {} \n", '"ł"', "0"])
  test(`${JSON.stringify(text)} is JSON to its end`, () => assert.equal(jsonStops(text), null));

/** @type {[string, number, number][]} */
const STOPS = [
  ['{"a": 1,\n "b": }', 2, 7],
  ['{"a": 1\n "b": 2}', 2, 2],
  ['["#..\n"]', 1, 2],
  ['{"a": 01}', 1, 8],
  ['{"a": 1,}', 1, 9],
  ["[1, 2", 1, 6],
  ["{} []", 1, 4],
  ["", 1, 1],
];
for (const [text, line, column] of STOPS)
  test(`${JSON.stringify(text)} stops at line ${line}, column ${column}`, () => {
    assert.throws(() => JSON.parse(text));
    assert.deepEqual(jsonStops(text), { line, column });
  });
