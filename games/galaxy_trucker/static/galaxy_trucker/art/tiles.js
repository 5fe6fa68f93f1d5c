// @ts-check
/**
 * The tiles: cream plates with thick outlines. One symbol for each kind, told apart by silhouette;
 * the connectors are put on by script, told apart by shape before colour. A tile is forty units
 * wide, its middle 0, 0; as printed a cannon looks up, a nozzle down, a shield covers up and right.
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";

const INK = "#17233f";

const cabin = (/** @type {string} */ hull) =>
  svg`<rect x="-11.5" y="-10.5" width="23" height="21" rx="7" fill=${hull} stroke=${INK} stroke-width="2"/>`;

const porthole = (/** @type {number} */ x) =>
  svg`<circle cx=${x} cy="0" r="4.1" fill="#bfe6f5" stroke=${INK} stroke-width="1.5"/><path d="M${x - 2}-1q1-2 3-2" stroke="#fff" stroke-width="1.2" fill="none"/>`;

const cell = (/** @type {number} */ x) =>
  svg`<path d="M${x - 3.4}-9h1.7v-2.6h3.4v2.6h1.7v19h-6.8z" fill="#58b368" stroke=${INK} stroke-width="1.6"/><path d="M${x + 1}-5l-2.6 5.4h2.2l-1.2 5 3.4-6.6h-2.2z" fill="#fff5b8"/>`;

const box = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {boolean} */ red,
) => svg`<rect x=${x} y=${y} width="11" height="11" rx="1.2" fill=${red ? "#d8483d" : "#ffffff"} stroke=${INK} stroke-width="1.7"/>
  ${red ? svg`<path d="M${x + 1.4} ${y + 9.6}l8.2-8.2M${x + 1.4} ${y + 1.4}l8.2 8.2" stroke="#7c1712" stroke-width="1.3"/>` : svg`<path d="M${x + 1} ${y + 3.6}h9" stroke="#9aa6bd" stroke-width="1.2"/>`}`;

const engine = (/** @type {number} */ x, /** @type {number} */ wide) =>
  svg`<path d="M${x - wide * 0.5}-11h${wide}v9l${wide * 0.35} 9h${-wide * 1.7}l${wide * 0.35}-9z" fill="#8d99ae" stroke=${INK} stroke-width="1.8"/>
  <path d="M${x - wide * 0.6} 8q${wide * 0.1} 5 ${wide * 0.6} 11q${wide * 0.5}-6 ${wide * 0.6}-11z" fill="#ff8c1a" stroke=${INK} stroke-width="1.2"/><path d="M${x - wide * 0.25} 8q0 3 ${wide * 0.25} 6q${wide * 0.25}-3 ${wide * 0.25}-6z" fill="#ffe36b"/>`;

const barrel = (/** @type {number} */ x, /** @type {number} */ wide) =>
  svg`<path d="M${x - wide / 2} 4v-23h${wide}v23z" fill="#6b7890" stroke=${INK} stroke-width="1.8"/><path d="M${x - wide / 2 - 1.4}-19h${wide + 2.8}v4.4h${-wide - 2.8}z" fill="#d8483d" stroke=${INK} stroke-width="1.6"/>`;

const turret = svg`<path d="M-11.5 11.5v-5a11.5 9.5 0 0 1 23 0v5z" fill="#aab4c8" stroke=${INK} stroke-width="2"/><circle cy="6.5" r="2.6" fill=${INK}/>`;

const flask = (/** @type {string} */ hue) =>
  svg`<path d="M-11.5 12v-13a11.5 11.5 0 0 1 23 0v13z" fill="#e3eef3" stroke=${INK} stroke-width="2"/><path d="M-13.5 12h27" stroke=${INK} stroke-width="3"/><path d="M-9.3 10.8v-4h18.6v4z" fill=${hue} opacity=".45"/>`;

/** A round head with two stalks. */
export const brown = svg`<path d="M-3-4l-2.6-4.6M3-4l2.6-4.6" stroke=${INK} stroke-width="1.6" fill="none"/><circle cx="-5.9" cy="-8.8" r="1.9" fill="#b9773f" stroke=${INK} stroke-width="1.1"/><circle cx="5.9" cy="-8.8" r="1.9" fill="#b9773f" stroke=${INK} stroke-width="1.1"/><circle r="5.8" fill="#b9773f" stroke=${INK} stroke-width="1.7"/><path d="M-2.6-.8v2M2.6-.8v2" stroke=${INK} stroke-width="1.7"/>`;

/** A pointed head with one eye. */
export const purple = svg`<path d="M0-9.5l7.2 14.2q-7.2 4.6-14.4 0z" fill="#9a5fd0" stroke=${INK} stroke-width="1.7" stroke-linejoin="round"/><circle cy="1" r="2.9" fill="#fff" stroke=${INK} stroke-width="1.2"/><circle cy="1.3" r="1.1" fill=${INK}/>`;

/** Helmet and shoulders. */
export const human = svg`<path d="M-5.4 7.6q0-6 5.4-6t5.4 6z" fill="#f6f9ff" stroke=${INK} stroke-width="1.5"/><circle cy="-2.4" r="4.2" fill="#f6f9ff" stroke=${INK} stroke-width="1.5"/><path d="M-2.6-3.4q2.6-1.6 5.2 0v1.8q-2.6 1.6-5.2 0z" fill="#3a6ea5"/>`;

/** @type {Record<string, unknown>} */
const KINDS = {
  SC: svg`<circle r="12.6" fill="#ffd23f" stroke=${INK} stroke-width="2"/>${porthole(-5)}${porthole(5)}<path d="M-7.5 7.6q7.5 4 15 0" stroke=${INK} stroke-width="1.5" fill="none"/>`,
  CB: svg`${cabin("#e9edf4")}${porthole(-5)}${porthole(5)}<path d="M-6.5 7h13" stroke=${INK} stroke-width="1.5"/>`,
  ST: svg`<path d="M-13-9l4-4 9 9 9-9 4 4-9 9 9 9-4 4-9-9-9 9-4-4 9-9z" fill="#b7a27a" stroke=${INK} stroke-width="2" stroke-linejoin="round"/><circle r="2.4" fill=${INK}/>`,
  B2: svg`${cell(-5)}${cell(5)}`,
  B3: svg`${cell(-9)}${cell(0)}${cell(9)}`,
  H2: svg`${box(-12.5, -5.5, false)}${box(1.5, -5.5, false)}`,
  H3: svg`${box(-5.5, -12.5, false)}${box(-12.5, 1, false)}${box(1.5, 1, false)}`,
  R1: svg`<rect x="-10" y="-10" width="20" height="20" rx="2" fill="#3c4a66" stroke=${INK} stroke-width="1.8"/>${box(-5.5, -5.5, true)}`,
  R2: svg`<rect x="-14.5" y="-9" width="29" height="18" rx="2" fill="#3c4a66" stroke=${INK} stroke-width="1.8"/>${box(-12.5, -5.5, true)}${box(1.5, -5.5, true)}`,
  E1: engine(0, 9),
  E2: svg`${engine(-7.2, 6)}${engine(7.2, 6)}`,
  C1: svg`${barrel(0, 6)}${turret}`,
  C2: svg`${barrel(-5.6, 5)}${barrel(5.6, 5)}${turret}`,
  SH: svg`<path d="M-13-15.5h17a12 12 0 0 1 11.5 11.5v17" fill="none" stroke=${INK} stroke-width="6.4" stroke-linecap="round"/><path d="M-13-15.5h17a12 12 0 0 1 11.5 11.5v17" fill="none" stroke="#49c0f0" stroke-width="3.2" stroke-linecap="round"/><path d="M-2 2l6-6" stroke=${INK} stroke-width="2"/><circle cx="-4" cy="4" r="6.8" fill="#c9d3e6" stroke=${INK} stroke-width="2"/><circle cx="-4" cy="4" r="2.4" fill="#49c0f0"/>`,
  LB: svg`${flask("#b9773f")}<g transform="translate(0 1)">${brown}</g>`,
  LP: svg`${flask("#9a5fd0")}<g transform="translate(0 1)">${purple}</g>`,
};

/** Once on a board: what every tile is drawn from. */
export const symbols = html`<svg class="truck-symbols" width="0" height="0" aria-hidden="true">
  ${Object.entries(KINDS).map(([kind, art]) => svg`<symbol id="truck-${kind}" viewBox="-20 -20 40 40">${art}</symbol>`)}
</svg>`;

/** Of a side that looks up: nothing, a pin, two pins, a fork of three with a bar. */
const PINS = [
  "",
  "M-2.6-20h5.2v5.6h-5.2z",
  "M-7.2-20h4.4v5.6h-4.4zM2.8-20h4.4v5.6h-4.4z",
  "M-9.6-20h3.8v3h3.9v-3h3.8v3h3.9v-3h3.8v6.4h-19.2z",
];

/** The sides of a tile as printed; a smooth one is the plain edge. @param {readonly number[]} sides */
const connectors = (sides) =>
  sides.map((side, way) =>
    side
      ? svg`<path class="pins of-${side}" d=${PINS[side]} transform="rotate(${90 * way})"/>`
      : nothing,
  );

/** What is inside an svg: the tile around 0, 0. @param {{kind: string, sides: readonly number[]}} tile @param {number} [k] */
export const plate = ({ kind, sides }, k = 0) =>
  guard([kind, String(sides), k], () => drawn(kind, sides, k));

/** @param {string} kind @param {readonly number[]} sides @param {number} k */
const drawn = (kind, sides, k) => svg`<g transform="rotate(${90 * k})">
  <rect class="plate" x="-19" y="-19" width="38" height="38" rx="4"/>${connectors(sides)}
  <use href="#truck-${kind}" x="-20" y="-20" width="40" height="40"/></g>`;

/** A tile by itself. @param {{kind: string, sides: readonly number[]}} tile @param {number} [k] */
export const tilePicture = (tile, k = 0) =>
  html`<svg class="tile" viewBox="-20 -20 40 40" aria-hidden="true">${plate(tile, k)}</svg>`;

/** A tile whose face is not known. */
export const hiddenTile = html`<svg class="tile" viewBox="-20 -20 40 40" aria-hidden="true">
  <rect class="back" x="-19" y="-19" width="38" height="38" rx="4"/><path class="gear" d="M-3-12h6l1 4 3 1.5 4-1.5 3 5-3 3v3l3 3-3 5-4-1.5-3 1.5-1 4h-6l-1-4-3-1.5-4 1.5-3-5 3-3v-3l-3-3 3-5 4 1.5 3-1.5z"/><circle class="hub" r="4"/></svg>`;
