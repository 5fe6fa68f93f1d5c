// @ts-check
/**
 * The fleet ships, one drawing for each class, and their guns. A square is forty units wide, its middle
 * 0, 0; ships fly upwards.
 */
import { svg } from "lit-html";

/** Flames of the engines. @param {...number} at */
const flames = (...at) =>
  svg`<path class="flame" d=${at.map((x) => `M${x - 2} 12l2 7 2-7z`).join("")}/>`;

/** @type {Record<string, unknown>} */
const CLASSES = {
  // A dart.
  SC: svg`${flames(0)}<path class="main" d="M0-18l5 15 11 13-9-1-4 5h-6l-4-5-9 1 11-13z"/><path class="lit" d="M0-9l3 8h-6z"/>`,
  // A long back with two pods.
  CR: svg`${flames(-3, 3)}<path class="main" d="M0-18l6 8v6h5v-5h5v17l-5 2v-4h-5l-1 6h-10l-1-6h-5v4l-5-2v-17h5v5h5v-6z"/><circle class="lit" cy="-5" r="3"/><path class="line" d="M-3 4h6M-3 8h6"/>`,
  // A hammer.
  DE: svg`${flames(-7, 0, 7)}<path class="main" d="M-11-15l3-3h16l3 3v6l-7 3v6l9 9v5h-26v-5l9-9v-6l-7-3z"/><path class="lit" d="M-6-14h12v3h-12z"/><path class="line" d="M0-4v14"/>`,
  // A deck from which squadrons start.
  CA: svg`${flames(-9, 9)}<path class="main" d="M-12-16l8-2v9h8v-9l8 2 4 6v21l-4 3h-24l-4-3v-21z"/><path class="dark" d="M-4-8h8v20h-8z"/><path class="mark" d="M0-4l3 4h-6zM0 4l3 4h-6z"/><path class="lit" d="M8-6h5v5h-5z"/>`,
  // A fortress with three turrets.
  BA: svg`${flames(-10, 0, 10)}<path class="main" d="M0-19l8 3 2 6 6 2 3 9v11l-5 3h-28l-5-3v-11l3-9 6-2 2-6z"/><path class="barrel" d="M0-9v-8M-9 3v-8M9 3v-8"/><circle class="lit" cy="-8" r="4"/><circle class="lit" cx="-9" cy="4" r="4"/><circle class="lit" cx="9" cy="4" r="4"/>`,
  // A magnet before it.
  MS: svg`${flames(0)}<path class="dark" d="M-15-18h7v7q0 6 8 6t8-6v-7h7v8q0 12-15 12t-15-12z"/><path class="mark" d="M-15-18h7v4h-7zM8-18h7v4h-7z"/><path class="main" d="M-6-2h12l4 9-4 7h-12l-4-7z"/><circle class="lit" cy="6" r="3"/>`,
  // All barrels.
  GU: svg`${flames(-6, 6)}<path class="barrel" d="M-10-2v-16M0-4v-15M10-2v-16"/><path class="main" d="M-14-5l8-2h12l8 2 3 9-7 10h-20l-7-10z"/><path class="lit" d="M-5-1h10l-2 6h-6z"/><path class="line" d="M-10 4v5M10 4v5"/>`,
};

/** @param {string} cls */
export const shipArt = (cls) => svg`<g class="ship-art ${cls}">${CLASSES[cls]}</g>`;

/** From small to large, with a ring more each. @type {Record<string, unknown>} */
const GUNS = {
  L: svg`<circle class="muzzle" r="3.4"/>`,
  B: svg`<circle class="muzzle" r="5.4"/><circle class="bore" r="2.2"/>`,
  M: svg`<circle class="muzzle" r="7.6"/><circle class="ring" r="4.4"/><circle class="bore" r="1.8"/>`,
};

/** A gun, full or fired. @param {string} gun @param {boolean} [fired] */
export const gunArt = (gun, fired = false) =>
  svg`<g class="gun ${gun} ${fired ? "fired" : ""}">${GUNS[gun]}${fired ? svg`<path class="out" d="M-6 6l12-12"/>` : ""}</g>`;
