// @ts-check
/**
 * Mouse, pen and fingers over the table: the card follows, wheel and two fingers turn it.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */
import { pointers } from "kit/panzoom.js";
import { drop, moveHand, turnHand } from "./hand.js";
import { isMovable } from "./knowing.js";
import { look } from "./looking.js";
import { releaseDrops } from "./wishes.js";

/** How far above a finger its card hovers, in pixels. */
const ABOVE = 60;

/** Handlers for the table. @param {Table} table */
export function pointing(table) {
  const { ui } = table;
  return pointers(look(table), {
    carries: () => isMovable(ui.table),
    carry: (event) => carry(ui, event),
    drop: ({ pointerType }) => releaseDrops(pointerType) && drop(ui),
    hover: (at) => {
      ui.pointer = at;
    },
    turn: (degrees) => turnHand(ui, -10 * degrees),
    focus: () => ui.hand && [ui.hand.x, ui.hand.y],
    wheel: (way, event) => {
      if (!isMovable(ui.table)) return false;
      turnHand(ui, -way * (event.shiftKey ? 150 : event.altKey ? 1 : 10));
      return true;
    },
  });
}

/** The card goes where the pointer is, above a finger. @param {Record<string, any>} ui @param {PointerEvent} event */
function carry(ui, { pointerType, clientX, clientY }) {
  const [x, y] = ui.view.toBoard(clientX, clientY - (pointerType === "touch" ? ABOVE : 0));
  ui.pointer = pointerType === "mouse" ? [x, y] : null;
  moveHand(ui, x, y);
}
