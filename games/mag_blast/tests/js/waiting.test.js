// @ts-check
/** What the bar says to whoever waits for somebody else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { seat, table } from "./tables.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { default: board } = await import("../../static/mag_blast/board.js");

test("who scatters ships is said to do that, and not to attack", () => {
  const says = (/** @type {any} */ view) =>
    markup(
      board.draw(
        table({ 0: seat(), 1: seat() }, { view: { seat: 1, discard: {}, wrecks: {}, ...view } }),
      ),
    );
  assert.match(says({}), /board-watch-attack {"name":"Ben"}/);
  const blast = says({ choice: { kind: "scatter", count: 2, ships: ["CR06", "DE04"] } });
  assert.match(blast, /board-watch-scatter {"name":"Ben"}/);
  assert.doesNotMatch(blast, /board-watch-attack/);
});
