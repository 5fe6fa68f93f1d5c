// @ts-check
/**
 * A film in steps, as one person watches it: where it stands, how fast it goes. Each at their own
 * pace; what is to be seen at a step is the board's affair.
 *
 * @typedef {{ms: number}} Timed  how long a step is shown at pace 1, in milliseconds
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { afterFrame } from "./frames.js";

/** Milliseconds that a step is seen at least, however fast the film goes. */
const LEAST = 120;

const PACES = [1, 2, 4];

/** @template {Timed} S */
export class Player {
  /**
   * It stands before the first step, -1, until it is told to play.
   * @param {S[]} steps
   * @param {{shows: (at: number) => void, changes?: () => void, pace?: number}} how
   *   `shows` hears each step that is reached, `changes` all else worth drawing
   */
  constructor(steps, { shows, changes = () => {}, pace = 1 }) {
    this.steps = steps;
    this.at = -1;
    /** The furthest step that was seen. */
    this.far = -1;
    this.playing = false;
    this.pace = pace;
    this.shows = shows;
    this.changes = changes;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** The step that is shown; none before the first. @returns {S | undefined} */
  get step() {
    return this.steps[this.at];
  }

  /** Whether it stands at its end. */
  get over() {
    return this.at >= this.steps.length - 1;
  }

  /** Whether everything has been seen, though it may be looked at again. */
  get told() {
    return this.far >= this.steps.length - 1;
  }

  /** How long its present step lasts: at least so long that something can be seen. */
  get lasts() {
    return Math.max(LEAST, (this.step?.ms ?? 0) / this.pace);
  }

  /** Begin, or go on; `breath`: milliseconds in which the eye finds the board. @param {number} [breath] */
  play(breath) {
    this.playing = true;
    this.#schedule(breath);
  }

  /** Hold it where it is. */
  stop() {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Show this step; if it plays, it goes on from there. @param {number} at */
  go(at) {
    this.at = Math.max(-1, Math.min(at, this.steps.length - 1));
    this.far = Math.max(this.far, this.at);
    this.#schedule();
    this.shows(this.at);
  }

  /** Stop there. @param {number} at */
  jump(at) {
    this.playing = false;
    this.go(at);
  }

  /** Stop at the next step that is wanted, forwards or backwards; at either end if there is none. @param {1 | -1} way @param {(step: S) => boolean} [wanted] */
  seek(way, wanted = () => true) {
    this.jump(sought(this.steps, this.at, way, wanted));
  }

  /** To the end: what was veiled may be told. */
  end() {
    this.jump(this.steps.length - 1);
  }

  /** Stand at the end at once, with nothing shown on the way. */
  rest() {
    this.stop();
    this.at = this.steps.length - 1;
    this.far = this.at;
  }

  /** Play or hold; at the end it begins again. */
  toggle() {
    if (this.playing) {
      this.stop();
      this.changes();
    } else {
      this.playing = true;
      this.go(this.over ? -1 : this.at);
    }
  }

  /** From the next step on. @param {number} pace */
  hurry(pace) {
    this.pace = pace;
    this.changes();
  }

  /** @param {number} [breath] */
  #schedule(breath) {
    clearTimeout(this.timer);
    if (this.over) this.playing = false;
    if (!this.playing) return;
    const wait = (breath ?? this.step?.ms ?? 0) / this.pace;
    this.timer = setTimeout(() => this.go(this.at + 1), wait);
  }
}

/**
 * The next step of some kind from `at`, forwards or backwards; the last if there is none, or -1.
 * @template S @param {S[]} steps @param {number} at @param {1 | -1} way @param {(step: S) => boolean} wanted
 */
export function sought(steps, at, way, wanted) {
  for (let k = at + way; k >= 0 && k < steps.length; k += way) if (wanted(steps[k])) return k;
  return way > 0 ? steps.length - 1 : -1;
}

const SIGNS = {
  play: "M6 4L16 10L6 16Z",
  pause: "M5 4H8V16H5ZM12 4H15V16H12Z",
  next: "M5 4L12 10L5 16ZM13 4H15V16H13Z",
  last: "M15 4L8 10L15 16ZM5 4H7V16H5Z",
  "next-chapter": "M3 4L9 10L3 16ZM9 4L15 10L9 16ZM16 4H18V16H16Z",
  "last-chapter": "M17 4L11 10L17 16ZM11 4L5 10L11 16ZM2 4H4V16H2Z",
  end: "M4 4L12 10L4 16ZM13 4H16V16H13Z",
};

/**
 * The buttons of a film: play, step by step, from chapter to chapter, pace, the end.
 * @template {Timed} S
 * @param {Player<S>} player
 * @param {{words: (name: string) => string, step?: (step: S) => boolean, chapter?: (step: S) => boolean}} how
 *   `words` for buttons, play, pause, next, last, next-chapter, last-chapter, end, pace, progress;
 *   `step` and `chapter`: where one step and one chapter begins
 */
export function transport(player, { words, step, chapter }) {
  const { playing, pace, steps, at } = player;
  const button = (
    /** @type {keyof typeof SIGNS} */ name,
    /** @type {() => void} */ press,
    kind = "",
  ) =>
    html`<button class="kit-icon ${kind}" aria-label=${words(name)} title=${words(name)} @click=${press}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[name]} /></svg></button>`;
  return html`<div class="kit-transport" role="group" aria-label=${words("buttons")}>
    ${chapter ? button("last-chapter", () => player.seek(-1, chapter)) : nothing}${button("last", () => player.seek(-1, step))}
    ${button(playing ? "pause" : "play", () => player.toggle(), "main")}
    ${button("next", () => player.seek(1, step))}${chapter ? button("next-chapter", () => player.seek(1, chapter)) : nothing}
    <span class="paces" role="group" aria-label=${words("pace")}>${PACES.map((one) => html`<button class="kit-icon" aria-pressed=${pace === one ? "true" : "false"} @click=${() => player.hurry(one)}>×${one}</button>`)}</span>
    ${button("end", () => player.end())}
    <button class="kit-icon cycle" aria-label=${words("pace")} @click=${() => player.hurry(pace >= 4 ? 1 : pace * 2)}>×${pace}</button>
  </div>
  <progress class="kit-progress" max=${steps.length} value=${at + 1} aria-label=${words("progress")}></progress>`;
}

/**
 * All steps in words as far as they were seen, the present one marked: a step leads to its picture.
 * @template {Timed} S
 * @param {Player<S>} player @param {string} name @param {(step: S) => {text: string, kind?: string}} told
 */
export const stepList = (
  player,
  name,
  told,
) => html`<ol class="kit-steps" tabindex="0" aria-label=${name}>
  ${player.steps.slice(0, player.far + 1).map((step, at) => {
    const { text, kind = "" } = told(step);
    return guard([player, text, kind, at === player.at], () => listed(player, at, text, kind));
  })}
</ol>`;

/** A film has a hundred lines, of which a step changes two. @param {Player<any>} player @param {number} at @param {string} text @param {string} kind */
const listed = (player, at, text, kind) =>
  html`<li class=${kind}><button aria-current=${at === player.at ? "step" : nothing} @click=${() => player.jump(at)}>${text}</button></li>`;

/** Once for however many steps between two pictures. @type {WeakSet<Element>} */
const unrolled = new WeakSet();

/** Bring the present step into sight, once it has been laid out: asked before, a browser would do that twice. @param {Element | null | undefined} root */
export function unroll(root) {
  if (!root || unrolled.has(root)) return;
  unrolled.add(root);
  afterFrame(() => scroll(root));
}

/** The list alone scrolls, not whatever else could. @param {Element} root */
function scroll(root) {
  unrolled.delete(root);
  const list = /** @type {HTMLElement | null | undefined} */ (root.querySelector(".kit-steps"));
  const line = /** @type {HTMLElement | null | undefined} */ (
    list?.querySelector("[aria-current=step]")
  );
  if (!list || !line) return;
  const { top, bottom } = list.getBoundingClientRect();
  list.scrollTop += line.getBoundingClientRect().bottom - top - (bottom - top) * 0.7;
}
