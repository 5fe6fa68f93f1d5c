// @ts-check
/** A duel is fought on a stage over a table in a mess: who loses it falls away, below lies the map under a lamp. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { strip } from "../../static/asy_przestworzy/strip.js";

/** @param {string} name */
const sheet = (name) =>
  readFileSync(new URL(`../../static/asy_przestworzy/css/${name}.css`, import.meta.url), "utf8");

/** What a sheet says of a selector, first of all. @param {string} css @param {string} selector */
const said = (css, selector) => css.split(`\n${selector} {`)[1]?.split("}")[0] ?? "";

/** A pair that lies open. @param {number | undefined} winner @returns {any} */
const opened = (winner) => ({
  view: {
    duel: 1,
    stacks: { spd: 3, man: 3, rng: 3, fire: 3, ceil: 3 },
    squadrons: { 0: { laid: "E04" }, 1: { laid: "C11" } },
    contested: "ceil",
    reveal: {
      attribute: "ceil",
      aircraft: ["E04", "C11"],
      values: [3, 2],
      bonuses: [0, 0],
      totals: [3, 2],
      winner,
      until: 2_500,
    },
  },
  scene: {
    attributes: ["spd", "man", "rng", "fire", "ceil"],
    aircraft: Object.fromEntries(["E04", "C11"].map((id) => [id, { values: [1, 2, 3, 4, 3] }])),
  },
  seat: 0,
  offers: [],
  ui: {},
  now: () => 0,
  nameOf: String,
  t: (/** @type {string} */ key) => key,
});

/** How it went for the one on the left and the one on the right. @param {number | undefined} winner */
const outcomes = (winner) =>
  [...markup(strip(opened(winner))).matchAll(/class="slot (near|far) (\w+)"/g)].map(
    ([, place, outcome]) => `${place} ${outcome}`,
  );

test("one of a pair wins and the other loses, unless they are equal", () => {
  assert.deepEqual(outcomes(0), ["near winner", "far loser"]);
  assert.deepEqual(outcomes(1), ["near loser", "far winner"]);
  assert.deepEqual(outcomes(undefined), ["near tied", "far tied"]);
});

/** By how much of its height, and how many degrees, an aircraft of that place goes down. @param {string} selector */
function falls(selector) {
  const [, down, turn] = said(sheet("duel"), selector).match(
    /translate\(-?[\d.]+%, (-?[\d.]+)%\) rotate\((-?[\d.]+)deg\)/,
  ) ?? ["", "0", "0"];
  return [Number(down), Number(turn)];
}

test("who loses falls, nose down, and fades; who wins climbs", () => {
  // The near one flies to the right, the far one to the left.
  const [[down, turn], [far, other]] = [
    falls(".asy .loser .flyer"),
    falls(".asy .far.loser .flyer"),
  ];
  assert.ok(down > 0 && far > 0 && turn > 10 && other === -turn, String([down, far, turn, other]));
  const [[up, nose], [away, its]] = [
    falls(".asy .winner .flyer"),
    falls(".asy .far.winner .flyer"),
  ];
  assert.ok(up < 0 && away < 0 && nose < 0 && its === -nose);
  assert.match(
    said(sheet("duel"), ".asy .loser .flyer"),
    /opacity: 0\.\d+;\s*filter: .*brightness\(0/,
  );
  assert.match(said(sheet("duel"), ".asy .loser .flyer::before"), /radial-gradient/);
});

test("the table is of planks under a lamp, with a map on canvas that throws its shadow", () => {
  const [planks, map] = [".mess", ".mess::before"].map((selector) =>
    said(sheet("ground"), selector),
  );
  assert.match(planks, /radial-gradient\(/);
  assert.match(planks, /repeating-linear-gradient\(/);
  assert.match(map, /url\("data:image\/svg\+xml,/);
  assert.match(map, /repeating-linear-gradient\(90deg, var\(--canvas\)/);
  assert.match(map, /box-shadow:[^;]*px/);
});

test("on an upright phone what falls from above covers no number", () => {
  assert.match(said(sheet("narrow"), "  .asy .stage .slot.near"), /z-index: 1/);
});
