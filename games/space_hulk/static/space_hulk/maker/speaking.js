// @ts-check
/** What squares and signs are called. */
/** @import {Bench, Say} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { STARTS, widthOf } from "./chart.js";

/** Signs that no word may end with. @type {Record<string, string>} */
const NAMES = { "#": "void", " ": "void", ".": "floor" };

/** @param {Say} t @param {string} sign */
export const signWords = (t, sign) => t(`maker-sign-${STARTS[sign] ?? NAMES[sign] ?? sign}`);

/** @param {Pick<Bench<Made>, "t" | "document">} bench @param {number} square */
export function placeWords({ t, document: board }, square) {
  const width = widthOf(board);
  return t("board-square", { row: Math.floor(square / width) + 1, column: (square % width) + 1 });
}
