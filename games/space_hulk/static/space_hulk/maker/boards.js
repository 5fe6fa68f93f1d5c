// @ts-check
/**
 * Whole boards: a new one, one that was read, and what is missing in one that somebody wrote by hand.
 *
 * @import {Say} from "contract"
 * @import {Made} from "types/space_hulk"
 */
import { both } from "../sentences.js";
import { MOST, SIGNS, startsOf, VOID, widthOf } from "./chart.js";

/** One that can be played: rings of corridors, two doors, a way out. */
const MAP = [
  "##########E##########",
  "##########.##########",
  "####.............####",
  "####.#####.#####.####",
  "####.#####.#####.####",
  "#>>>...D.....D......X",
  "####.#####.#####.####",
  "####.#####.#####.####",
  "####.............####",
  "##########A##########",
  "##########E##########",
];

/** SH-010 @type {Record<string, number>} */
export const SUPPLY = { 0: 3, 1: 5, 2: 6, 3: 6, 4: 4, 5: 2, 6: 1 };
export const SECONDS = 180;

/** @type {Made} */
const BOARD = {
  format: 1,
  id: "own",
  name: { en: "", pl: "" },
  story: { en: "", pl: "" },
  map: MAP,
  squad: ["rifle", "sergeant", "flamer"],
  deploy: "fixed",
  start_blips: 1,
  blips_per_round: [1],
  round_limit: 12,
  goals: {
    marines: [{ type: "exit", count: 2 }],
    aliens: [{ type: "eliminate", side: "marines", count: 2 }],
  },
};

/** @param {Say} t @returns {Made} */
export const fresh = (t) => named(BOARD, t("maker-new-name"));

/** @param {Made} board @param {string} name @returns {Made} */
export const named = (board, name) => ({ ...board, name: { en: name, pl: name } });

/** @param {Made} board @param {string} language */
export const nameOf = ({ name }, language) => both(name, language).trim();

/** A drawn map as a board; throws the place of a character that is no sign. @param {string} text @returns {Made} */
export function read(text) {
  const rows = text
    .replace(/\r/g, "")
    .split("\n")
    .map((row) => row.trimEnd());
  const first = Math.max(
    0,
    rows.findIndex((row) => row),
  );
  const drawn = rows.slice(first, rows.findLastIndex((row) => row) + 1);
  for (const [y, row] of drawn.entries())
    for (const [x, sign] of [...row].entries())
      if (sign !== " " && !SIGNS.includes(sign))
        throw { code: "unknown-character", params: { line: first + y + 1, column: x + 1 } };
  return fitted({ ...BOARD, map: padded(drawn) });
}

/** Any JSON as a board of the format, with what it lacks and without what it cannot hold. @param {any} found @returns {Made} */
export function whole(found) {
  const board = found && typeof found === "object" ? found : {};
  const map = list(board.map).filter((row) => typeof row === "string");
  const made = {
    ...BOARD,
    ...board,
    map: padded(map),
    squad: list(board.squad),
    blips_per_round: list(board.blips_per_round ?? BOARD.blips_per_round),
    name: words(board.name),
    story: words(board.story),
    goals: { marines: aims(board.goals?.marines), aliens: aims(board.goals?.aliens) },
  };
  if (board.goals?.draw) made.goals.draw = aims(board.goals.draw);
  if (board.zones) made.zones = zones(board.zones);
  if (board.objects) made.objects = list(board.objects).filter(isThing);
  return fitted(made);
}

/** Whether JSON is a board at all: without a map nothing can be drawn on. @param {any} found */
export function refuseOther(found) {
  if (
    !list(found?.map).length ||
    !found.map.every((/** @type {any} */ row) => typeof row === "string")
  )
    throw { code: "bad-format", params: { field: "map" } };
}

/** @param {any} found @returns {any[]} */
const list = (found) => (Array.isArray(found) ? found : []);

/** @param {any} found */
const isPlace = (found) => list(found).length === 2 && found.every(Number.isInteger);

/** @param {any} found */
const isThing = (found) => typeof found?.id === "string" && isPlace(found.at) && !!found.name;

/** @param {any} found @returns {any[]} */
const aims = (found) =>
  list(found).filter(
    (goal) =>
      typeof goal?.type === "string" && (!goal.of || aims(goal.of).length === goal.of.length),
  );

/** @param {any} found @returns {Record<string, [number, number][]>} */
const zones = (found) =>
  Object.fromEntries(
    Object.entries(found).map(([name, places]) => [name, list(places).filter(isPlace)]),
  );

/** @param {any} found */
const words = (found) => ({ en: String(found?.en ?? ""), pl: String(found?.pl ?? "") });

/** Rows of one length, and not too small to be drawn on. @param {string[]} rows */
function padded(rows) {
  const width = Math.max(5, Math.min(MOST.width, widthOf({ map: rows })));
  const lines = [...rows, ...Array(Math.max(0, 5 - rows.length)).fill("")];
  return lines.map((row) => row.replaceAll(" ", VOID).padEnd(width, VOID));
}

/** As many marines as start squares. @param {Made} board @returns {Made} */
const fitted = (board) => ({
  ...board,
  squad: startsOf(board).map((_, k) => board.squad[k] ?? "rifle"),
});
