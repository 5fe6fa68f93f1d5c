// @ts-check
/** Which lines are struck out, and when there is something to take back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { canUndo, takenBack } from "../../../static/js/room/undo.js";

/** @param {string[]} told @returns {any[]} */
const rows = (...told) => told.map((event, at) => [at + 1, [{ event }]]);

test("each taking back strikes the newest that stands", () => {
  assert.deepEqual([...takenBack(rows("moved", "turned", "undone", "undone", "moved"))], [2, 1]);
  assert.deepEqual([...takenBack(rows("moved", "undone", "turned", "undone"))], [1, 3]);
});

test("what was before the first picture is struck nowhere", () => {
  assert.deepEqual([...takenBack(rows("undone", "moved"))], []);
});

test("it can be done while it is offered", () => {
  const shell = (/** @type {any[]} */ ...offers) => /** @type {any} */ ({ table: { offers } });
  assert.equal(canUndo(shell({ do: "undo", standing: true })), true);
  assert.equal(canUndo(shell({ do: "resign", standing: true })), false);
  assert.equal(canUndo(/** @type {any} */ ({ table: null })), false);
});
