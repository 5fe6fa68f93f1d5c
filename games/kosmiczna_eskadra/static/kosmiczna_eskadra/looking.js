// @ts-check
/**
 * Which part of the table is seen. What hovers over the table is moved by its own style, which needs
 * neither layout nor paint; all of it together goes with the sky.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 * @typedef {{x: number, y: number, a?: number}} Spot
 */
import { Pane } from "kit/pane.js";
import { View } from "kit/panzoom.js";
import { wantsWhole } from "./wishes.js";

/** A rim of felt around the table, in u. */
export const RIM = 130;
/** On a phone, while a card is held. */
const CLOSE = 2.5;

/** @param {Table} table @returns {View} */
export function look({ ui, scene }) {
  const side = 2 * (scene.half + RIM);
  ui.view ??= new View({ width: side, height: side, up: true, shows: () => showWorld(ui) });
  ui.pane ??= new Pane(
    ui.view,
    () => ui.dom && { worlds: ui.dom.worlds, frame: ui.dom.window },
    () => enlarge(ui),
  );
  return ui.view;
}

/** @param {Record<string, any>} ui */
export function showWorld(ui) {
  const { dom, view, pane } = ui;
  if (!dom) return;
  pane.show();
  dom.sky.style.transform = shifted(ui, -view.x, -view.y);
  for (const mover of dom.movers)
    if (spots.has(mover)) hover(ui, mover, /** @type {Spot} */ (spots.get(mover)));
  dom.felt.classList.toggle("close", view.k > 1.01);
}

/** What hovers is drawn at the size of what lies; a card may just have come into a hand. @param {Record<string, any>} ui */
export function enlarge({ dom, pane }) {
  dom.sky.style.setProperty("--zoom", String(pane.drawn));
  const size = `scale(${pane.drawn})`;
  for (const near of dom.near)
    if (near.getAttribute("transform") !== size) near.setAttribute("transform", size);
}

/** Where each of those that hover is, on the table. @type {WeakMap<Element, Spot>} */
const spots = new WeakMap();

/** Put it there. @param {Record<string, any>} ui @param {SVGElement} mover @param {Spot} spot */
export function hover(ui, mover, spot) {
  spots.set(mover, spot);
  const size = ui.view.k / ui.pane.drawn;
  mover.style.transform = `${shifted(ui, spot.x, spot.y)} rotate(${-(spot.a ?? 0) / 10}deg) scale(${size})`;
}

/** So far along the table, at this zoom: the sky is as wide as the whole table at none. @param {Record<string, any>} ui @param {number} x @param {number} y */
function shifted(ui, x, y) {
  const zoomed = ui.view.k;
  return `translate(${share(ui, x) * zoomed}%, ${-share(ui, y) * zoomed}%)`;
}

/** Of the whole table's width, per cent. @param {Record<string, any>} ui @param {number} length in u */
export const share = (ui, length) => (100 * length) / ui.view.width;

/** On a small screen the view comes close while a card is held, unless the whole table was asked for. @param {Record<string, any>} ui */
export function comeClose({ view, hand }) {
  const small = matchMedia("(max-width: 600px)").matches && !wantsWhole();
  if (small && view.k === 1) view.lookAt({ k: CLOSE, x: hand.x, y: hand.y, auto: true });
}

/** @param {Record<string, any>} ui */
export function stepBack({ view }) {
  if (view.auto) view.whole();
}

/** Keep the held card in view. @param {Record<string, any>} ui */
export function follow({ view, hand }) {
  if (hand) view.follow([hand.x, hand.y]);
}
