// @ts-check
/** Aliens go aboard: where they may, and what that brings. */
/** @import {Colour, Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { choices } from "kit/offers.js";
import { svg } from "lit-html";
import { brown, purple } from "../art/tiles.js";
import { answer, draft, offerOf, redraft, tally } from "../asked.js";
import { at } from "../ship.js";
import { cellWords } from "../spoken.js";

/** Each with the half of its frame, so that both are seen around one cabin. @type {[Colour, unknown, number][]} */
const ALIENS = [
  ["brown", brown, 17.5],
  ["purple", purple, 14.5],
];

/** @param {Table} table @param {string} colour @returns {number[]} */
const cabins = (table, colour) =>
  choices(offerOf(table, "place_crew"), colour).filter((cell) => cell !== 0);

/** @param {Table} table @returns {Asked} */
export function crewing(table) {
  const { t } = table;
  if (!offerOf(table, "place_crew")) return { says: tally(t("board-crew-done")) };
  const own = draft(table);
  const put = (/** @type {string} */ colour, /** @type {number} */ cell) =>
    redraft(table, { [colour]: own[colour] === cell ? 0 : cell });
  return {
    above: ALIENS.map(([colour, art, half]) =>
      cabins(table, colour).map((cell) => welcome(table, colour, art, half, cell)),
    ),
    tap: (cell) => next(table, cell),
    says: tally(t("board-crew-effect")),
    choices: ALIENS.flatMap(([colour]) =>
      cabins(table, colour).map((cell) => ({
        words: t(`board-crew-${colour}`, { cell: cellWords(table, cell) }),
        press: () => put(colour, cell),
        on: own[colour] === cell,
      })),
    ),
    deeds: [
      {
        words: t("board-crew"),
        press: () =>
          answer(table, "place_crew", { brown: own.brown ?? 0, purple: own.purple ?? 0 }),
      },
    ],
  };
}

/** @param {Table} table @param {Colour} colour @param {unknown} art @param {number} half @param {number} cell */
function welcome(table, colour, art, half, cell) {
  const taken = draft(table)[colour] === cell;
  return svg`<g transform=${at(table, cell)}><rect class="welcomes ${colour} ${taken ? "taken" : ""}" x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="5"/>${taken ? art : ""}</g>`;
}

/** By taps on a cabin: humans, the brown alien, the purple one. @param {Table} table @param {number} cell */
function next(table, cell) {
  const own = draft(table);
  const may = ALIENS.map(([colour]) => colour).filter((colour) =>
    cabins(table, colour).includes(cell),
  );
  if (!may.length) return;
  const now = may.findIndex((colour) => own[colour] === cell);
  /** @type {Record<string, number>} */
  const change = now < 0 ? {} : { [may[now]]: 0 };
  if (now + 1 < may.length) change[may[now + 1]] = cell;
  redraft(table, change);
}
