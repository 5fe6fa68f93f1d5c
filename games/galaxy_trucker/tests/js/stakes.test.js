// @ts-check
/** What a decision may bring and cost stands beside it, also where the card lies behind a tab. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { declaring } from "../../static/galaxy_trucker/questions/declaring.js";
import { plain } from "../../static/galaxy_trucker/questions/plain.js";

const PIRATES = { kind: "pirates", strength: 5, credits: 4, days: 1, threats: ["lN", "HN"] };
const SMUGGLERS = { kind: "smugglers", strength: 4, goods: 2, load: "YGB", days: 1 };
const SLAVERS = { kind: "slavers", strength: 6, crew: 3, credits: 5, days: 1 };
const COMBAT = {
  kind: "combat",
  lines: [
    { compared: "crew", penalty: "days", much: 3, shots: [] },
    { compared: "engines", penalty: "crew", much: 2, shots: [] },
  ],
};
const STATION = { kind: "abandoned-station", crew: 5, load: "YG", days: 1 };
const PLANETS = { kind: "planets", planets: ["RGB", "YY"], days: 3 };
const RANGE = { least: 0, most: 2 };

/** @param {any} card @param {any} question @param {any[]} offers @param {number} [base] */
const table = (card, question, offers, base = 0) =>
  /** @type {any} */ ({
    seat: 0,
    seats: [{ seat: 0 }],
    ui: {},
    offers,
    view: {
      phase: "card",
      card: "X",
      seats: [{ position: 3, crew: { 77: 6 }, ship: {}, fire: RANGE, engines: RANGE }],
      question: { name: "1", ...question },
      own: { power: { base, gains: {}, bonus: 0 } },
    },
    scene: { cards: { X: card } },
    t: (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
      [key, ...Object.values(params)].join(" "),
  });

/** @param {any} card @param {any} question @param {number} base */
const weighed = (card, question, base) =>
  JSON.stringify(declaring(table(card, question, [{ do: "declare", take: {} }], base)).says);

const cannons = { kind: "power", power: "cannons" };

for (const [card, loss] of /** @type {const} */ ([
  [PIRATES, /board-threat lN.*board-threat HN/],
  [SMUGGLERS, /board-goods-lost 2/],
  [SLAVERS, /board-crew-lost 3/],
]))
  test(`who is weaker than ${card.kind} reads what they lose, and nothing of a reward`, () => {
    assert.match(weighed(card, cannons, 0), loss);
    assert.doesNotMatch(weighed(card, cannons, 0), /board-days-lost/);
  });

test("who is stronger reads the reward and its days, who is as strong neither", () => {
  assert.match(weighed(PIRATES, cannons, 12), /board-credits 4.*board-days-lost 1/);
  assert.match(weighed(SMUGGLERS, cannons, 10), /board-cubes YGB.*board-days-lost 1/);
  assert.doesNotMatch(weighed(PIRATES, cannons, 12), /board-threat/);
  assert.doesNotMatch(weighed(PIRATES, cannons, 10), /board-threat|board-credits|board-days-lost/);
});

test("in a combat zone stands what the lowest of this very line suffers", () => {
  const engines = { kind: "power", power: "engines" };
  for (const declared of [{}, { 1: 3 }, { 1: 0 }]) {
    const said = weighed(COMBAT, { ...engines, declared }, 1);
    assert.match(said, /board-least-engines.*board-penalty-crew 2/);
    assert.doesNotMatch(said, /board-least-crew/);
  }
});

/** @param {any} card @param {string} kind @param {any[]} offers */
const asked = (card, kind, offers) => plain(table(card, { kind }, offers));
const OFFER = [
  { do: "accept", take: {} },
  { do: "decline", take: {} },
];

test("a find is offered with what it brings and costs", () => {
  const said = JSON.stringify(asked(STATION, "offer", OFFER).says);
  assert.match(said, /board-fate-offer 6 5.*board-cubes YG.*board-days-lost 1/);
});

test("the reward of a victory is offered as one: strengths have been compared", () => {
  const said = JSON.stringify(asked(SLAVERS, "offer", OFFER).says);
  assert.match(said, /board-power-won.*board-credits 5.*board-days-lost 1/);
  assert.doesNotMatch(said, /board-fate-enemy/);
});

test("every planet shows its goods on its own button", () => {
  const land = { do: "land", take: { planet: { is: "one", of: [1, 2] } } };
  const { choices } = asked(PLANETS, "land", [land, { do: "pass", take: {} }]);
  const shown = choices?.map(({ shows }) => JSON.stringify(shows)) ?? [];
  assert.equal(shown.length, 2);
  assert.match(shown[0], /board-cubes RGB/);
  assert.match(shown[1], /board-cubes YY/);
});

test("who rolls reads what for, of meteors with what stops it", () => {
  const roll = [{ do: "roll", take: {} }];
  const said = (/** @type {any} */ card) =>
    JSON.stringify(plain(table(card, { kind: "roll", threat: "sW" }, roll)).says);
  assert.match(said({ kind: "meteors" }), /board-threat sW.*board-fate-meteors/);
  assert.match(said(PIRATES), /board-threat sW/);
  assert.doesNotMatch(said(PIRATES), /board-fate-enemy/);
});
