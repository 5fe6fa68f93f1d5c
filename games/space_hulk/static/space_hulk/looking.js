// @ts-check
/**
 * Which part of the deck is seen: pan, zoom, a small map; and which square is tapped.
 *
 * @import {Table} from "types/space_hulk"
 * @import {Chart} from "./hull.js"
 */
import { choices } from "kit/offers.js";
import { Pane } from "kit/pane.js";
import { pointers, View } from "kit/panzoom.js";
import { styled } from "kit/styled.js";
import { html, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { offered } from "./drafting.js";
import { groundOf, placeOf } from "./geometry.js";
import { isMine, pieces } from "./knowing.js";

/** Of a square, in units. */
export const SIDE = 40;
/** Squares of dark around the deck, where blips wait. */
const RIM = 1.25;
/** A square is at least so wide for a finger, in pixels; for a mouse, about half of that. */
const FINGER = 44;
const coarse = globalThis.matchMedia?.("(pointer: coarse)");
/** Share of what is seen within which stands what a lesson points at. */
const POINTED = 0.8;
/** Where the small map lies: so far to the left of the middle and above it, as shares of half of what is seen. */
const CORNER = [0.1, 0.2];
/** So many numbers lie side by side in the small map. */
const LEGIBLE = 9;
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
  ui.pane ??= new Pane(
    ui.look,
    () => seen(ui),
    // Units a pixel has: words stay legible however small the deck is drawn.
    ({ perPixel, k }) => ui.root.style.setProperty("--pixel", perPixel / k),
  );
  return ui.look;
}

/** @param {Record<string, any>} ui */
function show({ root, look, pane }) {
  pane.show();
  root?.querySelector(".deck")?.classList.toggle("close", look.k > 1.01);
}

/** @param {Record<string, any>} ui */
function seen({ root }) {
  const world = root?.querySelector("[data-world]");
  if (!world) return null;
  return { worlds: [world], frame: root.querySelector("[data-window]") };
}

/** Once drawn: measured, at first and whenever its place changes, and near enough for a finger around this square. @param {Table} table @param {Element} root @param {[number, number] | null} around */
export function settle(table, root, around) {
  const { ui } = table;
  const deck = root.querySelector("[data-deck]");
  ui.root = root;
  ui.around = around;
  if (deck && ui.look.element !== deck) {
    look(table).settle(deck);
    ui.resizes?.disconnect();
    ui.resizes = new ResizeObserver(() => measure(ui));
    ui.resizes.observe(deck);
    measure(ui);
  }
  const { step } = /** @type {{step?: number}} */ (table.view.turn ?? {});
  // While a film runs, nothing is pointed at yet.
  if (step !== ui.step && seePointed(ui)) ui.step = step;
}

/** What a lesson points at is seen, and as much as can be of what was seen before. @param {Record<string, any>} ui @returns {boolean} whether it points at something */
function seePointed({ root, look: view }) {
  const piece = root.querySelector("[data-world] [data-pointed]");
  if (!piece) return false;
  const { left, top, width, height } = piece.getBoundingClientRect();
  bring({ root, look: view }, view.toBoard(left + width / 2, top + height / 2), POINTED);
  return true;
}

/** Into view; the small map goes below where it would lie over it. @param {Record<string, any>} ui @param {[number, number]} point @param {number} room */
function bring({ root, look: view }, [x, y], room) {
  view.follow([x, y], room);
  const [across, along] = view.seen;
  const covered = x < view.x - CORNER[0] * across && y < view.y - CORNER[1] * along;
  root?.querySelector(".minimap")?.classList.toggle("low", covered);
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
  ui.pane.rest();
  seePointed(ui);
}

/** Something happens there: bring it into view, at most so far from its middle. @param {Table} table @param {[number, number]} point @param {number} [room] */
export function follow(table, point, room = 0.7) {
  look(table);
  bring(table.ui, point, room);
}

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
  return html`<div class="minimap" ${styled({ "--aspect": String(view.width / view.height) })} aria-hidden="true" @click=${(/** @type {MouseEvent} */ event) => go(view, event)}>
    <svg viewBox=${view.viewBox}>
      <path class="floor" d=${guard([table.scene], () => floorOf(table))} />
      ${guard([table.view, table.seat], () => spots(table))}
      ${guard([table.offers], () => open(table))}
    </svg>
    <i class="window" data-window></i>
  </div>`;
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

/** The entries at which a blip may be placed just now. @param {Table} table */
const open = (table) =>
  choices(offered(table, "place_blip"), "entry").map((entry) => {
    const [x, y] = middle(table, table.scene.entries[entry - 1]);
    return svg`<text x=${x} y=${y} font-size=${look(table).width / LEGIBLE}>${entry}</text>`;
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
