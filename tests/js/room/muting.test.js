// @ts-check
/** Muting: whom one does not want to hear is folded away, and comes back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, isMuted, mute, unmute } from "../../../static/js/room/muting.js";

const line = (/** @type {number} */ number, /** @type {string} */ name) => ({
  number,
  name,
  text: "hm",
  at: 0,
});

test("what a muted person says one after the other is one fold", () => {
  const said = [line(1, "Ada"), line(2, "Eve"), line(3, "Eve"), line(4, "Ada"), line(5, "Eve")];
  mute("Eve");
  assert.ok(isMuted("Eve"));
  assert.deepEqual(folded(said), [
    said[0],
    { muted: "Eve", number: 2, count: 2 },
    said[3],
    { muted: "Eve", number: 5, count: 1 },
  ]);
  unmute("Eve");
  assert.deepEqual(folded(said), said);
});

test("muting twice is muting once", () => {
  mute("Eve");
  mute("Eve");
  unmute("Eve");
  assert.ok(!isMuted("Eve"));
});
