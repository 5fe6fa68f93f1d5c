// @ts-check
/** What values of actions and events are called. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../../../../static/js/site/words.js";
import { called } from "../../static/galaxy_trucker/naming.js";

const table = /** @type {any} */ ({
  seat: 0,
  offers: [],
  view: {
    seats: [
      {
        crew: { 77: 2, 68: 1 },
        aliens: { brown: 67 },
        tokens: { 78: 2 },
        cubes: { 59: "RYY", 69: "B" },
      },
    ],
  },
  scene: { tiles: [{ kind: "SC" }], cards: { "I-04": { kind: "stardust" } } },
  t: (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
    [key, ...Object.values(params)].join(" "),
});

test("a cell is called by its column and row, also beyond nine", () => {
  assert.equal(called("cell", 77, table), "board-cell 7 7");
  assert.equal(called("keep", 117, table), "board-cell 11 7");
});

/** @param {string} field @param {number[]} things */
const all = (field, things) => things.map((thing) => called(field, thing, table));

test("what is aboard is called by what it is and where, and alike things on one tile are counted", () => {
  assert.deepEqual(all("figures", [771, 772, 671, 681]), [
    "board-alike board-human 1 · board-cell 7 7",
    "board-alike board-human 2 · board-cell 7 7",
    "board-alien-brown · board-cell 6 7",
    "board-human · board-cell 6 8",
  ]);
  assert.deepEqual(all("pay", [782, 781]), [
    "board-alike board-token 2 · board-cell 7 8",
    "board-alike board-token 1 · board-cell 7 8",
  ]);
  assert.deepEqual(all("pieces", [591, 592, 593, 691]), [
    "board-cube board-cube-R · board-cell 5 9",
    "board-alike board-cube board-cube-Y 1 · board-cell 5 9",
    "board-alike board-cube board-cube-Y 2 · board-cell 5 9",
    "board-cube board-cube-B · board-cell 6 9",
  ]);
});

test("a token that stands for all of its battery is called by the battery alone", () => {
  const asked = { ...table, offers: [{ do: "answer_hit" }] };
  assert.equal(called("pay", 782, asked), "board-token · board-cell 7 8");
});

test("what has left the ship meanwhile is called by where it was, a number of pieces is a number", () => {
  assert.equal(called("pay", 783, { ...table, view: { seats: [{}] } }), "board-cell 7 8");
  assert.equal(called("pieces", 2, table), undefined);
});

test("a cabin without an alien is none", () => {
  assert.equal(called("brown", 0, table), "board-none");
  assert.equal(called("purple", 67, table), "board-cell 6 7");
});

test("tiles and cards are called by their kinds", () => {
  assert.equal(called("tile", 0, table), "kind-SC");
  assert.equal(called("card", "I-04", table), "board-card-stardust");
});

test("words that a message was given are left as they are", () => {
  assert.equal(called("cell", "column 7, row 7", table), undefined);
  assert.equal(called("tile", "engine", table), undefined);
});

/** An event as the log of the room tells it. @param {string} language @param {{event: string} & Record<string, any>} event */
function logged(language, { event, ...facts }) {
  const file = new URL(`../../locale/${language}.ftl`, import.meta.url);
  const words = new Words(language, [readFileSync(file, "utf8")], ["seat"]);
  words.nameOf = () => "Ewa";
  words.called = (field, value) => called(field, value, { ...table, t: words.t.bind(words) });
  return words.t(`event-${event}`, facts);
}

const DAYS = [
  [-7, "Ewa loses 7 days.", "Ewa traci 7 dni."],
  [-1, "Ewa loses 1 day.", "Ewa traci 1 dzień."],
  [1, "Ewa gains a day.", "Ewa zyskuje dzień lotu."],
  [2, "Ewa flies 2 days forward.", "Ewa leci 2 dni naprzód."],
  [12, "Ewa flies 12 days forward.", "Ewa leci 12 dni naprzód."],
];

test("days that are lost are no negative number", () => {
  for (const [days, english, polish] of DAYS) {
    const passed = { event: "days-passed", seat: 0, days };
    assert.deepEqual([logged("en", passed), logged("pl", passed)], [english, polish]);
  }
});

test("goods are told by their colours, and that there are none", () => {
  const loads = (/** @type {string} */ cubes) => ({ event: "goods-loaded", seat: 0, cubes });
  assert.equal(logged("en", loads("RYY")), "Ewa loads: 1 × red, 2 × yellow.");
  assert.equal(logged("pl", loads("RYY")), "Ewa ładuje: 1 × czerwona, 2 × żółta.");
  assert.equal(logged("en", loads("")), "Ewa loads: nothing.");
});
