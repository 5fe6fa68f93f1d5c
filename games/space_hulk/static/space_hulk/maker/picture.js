// @ts-check
/** A small picture of a board: its floor, and what leads in and out. */
/** @import {Made} from "types/space_hulk" */
import { html, svg } from "lit-html";
import { chartOf, signAt } from "./chart.js";

/** Squares of each kind as a path. @type {[string, (sign: string) => boolean, number][]} */
const KINDS = [
  ["floor", () => true, 0],
  ["entry", (sign) => sign === "E", 0],
  ["exit", (sign) => sign === "X", 0],
  ["goal", (sign) => sign === "O", 0.22],
  ["airlock", (sign) => sign === "A", 0.15],
  ["door", (sign) => sign === "D" || sign === "d", 0.2],
  ["start", (sign) => "^>v<".includes(sign), 0.15],
];

/** @param {Pick<Made, "map">} board */
export function picture(board) {
  const { width, map, squares } = chartOf(board);
  const path = (/** @type {(sign: string) => boolean} */ fits, /** @type {number} */ inset) =>
    squares
      .filter((square) => fits(signAt(board, square)))
      .map((square) => {
        const side = 1 - 2 * inset;
        const [x, y] = [(square % width) + inset, Math.floor(square / width) + inset];
        return `M${x} ${y}h${side}v${side}h${-side}z`;
      })
      .join("");
  return html`<svg class="hulk-picture" viewBox="-1 -1 ${width + 2} ${map.length + 2}" aria-hidden="true">
    ${KINDS.map(([kind, fits, inset]) => svg`<path class=${kind} d=${path(fits, inset)}/>`)}
  </svg>`;
}
