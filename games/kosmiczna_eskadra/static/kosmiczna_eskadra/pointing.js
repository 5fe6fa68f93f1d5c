// @ts-check
/**
 * Mouse, pen and fingers over the table: the card follows, wheel and two fingers turn it.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */
import { pointers } from "kit/panzoom.js";
import { carryHand, drop, moveHand, putBack, turnHand } from "./hand.js";
import { isMovable } from "./knowing.js";
import { look } from "./looking.js";
import { met, releaseDrops } from "./wishes.js";

/** How far above a finger its card hovers, in pixels. */
const ABOVE = 60;

/** Handlers for the table. @param {Table} table */
export function pointing(table) {
  const { ui } = table;
  const { down, ...others } = pointers(look(table), {
    carries: () => isMovable(ui.table),
    carry: (event) => carry(ui, event),
    put: ({ clientX, clientY }) => {
      const [x, y] = ui.view.toBoard(clientX, clientY);
      moveHand(ui, x, y);
    },
    drop: ({ pointerType }) => releaseDrops(pointerType) && drop(ui),
    hover: (at) => {
      ui.pointer = at;
      if (!at) putBack(ui);
    },
    turn: (degrees) => turnHand(ui, -10 * degrees),
    focus: () => ui.hand && [ui.hand.x, ui.hand.y],
    // Who turns a card when Stop is called shall not zoom all of a sudden.
    wheel: (way, event) => {
      if (isMovable(ui.table)) turnHand(ui, -way * (event.shiftKey ? 150 : event.altKey ? 1 : 10));
      return isMovable(ui.table) || ui.table.view.phase === "stopped";
    },
  });
  return {
    ...others,
    down: (/** @type {PointerEvent} */ event) => {
      if (met(event.pointerType)) ui.table.redraw();
      down(event);
    },
  };
}

/** The card goes where the pointer is, above a finger, which leaves the table whenever it is lifted. @param {Record<string, any>} ui @param {PointerEvent} event */
function carry(ui, { pointerType, clientX, clientY }) {
  const finger = pointerType === "touch";
  const [x, y] = ui.view.toBoard(clientX, clientY - (finger ? ABOVE : 0));
  ui.pointer = pointerType === "mouse" ? [x, y] : null;
  (finger ? moveHand : carryHand)(ui, x, y);
}
