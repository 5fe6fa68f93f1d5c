// @ts-check
/**
 * Which part of the deck is seen: pan, zoom, a small map; and which square is tapped.
 *
 * @import {Table} from "types/space_hulk"
 * @import {Chart} from "./hull.js"
 */
import { pointers, View } from "kit/panzoom.js";
import { html, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { groundOf, placeOf } from "./geometry.js";
import { isMine, pieces } from "./knowing.js";

/** Of a square, in units. */
export const SIDE = 40;
/** Squares of dark around the deck, where blips wait. */
const RIM = 1.25;
/** A square is at least so wide for a finger, in pixels; for a mouse, about half of that. */
const FINGER = 44;
const coarse = globalThis.matchMedia?.("(pointer: coarse)");
/** A press that moved further was no tap, in pixels. */
const STEADY = 8;

/** @param {Table} table @returns {View} */
export function look({ ui, scene }) {
  ui.look ??= new View({
    width: (scene.width + 2 * RIM) * SIDE,
    height: (scene.map.length + 2 * RIM) * SIDE,
    most: 8,
    shows: () => show(ui),
  });
  return ui.look;
}

/** @param {Record<string, any>} ui */
function show({ root, look }) {
  root?.querySelector("[data-world]")?.setAttribute("transform", look.transform);
  const seen = root?.querySelector("[data-window]");
  seen?.setAttribute("transform", `translate(${look.x} ${look.y}) scale(${1 / look.k})`);
  root?.querySelector(".deck")?.classList.toggle("close", look.k > 1.01);
  // Units a pixel has: words stay legible however small the deck is drawn.
  root?.style.setProperty("--pixel", look.perPixel / look.k);
}

/** Once drawn: measured, at first and whenever its place changes, and near enough for a finger around this square. @param {Table} table @param {Element} root @param {[number, number] | null} around */
export function settle(table, root, around) {
  const { ui } = table;
  const deck = root.querySelector("[data-deck]");
  ui.root = root;
  ui.around = around;
  if (!deck || ui.look.element === deck) return show(ui);
  look(table).settle(deck);
  ui.resizes?.disconnect();
  ui.resizes = new ResizeObserver(() => measure(ui));
  ui.resizes.observe(deck);
  measure(ui);
}

/** @param {Record<string, any>} ui */
function measure(ui) {
  const view = ui.look;
  view.settle();
  const scale = view.perPixel;
  // Whoever has moved the view sees what they chose.
  if (ui.scale !== scale && (view.auto || view.k === 1)) {
    const wide = SIDE / scale;
    if (wide < (coarse?.matches ? FINGER : FINGER * 0.55) && ui.around)
      view.lookAt({ k: FINGER / wide, x: ui.around[0], y: ui.around[1], auto: true });
    else view.whole();
  }
  ui.scale = scale;
  show(ui);
}

/** Something happens there: bring it into view, at most so far from its middle. @param {Table} table @param {[number, number]} point @param {number} [room] */
export const follow = (table, point, room = 0.7) => look(table).follow(point, room);

/** @param {Table} table */
export function pointing(table) {
  const { ui } = table;
  const view = look(table);
  const hands = pointers(view, {});
  return {
    ...hands,
    down: (/** @type {PointerEvent} */ event) => {
      ui.pressed = [event.clientX, event.clientY];
      hands.down(event);
    },
    tap: (/** @type {MouseEvent} */ event) => {
      const [x, y] = ui.pressed ?? [event.clientX, event.clientY];
      if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) return;
      view.settle();
      ui.tapped?.(ui.table, view.toBoard(event.clientX, event.clientY), event);
    },
  };
}

/** The middle of a square in the world. @param {{scene: Chart}} table @param {number} square @returns {[number, number]} */
export function middle({ scene }, square) {
  const ground = groundOf(scene);
  const [x, y] = placeOf(ground, square);
  return [(x + 0.5 - ground.width / 2) * SIDE, (y + 0.5 - ground.height / 2) * SIDE];
}

/** The square at a point of the world; -1 off the map. @param {{scene: Pick<Chart, "map" | "width">}} table @param {[number, number]} point */
export function squareAt({ scene }, [x, y]) {
  const column = Math.floor(x / SIDE + scene.width / 2);
  const row = Math.floor(y / SIDE + scene.map.length / 2);
  const inside = column >= 0 && column < scene.width && row >= 0 && row < scene.map.length;
  return inside ? row * scene.width + column : -1;
}

/** No times at all is the whole deck. @param {Table} table @param {number} times */
export const zoom = (table, times) => (times ? look(table).zoom(times) : look(table).whole());

/** @param {Table} table */
export function minimap(table) {
  const view = look(table);
  const { width, height, viewBox } = view;
  return html`<svg class="minimap" viewBox=${viewBox} aria-hidden="true" @click=${(/** @type {MouseEvent} */ event) => go(view, event)}>
    <path class="floor" d=${guard([table.scene], () => floorOf(table))} />
    ${guard([table.view, table.seat], () => spots(table))}
    <rect class="window" data-window x=${-width / 2} y=${-height / 2} width=${width} height=${height} />
  </svg>`;
}

/** @param {Table} table @param {number} square */
const corner = (table, square) => middle(table, square).map((along) => along - SIDE / 2);

/** @param {Table} table */
const floorOf = (table) =>
  table.scene.squares
    .map((square) => `M${corner(table, square).join(" ")}h${SIDE}v${SIDE}h${-SIDE}z`)
    .join("");

/** @param {Table} table */
const spots = (table) =>
  pieces(table).map((one) => {
    if (one.at === undefined) return "";
    const [x, y] = corner(table, one.at);
    return one.kind === "marine"
      ? svg`<rect class="spot marine ${isMine(table, one) ? "mine" : ""}" x=${x} y=${y} width=${SIDE} height=${SIDE} />`
      : svg`<circle class="spot ${one.kind}" cx=${x + SIDE / 2} cy=${y + SIDE / 2} r="24"/>`;
  });

/** @param {View} view @param {MouseEvent} event */
function go(view, event) {
  event.stopPropagation();
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const scale = Math.max(view.width / box.width, view.height / box.height);
  view.lookAt({
    x: (event.clientX - box.left - box.width / 2) * scale,
    y: (event.clientY - box.top - box.height / 2) * scale,
    auto: false,
  });
}
