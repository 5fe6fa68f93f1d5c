// @ts-check
/**
 * What a board says of each move of a recorded match, to everybody who was there, in either language.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { Words } from "../../static/js/site/words.js";

const LONG = 90;
const SENTENCE = /^\p{Lu}.*[.?]$/u;
const NAMES = ["Olivia", "Jacek", "Ewa", "Tom"];
const root = new URL("../../games/", import.meta.url);

/** A table that can only talk. @param {string} game @param {string} language @returns {any} */
function talking(game, language) {
  const text = readFileSync(new URL(`${game}/locale/${language}.ftl`, root), "utf8");
  const words = new Words(language, [text], ["seat", "seats", "victim"]);
  words.nameOf = (seat) => NAMES[seat];
  return { t: words.t.bind(words), nameOf: words.nameOf, seat: 0, ui: {} };
}

/** The moves of a recording, with the eyes of each audience. @param {string} game @returns {any[][]} */
function recorded(game) {
  const file = readFileSync(new URL(`${game}/tests/golden/film-0.json.gz`, root));
  const { reels } = JSON.parse(gunzipSync(file).toString());
  return reels.flatMap((/** @type {any} */ { frames }) =>
    frames
      .map((/** @type {any} */ frame) => frame.events)
      .filter((/** @type {any} */ e) => e?.length),
  );
}

/**
 * Tests that each move is told in the sentence beside it, and every move of a recorded match in one
 * that is short.
 * @param {string} game
 * @param {[string, any[], string, string][]} moves  a name, events, the sentence in English, in Polish
 * @param {(events: any[], table: any) => string} summary
 * @param {(events: any[]) => any[]} heard  those events of a move that the page hands to it
 */
export function tellsInSentences(game, moves, summary, heard = (events) => events) {
  for (const [name, move, english, polish] of moves)
    test(`${name}, in one sentence`, () => {
      assert.equal(summary(heard(move), talking(game, "en")), english);
      assert.equal(summary(heard(move), talking(game, "pl")), polish);
    });

  for (const language of ["en", "pl"])
    test(`every move of a match has its short sentence, in ${language}`, () => {
      const table = talking(game, language);
      const told = recorded(game)
        .map(heard)
        .filter((move) => move.length);
      const said = told.map((move) => summary(move, table));
      assert.ok(said.length > 50);
      assert.deepEqual(
        said.filter((text) => !SENTENCE.test(text) || text.length > LONG),
        [],
      );
    });
}
