// @ts-check
/** Keys of a board: what they press, and whose Enter is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { digits, key } from "kit/keys.js";

/** What can have the focus, as far as a key asks it. */
class Piece {
  /** @param {string[]} is */
  constructor(is) {
    this.is = is;
    this.clicks = 0;
  }

  /** @param {string} selector */
  matches(selector) {
    return selector.split(", ").some((one) => this.is.includes(one));
  }

  click() {
    this.clicks += 1;
  }
}
/** @type {{activeElement: Piece | null}} */
const page = { activeElement: null };
Object.assign(globalThis, { HTMLElement: Piece, document: page });

/** @type {any} */
const table = {
  t: (/** @type {string} */ words, /** @type {any} */ of) => words + (of?.name ?? ""),
};

/** How often the board's own Enter was pressed with this in focus. @param {Piece | null} focus @param {string} [name] */
function pressed(focus, name = "Enter") {
  let times = 0;
  page.activeElement = focus;
  key(table, name, "lay", () => {
    times += 1;
  }).press();
  return times;
}

test("Enter and Space belong to the button that has the focus", () => {
  const button = new Piece(["button"]);
  assert.equal(pressed(button), 0);
  assert.equal(pressed(button, " "), 0);
  assert.equal(button.clicks, 2);
});

test("but not to the piece chosen before, nor do other keys", () => {
  const chosen = new Piece(["button", ".chosen"]);
  assert.equal(pressed(chosen), 1);
  assert.equal(pressed(new Piece(["button"]), "s"), 1);
  assert.equal(pressed(new Piece(["p"])), 1);
  assert.equal(pressed(null), 1);
  assert.equal(chosen.clicks, 0);
});

test("digits choose, nine at most, and what cannot be chosen keeps its number", () => {
  const list = [..."abcdefghijk"];
  const found = digits(table, list, "take ", (one) =>
    one === "b" ? null : { name: one, press: () => {} },
  );
  assert.deepEqual(
    found.slice(0, 2).map((one) => [one.key, one.label]),
    [
      ["1", "take a"],
      ["3", "take c"],
    ],
  );
  assert.equal(found.at(-1)?.key, "9");
});
