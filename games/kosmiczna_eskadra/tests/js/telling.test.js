// @ts-check
/** The words beside the film say what a shot meets, and how much ore is taken, when that has been seen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { beats, LANDS } from "../../static/kosmiczna_eskadra/film.js";
import { line, logged } from "../../static/kosmiczna_eskadra/telling.js";

const table = /** @type {any} */ ({
  t: (/** @type {string} */ key) => key,
  scene: { rocks: [{ ore: 12 }] },
  view: {
    seats: { 0: { colour: "red" }, 1: { colour: "blue" } },
    table: { 1: { seat: 0, speed: 1 }, 2: { seat: 1, speed: 2 } },
  },
});
/** @param {"hit" | "miss"} kind @param {object} met */
const shot = (kind, met) =>
  /** @type {any} */ ({
    kind,
    event: { event: "laser-fired", order: 1, laser: "F", damage: 0, shielded: false, ...met },
  });
const shots = {
  miss: shot("miss", {}),
  hit: shot("hit", { target: "2", damage: 1 }),
  shield: shot("hit", { target: "2", shielded: true }),
  mines: shot("hit", { target: "r0", damage: 1 }),
};

test("a shot of any kind begins with the same words, and looks the same", () => {
  for (const step of Object.values(shots)) {
    assert.deepEqual(line(table, step, false), { text: "board-film-fires", kind: "" });
    assert.deepEqual(beats(step), [LANDS]);
  }
});

test("when its beam is there it is said what it meets", () => {
  for (const [what, step] of Object.entries(shots))
    assert.deepEqual(line(table, step, true), { text: `board-film-${what}`, kind: step.kind });
});

const spoils = {
  ore: {
    kind: "ore",
    event: { event: "ore-shared", rock: 0, left: 9, removed: 1, taken: { 1: 2 } },
  },
  loot: { kind: "loot", event: { event: "ore-looted", order: 2, removed: 0, taken: { 1: 2 } } },
};

test("while ore flies no number of it is said", () => {
  const spoken = {
    ...table,
    t: (/** @type {string} */ key, params = {}) => JSON.stringify([key, params]),
  };
  for (const step of Object.values(spoils)) {
    const { text, kind } = line(spoken, /** @type {any} */ (step), false);
    assert.deepEqual(Object.keys(JSON.parse(text)[1]), step.kind === "loot" ? ["ship"] : []);
    assert.equal(kind, step.kind);
    assert.equal(line(table, /** @type {any} */ (step), true).text, `board-film-${step.kind}`);
  }
});

test("what neither flies nor shines is told at once", () => {
  const speed = /** @type {any} */ ({ kind: "speed", event: { event: "speed-began", speed: 2 } });
  assert.deepEqual(line(table, speed, false), { text: "board-film-speed", kind: "speed" });
});

/** @param {number} order @param {number} seat @param {number} speed */
const landed = (order, seat, speed) => ({ event: "card-landed", order, seat, speed });
const ROUNDS = /** @type {any[]} */ ([
  { event: "round-began" },
  landed(1, 0, 7),
  { event: "round-began" },
  landed(1, 0, 3),
  landed(2, 1, 5),
]);

test("the log calls ships by their names, as they lay in that round", () => {
  const named = {
    ...table,
    t: (/** @type {string} */ key, /** @type {any} */ { ship, target } = {}) =>
      [key, ship, target].filter(Boolean).join(" "),
    view: { ...table.view, table: {} },
  };
  const inLog = (/** @type {any} */ { event }, told = ROUNDS) => logged(event, named, () => told);
  assert.match(inLog(shots.hit), /^board-film-hit ship-3 \(.*\) ship-5 \(/);
  assert.match(inLog(shots.mines), /^board-film-mines ship-3 \(.*\) board-asteroid$/);
  assert.match(inLog(shots.miss, ROUNDS.slice(0, 2)), /ship-7/);
  assert.equal(inLog(shots.hit, ROUNDS.slice(0, 4)), "", "its target was never told of");
  assert.equal(inLog({ event: { event: "rock-removed", rock: 0 } }), "");
});

test("the log of a replay, written before colours are dealt, has the letters of those that were", () => {
  const undealt = {
    ...table,
    t: (/** @type {string} */ key, /** @type {any} */ { ship } = {}) => ship ?? key,
    view: { seats: { 0: {}, 1: {} }, table: {} },
  };
  const picked = (/** @type {number} */ seat, /** @type {string} */ colour) => ({
    event: "colour-picked",
    seat,
    colour,
  });
  const { event } = shots.miss;
  const letter = (/** @type {any[]} */ ...colours) =>
    logged(event, undealt, () => [...colours, ...ROUNDS]);
  assert.equal(letter(picked(1, "red"), picked(0, "green")), "ship-3 (board-letter-green)");
  assert.equal(letter(), "ship-3 (board-letter-red)");
});

test("the log says whose the points are, with the sign that a reader expects", () => {
  const named = {
    ...table,
    t: (/** @type {string} */ key, /** @type {any} */ { points }) => `${key}: ${points}`,
    nameOf: (/** @type {number} */ seat) => ["Ada", "Ben"][seat],
  };
  const event = /** @type {any} */ ({ event: "round-scored", scores: [-2, 5] });
  assert.equal(
    logged(event, named, () => []),
    "board-points-told: Ada −2, Ben 5",
  );
});
