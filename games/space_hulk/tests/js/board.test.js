// @ts-check
/** What the board drafts, warns of and tells, at a table that can only talk. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../../../../static/js/site/words.js";
import { COSTS } from "./costs.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { called } = await import("../../static/space_hulk/knowing.js");
const { draft, lit, purse } = await import("../../static/space_hulk/drafting.js");
const { fire, forget, heed, march, placeAlien, readied, take } = await import(
  "../../static/space_hulk/acting.js"
);
const { aimed, chances } = await import("../../static/space_hulk/chances.js");
const { deeds } = await import("../../static/space_hulk/bar.js");
const { film, soundOf } = await import("../../static/space_hulk/moments.js");
const { summary } = await import("../../static/space_hulk/summary.js");
const { default: board } = await import("../../static/space_hulk/board.js");

const one = (/** @type {any[]} */ ...of) => ({ is: "one", of });
const MARINE = { seat: 0, role: "rifle", facing: "e", ap: 2, stage: "fresh", at: 10 };
const ALIEN = { facing: "w", ap: 6, stage: "fresh", at: 15 };

/** A corridor of seven squares, a marine at its left end. @param {any} more @param {string} [language] @returns {any} */
function table({ view = {}, ...more }, language = "en") {
  const file = new URL(`../../locale/${language}.ftl`, import.meta.url);
  const words = new Words(language, [readFileSync(file, "utf8")]);
  const sent = /** @type {any[]} */ ([]);
  const own = {
    t: words.t.bind(words),
    seat: 0,
    ui: { chosen: "m1" },
    pending: null,
    redraw: () => {},
    act: (/** @type {any} */ action) => sent.push(action),
    sent,
    scene: {
      map: ["#########", "#.......#", "#########"],
      width: 9,
      squares: [10, 11, 12, 13, 14, 15, 16],
      entries: [],
      aliens: 1,
      shots: { first: [16, 16, 4], sustained: [9, 18, 9] },
      ruleset: { costs: COSTS, corner_rule: "both", overwatch_range: 12 },
    },
    view: {
      marines: { m1: MARINE },
      aliens: { a1: ALIEN },
      blips: {},
      doors: {},
      airlocks: {},
      flames: {},
      cp: 2,
      round: 1,
      phase: "marine_actions",
      ...view,
    },
    offers: [
      { do: "move", take: { piece: one("m1"), to: one(11), cp: one(0, 1) } },
      { do: "shoot", take: { piece: one("m1"), target: one("a1"), cp: one(0, 1) } },
    ],
    ...more,
  };
  words.called = (field, value) => called(field, value, own);
  return own;
}

test("a way is paid by action points first, then by command points", () => {
  const own = table({ ui: { chosen: "m1", draft: { at: 13, facing: null } } });
  const plan = draft(own);
  assert.deepEqual(
    plan?.marks.map(({ square, ap, cp }) => [square, ap, cp]),
    [
      [11, 1, 0],
      [12, 1, 0],
      [13, 0, 1],
    ],
  );
  assert.deepEqual([plan?.ap, plan?.cp], [2, 1]);
});

test("squares that only command points reach are lit in another way, none lies beyond both", () => {
  const kinds = Object.fromEntries(lit(table({})).map(({ square, kind }) => [square, kind]));
  assert.deepEqual(kinds, { 11: "by-ap", 12: "by-ap", 13: "by-cp", 14: "by-cp" });
});

test("while another seat's marine is active only command points are left", () => {
  const other = { ...MARINE, seat: 2, at: 16, ap: 3, stage: "active" };
  const own = table({ view: { marines: { m1: MARINE, m2: other }, active: "m2" } });
  assert.equal(purse(own, /** @type {any} */ ({ ...MARINE, id: "m1", kind: "marine" })), 0);
});

test("an alien's way tells how many overwatch shots it would draw", () => {
  const own = table({
    seat: 1,
    ui: { chosen: "a1", draft: { at: 13, facing: "w" } },
    view: { marines: { m1: { ...MARINE, watch: true } }, phase: "alien_actions" },
    offers: [{ do: "move", take: { piece: one("a1"), to: one(14), cp: one(0) } }],
  });
  assert.equal(draft(own)?.shots, 2);
  own.view = { ...own.view, marines: { m1: { ...MARINE, watch: true, facing: "w" } } };
  assert.equal(draft(own)?.shots, 0);
});

test("the chance of a shot is that of sustained fire at what was missed", () => {
  assert.equal(chances(table({}))[0].text, "56%");
  const again = table({ view: { marines: { m1: { ...MARINE, aim: "a1" } } } });
  assert.equal(chances(again)[0].text, "75%");
});

test("who stands in front is shot at or fought, as was meant", () => {
  const own = table({ view: { aliens: { a1: { ...ALIEN, at: 11 } } } });
  own.scene.fights = { plain: [1000, 776, 6000], "parry-losing": [1000, 776, 6000] };
  own.offers.push({ do: "attack", take: { piece: one("m1"), cp: one(0) } });
  Object.assign(own.ui, { target: "a1", fights: true });
  assert.equal(aimed(own)?.kind, "fight");
  fire(own);
  Object.assign(own.ui, { target: "a1", fights: false });
  fire(own);
  assert.deepEqual(
    own.sent.map((/** @type {any} */ { do: tag }) => tag),
    ["attack", "shoot"],
  );
});

test("nobody aims at who is gone", () => {
  const own = table({ ui: { chosen: "m1", target: "a1", fights: false } });
  forget(own);
  assert.equal(own.ui.target, "a1");
  Object.assign(own, { view: { ...own.view, aliens: {} }, offers: [] });
  forget(own);
  assert.deepEqual([own.ui.chosen, own.ui.target], ["m1", null]);
});

test("SH-020 while they deploy marines turn for nothing and change places", () => {
  const own = table({
    view: { marines: { m1: MARINE, m2: { ...MARINE, at: 16 } }, phase: "deploy" },
    offers: [{ do: "swap", take: { piece: one("m1"), other: one("m2") } }],
  });
  const marine = /** @type {any} */ ({ ...MARINE, id: "m1", kind: "marine" });
  assert.deepEqual(
    deeds(own, marine).map(({ tag, cost, fields }) => [tag, cost, fields?.other ?? null]),
    [
      ["face", 0, null],
      ["face", 0, null],
      ["face", 0, null],
      ["swap", 0, "m2"],
    ],
  );
});

test("a free shot stands open whoever is chosen", () => {
  const other = { ...MARINE, at: 16 };
  const own = table({
    ui: { chosen: "m2" },
    view: { marines: { m1: MARINE, m2: other }, follow: { 0: "m1" } },
    offers: [{ do: "follow_shot", take: { piece: one("m1"), target: one("a1") } }],
  });
  const open = () => chances(own).map(({ target, kind, by }) => [target, kind, by]);
  assert.deepEqual(open(), [["a1", "free", "m1"]]);
  own.view = { ...own.view, follow: undefined };
  assert.deepEqual(open(), []);
});

test("points that would be lost are asked about once", () => {
  const other = { ...MARINE, at: 16, ap: 3, stage: "active" };
  const own = table({ view: { marines: { m1: MARINE, m2: other }, active: "m2" } });
  let acts = 0;
  const act = () => {
    acts += 1;
  };
  heed(own, "m1", act);
  assert.equal(acts, 0);
  assert.match(own.ui.warn.text, /3 AP/);
  heed(own, "m1", act);
  assert.equal(acts, 1);
});

test("a way is sent action by action, and a surprise stops it", () => {
  const left = () => ({ piece: "m1", left: [{ to: 11 }, { to: 12 }] });
  const own = table({ ui: { march: left() } });
  march(own, []);
  assert.deepEqual(own.sent, [{ do: "move", piece: "m1", to: 11, cp: 0 }]);
  march(own, [
    { event: "moved", piece: "m1", start: 10, to: 11 },
    { event: "blip-turned", piece: "b1", value: 1, forced: true },
  ]);
  assert.equal(own.sent.length, 1);
  assert.equal(own.ui.march, null);
});

test("a way of which nothing more was heard is not gone on with after something else", () => {
  const own = table({ ui: { chosen: "m1", march: { piece: "m1", left: [{ to: 11 }] } } });
  take(own, "shoot", { target: "a1" });
  march(own, [{ event: "moved", piece: "a1", start: 15, to: 14 }]);
  assert.deepEqual(
    own.sent.map((/** @type {any} */ action) => action.do),
    ["shoot"],
  );
});

test("the next alien is laid ready where it may stand, not where the last one went", () => {
  const place = { to: 12, facing: "w" };
  const asked = { what: "placing", seat: 0, at: 12 };
  /** @param {...number} squares */
  const to = (...squares) =>
    table({
      view: { asked },
      ui: { place },
      offers: [{ do: "place_alien", take: { to: one(...squares), facing: one("n", "w") } }],
    });
  assert.equal(readied(to(12, 13)), place);
  assert.equal(readied(to(13, 14)), null);
  assert.deepEqual(readied(to(13)), { to: 13, facing: "s" });
  assert.equal(readied(table({ ui: { place } })), null);
  const next = to(13, 14);
  placeAlien(next);
  assert.deepEqual(next.sent, []);
});

test("what others do on the way stops it, too", () => {
  const own = table({
    ui: { march: { piece: "m1", left: [{ to: 11 }] } },
    pending: { do: "move" },
  });
  march(own, [/** @type {any} */ ({ event: "blip-turned", piece: "b1" })]);
  own.pending = null;
  march(own, [{ event: "moved", piece: "m1", start: 9, to: 10 }]);
  assert.deepEqual(own.sent, []);
});

test("the film shows shot by shot, and ends with nothing", () => {
  /** @type {any[]} */
  const events = [
    { event: "moved", piece: "a1", start: 15, to: 14 },
    { event: "shot", piece: "m1", target: "a1", faces: ["H", "-"], overwatch: true },
    { event: "killed", piece: "a1", by: "m1", at: 14, facing: "w" },
    { event: "jam-rolled", piece: "m1", jam: true },
    { event: "placing-over" },
  ];
  const steps = film(events, "1");
  assert.deepEqual(
    steps.map(({ event }) => event?.event),
    ["moved", "shot", "killed", "jam-rolled", undefined],
  );
  assert.deepEqual(steps[1].rolls, [{ kind: "shot", dice: ["H", "-"], piece: "m1" }]);
  assert.ok(steps.slice(0, -1).every(({ ms }) => ms >= 150 && ms <= 700));
  assert.deepEqual(film([{ event: "placing-over" }], "2"), []);
});

test("SH-767 a jam clanks, a clear die is silent", () => {
  const jam = (/** @type {boolean} */ jam) =>
    soundOf(/** @type {any} */ ({ event: "jam-rolled", piece: "m1", jam }));
  assert.deepEqual([jam(true), jam(false)], ["clank", ""]);
});

const SHOT = { event: "shot", piece: "m1", target: "a1", faces: ["H", "-"] };
const KILLED = { event: "killed", piece: "a1", by: "m1", at: 15, facing: "w" };
/** @type {[string, any[], string, string][]} */
const MOVES = [
  [
    "a miss",
    [SHOT],
    "Marine 1 shoots. Alien 1: no effect.",
    "Komandos 1 strzela. Obcy 1: bez skutku.",
  ],
  [
    "a kill",
    [SHOT, KILLED],
    "Marine 1 shoots. Alien 1: one kill.",
    "Komandos 1 strzela. Obcy 1: ginie jeden obcy.",
  ],
  [
    "two shots and a jam",
    [SHOT, { event: "jam-rolled", piece: "m1", jam: true }, SHOT],
    "2 shots. Alien 1: no effect. A rifle jams.",
    "Strzały: 2. Obcy 1: bez skutku. Zacięte karabiny: 1.",
  ],
  [
    "a fight",
    [{ event: "fought", attacker: "a1", defender: "m1", result: "tie" }],
    "Alien 1 and Marine 1: a tie.",
    "Obcy 1 i Komandos 1: remis.",
  ],
];
for (const [name, move, english, polish] of MOVES)
  test(`${name}, in one sentence`, () => {
    assert.equal(summary(move, table({}, "en")), english);
    assert.equal(summary(move, table({}, "pl")), polish);
  });

test("pieces and squares are called by their names", () => {
  const shot = { piece: "m1", target: "a1", overwatch: true, cp: null };
  /** @type {[string, string, any, string][]} */
  const told = [
    ["en", "do-move", { piece: "m1", to: 12, cp: 0 }, "Marine 1: move to row 2, column 4"],
    ["pl", "do-shoot", { piece: "m1", target: "a1", cp: 0 }, "Komandos 1: strzał do Obcego 1"],
    ["pl", "event-killed", { piece: "b2", by: "m1" }, "Sygnał 2 ginie, zabija Komandos 1."],
  ];
  for (const [language, key, facts, line] of told)
    assert.equal(table({}, language).t(key, facts), line);
  assert.match(table({}).t("event-shot", shot), /^Marine 1 shoots at Alien 1 on overwatch/);
  assert.match(table({}).t("do-shoot", { ...shot, target: "d1" }), /the door in row/);
});

test("the list shows what the chosen piece may do first, and everything where it may do nothing", () => {
  /** @type {any[]} */
  const [other, end] = [
    { do: "move", take: { piece: one("m2"), to: one(13), cp: one(0) } },
    { do: "end_phase" },
  ];
  const own = table({});
  const offers = [...own.offers, other, end];
  assert.deepEqual(board.first(offers, own), [...own.offers, end]);
  assert.deepEqual(board.first([other, end], own), [other, end]);
});
