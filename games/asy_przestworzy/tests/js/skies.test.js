// @ts-check
/** No two aircraft fly before the same sky. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { picture } from "../../static/asy_przestworzy/art/aircraft.js";

const TABLE = readFileSync(new URL("../../aircraft.py", import.meta.url), "utf8");
const PRINTED = [...TABLE.matchAll(/^([EC]\d\d) {2}([A-Z]{2}) {2}(\d{4})/gm)].map(
  ([, id, nation, year]) => ({ id, nation, year: Number(year) }),
);

/** What lies behind the strokes of the aircraft. @param {unknown} template */
const behind = (template) =>
  decodeURIComponent(/** @type {any} */ (template).values[0]).split("<g stroke-linejoin")[0];

test("each of the forty has a sky of its own", () => {
  const skies = PRINTED.map(({ id, ...from }) => behind(picture(id, from)));
  assert.equal(skies.length, 40);
  assert.equal(new Set(skies).size, 40);
  for (const sky of skies) assert.doesNotMatch(sky, /NaN|undefined/);
});

test("the light is the nation's and the year's", () => {
  const tones = (/** @type {string} */ sky) => sky.match(/hsl\([^)]*\)/g)?.join();
  const [gb, later, de] = [
    { nation: "GB", year: 1915 },
    { nation: "GB", year: 1918 },
    { nation: "DE", year: 1915 },
  ].map((from) => tones(behind(picture("E01", from))));
  assert.notEqual(gb, later);
  assert.notEqual(gb, de);
});

test("on the stage an aircraft flies without one", () => {
  assert.doesNotMatch(behind(picture("E01")), /gradient|hsl/i);
});
