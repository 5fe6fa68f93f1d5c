// @ts-check
/**
 * Whoever carries a card to the rim of what is seen takes the view along: for as long as they hold
 * it there, the faster the nearer to the edge. In the middle nothing moves but the card.
 *
 * @typedef {{x: number, y: number}} Spot
 */

/** Of half of what is seen, from its middle: so far nothing drifts. */
const CALM = 0.66;
/** At the very edge, of half of what is seen in a second. */
const FASTEST = 1.6;
/** So many milliseconds at the rim are on the way to somewhere else, to a button for instance. */
const PASSING = 120;
/** A longer frame than this, in milliseconds, had something else to do. */
const FRAME = 50;

/** How fast it drifts there, of half of what is seen in a second. @param {number} off from the middle, of that half; ±1 is the edge */
export const speed = (off) =>
  Math.sign(off) * FASTEST * Math.min(1, Math.max(0, (Math.abs(off) - CALM) / (1 - CALM)));

/**
 * @typedef {object} Carried  what a pointer holds
 * @property {[number, number]} at  in pixels of the window
 * @property {() => boolean} held  whether it still is
 * @property {() => void} move  the view has moved below it
 * @property {() => void} rests  it was let go at the rim
 */

/** A pointer has carried something here. @param {Record<string, any>} ui @param {Carried} what */
export function carried(ui, what) {
  if (ui.view.k === 1) return;
  ui.drift = { since: null, last: null, ...ui.drift, ...what };
  ui.drifting ??= requestAnimationFrame((now) => step(ui, now));
}

/** @param {Record<string, any>} ui @param {number} now */
function step(ui, now) {
  ui.drifting = null;
  const { drift } = ui;
  const held = drift.held();
  const way = held ? wayOf(ui) : null;
  if (!way) {
    ui.drift = null;
    if (!held) drift.rests();
    return;
  }
  drift.since ??= now;
  const passed = Math.min(FRAME, now - (drift.last ?? now)) / 1000;
  drift.last = now;
  if (now - drift.since > PASSING) go(ui, way, passed);
  ui.drifting = requestAnimationFrame((then) => step(ui, then));
}

/** @param {Record<string, any>} ui @param {Spot} way @param {number} seconds */
function go({ view, drift }, way, seconds) {
  const { x, y } = view;
  view.lookAt({ x: x + way.x * seconds, y: y + way.y * seconds });
  if (view.x !== x || view.y !== y) drift.move();
}

/** Units in a second, in the board's own directions; null where nothing drifts. @param {Record<string, any>} ui @returns {Spot | null} */
function wayOf({ drift, view }) {
  const [x, y] = view.toBoard(...drift.at);
  const [across, along] = view.seen;
  const way = { x: speed((x - view.x) / across) * across, y: speed((y - view.y) / along) * along };
  return way.x || way.y ? way : null;
}
