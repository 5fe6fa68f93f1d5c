// @ts-check
/** Where squares lie in the world, and what may be read there. */
/** @import {Table} from "types/space_hulk" */
import { svg } from "lit-html";
import { isAlienSeat } from "./knowing.js";
import { middle } from "./looking.js";
import { both } from "./sentences.js";

/** In the language of the page. @param {{en: string, pl: string}} words */
export const named = (words) => both(words, document.documentElement.lang);

/** SH-772 @param {Table} table @param {string} id */
export const value = ({ view, ui }, id) =>
  ui.peek === false ? "?" : (view.own?.values[id] ?? "?");

/** The squares of a mask, for overlays. @param {Table} table @param {Iterable<number>} squares @param {string} kind */
export const tinted = (table, squares, kind) =>
  svg`<path class="tint ${kind}" d=${[...squares]
    .map((square) => {
      const [x, y] = middle(table, square);
      return `M${x - 19} ${y - 19}h38v38h-38z`;
    })
    .join("")}/>`;

/** SH-772 Whether there are numbers to hide. @param {Table} table */
export const canPeek = (table) => isAlienSeat(table) && !!table.view.own;
