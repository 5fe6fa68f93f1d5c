// @ts-check
/** A threat on its line, on every ship at once: it comes, bounces off, is stopped, shot down or hits. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Strike} from "./film.js" */

import { styled } from "kit/styled.js";
import { nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { threatArt } from "./art/signs.js";
import { frameOf, middleOf } from "./geometry.js";
import { levelOf, truckerOf } from "./knowing.js";
import { moment } from "./moments.js";
import { SIDE } from "./ship.js";

/** How far outside the ship board it appears, in units. */
const OUTSIDE = 30;
/** From the middle of a tile to where something meets it. */
const EDGE = 20;
/** The way a threat goes that comes from N, E, S or W. */
const GOES = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** What is on its way: told just now, or waiting for answers. @param {Table} table @returns {Strike | null} */
function pending(table) {
  const step = moment(table);
  if (step) return step.strike;
  const { threat, line } = table.view.question ?? {};
  return threat && line !== undefined ? { threat, line } : null;
}

/** What lies over a ship that flies. @param {Table} table @param {number} seat */
export function strikeOn(table, seat) {
  const strike = pending(table);
  if (!strike || truckerOf(table, seat).position === undefined) return nothing;
  const course = courseOf(table, strike);
  if (!course) return nothing;
  const step = moment(table);
  const met = step?.meets?.find((one) => one.seat === seat);
  const { lit, from } = course;
  const asked = !step && table.view.question?.seats.includes(seat);
  return svg`<g class="strike">
    <rect class="lit-line" x=${lit.x} y=${lit.y} width=${lit.wide} height=${lit.high} rx="5"/>
    ${met ? keyed(step, flight(table, strike, met, course)) : asked ? svg`<g transform="translate(${from.join(" ")})"><g class="threatens">${threatArt(strike.threat)}</g></g>` : nothing}
  </g>`;
}

/** @typedef {{lit: {x: number, y: number, wide: number, high: number}, from: number[], to: number[], way: number[]}} Course */

/** @param {Table} table @param {Strike} strike @returns {Course | null} null where the line is none of this board */
function courseOf(table, { threat, line }) {
  const { left, top, columns, rows } = frameOf(levelOf(table).cells);
  const way = GOES["NESW".indexOf(threat[1])];
  const upright = way[0] === 0;
  const place = (line - (upright ? left : top) + 0.5) * SIDE;
  const across = (upright ? columns : rows) * SIDE;
  if (place < 0 || place > across) return null;
  const [wide, high] = [columns * SIDE, rows * SIDE];
  const ends = upright
    ? [
        [place, -OUTSIDE],
        [place, high + OUTSIDE],
      ]
    : [
        [-OUTSIDE, place],
        [wide + OUTSIDE, place],
      ];
  const [from, to] = way[0] + way[1] > 0 ? ends : ends.toReversed();
  const lit = upright
    ? { x: place - SIDE / 2, y: 0, wide: SIDE, high }
    : { x: 0, y: place - SIDE / 2, wide, high: SIDE };
  return { lit, from, to, way };
}

/** @param {Table} table @param {Strike} strike @param {{how: string, cell?: number}} met @param {Course} course */
function flight(table, { threat }, { how, cell }, { from, to, way }) {
  const end = cell === undefined ? to : before(table, cell, way);
  const point = how === "shot-down" ? from.map((at, n) => (at + end[n]) / 2) : end;
  const course = {
    "--x0": `${from[0]}px`,
    "--y0": `${from[1]}px`,
    "--x1": `${point[0]}px`,
    "--y1": `${point[1]}px`,
  };
  return svg`<g class="incoming ${how}" ${styled(course)}>${threatArt(threat)}</g>
    ${how === "miss" ? nothing : svg`<g transform="translate(${point.join(" ")})"><g class="meets ${how}">${MEETS[how]}</g></g>`}`;
}

/** The edge of a tile on which something comes. @param {Table} table @param {number} cell @param {number[]} way */
const before = (table, cell, way) =>
  middleOf(frameOf(levelOf(table).cells), cell).map((at, n) => at * SIDE - way[n] * EDGE);

const star = svg`${[0, 60, 120, 180, 240, 300].map((angle) => svg`<path transform="rotate(${angle})" d="M0-7v-11"/>`)}<circle r="6"/>`;

/** @type {Record<string, unknown>} */
const MEETS = {
  hit: star,
  "shot-down": star,
  bounce: svg`<path d="M-12 0h24M-8-6l-4-5M8-6l4-5M0-7v-7"/>`,
  stopped: svg`<circle r="15"/><circle r="10"/>`,
};
