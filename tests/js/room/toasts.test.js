// @ts-check
/** What is said of the play lies over nothing: neither over the board nor over a result. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lying, others, saidOfPlay, tellUnhurried } from "../../../static/js/room/notices.js";

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

test("that there is more time is said once in a match", () => {
  const shell = played();
  tellUnhurried(shell);
  shell.ui.toasts.length = 0;
  tellUnhurried(shell);
  assert.equal(saidOfPlay(shell), undefined);
});

test("it is said in the turn line, and other notices over the page", () => {
  const shell = played();
  tellUnhurried(shell);
  shell.toast("refused", "warning");
  assert.equal(saidOfPlay(shell), "unhurried");
  assert.deepEqual(
    lying(shell).map(({ text }) => text),
    ["refused"],
  );
});

test("what is said again takes the place of what was said", () => {
  const shell = played();
  for (const text of ["slower", "taken"]) shell.toast(text);
  assert.deepEqual(
    others(shell, "slower").map(({ text }) => text),
    ["taken"],
  );
});
