// @ts-check
/** A ship on its drawing board: building area with the printed numbers, tiles, what is aboard. */
/** @import {ShownTrucker, Table} from "types/galaxy_trucker" */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { aboard } from "./art/aboard.js";
import { badge } from "./art/signs.js";
import { plate } from "./art/tiles.js";
import { columnOf, frameOf, middleOf, rowOf } from "./geometry.js";
import { kindOf, laid, levelOf, truckerOf } from "./knowing.js";
import { moment } from "./moments.js";
import { brittleSides, isTouched } from "./titles.js";
import { whenChanged } from "./unchanged.js";

/** Units of a cell, and of the rim where the numbers stand. */
export const SIDE = 40;
export const RIM = 17;

/** @param {Table} table @param {number} cell */
export function at(table, cell) {
  const [x, y] = middleOf(frameOf(levelOf(table).cells), cell);
  return `translate(${x * SIDE} ${y * SIDE})`;
}

/** @param {Table} table */
export function viewBoxOf(table) {
  const { columns, rows } = frameOf(levelOf(table).cells);
  return `${-RIM} ${-RIM} ${columns * SIDE + 2 * RIM} ${rows * SIDE + 2 * RIM}`;
}

/**
 * @param {Table} table @param {number} seat
 * @param {{below?: unknown, above?: unknown, small?: boolean, label: string}} how  what lies below and above the tiles
 */
export function ship(table, seat, { below, above, small, label }) {
  const trucker = truckerOf(table, seat);
  return html`<svg class="ship ${small ? "small" : ""}" viewBox=${viewBoxOf(table)} role="img" aria-label=${label} data-ship=${seat}>
    ${guard([levelOf(table), small], () => area(table, !!small))}
    ${below ?? nothing} ${whenChanged(table, [trucker, table.view.flight], () => tiles(table, seat, trucker))} ${above ?? nothing}
  </svg>`;
}

/** @param {Table} table @param {boolean} small */
const area = (table, small) => [
  small ? nothing : numbers(table),
  levelOf(table).cells.map(
    (cell) =>
      svg`<rect class="cell" x="-19.5" y="-19.5" width="39" height="39" rx="3" transform=${at(table, cell)}/>`,
  ),
];

/** @param {Table} table @param {number} seat @param {ShownTrucker} trucker */
function tiles(table, seat, trucker) {
  const brittle = brittleSides(table, seat);
  return repeat(
    laid(trucker),
    ([cell]) => cell,
    ([
      cell,
      { tile, k },
    ]) => svg`<g class="laid ${cell === trucker.loose ? "loose" : ""} ${goes(table, seat, cell)}" data-cell=${cell} transform=${at(table, cell)}>
      <g class="wiggles">${plate(table.scene.tiles[tile], k)}
      ${tile === seat ? svg`<g class="home" transform="translate(0 -6.5) scale(.5)">${badge(seat)}</g>` : nothing}</g>
      ${aboard(trucker, cell)}
      ${isTouched(table, seat, kindOf(table, tile), cell) ? svg`<g class="touched" transform="translate(13 -13)"><circle r="6"/><path d="M0-3.4l1 2.2 2.4.2-1.8 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.8-1.6 2.4-.2z"/></g>` : nothing}
      ${(brittle.get(cell) ?? []).map((way) => svg`<path class="brittle" d="M-15-17.5h30" transform="rotate(${90 * way})"/>`)}
      ${cell === trucker.loose ? svg`<path class="movable" d="M-19-19h13l-13 13z"/><path class="movable-sign" d="M-16.5-12v-4.5h4.5"/>` : nothing}
    </g>`,
  );
}

/** What is hit bursts, what comes off drifts away. @param {Table} table @param {number} seat @param {number} cell */
function goes(table, seat, cell) {
  const step = moment(table);
  if (!step?.falls || !("seat" in step.event) || step.event.seat !== seat) return "";
  const place = step.falls.indexOf(cell);
  if (place < 0) return "";
  return place === 0 && step.event.event === "tile-destroyed" ? "bursts" : `drifts of-${place % 3}`;
}

/** Columns above, rows at the left: what the dice name. @param {Table} table */
function numbers(table) {
  const { left, top, columns, rows } = frameOf(levelOf(table).cells);
  const seen = levelOf(table).cells;
  const across = Array.from({ length: columns }, (_, n) => left + n);
  const down = Array.from({ length: rows }, (_, n) => top + n);
  return svg`<g class="numbers" aria-hidden="true">
    ${across.filter((n) => seen.some((cell) => columnOf(cell) === n)).map((n) => svg`<text x=${(n - left + 0.5) * SIDE} y="-3">${n}</text>`)}
    ${down.filter((n) => seen.some((cell) => rowOf(cell) === n)).map((n) => svg`<text x="-8" y=${(n - top + 0.5) * SIDE + 5.5}>${n}</text>`)}
  </g>`;
}
