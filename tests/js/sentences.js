// @ts-check
/**
 * What a board says of each move of a recorded match, to everybody who was there, in either language.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Words } from "../../static/js/site/words.js";

const NAMES = ["Olivia", "Jacek", "Ewa", "Tom"];
const root = new URL("../../games/", import.meta.url);

/** A table that can only talk. @param {string} game @param {string} language @returns {any} */
export function talking(game, language) {
  const text = readFileSync(new URL(`${game}/locale/${language}.ftl`, root), "utf8");
  const words = new Words(language, [text], ["seat", "seats", "victim"]);
  words.nameOf = (seat) => NAMES[seat];
  return { t: words.t.bind(words), nameOf: words.nameOf, seat: 0, ui: {} };
}

/** The moves of a recording, with the eyes of each audience. @param {string} game @returns {any[][]} */
export function recorded(game) {
  const file = readFileSync(new URL(`${game}/tests/golden/film-0.json.gz`, root));
  const { reels } = JSON.parse(gunzipSync(file).toString());
  return reels.flatMap((/** @type {any} */ { frames }) =>
    frames
      .map((/** @type {any} */ frame) => frame.events)
      .filter((/** @type {any} */ e) => e?.length),
  );
}
