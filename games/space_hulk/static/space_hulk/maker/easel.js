// @ts-check
/**
 * The map under the hand: drawn, zoomed, pointed at, and gone over by keys.
 *
 * @import {Bench} from "contract"
 * @import {Made} from "types/space_hulk"
 */
import { pointers } from "kit/panzoom.js";
import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { built } from "../hull.js";
import { SIDE, squareAt } from "../looking.js";
import { draw, finish, hand } from "./brushes.js";
import { brushed, chartOf, signAt } from "./chart.js";
import { keyed } from "./keyboard.js";
import { fittings, objects, shape, spot, starts, zoneSquares } from "./scenery.js";
import { lookShown } from "./sight.js";
import { placeWords, signWords } from "./speaking.js";
import { settle, viewOf } from "./viewing.js";

/** What the pointers do: the brush is carried, the hand and two fingers move the map. @param {Bench<Made>} bench */
function pointing(bench) {
  const { ui } = bench;
  const view = viewOf(bench);
  const at = (/** @type {PointerEvent} */ event) =>
    squareAt({ scene: chartOf(ui.bench.document) }, view.toBoard(event.clientX, event.clientY));
  const hands = pointers(view, {
    carries: () => ui.tool !== "hand",
    carry: (event) => draw(ui.bench, at(event)),
  });
  const over = (/** @type {PointerEvent} */ event) => {
    if (!view.fingers.size) finish(ui.bench);
    else if (event.type === "pointercancel") ui.stroke = null;
  };
  return {
    ...hands,
    down: (/** @type {PointerEvent} */ event) => {
      hands.down(event);
      // The second finger zooms; what the first began is nothing.
      if (view.fingers.size > 1) ui.stroke = null;
    },
    up: (/** @type {PointerEvent} */ event) => {
      const two = view.gesture === "two";
      hands.up(event);
      if (two) ui.stroke = null;
      over(event);
    },
    cancel: (/** @type {PointerEvent} */ event) => {
      hands.cancel(event);
      ui.stroke = null;
      over(event);
    },
  };
}

/** @param {Bench<Made>} bench */
export function easel(bench) {
  const { t, document: board } = bench;
  const ui = hand(bench);
  ui.bench = bench;
  const view = viewOf(bench);
  ui.pointing ??= { view: null };
  if (ui.pointing.view !== view) ui.pointing = { view, ...pointing(bench) };
  const { down, move, up, cancel, wheel } = ui.pointing;
  const drawn = ref((surface) => settle(bench, surface));
  const chart = chartOf(board);
  return html`<div class="surface ${ui.tool}" data-map role="application" tabindex="0" aria-label=${t("maker-map")} aria-describedby="map-how"
      ${drawn} @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @wheel=${wheel}
      @keydown=${(/** @type {KeyboardEvent} */ event) => keyed(ui.bench, event)}>
      <svg viewBox=${view.viewBox} aria-hidden="true">
        <g data-world>
          ${frame(chart)} ${once(board, () => built(chart))} ${zones(bench)}
          ${fittings(board)} ${objects(board)} ${starts(board)}
          ${lookShown(bench)?.picture ?? nothing} ${stroke(bench)} ${faults(bench)} ${cursor(bench)}
        </g>
      </svg>
    </div>
    <p id="map-how" class="spoken">${t("maker-map-how")}</p>
    <p class="spoken" aria-live="polite">${spokenCursor(bench)}</p>`;
}

/** @type {WeakMap<string[], unknown>} */
const hulls = new WeakMap();

/** The hull of a map is drawn once. @param {Made} board @param {() => unknown} make */
function once({ map }, make) {
  if (!hulls.has(map)) hulls.set(map, make());
  return hulls.get(map);
}

/** The edge of the map, and its squares as a fine grid. @param {import("../hull.js").Chart} chart */
function frame({ width, map }) {
  const [x, y] = [(-width * SIDE) / 2, (-map.length * SIDE) / 2];
  const upright = Array.from(
    { length: width - 1 },
    (_, k) => `M${x + (k + 1) * SIDE} ${y}v${-2 * y}`,
  );
  const level = Array.from(
    { length: map.length - 1 },
    (_, k) => `M${x} ${y + (k + 1) * SIDE}h${-2 * x}`,
  );
  return svg`<path class="grid" d=${[...upright, ...level].join("")}/><rect class="edge" x=${x} y=${y} width=${-2 * x} height=${-2 * y}/>`;
}

/** @param {Bench<Made>} bench */
const zones = ({ document: board, ui }) =>
  Object.keys(board.zones ?? {}).map((name, k) => {
    const squares = zoneSquares(board, name);
    return svg`<path class="zone zone-${k % 4} ${ui.brush.zone === name ? "chosen" : ""}" d=${shape(board, squares)}/>${
      squares.length
        ? svg`<text class="zone-name" transform=${spot(board, squares[0])} x="-18" y="-6">${name}</text>`
        : nothing
    }`;
  });

/** What the stroke under way would draw. @param {Bench<Made>} bench */
function stroke({ ui, document: board }) {
  if (!ui.stroke) return nothing;
  const { sign } = ui.brush;
  const squares = sign
    ? brushed(board, ui.stroke.squares, sign, ui.mirrors).keys()
    : ui.stroke.squares;
  return svg`<path class="stroke ${sign === "#" ? "rock" : ""}" d=${shape(board, squares)}/>`;
}

/** The squares of the problem that was chosen. @param {Bench<Made>} bench */
const faults = ({ chosen, document: board }) =>
  chosen?.places.length
    ? svg`<path class="fault ${chosen.warning ? "warning" : "error"}" d=${shape(board, chosen.places)}/>`
    : nothing;

/** @param {Bench<Made>} bench */
function cursor({ ui, document: board }) {
  const box = (/** @type {number} */ square, kind = "") =>
    svg`<rect class="cursor ${kind}" x="-19" y="-19" width="38" height="38" rx="3" transform=${spot(board, square)}/>`;
  return [
    ui.anchor === undefined ? nothing : box(ui.anchor, "anchor"),
    ui.cursor === undefined ? nothing : box(ui.cursor),
  ];
}

/** @param {Bench<Made>} bench */
function spokenCursor(bench) {
  const { ui, t, document: board } = bench;
  if (ui.cursor === undefined) return "";
  const place = placeWords(bench, ui.cursor);
  const said = t("maker-cursor", { place, what: signWords(t, signAt(board, ui.cursor)) });
  const look = lookShown(bench);
  const sees = look
    ? t("maker-sees", { seen: look.area.seen.length, fire: look.area.fire.length })
    : "";
  const from =
    ui.anchor === undefined ? "" : t("maker-from-here", { place: placeWords(bench, ui.anchor) });
  return [said, sees, from].filter(Boolean).join(" ");
}
