// @ts-check
/**
 * Things that move: from where they lay to where they go, with their sounds. All that runs on a
 * board is kept, so that a newer picture can end it at once.
 *
 * @import {Table} from "contract"
 *
 * @typedef {{delay?: number, duration?: number, easing?: string, comes?: boolean}} Timing
 */
import { html, render } from "lit-html";

/** @type {WeakMap<HTMLElement, (() => void)[]>} */
const running = new WeakMap();

/** The layer over everything in which copies fly: once, at the end of the board. */
export const air = html`<div class="kit-air" aria-hidden="true"></div>`;

/** A newer picture is there: whatever runs has been seen. @param {HTMLElement} root */
export function endAll(root) {
  for (const end of running.get(root) ?? []) end();
  running.set(root, []);
}

/** Where something is, unless it cannot be seen. @param {ParentNode} root @param {string} selector */
export function rectOf(root, selector) {
  const found = root.querySelector(selector)?.getBoundingClientRect();
  return found?.width ? found : undefined;
}

/** Where all pieces lie, by what the attribute says of them. @param {ParentNode} root @param {string} attribute */
export function placesOf(root, attribute) {
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const piece of root.querySelectorAll(`[${attribute}]`))
    places.set(
      piece.getAttribute(attribute) ?? "",
      (piece.firstElementChild ?? piece).getBoundingClientRect(),
    );
  return places;
}

export class Flights {
  /** @param {HTMLElement} root @param {Table} table */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.layer = /** @type {HTMLElement | null} */ (root.querySelector(".kit-air"));
    /** What is to be set in motion. @type {(() => void)[]} */
    this.starts = [];
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.root.querySelector(selector);
  }

  /**
   * Animate one element, before it is seen; whoever wants less motion gets a fade in its stead. What
   * stands in its place already stays in sight until then. `gone` hears when it is over.
   * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {Timing} [timing]
   * @param {() => void} [gone]
   */
  move(
    element,
    frames,
    {
      delay = 0,
      duration = 350,
      easing = "cubic-bezier(.2,.7,.3,1)",
      comes = frames[0].opacity === 0,
    } = {},
    gone = () => {},
  ) {
    if (!element) return;
    const { still } = this.table;
    const own = still ? [{ opacity: comes ? 0 : 0.4 }, { opacity: 1 }] : frames;
    this.#start(() => {
      const motion = element.animate(own, {
        delay,
        duration: still ? 250 : duration,
        easing,
        fill: still && !comes ? "none" : "backwards",
      });
      motion.onfinish = gone;
      this.#keep(() => motion.cancel());
    });
  }

  /** From where something was to where it is now. @param {Element | null | undefined} element @param {DOMRect | undefined} from @param {{delay?: number, duration?: number, turn?: number, appears?: boolean}} [timing] */
  glide(element, from, { delay = 0, duration = 380, turn = 0, appears = false } = {}) {
    if (!element || !from?.width) return;
    const to = element.getBoundingClientRect();
    if (!to.width || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) return;
    const start = {
      translate: offset(from, to),
      scale: String(from.width / to.width),
      rotate: `${turn}deg`,
    };
    this.move(
      element,
      appears ? [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.3 }, {}] : [start, {}],
      { delay, duration, comes: true },
    );
  }

  /**
   * A copy that flies over everything from one place to another and is gone. It is as wide as the
   * place it comes from, and knows that width as `--card`.
   * @param {unknown} template @param {DOMRect | undefined} from @param {DOMRect | undefined} to
   * @param {{delay?: number, duration?: number, turn?: number, fades?: boolean}} [timing]
   */
  ghost(template, from, to, { delay = 0, duration = 450, turn = 0, fades = false } = {}) {
    if (!this.layer || !from?.width || !to?.width) return;
    const { layer } = this;
    const origin = layer.getBoundingClientRect();
    const flyer = document.createElement("div");
    flyer.className = "kit-ghost";
    render(template, flyer);
    place(flyer, from, origin);
    this.#start(() => layer.append(flyer));
    this.#keep(() => flyer.remove());
    const end = {
      translate: offset(to, from),
      scale: String(to.width / from.width),
      rotate: `${turn}deg`,
      opacity: fades ? 0 : 1,
    };
    this.move(
      flyer,
      [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, end],
      { delay, duration, easing: "cubic-bezier(.45,.05,.35,1)", comes: true },
      () => flyer.remove(),
    );
  }

  /** A beat that says: this has changed. @param {Element | null | undefined} element @param {{delay?: number, duration?: number, scale?: number, color?: string}} [how] */
  cheer(element, { delay = 0, duration = 350, scale = 1.5, color } = {}) {
    const most = { scale: String(scale), offset: 0.4, ...(color ? { color } : {}) };
    this.move(element, [{ scale: "1" }, most, { scale: "1" }], { delay, duration });
  }

  /** @param {string} sound @param {number} [delay] */
  sound(sound, delay = 0) {
    const timer = setTimeout(() => this.table.play(sound), delay);
    this.#keep(() => clearTimeout(timer));
  }

  /**
   * Once everything has been measured: what is measured after something was put there or set in
   * motion has the whole board laid out once more. A newer picture comes before it, and ends it.
   * @param {() => void} start
   */
  #start(start) {
    if (!this.starts.length) {
      queueMicrotask(() => {
        for (const each of this.starts.splice(0)) each();
      });
      this.#keep(() => this.starts.splice(0));
    }
    this.starts.push(start);
  }

  /** @param {() => void} end */
  #keep(end) {
    const list = running.get(this.root) ?? [];
    list.push(end);
    running.set(this.root, list);
  }
}

/** @param {DOMRect} a @param {DOMRect} b the translation that brings the middle of b to the middle of a */
function offset(a, b) {
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return `${x}px ${y}px`;
}

/** @param {HTMLElement} flyer @param {DOMRect} at @param {DOMRect} origin */
function place(flyer, at, origin) {
  flyer.style.left = `${at.left - origin.left}px`;
  flyer.style.top = `${at.top - origin.top}px`;
  flyer.style.width = `${at.width}px`;
  flyer.style.setProperty("--card", `${at.width}px`);
}
