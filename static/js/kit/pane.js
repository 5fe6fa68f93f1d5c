// @ts-check
/**
 * What a `View` is seen through: an SVG that keeps its viewBox, or several above each other. CSS
 * moves and stretches them, which lays nothing out; once the zoom rests, the world in each is drawn
 * at that size. The element of the view is a container by its size: nothing has to be measured.
 *
 * @import {View} from "./panzoom.js"
 *
 * @typedef {object} Seen
 * @property {SVGElement[]} worlds  all that is drawn in the pictures, each of which fills the element of the view and has its viewBox
 * @property {HTMLElement} [frame]  what is seen, on a small map of the whole
 */

/** So long nothing has zoomed, in milliseconds: as if for good. */
const REST = 150;

export class Pane {
  /** @param {View} view @param {() => Seen | null} seen @param {(view: View) => void} [lays]  what else depends on the zoom, or on how large the whole is seen: at first and whenever it rests */
  constructor(view, seen, lays = () => {}) {
    this.view = view;
    this.seen = seen;
    this.lays = lays;
    /** The zoom at which the world is drawn. */
    this.drawn = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** The view has changed. */
  show() {
    if (!this.drawn) return this.rest();
    this.#move();
    clearTimeout(this.timer);
    if (this.view.k !== this.drawn) this.timer = setTimeout(() => this.rest(), REST);
  }

  /** Draw it at this size: at once for what has just come, or whose place has changed. */
  rest() {
    clearTimeout(this.timer);
    const seen = this.seen();
    if (!seen) return;
    const { view } = this;
    this.drawn = view.k;
    for (const world of seen.worlds) world.setAttribute("transform", `scale(${view.k})`);
    if (seen.frame) seen.frame.style.inset = `${50 - 50 / view.k}%`;
    this.lays(view);
    this.#move();
  }

  #move() {
    const seen = this.seen();
    if (!seen) return;
    const { k, x, y, sign, width, height } = this.view;
    const times = k / this.drawn;
    const unit = `min(${100 / width}cqw, ${100 / height}cqh)`;
    const far = [-x, -y * sign].map((along) => `calc(${along * k} * ${unit})`);
    for (const { ownerSVGElement } of seen.worlds)
      if (ownerSVGElement)
        ownerSVGElement.style.transform = `translate(${far.join()}) scale(${times})`;
    if (!seen.frame) return;
    const shares = [x / width, (y * sign) / height].map((share) => `${100 * share * this.drawn}%`);
    seen.frame.style.transform = `translate(${shares.join()}) scale(${1 / times})`;
  }
}
