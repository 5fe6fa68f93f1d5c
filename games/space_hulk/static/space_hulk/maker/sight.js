// @ts-check
/**
 * SH-162 SH-163 SH-166 The test of sight: a marine is dragged over the map, and shows what he would see and
 * have in his fire area with nobody else on the board. By the board's own geometry, which
 * `tests/js/geometry.json` holds to the rules: a question to the server would lag behind the hand.
 *
 * @import {Bench} from "contract"
 * @import {Made, Facing} from "types/space_hulk"
 */
import { svg } from "lit-html";
import * as art from "../art/signs.js";
import { groundOf, looks, turned } from "../geometry.js";
import { chartOf, STARTS, signAt } from "./chart.js";
import { ANGLES, shape, spot } from "./scenery.js";

/** @param {Record<string, any>} ui */
export const isLook = (ui) => ui.tool === "sight";

/** @param {Made} board @param {number} square */
const isFloor = (board, square) => !["#", " "].includes(signAt(board, square));

/** The pointer is there: the marine comes along, or turns where he is tapped. @param {Bench<Made>} bench @param {number} square */
export function moveLook(bench, square) {
  const { ui, document: board } = bench;
  if (!isFloor(board, square)) return;
  const { look } = ui;
  if (look?.at === square && !look.held) turnLook(bench);
  else if (look?.at !== square) lookFrom(bench, square);
  ui.look.held = true;
}

/** @param {Bench<Made>} bench @param {number} square */
export function lookFrom(bench, square) {
  const { ui, document: board } = bench;
  if (!isFloor(board, square)) return;
  const own = STARTS[signAt(board, square)];
  ui.look = { ...ui.look, at: square, facing: ui.look?.facing ?? own ?? "n" };
  bench.redraw();
}

/** A quarter clockwise. @param {Bench<Made>} bench */
export function turnLook(bench) {
  const { ui } = bench;
  if (ui.look) ui.look = { ...ui.look, facing: turned(ui.look.facing, 1) };
  bench.redraw();
}

/** What a marine there sees, and has in his fire area. @param {Made} board @param {{at: number, facing: Facing}} marine */
export function seen(board, marine) {
  const chart = chartOf(board);
  const ground = groundOf(chart);
  const either = board.ruleset?.corner_rule === "either";
  const opaque = (/** @type {number} */ square) =>
    !ground.floor.has(square) || signAt(board, square) === "D";
  const found = chart.squares.map((square) => ({
    square,
    ...looks(ground, marine, square, opaque, either),
  }));
  const those = (/** @type {"sees" | "fires"} */ what) =>
    found.filter((look) => look[what]).map(({ square }) => square);
  return { seen: those("sees"), fire: those("fires") };
}

/** @param {Bench<Made>} bench */
export function lookShown({ ui, document: board }) {
  if (!isLook(ui) || !ui.look || !isFloor(board, ui.look.at)) return null;
  const area = seen(board, ui.look);
  const fire = new Set(area.fire);
  const only = area.seen.filter((square) => !fire.has(square));
  return {
    area,
    picture: svg`<path class="tint seen" d=${shape(board, only)}/><path class="tint fire" d=${shape(board, fire)}/>
      <g class="piece marine mine chosen" transform=${spot(board, ui.look.at, ANGLES[ui.look.facing])}><circle class="halo" r="19"/><path class="front" d="M-7-16l7-5 7 5"/>${art.marine("rifle")}</g>`,
  };
}
