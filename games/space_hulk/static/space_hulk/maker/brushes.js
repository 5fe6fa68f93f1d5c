// @ts-check
/**
 * What is in hand: a brush (a sign of the map, a zone, an object) and the tool that draws with it. A
 * stroke lasts from press to release and is one step of undo.
 *
 * @import {Bench} from "contract"
 * @import {Made} from "types/space_hulk"
 *
 * @typedef {{zone: string} | {object: string} | {sign: string}} Brush
 */
import { brushed, line, put, rectangle, widthOf } from "./chart.js";
import { isLook, lookFrom, moveLook } from "./sight.js";

export const TOOLS = ["pencil", "line", "frame", "block", "hand", "sight"];

/** The memory of the maker, filled in. @param {Bench<Made>} bench */
export function hand(bench) {
  const { ui } = bench;
  ui.tool ??= "pencil";
  ui.brush ??= { sign: "." };
  ui.mirrors ??= { across: false, down: false };
  ui.tab ??= "goals";
  return ui;
}

/** @param {Bench<Made>} bench @param {Brush} brush */
export function take(bench, brush) {
  const { ui } = bench;
  ui.brush = brush;
  if (ui.tool === "hand" || ui.tool === "sight") ui.tool = "pencil";
  ui.stroke = null;
  bench.redraw();
}

/** @param {Bench<Made>} bench @param {string} tool */
export function choose(bench, tool) {
  bench.ui.tool = tool;
  bench.ui.stroke = null;
  bench.redraw();
}

/** The pointer, or the cursor, draws there. @param {Bench<Made>} bench @param {number} square */
export function draw(bench, square) {
  const { ui, document: board } = bench;
  if (square < 0) return;
  ui.cursor = square;
  if (isLook(ui)) return moveLook(bench, square);
  ui.stroke ??= { from: square, last: square, squares: new Set() };
  const { stroke } = ui;
  const width = widthOf(board);
  if (ui.tool === "pencil" || !("sign" in ui.brush))
    for (const each of line(width, stroke.last, square)) stroke.squares.add(each);
  else if (ui.tool === "line") stroke.squares = new Set(line(width, stroke.from, square));
  else stroke.squares = new Set(rectangle(width, stroke.from, square, ui.tool === "block"));
  stroke.last = square;
  bench.redraw();
}

/** The stroke is over. @param {Bench<Made>} bench */
export function finish(bench) {
  const { ui, document: board } = bench;
  const { stroke } = ui;
  ui.stroke = null;
  if (ui.look) ui.look.held = false;
  if (!stroke) return;
  const next = drawn(board, stroke, ui);
  if (next) bench.change(next);
  else bench.redraw();
}

/** @param {Made} board @param {{last: number, from: number, squares: Set<number>}} stroke @param {Record<string, any>} ui @returns {Made | null} */
function drawn(board, { last, from, squares }, { brush, mirrors }) {
  if ("sign" in brush) return put(board, brushed(board, squares, brush.sign, mirrors));
  const width = widthOf(board);
  const place = (/** @type {number} */ square) =>
    /** @type {[number, number]} */ ([square % width, Math.floor(square / width)]);
  if ("object" in brush)
    return {
      ...board,
      objects: (board.objects ?? []).map((thing) =>
        thing.id === brush.object ? { ...thing, at: place(last) } : thing,
      ),
    };
  const zones = board.zones ?? {};
  if (!(brush.zone in zones)) return null;
  const known = new Set(zones[brush.zone].map(([x, y]) => y * width + x));
  // Where the stroke begins says whether it lays or takes away.
  const takes = known.has(from);
  for (const square of squares) takes ? known.delete(square) : known.add(square);
  const zone = [...known].sort((a, b) => a - b).map(place);
  return { ...board, zones: { ...zones, [brush.zone]: zone } };
}

/** Enter at the cursor: a line begins and ends there, all else draws at once. @param {Bench<Made>} bench */
export function press(bench) {
  const { ui } = bench;
  if (ui.cursor === undefined || ui.tool === "hand") return;
  if (ui.tool === "sight") {
    lookFrom(bench, ui.cursor);
    return;
  }
  const two = ["line", "frame", "block"].includes(ui.tool) && "sign" in ui.brush;
  if (two && ui.anchor === undefined) {
    ui.anchor = ui.cursor;
    bench.redraw();
    return;
  }
  const end = ui.cursor;
  if (two) ui.stroke = { from: ui.anchor, last: ui.anchor, squares: new Set() };
  ui.anchor = undefined;
  draw(bench, end);
  finish(bench);
}
