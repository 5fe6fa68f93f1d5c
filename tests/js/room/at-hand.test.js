// @ts-check
/** The step that begins a match stays at hand over the hills, and cuts no rectangle out of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const sheet = readFileSync(new URL("../../../static/css/room/room.css", import.meta.url), "utf8");

/** What the sheet says of a selector. @param {string} selector */
const said = (selector) => sheet.split(`  ${selector} {`)[1]?.split("}")[0] ?? "";

test("a button floats without a strip behind it", () => {
  const strip = said(".next-step.at-hand");
  assert.match(strip, /position: sticky/);
  assert.doesNotMatch(strip, /background|backdrop|padding/);
  assert.match(said(".next-step.at-hand > .big"), /box-shadow/);
});

test("words float on a sheet with round corners, so that they are read over whatever passes below", () => {
  const words = said(".next-step.at-hand:has(> .waiting-for)");
  assert.match(words, /background: var\(--ground\)/);
  assert.match(words, /border-radius/);
});
