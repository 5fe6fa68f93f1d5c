// @ts-check
/**
 * Rings around what a step of a lesson points at. They lie over the board, so that nothing of it
 * cuts them off, and follow what moves under them.
 *
 * @import {Table} from "contract"
 */

/** Marks what is pointed at. */
const POINTED = "data-pointed";
/** Pixels between it and its ring. */
const AROUND = 4;

/** @type {HTMLElement[]} */
const rings = [];
/** The step at which the page was last scrolled to what it is about. */
let shown = 0;
let frame = 0;

/** @param {HTMLElement} root @param {string} selector */
const visible = (root, selector) =>
  [...root.querySelectorAll(selector)].filter((piece) => piece.checkVisibility?.() ?? true);

/**
 * In the picture just drawn. Once in a step it is scrolled to.
 * @param {HTMLElement} root @param {Table} table @param {boolean} hidden  the board tells of something else
 */
export function pointAt(root, table, hidden) {
  const { at, step } = table.view.turn ?? {};
  for (const old of root.querySelectorAll(`[${POINTED}]`)) old.removeAttribute(POINTED);
  const pieces = at && !hidden ? visible(root, at) : [];
  for (const piece of pieces) piece.setAttribute(POINTED, "");
  while (rings.length > pieces.length) rings.pop()?.remove();
  while (rings.length < pieces.length) rings.push(ring());
  cancelAnimationFrame(frame);
  // Once the board has put in its place what it moves by itself.
  if (pieces.length) frame = requestAnimationFrame(() => comeTo(pieces, step));
}

/** @param {Element[]} pieces @param {number} step */
function comeTo(pieces, step) {
  if (shown !== step)
    pieces[0].scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  shown = step;
  follow(pieces);
}

function ring() {
  const own = document.createElement("i");
  own.className = "coach-ring";
  return document.body.appendChild(own);
}

/** @param {Element[]} pieces */
function follow(pieces) {
  for (const [at, piece] of pieces.entries()) {
    const own = piece.getBoundingClientRect();
    const { left, top, width, height } = own;
    rings[at].hidden = isCutOff(piece, own);
    Object.assign(rings[at].style, {
      translate: `${left - AROUND}px ${top - AROUND}px`,
      width: `${width + 2 * AROUND}px`,
      height: `${height + 2 * AROUND}px`,
    });
  }
  frame = requestAnimationFrame(() => follow(pieces));
}

/** By the frame of its picture: somebody has panned it away. @param {Element} piece @param {DOMRect} own */
function isCutOff(piece, own) {
  const frame = /** @type {SVGElement} */ (piece).ownerSVGElement?.parentElement;
  if (!frame) return false;
  const seen = frame.getBoundingClientRect();
  return (
    own.right < seen.left || own.left > seen.right || own.bottom < seen.top || own.top > seen.bottom
  );
}
