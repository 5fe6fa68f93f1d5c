// @ts-check
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepHeld, sayHeldAgain } from "../../../static/js/room/held.js";
import { emptyStore } from "../../../static/js/room/store.js";

/** @type {Map<string, string>} */
const kept = new Map();
globalThis.sessionStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  removeItem: (/** @type {string} */ key) => kept.delete(key),
});
beforeEach(() => kept.clear());

/** A page at seat 0 of a room, and what it has sent. @param {string} [code] */
function page(code = "room") {
  /** @type {any[]} */
  const sent = [];
  const store = { ...emptyStore(), you: { seat: 0, name: "Ann" } };
  const send = (/** @type {any} */ message) => sent.push(message);
  return { shell: /** @type {any} */ ({ page: { code }, store, send }), sent };
}

/** A page whose line was held, and which is gone. */
function gone() {
  const { shell } = page();
  shell.store.held = { text: "buy at example.com", at: 1000 };
  keepHeld(shell);
  return shell;
}

test("after a reload a line that was held is said again, once", () => {
  gone();
  const { shell, sent } = page();
  sayHeldAgain(shell, 5000);
  sayHeldAgain(shell, 5000);
  assert.deepEqual(sent, [{ type: "chat", text: "buy at example.com" }]);
});

test("not if it has been said, or is too old, or was of another room", () => {
  gone();
  const said = page();
  said.shell.store.chat.table = [
    { number: 1, name: "Ann", text: "buy at example.com", at: 0, seat: 0 },
  ];
  sayHeldAgain(said.shell, 5000);
  gone();
  const late = page();
  sayHeldAgain(late.shell, 60_000);
  gone();
  const elsewhere = page("other");
  sayHeldAgain(elsewhere.shell, 5000);
  assert.deepEqual([...said.sent, ...late.sent, ...elsewhere.sent], []);
});

test("nor while it is held, or once it was said or refused", () => {
  const shell = gone();
  sayHeldAgain(shell, 5000);
  shell.store.held = null;
  keepHeld(shell);
  const { shell: back, sent } = page();
  sayHeldAgain(back, 5000);
  assert.deepEqual(sent, []);
});
