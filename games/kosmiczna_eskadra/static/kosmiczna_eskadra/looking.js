// @ts-check
/**
 * Which part of the table is seen. The pictures keep their viewBox, the world within them moves by
 * one attribute for each. What hovers over the table is moved by its own style, which needs neither
 * layout nor paint; all of it together goes with the sky.
 *
 * @typedef {{k: number, x: number, y: number, auto: boolean}} Look  zoom, and what is in the middle
 * @typedef {{x: number, y: number, a?: number}} Spot
 */

/** A rim of felt around the table, in u. */
export const RIM = 130;
const MOST = 6;
/** On a phone, while a card is held. */
const CLOSE = 2.5;

/** @param {Record<string, any>} ui @returns {Look} */
export const look = (ui) => (ui.look ??= { k: 1, x: 0, y: 0, auto: false });

/** @param {Record<string, any>} ui */
export function showWorld(ui) {
  const { k, x, y } = look(ui);
  for (const world of ui.dom?.worlds ?? [])
    world.setAttribute("transform", `translate(${-x * k} ${y * k}) scale(${k})`);
  for (const near of ui.dom?.near ?? []) near.setAttribute("transform", `scale(${k})`);
  if (ui.dom?.sky) ui.dom.sky.style.transform = shifted(ui, -x, -y);
  ui.dom?.sky?.style.setProperty("--zoom", String(k));
  for (const mover of ui.dom?.movers ?? [])
    if (spots.has(mover)) hover(ui, mover, /** @type {Spot} */ (spots.get(mover)));
  ui.dom?.window?.setAttribute("transform", `translate(${x} ${-y}) scale(${1 / k})`);
  ui.dom?.felt?.classList.toggle("close", k > 1.01);
}

/** Where each of those that hover is, on the table. @type {WeakMap<Element, Spot>} */
const spots = new WeakMap();

/** Put it there. @param {Record<string, any>} ui @param {SVGElement} mover @param {Spot} spot */
export function hover(ui, mover, spot) {
  spots.set(mover, spot);
  mover.style.transform = `${shifted(ui, spot.x, spot.y)} rotate(${-(spot.a ?? 0) / 10}deg)`;
}

/** So far along the table, at this zoom: the sky is as wide as the whole table at none. @param {Record<string, any>} ui @param {number} x @param {number} y */
function shifted(ui, x, y) {
  const zoomed = look(ui).k;
  return `translate(${share(ui, x) * zoomed}%, ${-share(ui, y) * zoomed}%)`;
}

/** Of the whole table's width, per cent. @param {Record<string, any>} ui @param {number} length in u */
export const share = (ui, length) => (50 * length) / (ui.half + RIM);

/** @param {Record<string, any>} ui @param {Partial<Look>} wanted */
export function lookAt(ui, wanted) {
  const now = Object.assign(look(ui), wanted);
  now.k = Math.max(1, Math.min(MOST, now.k));
  const most = (ui.half + RIM) * (1 - 1 / now.k);
  now.x = Math.max(-most, Math.min(most, now.x));
  now.y = Math.max(-most, Math.min(most, now.y));
  showWorld(ui);
}

/** Nearer or further, the point under the pointer stays. @param {Record<string, any>} ui @param {number} times @param {[number, number]} [at] */
export function zoom(ui, times, at) {
  const { k, x, y } = look(ui);
  const next = Math.max(1, Math.min(MOST, k * times));
  const [px, py] = at ?? (ui.hand ? [ui.hand.x, ui.hand.y] : [x, y]);
  lookAt(ui, {
    k: next,
    x: px + ((x - px) * k) / next,
    y: py + ((y - py) * k) / next,
    auto: false,
  });
}

/** Where the table is on the screen, measured once. @param {Record<string, any>} ui @returns {DOMRect} */
function box(ui) {
  ui.box ??= ui.dom.felt.getBoundingClientRect();
  return ui.box;
}

/** Where on the table a point of the screen lies. @param {Record<string, any>} ui @param {number} clientX @param {number} clientY @returns {[number, number]} */
export function toTable(ui, clientX, clientY) {
  const { left, top, width, height } = box(ui);
  const { k, x, y } = look(ui);
  const scale = perPixel(ui) / k;
  return [x + (clientX - left - width / 2) * scale, y - (clientY - top - height / 2) * scale];
}

/** How many u a pixel is, not zoomed. @param {Record<string, any>} ui */
export function perPixel(ui) {
  const { width, height } = box(ui);
  return (2 * (ui.half + RIM)) / Math.max(1, Math.min(width, height));
}

const small = () => matchMedia("(max-width: 600px)").matches;

/** On a small screen the view comes close while a card is held. @param {Record<string, any>} ui */
export function comeClose(ui) {
  if (small() && look(ui).k === 1) lookAt(ui, { k: CLOSE, x: ui.hand.x, y: ui.hand.y, auto: true });
}

/** @param {Record<string, any>} ui */
export function stepBack(ui) {
  if (look(ui).auto) lookAt(ui, { k: 1, x: 0, y: 0, auto: false });
}

/** Keep the held card in view. @param {Record<string, any>} ui */
export function follow(ui) {
  const { k, x, y } = look(ui);
  if (k === 1 || !ui.hand) return;
  const room = (ui.half / k) * 0.62;
  const pull = (/** @type {number} */ middle, /** @type {number} */ to) =>
    middle + Math.max(0, Math.abs(to - middle) - room) * Math.sign(to - middle);
  const [nx, ny] = [pull(x, ui.hand.x), pull(y, ui.hand.y)];
  if (nx !== x || ny !== y) lookAt(ui, { x: nx, y: ny });
}
