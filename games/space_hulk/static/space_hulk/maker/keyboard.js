// @ts-check
/** SH-647 Keys of the map: a cursor by arrows, a key for each brush and tool. */
/** @import {Bench} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { SIDE } from "../looking.js";
import { choose, press, take } from "./brushes.js";
import { chartOf, SIGNS } from "./chart.js";
import { turnLook } from "./sight.js";
import { viewOf } from "./viewing.js";

/** @type {Record<string, string>} */
export const TOOL_KEYS = { p: "pencil", l: "line", r: "frame", b: "block", h: "hand", i: "sight" };
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {Bench<Made>} bench @param {KeyboardEvent} event */
export function keyed(bench, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (done(bench, event.key)) event.preventDefault();
}

/** Whether it was a key of the map. @param {Bench<Made>} bench @param {string} key */
function done(bench, key) {
  if (key in WAYS) return step(bench, WAYS[key]);
  if (SIGNS.includes(key)) take(bench, { sign: key });
  else if (key in TOOL_KEYS) choose(bench, TOOL_KEYS[key]);
  else return other(bench, key);
  return true;
}

/** @param {Bench<Made>} bench @param {string} key */
function other(bench, key) {
  const { ui } = bench;
  switch (key) {
    case "Enter":
    case " ":
      press(bench);
      return true;
    case "Escape":
      Object.assign(ui, { stroke: null, anchor: undefined });
      break;
    case "m":
      ui.mirrors = { ...ui.mirrors, across: !ui.mirrors.across };
      break;
    case "w":
      ui.mirrors = { ...ui.mirrors, down: !ui.mirrors.down };
      break;
    case "t":
      turnLook(bench);
      return true;
    case "u":
      bench.back();
      return true;
    case "y":
      bench.forth();
      return true;
    case "+":
    case "-":
      viewOf(bench).zoom(key === "+" ? 1.5 : 1 / 1.5);
      return true;
    default:
      return false;
  }
  bench.redraw();
  return true;
}

/** The cursor, and the part of the map that is seen, go along. @param {Bench<Made>} bench @param {[number, number]} way */
function step(bench, [right, down]) {
  const { ui, document: board } = bench;
  const { width, map } = chartOf(board);
  const from = ui.cursor ?? Math.floor(map.length / 2) * width + Math.floor(width / 2);
  const begun = ui.cursor === undefined;
  const x = Math.min(width - 1, Math.max(0, (from % width) + (begun ? 0 : right)));
  const y = Math.min(map.length - 1, Math.max(0, Math.floor(from / width) + (begun ? 0 : down)));
  ui.cursor = y * width + x;
  viewOf(bench).follow([(x + 0.5 - width / 2) * SIDE, (y + 0.5 - map.length / 2) * SIDE], 0.8);
  bench.redraw();
  return true;
}
