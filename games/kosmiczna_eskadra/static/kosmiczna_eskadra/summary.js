// @ts-check
/**
 * A move in one short sentence, what came of it first. The log keeps every line.
 *
 * @import {GameEvent, RoundScored, Table} from "types/kosmiczna_eskadra"
 */
import { signed } from "./film.js";

/** What a move is about, the weightiest first; each in the words of its own line, if no others are named. */
const SAID = [
  "game-won",
  "round-won",
  "round-tied",
  "round-stopped",
  "seat-resigned",
  "drop-refused",
  "card-landed",
  "card-withheld",
  "own-sealed",
  "card-sealed",
  "beat-began",
  "placing-began",
  "round-began",
  "cards-returned",
  "answered",
  "colour-picked",
  "seat-ready",
  "assist-set",
  "auto-draw-set",
];

/** @param {GameEvent[]} move @param {Table} table @returns {string} */
export function summary(move, table) {
  const name = SAID.find((own) => move.some(({ event }) => event === own));
  if (!name) return "";
  const told = move.filter(({ event }) => event === name);
  const own = WORDS[name]?.(told, table, move);
  if (own) return own;
  const [{ event, ...facts }] = told;
  return table.t(`event-${event}`, facts);
}

/** By what a move is about; none where its line will do. @type {Record<string, (told: any[], table: Table, move: GameEvent[]) => string>} */
const WORDS = {
  "round-won": ([{ seat }], { t }, move) => {
    const all = points(move);
    return all.length ? t("summary-won", { seat, points: all.join(" : ") }) : "";
  },
  "round-tied": (_told, { t }, move) => {
    const [most] = points(move);
    return most === undefined ? "" : t("summary-tied", { points: most });
  },
  "card-landed": (told, table) => several(told, table, "summary-landed"),
  "card-withheld": (told, table) => several(told, table, "summary-withheld"),
};

/** Of one its line says all. @param {any[]} told @param {Table} table @param {string} key */
const several = (told, { t }, key) => (told.length > 1 ? t(key, { count: told.length }) : "");

/** The points of a round, the most first. @param {GameEvent[]} move @returns {string[]} */
function points(move) {
  const scored = move.find((event) => event.event === "round-scored");
  const { scores } = /** @type {RoundScored} */ (scored ?? { scores: [] });
  return scores.toSorted((one, other) => other - one).map(signed);
}
