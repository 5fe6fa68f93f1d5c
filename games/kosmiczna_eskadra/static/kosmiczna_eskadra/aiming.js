// @ts-check
/**
 * Exact aiming by key, for a seat that plays with assist: the chosen laser at a target's centre,
 * from the nearest free place.
 *
 * @import {Body, Place} from "./geometry.js"
 * @typedef {{target: string, anchor: string, way: number, far: number}} Aim  direction of the beam, distance
 */
import { ANCHORS, cardBody, clamped, modulo, overlap } from "./geometry.js";
import { moveHand } from "./hand.js";

/** @param {string} anchor the direction in which it leads on its card */
const ownWay = (anchor) => Math.atan2(ANCHORS[anchor][3], ANCHORS[anchor][2]);

/** Where a card lies whose laser looks `way` at a point `far` from the laser's origin. */
/** @param {Body} target @param {string} anchor @param {number} way @param {number} far @returns {Place} */
export function aimed(target, anchor, way, far) {
  // Whole tenths first, so that the beam leads where the server will see it lead.
  const a = modulo(Math.round(((way - ownWay(anchor)) * 1800) / Math.PI));
  const turn = (a * Math.PI) / 1800;
  const real = turn + ownWay(anchor);
  const [lx, ly] = ANCHORS[anchor];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return {
    x: target.x - far * Math.cos(real) - (lx * c - ly * s),
    y: target.y - far * Math.sin(real) - (lx * s + ly * c),
    a,
  };
}

/** @param {Place} place @param {Body[]} around @param {number} half */
function isFree(place, around, half) {
  const kept = clamped(place, half);
  return (
    Math.abs(kept.x - place.x) < 1 &&
    Math.abs(kept.y - place.y) < 1 &&
    !around.some((body) => overlap(cardBody(place), body))
  );
}

/** @param {Place} hand @param {Body} target @param {string} anchor @param {Body[]} around @param {number} half @returns {{way: number, far: number} | null} */
export function nearestAim(hand, target, anchor, around, half) {
  const found = [];
  for (let degrees = 0; degrees < 360; degrees += 4)
    for (let far = 40; far < 2 * half; far += 160) {
      const way = (degrees * Math.PI) / 180;
      const place = aimed(target, anchor, way, far);
      found.push({ way, far, place, moved: Math.hypot(place.x - hand.x, place.y - hand.y) });
    }
  found.sort((one, other) => one.moved - other.moved);
  return found.find(({ place }) => isFree(place, around, half)) ?? null;
}

/** Which of a ship's lasers shall point at the target. @param {Record<string, any>} ui @param {{at: string}[]} lasers @returns {string} */
export const chosenLaser = ({ laser = 0 }, lasers) => (lasers[laser] ?? lasers[0]).at;

/** @param {Record<string, any>} ui @param {string} id */
export function aimAt(ui, id) {
  const target = ui.around?.find((/** @type {any} */ body) => body.id === id)?.body;
  if (!ui.hand || !target) return;
  const anchor = chosenLaser(ui, ui.table.scene.ships[ui.hand.speed].lasers);
  const found = nearestAim(
    ui.hand,
    target,
    anchor,
    ui.around.map((/** @type {any} */ { body }) => body),
    ui.half,
  );
  if (!found) return;
  ui.aim = { target: id, anchor, way: found.way, far: found.far };
  put(ui, target);
}

/** Nearer or further along the same line. @param {Record<string, any>} ui @param {number} by */
export function stepAim(ui, by) {
  const target = ui.around?.find((/** @type {any} */ body) => body.id === ui.aim?.target)?.body;
  if (!target) return;
  ui.aim.far = Math.max(0, ui.aim.far + by);
  put(ui, target);
}

/** @param {Record<string, any>} ui @param {Body} target */
function put(ui, target) {
  const { x, y, a } = aimed(target, ui.aim.anchor, ui.aim.way, ui.aim.far);
  moveHand(ui, x, y, a);
}
