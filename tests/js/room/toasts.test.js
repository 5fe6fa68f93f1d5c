// @ts-check
/** What was said of the play lies over no result. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { standing, tellUnhurried } from "../../../static/js/room/notices.js";

/** @returns {any} */
function played() {
  /** @type {any} */
  const shell = {
    store: { room: { match: "m", over: false, unhurried: true }, you: { seat: 0 } },
    ui: { toasts: [] },
    t: (/** @type {string} */ key) => key,
    toast: (/** @type {string} */ text, kind = "") => shell.ui.toasts.push({ text, kind }),
  };
  return shell;
}

/** @param {any} shell */
const texts = (shell) => standing(shell).map(({ text }) => text);

test("that there is more time is said once in a match", () => {
  const shell = played();
  tellUnhurried(shell);
  tellUnhurried(shell);
  assert.deepEqual(texts(shell), ["unhurried"]);
});

test("it does not lie over the result, which other notices may", () => {
  const shell = played();
  tellUnhurried(shell);
  shell.toast("refused", "warning");
  shell.store.room.over = true;
  assert.deepEqual(texts(shell), ["refused"]);
});

test("while a board still tells how it ended the result does not lie there yet", () => {
  const shell = played();
  tellUnhurried(shell);
  shell.store.room.over = true;
  Object.assign(shell, { table: {}, board: { veiled: () => [{ event: "game-won" }] } });
  assert.deepEqual(texts(shell), ["unhurried"]);
});
