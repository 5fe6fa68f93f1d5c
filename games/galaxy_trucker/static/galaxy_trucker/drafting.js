// @ts-check
/** The own ship while a tile is placed: lit cells, the ghost below the hand, the ways to point. */
/** @import {Table} from "types/galaxy_trucker" */
import { nothing, svg } from "lit-html";
import { plate } from "./art/tiles.js";
import { faultsOf } from "./faults.js";
import { cellAt, frameOf, meets, turned, WAYS, walk } from "./geometry.js";
import { inHand, levelOf, own, send, sidesOf } from "./knowing.js";
import { elsewhere, fitsOf, meant, turnFor } from "./placing.js";
import { at, SIDE } from "./ship.js";

/** How far a finger may be from the cell it means, in pixels. */
const FINGER = 30;

/** @param {Table} table */
export const fits = (table) => fitsOf(/** @type {any} */ (table.offers));

/** The rotation of the tile in the hand. @param {Table} table @returns {number} */
export const turn = (table) => table.ui.k ?? 0;

/** @param {Table} table @param {number} quarters */
export function rotate(table, quarters) {
  table.ui.k = (turn(table) + quarters + 4) % 4;
  table.redraw();
}

/** Lay it there, if it fits; if it fits turned, turn it first and lay it with the second press. @param {Table} table @param {number | null} cell */
export function press(table, cell) {
  if (cell === null) return;
  if (inHand(table) === undefined) return pressShip(table, cell);
  const own = fits(table);
  const k = turnFor(own, cell, turn(table));
  if (k === turn(table)) {
    table.ui.aim = null;
    return send(table, { do: "place", k, cell });
  }
  table.ui.aim = table.ui.cursor = cell;
  if (k !== null) rotate(table, k - turn(table));
  else table.why(/** @type {any} */ ({ do: "place", k: turn(table), cell }), spot(table, cell));
}

/** A loose tile is lifted again. @param {Table} table @param {number} cell */
function pressShip(table, cell) {
  if (own(table).loose === cell && table.seat !== null) lift(table);
}

/** @param {Table} table @param {number} cell */
const spot = (table, cell) =>
  table.ui.root?.querySelector(`.hull [data-spot="${cell}"]`) ?? undefined;

/** Where it may lie now, and turned. @param {Table} table */
export function lights(table) {
  const { cells } = levelOf(table);
  const all = fits(table);
  const now = all.get(turn(table)) ?? [];
  const turned = elsewhere(all, turn(table));
  const blocked = table.view.own?.blocked ?? [];
  return [
    blocked.map((cell) =>
      cells.includes(cell)
        ? svg`<path class="blocked" d="M-18 18l36-36M-18 4l22-22M-4 18l22-22" transform=${at(table, cell)}/>`
        : nothing,
    ),
    cells.map(
      (cell) =>
        svg`<rect class="spot ${now.includes(cell) ? "fits" : turned.includes(cell) ? "turned" : ""}" data-spot=${cell} x="-18" y="-18" width="36" height="36" rx="3" transform=${at(table, cell)}/>`,
    ),
    turned.map(
      (cell) =>
        svg`<path class="turn-sign" d="M5-5a7 7 0 1 0 2 5M5-5v-5M5-5h-5" transform=${at(table, cell)}/>`,
    ),
  ];
}

/** The tile above the cell that is meant, and the cursor of the keys. @param {Table} table */
export function ghost(table) {
  const { ui } = table;
  const tile = inHand(table);
  const cell = ui.over ?? ui.aim ?? (ui.keys ? ui.cursor : null);
  const may = cell !== null && cell !== undefined;
  const good = may && fits(table).get(turn(table))?.includes(cell);
  const free = may && own(table).ship[cell] === undefined && levelOf(table).cells.includes(cell);
  return [
    tile !== undefined && may && free && table.seat !== null
      ? svg`<g class="ghost ${good ? "good" : "bad"}" transform=${at(table, cell)}>${plate(table.scene.tiles[tile], turn(table))}<rect class="verdict" x="-19" y="-19" width="38" height="38" rx="4"/>
        ${good ? nothing : svg`<path class="no" d="M-8-8l16 16M8-8l-16 16"/>`}${wrongSides(table, tile, cell)}</g>`
      : nothing,
    cursor(table),
    faults(table),
  ];
}

/** Where help is given: the sides that would not fit. @param {Table} table @param {number} tile @param {number} cell */
function wrongSides(table, tile, cell) {
  if (!isHelped(table)) return nothing;
  const sides = sidesOf(table, own(table));
  sides.set(cell, turned(table.scene.tiles[tile].sides, turn(table)));
  return WAYS.map((_, way) =>
    meets(sides, cell, way) === "wrong"
      ? svg`<path class="wrong-side" d="M-17-20h34" transform=${`rotate(${90 * way})`}/>`
      : nothing,
  );
}

/** GT-110 @param {Table} table */
function isHelped({ scene }) {
  const { build_help: help, mode } = scene.options;
  return help === "by-mode" ? mode === "learning" : help !== "off";
}

/** Of the keys. @param {Table} table */
export const cursor = (table) =>
  table.ui.keys && typeof table.ui.cursor === "number"
    ? svg`<rect class="cursor" x="-20" y="-20" width="40" height="40" rx="4" transform=${at(table, table.ui.cursor)}/>`
    : nothing;

/** What is wrong, where help is given: on one cell, or between two. @param {Table} table */
const faults = (table) =>
  (isHelped(table) && table.seat !== null ? faultsOf(table, own(table)) : []).map(({ cells }) => {
    const [one, other] = cells;
    return other === undefined
      ? svg`<circle class="fault" r="16" transform=${at(table, one)}/>`
      : svg`<path class="fault" d="M-7-7l14 14M7-7l-14 14" transform=${between(table, one, other)}/>`;
  });

/** The edge between two cells. @param {Table} table @param {number} one @param {number} other */
export function between(table, one, other) {
  const [x, y] = [one, other]
    .map(
      (cell) =>
        at(table, cell)
          .match(/[\d.-]+/g)
          ?.map(Number) ?? [0, 0],
    )
    .reduce(([x, y], [ax, ay]) => [x + ax / 2, y + ay / 2], [0, 0]);
  return `translate(${x} ${y})`;
}

/** The cell that a pointer means on the own ship. @param {Table} table @param {{clientX: number, clientY: number, pointerType?: string}} event @returns {number | null} */
export function pointed(table, { clientX, clientY, pointerType }) {
  const drawn = table.ui.root?.querySelector(".hull .ship");
  const matrix = drawn?.getScreenCTM?.()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  const frame = frameOf(levelOf(table).cells);
  const below = cellAt(frame, x / SIDE, y / SIDE);
  const reach = pointerType === "mouse" ? 0 : (FINGER * matrix.a) / SIDE;
  const how = { frame, fits: fits(table), k: turn(table), below };
  return inHand(table) === undefined ? below : meant(how, x / SIDE, y / SIDE, reach);
}

/** Handlers of the own ship. @param {Table} table */
export const pointing = (table) => ({
  move: (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") return;
    hover(table, pointed(table, event));
  },
  leave: () => hover(table, null),
  tap: (/** @type {PointerEvent} */ event) => {
    table.ui.keys = false;
    press(table, pointed(table, event));
  },
  wheel: {
    handleEvent: (/** @type {WheelEvent} */ event) => {
      if (inHand(table) === undefined) return;
      event.preventDefault();
      if (Date.now() - (table.ui.wheeled ?? 0) < 120) return;
      table.ui.wheeled = Date.now();
      rotate(table, event.deltaY > 0 ? 1 : -1);
    },
    passive: false,
  },
});

/** @param {Table} table @param {number | null} cell */
export function hover(table, cell) {
  if ((table.ui.over ?? null) === cell) return;
  table.ui.over = cell;
  if (inHand(table) !== undefined) table.redraw();
}

/** The cursor of the keys walks over the building area. @param {Table} table @param {number} right @param {number} down */
export function moveCursor(table, right, down) {
  const { ui } = table;
  const { cells } = levelOf(table);
  ui.cursor = ui.keys && cells.includes(ui.cursor) ? walk(cells, ui.cursor, right, down) : 77;
  Object.assign(ui, { keys: true, over: null, aim: null });
  table.redraw();
}

/** Back into the hand, turned as it lay. @param {Table} table */
export function lift(table) {
  const { loose, ship } = own(table);
  const part = loose === undefined ? undefined : ship[loose];
  if (part) Object.assign(table.ui, { lifted: part.tile, k: part.k });
  send(table, { do: "lift" });
}

/** What was meant for another tile is forgotten: a new one lies as printed. @param {Table} table */
export function settle(table) {
  const { ui } = table;
  const tile = inHand(table);
  if (ui.held === tile) return;
  Object.assign(ui, { held: tile, aim: null });
  if (tile !== undefined && ui.lifted !== tile) Object.assign(ui, { k: 0, lifted: null });
}
