// @ts-check
/**
 * Mouse, pen and fingers over the table: the card follows, wheel and two fingers turn it.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */
import { pointers } from "kit/panzoom.js";
import { carried } from "./drifting.js";
import { carryHand, drop, moveHand, putBack, turnHand } from "./hand.js";
import { isMovable } from "./knowing.js";
import { look } from "./looking.js";
import { met, releaseDrops } from "./wishes.js";

/** How far above a finger its card hovers, in pixels. */
const ABOVE = 60;
/** A card at rest is seen if its middle is so near to the middle of the view, of half of that. */
const SEEN = 0.85;

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

/** The card goes where the pointer is, above a finger, which leaves the table whenever it is lifted; at the rim the view goes along. @param {Record<string, any>} ui @param {PointerEvent} event */
function carry(ui, { pointerType, clientX, clientY }) {
  const finger = pointerType === "touch";
  const mouse = pointerType === "mouse";
  const top = clientY - (finger ? ABOVE : 0);
  const held = () => isMovable(ui.table) && (mouse ? !!ui.pointer : ui.view.fingers.size === 1);
  const move = () => {
    const [x, y] = ui.view.toBoard(clientX, top);
    ui.pointer = mouse ? [x, y] : null;
    if (finger) moveHand(ui, x, y, undefined, false);
    else carryHand(ui, x, y);
  };
  move();
  // Let go beyond what is seen, it comes into sight.
  const rests = () => ui.hand && ui.view.follow([ui.hand.x, ui.hand.y], SEEN);
  carried(ui, { at: [clientX, top], held, move, rests });
}
