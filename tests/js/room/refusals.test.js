// @ts-check
/** A refusal is said in a line, unless the board has shown it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { refused } from "../../../static/js/room/refusals.js";

Object.assign(globalThis, { document: { hidden: true } });

const REFUSAL = { code: "too-late", text: "Because.", rule: "KE-101" };

/** A shell with this board, and the lines that it says. @param {object | null} board @returns {any} */
function shell(board) {
  /** @type {any[]} */
  const said = [];
  return {
    board,
    table: {},
    ui: {},
    store: { you: { seat: 0 }, room: {}, chat: { table: [], watchers: [] } },
    toast: (/** @type {any[]} */ ...line) => said.push(line),
    redraw: () => {},
    said,
  };
}
const root = /** @type {any} */ ({});

test("what the board does not show is said, with the rule", () => {
  for (const board of [null, {}, { refused: () => false }]) {
    const own = shell(board);
    refused(own, REFUSAL, root);
    assert.deepEqual(own.said, [["Because.", "warning", "KE-101"]]);
  }
});

test("what it has shown is not said again", () => {
  /** @type {any[]} */
  const shown = [];
  const own = shell({
    refused: (/** @type {any[]} */ ...all) => {
      shown.push(all);
      return true;
    },
  });
  refused(own, REFUSAL, root);
  assert.deepEqual(own.said, []);
  assert.deepEqual(shown, [[root, own.table, REFUSAL]]);
});

test("before there is a board it is said", () => {
  const own = shell({ refused: () => true });
  refused(own, REFUSAL, null);
  assert.deepEqual(own.said, [["Because.", "warning", "KE-101"]]);
});

test("whoever is shut out is told so for as long as it lasts, and not in a line that goes", () => {
  for (const code of ["removed", "crowded", "account-closed", "signed-out", "no-room"]) {
    const own = shell(null);
    refused(own, { ...REFUSAL, code }, null);
    assert.equal(own.ui.shut, "Because.");
    assert.deepEqual(own.said, []);
    // Of a crowd the line comes back: what is there stays.
    assert.equal(!!own.store.room, code === "crowded");
  }
});

test("what was said is given back with the refusal of a line, and not with that of an act", () => {
  const own = shell(null);
  const field = { value: "" };
  own.ui.spoken = { field, text: "So?", after: 0 };
  refused(own, { ...REFUSAL, id: "a" }, null);
  assert.equal(field.value, "");
  refused(own, REFUSAL, null);
  assert.equal(field.value, "So?");
});
