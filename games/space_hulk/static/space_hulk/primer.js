// @ts-check
/**
 * Pictures of one round for the rulebook, of the board's own deck and pieces.
 *
 * @import {TemplateResult} from "lit-html"
 */
import { html, svg } from "lit-html";

/** A corridor that ends at a door and an entry, and a side one in which somebody hides. */
const MAP = ["####.##", "####.##", ".....DE", "####.##"];
/** Columns and rows. @typedef {[number, number]} Place */
/** Marines look to the right, round the corner only from the crossing. @type {Place} */
const SERGEANT = [0, 2];
/** @type {Place} */
const MARINE = [1, 2];
/** @type {Place} */
const CROSSING = [3, 2];
/** @type {Place} */
const DOOR = [5, 2];
/** @type {Place} */
const ENTRY = [6, 2];
/** @type {Place} */
const BLIP = [4, 1];
/** Two come out of it. @type {Place} */
const SECOND = [4, 0];
/** One of them attacks from the front. @type {Place} */
const BEFORE = [4, 2];
/** A marine's die and three of an alien. */
const FOUGHT = [4, 2, 5, 3];
const CELL = 40;

/** @typedef {Record<"art" | "built" | "dice", any>} Draw */

/** @param {Draw} draw  as the board does */
export function primer({ art, built, dice }) {
  const deck = [built(chart()), door(art), entry()];
  const sergeant = piece("marine", SERGEANT, art.marine("sergeant"), 90);
  const marine = (/** @type {Place} */ place) => piece("marine", place, art.marine("rifle"), 90);
  const alien = (/** @type {Place} */ place, /** @type {number} */ facing) =>
    piece("alien", place, art.alien, facing);
  return [
    picture([deck, lit([2, 2]), lit(CROSSING), sergeant, marine(MARINE)]),
    picture([deck, sergeant, marine(MARINE), blip(art, BLIP), blip(art, ENTRY)]),
    picture(
      [deck, lit(BLIP), sergeant, marine(CROSSING), alien(BLIP, 180), alien(SECOND, 180)],
      [art.face("H"), art.face("-")],
    ),
    picture(
      [deck, sergeant, marine(CROSSING), alien(BEFORE, 270), alien(BLIP, 180)],
      html`<span class="roll melee">${dice({ faces: FOUGHT, label: "" })}</span>`,
    ),
  ];
}

/** What the board draws a deck from. */
function chart() {
  const width = MAP[0].length;
  const squares = MAP.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "#" ? [] : [y * width + x])),
  );
  return { map: MAP, width, squares, entries: [ENTRY[1] * width + ENTRY[0]] };
}

/** @param {Place} place */
const at = ([x, y]) =>
  `translate(${(x + 0.5 - MAP[0].length / 2) * CELL} ${(y + 0.5 - MAP.length / 2) * CELL})`;

/** @param {any} art */
const door = (art) => svg`<g transform="${at(DOOR)} rotate(90)">${art.leaves(false, "door")}</g>`;

const entry = () =>
  svg`<g class="entry" transform=${at(ENTRY)}><path class="arrow" transform="rotate(180)" d="M-18-12l8 12-8 12M-10-12l8 12-8 12"/></g>`;

/** @param {Place} place */
const lit = (place) =>
  svg`<rect class="lit" x="-17" y="-17" width="34" height="34" rx="5" transform=${at(place)}/>`;

/** @param {string} kind @param {Place} place @param {unknown} drawn @param {number} facing  in degrees from north */
const piece = (kind, place, drawn, facing) =>
  svg`<g class="piece ${kind}" transform=${at(place)}><g class="turns" transform="rotate(${facing})"><path class="front" d="M-7-16l7-5 7 5"/>${drawn}</g></g>`;

/** @param {any} art @param {Place} place */
const blip = (art, place) =>
  svg`<g class="piece blip" transform=${at(place)}>${art.blip}<text class="value" y="4">?</text></g>`;

/** @param {unknown} drawn @param {unknown} [thrown]  dice that lie beside it @returns {TemplateResult} */
const picture = (drawn, thrown) =>
  html`<div class="kit-board hulk still told">
    <div class="surface"><svg viewBox="-150 -84 300 168">${drawn}</svg></div>
    ${thrown ? html`<div class="tray">${thrown}</div>` : ""}
  </div>`;
