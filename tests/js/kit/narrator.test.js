// @ts-check
/** What the board says to a screen reader, and what is no news. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { say, tell } from "kit/narrator.js";

/** A board's root, as far as the narrator knows it. @returns {any} */
function board() {
  const region = { textContent: "" };
  return { region, querySelector: () => region };
}

test("what is news is said", () => {
  const root = board();
  tell(root, ["You hold a card.", false, "The leader has two left."]);
  assert.equal(root.region.textContent, "You hold a card. The leader has two left.");
});

test("the same is not said twice, nor its beginning", () => {
  const root = board();
  tell(root, ["Stop.", "Drop it?"]);
  say(root, "Aimed.");
  tell(root, ["Stop.", "Drop it?"]);
  tell(root, ["Stop."]);
  assert.equal(root.region.textContent, "Aimed.");
  tell(root, ["Go."]);
  assert.equal(root.region.textContent, "Go.");
});
