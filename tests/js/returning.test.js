import assert from "node:assert/strict";
import { test } from "node:test";
import { enterAfter } from "../../static/js/site/returning.js";

/** @param {number} seconds @param {(boolean | Error)[]} answers */
async function left(seconds, ...answers) {
  /** @type {(number | string)[]} */
  const told = [];
  const isOver = async () => {
    told.push("asked");
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? true;
  };
  const wait = async (/** @type {number} */ milliseconds) => void told.push(milliseconds);
  await enterAfter(seconds, isOver, () => told.push("in"), wait);
  return told;
}

test("nothing is asked before the ban ends, and once then", async () => {
  assert.deepEqual(await left(90), [90_000, "asked", "in"]);
});

test("one that is over already is asked about at once", async () => {
  assert.deepEqual(await left(-3), ["asked", "in"]);
});

test("no timer is longer than a day", async () => {
  const day = 86_400_000;
  assert.deepEqual(await left(30 * 86_400), [...Array(30).fill(day), "asked", "in"]);
  assert.deepEqual(await left(86_400 + 1), [day, 1000, "asked", "in"]);
});

test("a site that is away, or holds to the ban, is asked ever more seldom", async () => {
  const told = await left(1, false, new Error("no line"), ...Array(7).fill(false));
  const waits = told.slice(1).filter((each) => typeof each === "number");
  assert.deepEqual(
    waits,
    [5, 10, 20, 40, 80, 160, 320, 600, 600].map((each) => each * 1000),
  );
  assert.equal(told.at(-1), "in");
});
