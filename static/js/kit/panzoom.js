// @ts-check
/**
 * Which part of a large board is seen: zoom, and what is in the middle. Lengths are the board's own
 * units, with 0, 0 in its middle; `up`: y grows upwards.
 *
 * @typedef {[number, number]} Point
 *
 * @typedef {object} Hands  What the board itself does with pointers; all else moves the view.
 * @property {() => boolean} [carries]  something is in hand: whatever moves carries it
 * @property {(event: PointerEvent) => void} [carry]
 * @property {(event: PointerEvent) => void} [put]  a tap: what is in hand goes there; else as if it was carried there
 * @property {(event: PointerEvent) => void} [drop]  what was carried is let go
 * @property {(at: Point | null) => void} [hover]  the mouse is there, with nothing in hand; or left
 * @property {(degrees: number) => void} [turn]  two fingers turn what is carried, clockwise
 * @property {() => Point | null} [focus]  what stays where it is while two fingers zoom; else the middle between them
 * @property {(way: number, event: WheelEvent) => boolean} [wheel]  the wheel is the board's, which says whether it took it, else the page's; it zooms with Ctrl only
 */

/** A finger that moves less rests, in pixels. */
const STEADY = 6;
/** Fingers that turn something zoom as well once they are so many times further apart, or that part of it. */
const PARTED = 1.25;

export class View {
  /** @param {{width: number, height: number, most?: number, up?: boolean, shows?: () => void}} board `most`: the nearest zoom; `shows` hears every change */
  constructor({ width, height, most = 6, up = false, shows = () => {} }) {
    this.shows = shows;
    this.width = width;
    this.height = height;
    this.most = most;
    this.sign = up ? -1 : 1;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    /** Whether it came close by itself: then it steps back by itself, too. */
    this.auto = false;
    /** @type {Element | null} where it is seen */
    this.element = null;
    /** @type {{left: number, top: number, width: number, height: number} | null} */
    this.box = null;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    /** How far apart two of them were when the second came, in pixels; 0: they zoom. */
    this.apart = 0;
    /** @type {"tap" | "one" | "two" | null} */
    this.gesture = null;
  }

  /** The whole board, for an SVG. */
  get viewBox() {
    return `${-this.width / 2} ${-this.height / 2} ${this.width} ${this.height}`;
  }

  /** Where it is seen may have changed: measure again. @param {Element | null} [element] */
  settle(element = this.element) {
    this.element = element;
    this.box = null;
  }

  /** @param {{k?: number, x?: number, y?: number, auto?: boolean}} wanted */
  lookAt(wanted) {
    Object.assign(this, wanted);
    this.k = bounded(this.k, 1, this.most);
    const share = (1 - 1 / this.k) / 2;
    this.x = bounded(this.x, -this.width * share, this.width * share);
    this.y = bounded(this.y, -this.height * share, this.height * share);
    this.shows();
  }

  whole() {
    this.lookAt({ k: 1, x: 0, y: 0, auto: false });
  }

  /** Nearer or further; the point `at` stays where it is. @param {number} times @param {Point} [at] */
  zoom(times, [px, py] = [this.x, this.y]) {
    const { k, x, y } = this;
    const next = bounded(k * times, 1, this.most);
    this.lookAt({
      k: next,
      x: px + ((x - px) * k) / next,
      y: py + ((y - py) * k) / next,
      auto: false,
    });
  }

  /** @param {number} right @param {number} down  in pixels */
  pan(right, down) {
    const scale = this.perPixel / this.k;
    this.lookAt({
      x: this.x - right * scale,
      y: this.y - down * scale * this.sign,
      auto: false,
    });
  }

  /** Keep a point in view: `room` is the share of what is seen in which it moves freely. @param {Point} point @param {number} [room] */
  follow([px, py], room = 0.62) {
    if (this.k === 1) return;
    const x = pulled(this.x, px, (this.width / 2 / this.k) * room);
    const y = pulled(this.y, py, (this.height / 2 / this.k) * room);
    if (x !== this.x || y !== this.y) this.lookAt({ x, y });
  }

  /** Where on the board a point of the screen lies. @param {number} clientX @param {number} clientY @returns {Point} */
  toBoard(clientX, clientY) {
    const { left, top, width, height } = this.#measured();
    const scale = this.perPixel / this.k;
    return [
      this.x + (clientX - left - width / 2) * scale,
      this.y + (clientY - top - height / 2) * scale * this.sign,
    ];
  }

  /** Half of what is seen, across and along, in units. @returns {Point} */
  get seen() {
    const { width, height } = this.#measured();
    const scale = this.perPixel / this.k / 2;
    return [width * scale, height * scale];
  }

  /** How many units a pixel is, not zoomed: the whole board fits. */
  get perPixel() {
    const { width, height } = this.#measured();
    return Math.max(this.width / Math.max(1, width), this.height / Math.max(1, height));
  }

  #measured() {
    this.box ??= this.element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return this.box;
  }
}

/** @param {number} value @param {number} least @param {number} most */
const bounded = (value, least, most) => Math.max(least, Math.min(most, value));

/** @param {number} middle @param {number} to @param {number} room */
const pulled = (middle, to, room) =>
  middle + Math.max(0, Math.abs(to - middle) - room) * Math.sign(to - middle);

/** By how many degrees two fingers have turned, clockwise, and how many times further apart they are. @param {Point} was @param {Point} now @param {Point} other  which has stayed */
export function pinched(was, now, other) {
  const angle = ([x, y] = now) => Math.atan2(y - other[1], x - other[0]);
  const length = ([x, y] = now) => Math.hypot(x - other[0], y - other[1]);
  const turn = ((angle(now) - angle(was)) * 180) / Math.PI;
  return {
    turn: turn - 360 * Math.round(turn / 360),
    times: length(now) / Math.max(1, length(was)),
  };
}

/** Listeners for what the view is seen in: `@pointerdown=${down}`, and so on. @param {View} view @param {Hands} [hands] */
export const pointers = (view, hands = {}) => ({
  down: (/** @type {PointerEvent} */ event) => down(view, hands, event),
  move: (/** @type {PointerEvent} */ event) => move(view, hands, event),
  up: (/** @type {PointerEvent} */ event) => up(view, hands, event),
  cancel: (/** @type {PointerEvent} */ event) => {
    view.fingers.delete(event.pointerId);
  },
  leave: () => hands.hover?.(null),
  wheel: {
    handleEvent: (/** @type {WheelEvent} */ event) => wheel(view, hands, event),
    passive: false,
  },
});

/** @param {PointerEvent} event the release belongs to the board, wherever it happens */
const capture = ({ currentTarget, pointerId }) =>
  /** @type {HTMLElement} */ (currentTarget).setPointerCapture(pointerId);

/** @param {View} view @param {Hands} hands @param {PointerEvent} event */
function down(view, hands, event) {
  // None has changed when something was lifted elsewhere and is carried here.
  if (event.button > 0 && event.pointerType === "mouse") return;
  view.settle();
  view.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  const carries = hands.carries?.();
  if (carries) capture(event);
  if (view.fingers.size > 1) {
    view.gesture = "two";
    view.apart = carries && hands.turn ? span(view) : 0;
  }
  // A finger may be the first of two: it carries nothing until it moves, or is lifted.
  else view.gesture = event.pointerType === "touch" || !carries ? "tap" : "one";
  if (view.gesture === "one") hands.carry?.(event);
}

/** @param {View} view @param {Hands} hands @param {PointerEvent} event */
function move(view, hands, event) {
  const mouse = event.pointerType === "mouse";
  // Lifted elsewhere and carried here: as if it had been pressed here.
  if (event.buttons === 1 && !view.fingers.has(event.pointerId) && hands.carries?.())
    return down(view, hands, event);
  if (!event.buttons && mouse) view.fingers.delete(event.pointerId);
  const was = view.fingers.get(event.pointerId);
  if (view.fingers.size > 1) return was && twist(view, hands, event, was);
  const [right, below] = was ? [event.clientX - was[0], event.clientY - was[1]] : [0, 0];
  if (was && view.gesture === "tap" && Math.hypot(right, below) < STEADY) return;
  if (was && view.gesture === "tap") {
    view.gesture = "one";
    // Not before: a press that stays where it is belongs to the piece below it.
    capture(event);
  }
  if (was) view.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (hands.carries?.()) {
    if (was ? view.gesture === "one" : mouse) hands.carry?.(event);
  } else if (was && view.k > 1) view.pan(right, below);
  else if (mouse) hands.hover?.(view.toBoard(event.clientX, event.clientY));
}

/** Pixels between two fingers. @param {View} view */
function span({ fingers }) {
  const [one, other] = fingers.values();
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Two fingers: the angle between them turns what is carried, their distance zooms: while they turn something, not before it has changed by much. @param {View} view @param {Hands} hands @param {PointerEvent} event @param {Point} was */
function twist(view, hands, event, was) {
  const other = [...view.fingers].find(([id]) => id !== event.pointerId)?.[1];
  /** @type {Point} */
  const now = [event.clientX, event.clientY];
  view.fingers.set(event.pointerId, now);
  if (!other) return;
  const { turn, times } = pinched(was, now, other);
  if (hands.carries?.()) hands.turn?.(turn);
  const parted = view.apart ? span(view) / view.apart : PARTED;
  if (parted < PARTED && parted > 1 / PARTED) return;
  view.apart = 0;
  const between = view.toBoard((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  view.zoom(times, hands.focus?.() ?? between);
}

/** @param {View} view @param {Hands} hands @param {PointerEvent} event */
function up(view, hands, event) {
  const own = view.fingers.delete(event.pointerId);
  if (view.fingers.size || !own) return;
  if (hands.carries?.()) {
    if (view.gesture === "tap") (hands.put ?? hands.carry)?.(event);
    if (view.gesture === "one") hands.drop?.(event);
  }
  view.gesture = null;
}

/** @param {View} view @param {Hands} hands @param {WheelEvent} event */
function wheel(view, hands, event) {
  // Shift makes some browsers scroll sideways.
  const way = Math.sign(event.deltaY || event.deltaX);
  if (!event.ctrlKey && hands.wheel) {
    if (hands.wheel(way, event)) event.preventDefault();
    return;
  }
  event.preventDefault();
  view.zoom(way > 0 ? 0.85 : 1.18, view.toBoard(event.clientX, event.clientY));
}
