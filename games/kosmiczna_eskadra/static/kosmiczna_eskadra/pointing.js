// @ts-check
/**
 * Mouse, pen and fingers over the table: the card follows, wheel and two fingers turn it.
 *
 * @import {Table} from "contract"
 */
import { drop, moveHand, turnHand } from "./hand.js";
import { isMovable } from "./knowing.js";
import { look, lookAt, perPixel, toTable, zoom } from "./looking.js";
import { releaseDrops } from "./wishes.js";

/** How far above a finger its card hovers, in pixels. */
const ABOVE = 60;
/** A finger that moves less rests. */
const STEADY = 6;

/** Handlers for the table. @param {Table} table */
export function pointing({ ui }) {
  ui.fingers ??= new Map();
  return {
    down: (/** @type {PointerEvent} */ event) => down(ui, event),
    move: (/** @type {PointerEvent} */ event) => move(ui, event),
    up: (/** @type {PointerEvent} */ event) => up(ui, event),
    cancel: (/** @type {PointerEvent} */ event) => void ui.fingers.delete(event.pointerId),
    leave: () => {
      ui.pointer = null;
    },
    wheel: { handleEvent: (/** @type {WheelEvent} */ event) => wheel(ui, event), passive: false },
  };
}

/** @param {Record<string, any>} ui @param {PointerEvent} event */
function down(ui, event) {
  // None has changed when the card was lifted elsewhere and is carried here.
  if (event.button > 0 && event.pointerType === "mouse") return;
  ui.box = null;
  // Not a button's: the release belongs to the table, wherever it happens.
  /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  ui.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (ui.fingers.size > 1) ui.gesture = "two";
  // A finger may be the first of two: the card waits until it moves, or is lifted.
  else ui.gesture = event.pointerType === "touch" ? "tap" : "one";
  if (ui.gesture === "one") carry(ui, event);
}

/** @param {Record<string, any>} ui @param {PointerEvent} event */
function move(ui, event) {
  // Lifted from the deck and carried here: as if it had been pressed here.
  if (event.buttons === 1 && !ui.fingers.has(event.pointerId) && isMovable(ui.table))
    return down(ui, event);
  const was = ui.fingers.get(event.pointerId);
  if (ui.fingers.size > 1) return was && twist(ui, event, was);
  if (
    ui.gesture === "tap" &&
    was &&
    Math.hypot(event.clientX - was[0], event.clientY - was[1]) < STEADY
  )
    return;
  if (ui.gesture === "tap") ui.gesture = "one";
  if (was) ui.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (isMovable(ui.table)) {
    if (was ? ui.gesture === "one" : event.pointerType === "mouse") carry(ui, event);
  } else if (was && look(ui).k > 1) {
    pan(ui, event.clientX - was[0], event.clientY - was[1]);
  } else if (event.pointerType === "mouse") {
    ui.pointer = toTable(ui, event.clientX, event.clientY);
  }
}

/** The card goes where the pointer is, above a finger. @param {Record<string, any>} ui @param {PointerEvent} event */
function carry(ui, event) {
  const finger = event.pointerType === "touch";
  const at = toTable(ui, event.clientX, event.clientY - (finger ? ABOVE : 0));
  ui.pointer = event.pointerType === "mouse" ? at : null;
  moveHand(ui, at[0], at[1]);
}

/** @param {Record<string, any>} ui @param {number} right @param {number} down in pixels */
function pan(ui, right, down) {
  const { k, x, y } = look(ui);
  const scale = perPixel(ui) / k;
  lookAt(ui, { x: x - right * scale, y: y + down * scale, auto: false });
}

/** Two fingers: the angle between them turns the card, their distance zooms. @param {Record<string, any>} ui @param {PointerEvent} event @param {[number, number]} was */
function twist(ui, event, was) {
  const other = [...ui.fingers].find(([id]) => id !== event.pointerId)?.[1];
  /** @type {[number, number]} */
  const now = [event.clientX, event.clientY];
  ui.fingers.set(event.pointerId, now);
  if (!other) return;
  const angle = (/** @type {[number, number]} */ [x, y]) => Math.atan2(y - other[1], x - other[0]);
  const length = (/** @type {[number, number]} */ [x, y]) => Math.hypot(x - other[0], y - other[1]);
  let by = ((angle(now) - angle(was)) * 1800) / Math.PI;
  if (by > 1800) by -= 3600;
  if (by < -1800) by += 3600;
  if (isMovable(ui.table)) turnHand(ui, -by);
  zoom(ui, length(now) / Math.max(1, length(was)));
}

/** @param {Record<string, any>} ui @param {PointerEvent} event */
function up(ui, event) {
  const own = ui.fingers.delete(event.pointerId);
  if (ui.fingers.size || !own) return;
  if (ui.gesture === "tap" && isMovable(ui.table)) carry(ui, event);
  if (ui.gesture === "one" && releaseDrops(event.pointerType)) drop(ui);
  ui.gesture = null;
}

/** @param {Record<string, any>} ui @param {WheelEvent} event */
function wheel(ui, event) {
  event.preventDefault();
  // Shift makes some browsers scroll sideways.
  const way = Math.sign(event.deltaY || event.deltaX);
  if (event.ctrlKey || !isMovable(ui.table))
    return zoom(ui, way > 0 ? 0.85 : 1.18, toTable(ui, event.clientX, event.clientY));
  turnHand(ui, -way * (event.shiftKey ? 150 : event.altKey ? 1 : 10));
}
