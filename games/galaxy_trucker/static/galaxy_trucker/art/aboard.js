// @ts-check
/** What a tile carries, upright however it lies: figures, battery tokens, cubes with their letters. */
/** @import {ShownTrucker} from "types/galaxy_trucker" */
import { nothing, svg } from "lit-html";
import { brown, human, purple } from "./tiles.js";

const SPOTS = {
  1: [[0, 0]],
  2: [
    [-7, 0],
    [7, 0],
  ],
  3: [
    [0, -7],
    [-7, 7],
    [7, 7],
  ],
};

/** Where so many things stand on a tile. @param {number} many @returns {number[][]} */
export const spots = (many) => SPOTS[/** @type {1} */ (many)] ?? [];

/** @param {ShownTrucker} trucker @param {number} cell */
export function aboard({ crew, aliens, tokens, cubes }, cell) {
  const alien = Object.entries(aliens ?? {}).find(([, own]) => own === cell)?.[0];
  const things = [
    ...row(crew?.[cell], human),
    ...row(alien ? 1 : 0, alien === "brown" ? brown : purple),
    ...row(tokens?.[cell], token),
  ];
  const goods = [...(cubes?.[cell] ?? "")];
  const places = spots(goods.length);
  return things.length || goods.length
    ? svg`<g class="aboard">${things}${goods.map((colour, n) => svg`<g transform="translate(${places[n].join(" ")})">${cube(colour)}</g>`)}</g>`
    : nothing;
}

/** @param {number | undefined} many @param {unknown} thing */
const row = (many, thing) =>
  spots(many ?? 0).map(([x, y]) => svg`<g transform="translate(${x} ${y})">${thing}</g>`);

const token = svg`<circle class="token" r="6.4"/><path class="bolt" d="M1.5-4.5l-4 5h3l-1.5 4.5 4-5.5h-3z"/>`;

/** @param {string} colour */
export const cube = (colour) =>
  svg`<rect class="cube of-${colour}" x="-7" y="-7" width="14" height="14" rx="2"/><text class="letter of-${colour}" y="5.2">${colour}</text>`;
