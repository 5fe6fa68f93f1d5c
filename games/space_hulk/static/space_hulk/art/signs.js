// @ts-check
/** The art: pieces, doors, marks and dice as simple shapes. A square is forty units wide, its middle 0, 0; figures look north. */
import { html, svg } from "lit-html";

/** Broad shoulders, a helmet, a rifle at the right hand. */
const body = svg`<path class="back" d="M-7 5h14v8h-14z"/>
  <path class="armour" d="M-14-3q0-6 6-6h16q6 0 6 6v7q0 5-5 5h-18q-5 0-5-5z"/>
  <path class="plate" d="M-14-3q0-6 6-6h1v18h-2q-5 0-5-5zM14-3q0-6-6-6h-1v18h2q5 0 5-5z"/>
  <circle class="helmet" cy="-1" r="6"/><path class="visor" d="M-4-4q4-4 8 0l-1 2h-6z"/>`;

/** @type {Record<string, unknown>} */
const MARINES = {
  rifle: svg`<path class="weapon" d="M9-17h4v15h-4z"/>${body}`,
  sergeant: svg`<path class="weapon" d="M9-15h4v13h-4z"/><path class="sword" d="M-12-19l2 3v13h-4v-13z"/>${body}<path class="stripe" d="M-4 6l4-3 4 3"/>`,
  flamer: svg`<path class="weapon" d="M8-16h6v14h-6z"/><path class="nozzle" d="M9-19h4v4h-4z"/>${body}<circle class="tank" cx="-4" cy="10" r="4"/><circle class="tank" cx="4" cy="10" r="4"/>`,
};

/** @param {string} role */
export const marine = (role) => MARINES[role];

/** A long skull, four arms with claws, a tail. */
export const alien = svg`<path class="tail" d="M0 8q-1 7 5 9"/>
  <path class="limb" d="M-6-4q-9-2-9-12M6-4q9-2 9-12M-6 4q-8 1-9 8M6 4q8 1 9 8"/>
  <path class="claw" d="M-15-16l-2-3M-15-16l2-3M15-16l-2-3M15-16l2-3"/>
  <path class="hide" d="M0-16q7 3 7 13t-7 12q-7-2-7-12t7-13z"/><path class="ridge" d="M0-12v18"/>
  <path class="eye" d="M-4-8l2 2M4-8l-2 2"/>`;

/** Rings that pulse round a dot of unknown size. */
export const blip = svg`<circle class="pulse" r="9"/><circle class="echo" r="14"/><circle class="dot" r="7"/>`;

/** Two leaves across the corridor: together, or drawn into the walls. @param {boolean} open @param {string} kind */
export const leaves = (open, kind) =>
  open
    ? svg`<path class="leaf ${kind} open" d="M-20-6h6v12h-6zM14-6h6v12h-6z"/>`
    : svg`<path class="leaf ${kind}" d="M-20-6h19.5v12h-19.5zM.5-6h19.5v12h-19.5z"/>${kind === "airlock" ? svg`<path class="bolt" d="M-6-9l12 18M6-9l-12 18"/>` : svg`<path class="bolt" d="M-6 0h12"/>`}`;

export const flame = svg`<path class="blaze" d="M0-15q7 8 9 14t-2 10q-3 5-7 5t-7-5q-5-4-2-10 1 4 4 5-1-9 5-19z"/><path class="heart" d="M0-2q4 5 4 9t-4 5q-4-1-4-5t4-9z"/>`;

/** Marks beside a figure, each by its shape. @type {Record<string, unknown>} */
export const MARKS = {
  watch: svg`<g class="mark watch"><circle r="6"/><path d="M-4 0q4-4 8 0q-4 4-8 0z"/><circle class="pupil" r="1.4"/></g>`,
  jam: svg`<g class="mark jam"><path class="ground" d="M0-6.5l6.5 11.5h-13z"/><path d="M0-2.5v4M0 3v.6"/></g>`,
  carry: svg`<g class="mark carry"><path class="ground" d="M-5-4h10v8h-10z"/><path d="M-5-1h10M0-4v3"/></g>`,
  done: svg`<g class="mark done"><circle r="6"/><path d="M-3 0l2 2.5 4-5"/></g>`,
  outside: svg`<g class="mark done"><circle r="6"/><path d="M-3-3v6h6"/></g>`,
};

export const thing = svg`<path class="thing" d="M-8-7h16v14h-16z"/><path class="strap" d="M-8-2h16M0-7v5"/>`;
export const exit = svg`<path class="exit" d="M-11 0h16M0-7l7 7-7 7"/>`;
export const goal = svg`<circle class="goal" r="15"/><circle class="goal" r="9"/>`;

/** Faces of a shooting die: a burst hits, half a burst when sustained. @type {Record<string, unknown>} */
const FACES = {
  H: svg`<path class="hit" d="M15 3l3 7 8-3-4 7 6 4-8 1 1 8-6-5-6 5 1-8-8-1 6-4-4-7 8 3z"/>`,
  S: svg`<path class="again" d="M15 3v24l-6-1 1-8-8-1 6-4-4-7 8 3z"/><path class="rim" d="M15 3l3 7 8-3-4 7 6 4-8 1 1 8-6-5"/>`,
  "-": svg`<path class="blank" d="M10 15h10"/>`,
  J: svg`<path class="jams" d="M15 4l12 21h-24z"/><path class="blank" d="M15 12v6M15 21v1"/>`,
  ok: svg`<path class="rim" d="M8 16l5 5 9-11"/>`,
};

/** @param {string} face */
export const face = (face) =>
  html`<span class="flat-die"><svg viewBox="0 0 30 30" aria-hidden="true">${FACES[face]}</svg></span>`;

/** A figure as it stands on a chip. @param {import("../knowing.js").Piece} one @param {unknown} [number] */
export const portrait = (one, number) =>
  html`<svg class="portrait ${one.kind}" viewBox="-20 -22 40 44" aria-hidden="true">${one.kind === "marine" ? marine(one.role) : one.kind === "alien" ? alien : svg`${blip}<text y="4">${number ?? "?"}</text>`}</svg>`;

/** Signs of deeds, 20 units wide. @type {Record<string, string>} */
const SIGNS = {
  left: "M15 16v-5q0-5-5-5h-5M8 2L4 6l4 4",
  right: "M5 16v-5q0-5 5-5h5M12 2l4 4-4 4",
  about: "M5 16v-7q0-4 4.5-4t4.5 4v6M10 12l4 4 4-4",
  target: "M10 2v5M10 13v5M2 10h5M13 10h5M10 4a6 6 0 1 0 .01 0",
  eye: "M2 10q8-9 16 0q-8 9-16 0M10 8.5a1.5 1.5 0 1 0 .01 0",
  tool: "M4 16l7-7M9 5a4 4 0 0 0 6 6l-3-1-2-2z",
  fire: "M10 2q5 5 5 10a5 5 0 0 1-10 0q0-3 2-5 1 3 2 3 0-4 1-8z",
  tank: "M6 5h8v12h-8zM8 5v-3h4v3M8 11h4",
  blades: "M3 3l11 11M17 3L6 14M3 13l4 4M17 13l-4 4",
  door: "M3 3h14v14h-14zM10 3v14M7 10h0M13 10h0",
  out: "M3 10h11M10 5l5 5-5 5M17 3v14",
  burst: "M10 2v4M10 14v4M2 10h4M14 10h4M4.5 4.5l3 3M12.5 12.5l3 3M15.5 4.5l-3 3M7.5 12.5l-3 3",
  swap: "M4 7h12M13 4l3 3-3 3M16 13h-12M7 10l-3 3 3 3",
  n: "M10 17v-13M5 9l5-5 5 5",
  e: "M3 10h13M11 5l5 5-5 5",
  s: "M10 3v13M5 11l5 5 5-5",
  w: "M17 10h-13M9 5l-5 5 5 5",
};

/** @param {string} name */
export const sign = (name) =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[name]} /></svg>`;
