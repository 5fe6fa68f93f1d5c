// @ts-check
/** What the bar offers to whoever is asked. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { answering } from "../../static/mag_blast/answering.js";
import { threat } from "../../static/mag_blast/plays.js";
import { readIn } from "../../static/mag_blast/stage.js";
import { whyCard } from "../../static/mag_blast/why.js";
import { one, seat, table } from "./tables.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { bar } = await import("../../static/mag_blast/bar.js");

/** @param {string[]} hand @param {string[]} answers @param {any} [more] */
const asked = (hand, answers, more = {}) =>
  table(
    { 0: seat(), 1: seat() },
    {
      offers: [{ do: "answer", take: { window: one("3"), card: one(...answers) } }],
      view: { window: { number: 3, asked: [0] }, seat: 1, own: { hand, presets: {} } },
      repaint: () => {},
      ...more,
    },
  );
const words = (/** @type {any} */ own) => answering(own).deeds.map((deed) => deed.words);

test("equal cards are one answer, with how many they are; others are answers of their own", () => {
  const own = asked(["TF01", "TF02", "EA01"], ["TF01", "TF02", "EA01"]);
  assert.deepEqual(words(own), [
    'board-answer-with {"card":"card-TF01"} ×2',
    'board-answer-with {"card":"card-EA01"}',
    "board-pass",
  ]);
  const fighters = ["FI07", "FI08"];
  assert.equal(words(asked(fighters, fighters)).length, 3, "their symbols differ");
});

test("of equal cards the one that was taken from the hand is played", () => {
  /** @type {any[]} */
  const sent = [];
  const own = asked(["TF01", "TF02"], ["TF01", "TF02"], {
    act: (/** @type {any} */ action) => sent.push(action),
  });
  answering(own).cards.press("TF02");
  const [deed] = answering(own).deeds;
  assert.equal(deed.words, 'board-answer-now {"card":"card-TF02"}');
  deed.press();
  assert.deepEqual(sent, [{ do: "answer", window: 3, card: "TF02" }]);
});

test("a card that is no answer is read, until another is chosen or the window has gone", () => {
  const own = asked(["TF01", "SD01"], ["TF01"]);
  const read = () => readIn(own, answering(own));
  own.ui.card = "SD01";
  assert.equal(read(), undefined, "read before anybody was asked");
  answering(own).cards.press("SD01");
  assert.equal(read(), "SD01");
  assert.deepEqual(answering(own).cards.chosen, ["SD01"]);
  answering(own).cards.press("TF01");
  assert.equal(read(), undefined);
  answering(own).cards.press("SD01");
  own.view.window.number = 4;
  assert.equal(read(), undefined);
});

test("whoever is asked hears why a card is no answer, not whose turn it is", () => {
  /** @type {any[]} */
  const questions = [];
  const own = asked(["SD01"], ["TF01"], {
    why: (/** @type {any} */ action) => questions.push(action),
  });
  whyCard(own, "SD01");
  own.view.window = undefined;
  whyCard(own, "SD01");
  assert.deepEqual(questions, [
    { do: "answer", window: 3, card: "SD01" },
    { do: "play_card", card: "SD01" },
  ]);
});

test("what the bar says of the wall of fire gives way to what is played", () => {
  const own = table({ 0: seat(), 1: seat({ wants_firewall: true }) }, { view: { seat: 1 } });
  const says = () => markup(bar(own, /** @type {any} */ ({ kind: "idle", deeds: [] })));
  const piles = { discard: {}, wrecks: {} };
  Object.assign(own.view, piles);
  assert.match(says(), /board-wall-wanted/);
  own.view.plays = [{ seat: 1, card: "SA01", kind: "special" }];
  assert.doesNotMatch(says(), /board-wall-wanted/);
});

test("whoever is asked reads that Catastrophic Damage ends what it strikes", () => {
  const play = { seat: 1, kind: "effect", target: "@0" };
  const says = (/** @type {string} */ card) =>
    threat(table({ 0: seat(), 1: seat() }, { view: { plays: [{ ...play, card }] } }));
  assert.match(says("CD01"), /board-destroys-flagship/);
  assert.equal(says("BH01"), "");
});
