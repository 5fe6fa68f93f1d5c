// @ts-check
/** What stands on a board's map besides its hull: doors, airlocks, entries, objects, marines, zones. */
/** @import {Made} from "types/space_hulk" */
import { svg } from "lit-html";
import * as art from "../art/signs.js";
import { across } from "../hull.js";
import { middle, SIDE } from "../looking.js";
import { chartOf, STARTS, signAt, startsOf } from "./chart.js";

/** @type {Record<string, number>} */
export const ANGLES = { n: 0, e: 90, s: 180, w: 270 };
const DOORS = "DdA";

/** @param {Made} board @param {number} square @param {number} [angle] */
export const spot = (board, square, angle = 0) =>
  `translate(${middle({ scene: chartOf(board) }, square).join(" ")})${angle ? ` rotate(${angle})` : ""}`;

/** @param {Made} board */
export function fittings(board) {
  const chart = chartOf(board);
  return chart.squares
    .filter((square) => `${DOORS}E`.includes(signAt(board, square)))
    .map((square) => {
      const sign = signAt(board, square);
      if (sign === "E") return entry(board, square);
      const kind = sign === "A" ? "airlock" : "door";
      return svg`<g transform=${spot(board, square, across(chart, square))}>${art.leaves(sign !== "D", kind)}</g>`;
    });
}

/** Its number, and the way in. @param {Made} board @param {number} square */
function entry(board, square) {
  const { width, map, entries } = chartOf(board);
  const [x, y] = [square % width, Math.floor(square / width)];
  const angle = y === 0 ? 90 : y === map.length - 1 ? 270 : x === 0 ? 0 : 180;
  return svg`<g class="entry" transform=${spot(board, square)}><path class="arrow" transform="rotate(${angle})" d="M-18-12l8 12-8 12M-10-12l8 12-8 12"/><text class="number" y="4">${entries.indexOf(square) + 1}</text></g>`;
}

/** @param {Made} board */
export const starts = (board) =>
  startsOf(board).map(
    (square, k) =>
      svg`<g class="piece marine mine" transform=${spot(board, square)}><circle class="halo" r="19"/><g transform="rotate(${ANGLES[STARTS[signAt(board, square)]]})"><path class="front" d="M-7-16l7-5 7 5"/>${art.marine(board.squad[k])}</g><text class="name" x="-18.5" y="-11">${k + 1}</text></g>`,
  );

/** @param {Made} board */
export const objects = (board) =>
  (board.objects ?? []).map(
    ({ at: [x, y] }) =>
      svg`<g transform=${spot(board, y * chartOf(board).width + x)}>${art.thing}</g>`,
  );

/** Squares as one shape. @param {Made} board @param {Iterable<number>} squares */
export const shape = (board, squares) =>
  [...squares]
    .map((square) => {
      const [x, y] = middle({ scene: chartOf(board) }, square).map((along) => along - SIDE / 2 + 1);
      return `M${x} ${y}h38v38h-38z`;
    })
    .join("");

/** The squares of a zone. @param {Made} board @param {string} name */
export const zoneSquares = (board, name) =>
  (board.zones?.[name] ?? []).map(([x, y]) => y * chartOf(board).width + x);
