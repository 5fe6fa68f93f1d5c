// @ts-check
/** A move in one short sentence, what came of it first. The log keeps every line. */
/** @import {GameEvent, Table} from "types/space_hulk" */
import { nameOf } from "./knowing.js";

/** What a move is about, the weightiest first; each in the words of its own line, if no others are named. */
const SAID = [
  "match-ended",
  "blip-turned",
  "fought",
  "shot",
  "flame-rolled",
  "door-destroyed",
  "entry-sealed",
  "goal-fulfilled",
  "cp-rolled",
  "phase-started",
  "left-board",
  "picked-up",
];

/** @param {GameEvent[]} move @param {Table} table @returns {string} */
export function summary(move, table) {
  const name = SAID.find((own) => move.some(({ event }) => event === own));
  const told = move.find(({ event }) => event === name) ?? move[0];
  if (!told) return "";
  const own = WORDS[told.event]?.(told, table, move);
  if (own) return own;
  const { event, ...facts } = told;
  return table.t(`event-${event}`, facts);
}

/** @type {Record<string, (told: any, table: Table, move: GameEvent[]) => string>} */
const WORDS = {
  shot: ({ piece, target }, table, move) => {
    const shots = move.filter(({ event }) => event === "shot").length;
    const fell = move.filter(({ event }) => event === "killed").length;
    const jams = move.filter((one) => one.event === "jam-rolled" && one.jam).length;
    const facts = { who: nameOf(table, piece), target: nameOf(table, target), shots, fell };
    const broken = move.some(({ event }) => event === "door-destroyed");
    const key = broken ? "board-sum-broken" : shots > 1 ? "board-sum-shots" : "board-sum-shot";
    const first = table.t(key, facts);
    return jams ? `${first} ${table.t("board-sum-jam", { count: jams })}` : first;
  },
  fought: ({ attacker, defender, result }, table, move) => {
    const fell = move.some(({ event }) => event === "killed");
    const facts = { who: nameOf(table, attacker), target: nameOf(table, defender) };
    return table.t(`board-sum-fought-${fell || result === "tie" ? result : "stands"}`, facts);
  },
};
