// @ts-check
/** Muting: whom one does not want to hear is folded away under any name, and comes back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded } from "../../../static/js/room/muting.js";
import { isMuted, mute, nameWhenMuted, unmute } from "../../../static/js/site/muted.js";

const line = (/** @type {number} */ number, /** @type {string} */ name, who = name) => ({
  number,
  name,
  who,
  text: "hm",
  at: 0,
});
const EVE = { who: "Eve", name: "Eve" };

test("what a muted person says one after the other is one fold", () => {
  const said = [line(1, "Ada"), line(2, "Eve"), line(3, "Eve"), line(4, "Ada"), line(5, "Eve")];
  mute(EVE);
  assert.ok(isMuted("Eve"));
  assert.deepEqual(folded(said), [
    said[0],
    { muted: EVE, number: 2, count: 2 },
    said[3],
    { muted: EVE, number: 5, count: 1 },
  ]);
  unmute("Eve");
  assert.deepEqual(folded(said), said);
});

test("another name is neither heard nor shown, and another person of that name is", () => {
  mute(EVE);
  const renamed = line(1, "You are all wrong", "Eve");
  const namesake = line(2, "Eve", "another");
  assert.deepEqual(folded([renamed, namesake]), [{ muted: EVE, number: 1, count: 1 }, namesake]);
  assert.equal(nameWhenMuted("Eve"), "Eve");
  unmute("Eve");
  assert.equal(nameWhenMuted("Eve"), undefined);
});

test("muting twice is muting once", () => {
  mute(EVE);
  mute({ who: "Eve", name: "You are all wrong" });
  assert.equal(nameWhenMuted("Eve"), "Eve");
  unmute("Eve");
  assert.ok(!isMuted("Eve"));
});

test("lines of nobody are not muted", () => {
  mute(EVE);
  const said = { number: 1, name: "", text: "hm", at: 0 };
  assert.deepEqual(folded([said]), [said]);
  unmute("Eve");
});
