// @ts-check
/** Signs: what cards do, resources, zones and noises. A square is forty units wide, its middle 0, 0. */
import { svg } from "lit-html";

/** What the action cards do. @type {Record<string, unknown>} */
const KINDS = {
  L: svg`<path class="main" d="M3-15l-9 16h5l-3 14 10-18h-5z"/>`,
  B: svg`<path class="main" d="M-4-17l-8 19h6l-3 14 13-20h-7zM8-13l-5 12h5l-4 13 11-17h-6z"/>`,
  M: svg`<path class="main" d="M0-19l4 10 10-6-4 11 9 4-9 4 4 11-10-6-4 10-4-10-10 6 4-11-9-4 9-4-4-11 10 6z"/><circle class="lit" r="5"/>`,
  FI: svg`<path class="main" d="M0-18l3 8 6 5-9-1-9 1 6-5zM-10-1l3 8 6 5-9-1-9 1 6-5zM10-1l3 8 6 5-9-1-9 1 6-5z"/>`,
  BO: svg`<path class="main" d="M0-18l4 8 15 8v4l-15-2-1 6h-6l-1-6-15 2v-4l15-8z"/><path class="dark" d="M-3 9h6v4q0 5-3 6-3-1-3-6zM-4 7h8v3h-8z"/>`,
  DH: svg`<path class="main" d="M0-19l5 8 9-4-2 10 8 5-8 5 2 10-9-4-5 8-5-8-9 4 2-10-8-5 8-5-2-10 9 4z"/><circle class="lit" r="7"/><circle class="dark" r="3"/>`,
  CD: svg`<path class="main" d="M-11-3q0-14 11-14t11 14q0 6-4 8v7h-14v-7q-4-2-4-8z"/><circle class="dark" cx="-4.6" cy="-4" r="3.2"/><circle class="dark" cx="4.6" cy="-4" r="3.2"/><path class="dark" d="M0 0l2 4h-4z"/><path class="line" d="M-3 7v5M3 7v5"/>`,
  BP: svg`<path class="line thick" d="M0-9v22M-9-2h18M-13 4q2 12 13 12t13-12"/><path class="main" d="M-17 8l4-9 5 8zM17 8l-4-9-5 8z"/><circle class="lit" cy="-13" r="4"/>`,
  CB: svg`<circle class="dark" r="4"/><path class="line thick" d="M-7-7a10 10 0 0 0 0 14M7-7a10 10 0 0 1 0 14M-12-12a17 17 0 0 0 0 24M12-12a17 17 0 0 1 0 24"/>`,
  BH: svg`<path class="main" d="M-16 14v-14l7-8h18l7 8v14z"/><path class="lit" d="M-11 1h22v5h-22z"/><path class="dark" d="M9-19l-9 12h5l-4 10 11-14h-6z"/>`,
  TF: svg`<path class="main" d="M-11-17h22v4q-1 8-8 13 7 5 8 13v4h-22v-4q1-8 8-13-7-5-8-13z"/><path class="lit" d="M-6-11h12q-2 5-6 8-4-3-6-8zM-6 13q2-5 6-6 4 1 6 6z"/>`,
  EA: svg`<path class="line thick" d="M-17 13q12 2 15-7 1-7 6-9 8-3 9 4 0 6-6 5-8-2-4-14 2-6 7-8"/><path class="main" d="M6-18l12-1-4 11z"/>`,
  SA: svg`<path class="lit" d="M-15-12l12-4 5 24-12 4z"/><path class="main" d="M-5-15h13v27h-13z"/><path class="lit" d="M5-15l12 4-6 25-12-4z"/><path class="line" d="M8-4v8M4 0h8"/>`,
  RE: svg`<path class="main" d="M-5-17l6 10v12l6 7h-24l6-7v-12z"/><path class="dark" d="M10-14h4v6h6v4h-6v6h-4v-6h-6v-4h6z"/>`,
  SD: svg`<path class="main" d="M-15 12l14-14q-4-9 4-14 4-2 8-1l-6 6 1 6 6 1 6-6q2 5-2 9-5 6-13 3l-14 14z"/>`,
  RS: svg`<path class="main" d="M-18-6h16v-7l15 13-15 13v-7h-16z"/><path class="dark" d="M14-17h4v34h-4z"/><path class="line" d="M-18-11h8M-18 11h8"/>`,
  MF: svg`<path class="line thick" d="M0-17v34M-17 0h34M-12-12l24 24M12-12l-24 24"/><circle class="main" r="10"/><circle class="lit" cx="-3" cy="-3" r="3"/>`,
  AS: svg`<path class="main" d="M-16-6l6-10 12-1 5 8-5 10-12 2z"/><path class="main" d="M2 8l7-7 8 4 1 9-8 4-8-3z"/><path class="main" d="M-15 10l6-3 5 5-4 6-7-2z"/><circle class="dark" cx="-5" cy="-8" r="2.4"/><circle class="dark" cx="11" cy="9" r="1.8"/>`,
};

/** @param {string} kind */
export const kindArt = (kind) => svg`<g class="kind-art ${kind}">${KINDS[kind]}</g>`;

/** Energy, money, material. @type {Record<string, unknown>} */
const SYMBOLS = {
  "*": svg`<path d="M0-17l5 12 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z"/>`,
  o: svg`<circle r="14"/>`,
  d: svg`<path d="M0-17l13 17-13 17-13-17z"/>`,
};
const NAMES = { "*": "star", o: "circle", d: "diamond" };

/** @param {string} symbol */
export const symbolArt = (symbol) =>
  svg`<g class="symbol ${NAMES[/** @type {keyof NAMES} */ (symbol)]}">${SYMBOLS[symbol]}</g>`;

/** Where a zone lies of its flagship. @type {Record<string, string>} */
const WAYS = {
  yel: "M0-15l16 27h-32z",
  grn: "M15 0l-27 16v-32z",
  red: "M0 15l16-27h-32z",
  blu: "M-15 0l27 16v-32z",
};

/** @param {string} zone */
export const wayArt = (zone) => svg`<path class="way ${zone}" d=${WAYS[zone]}/>`;

/** A speech bubble with a jagged rim, for a text in its middle. */
export const bubble = svg`<path class="bubble" d="M-36-4l-8-7 13 0-6-10 14 4 1-10 12 7 6-9 9 8 11-7 2 10 13-4-4 9 12 2-9 8 11 7-14 1 3 9-13-3-5 8-10-6-16 14 4-15-12 4 1-8-13 1z"/>`;
