// @ts-check
/**
 * Recording of a finished match: per track (one audience), the events and the view after any
 * version.
 *
 * @import {GameEvent} from "contract"
 *
 * @typedef {{v: number, at: number, events: GameEvent[], view?: any, patch?: any}} Frame
 *   after version `v` of the log, at match time `at`: the view, or what changed in it
 *
 * @typedef {{seats: number[], scene: any, frames: Frame[]}} Track  of nobody's seats: the spectators'
 *
 * @typedef {{versions: number, reels: Track[]}} Recording
 */
import { merged } from "../room/merge-patch.js";

/** What was looked at last on each track: the next step is one patch away. @type {WeakMap<Track, {at: number, view: any}>} */
const latest = new WeakMap();

/** The view after a frame. @param {Track} track @param {number} index */
export function viewAt(track, index) {
  const { frames } = track;
  const whole = frames.findLastIndex((frame, at) => at <= index && frame.view !== undefined);
  const known = latest.get(track);
  let at = whole;
  let view = frames[whole].view;
  if (known && known.at > whole && known.at <= index) ({ at, view } = known);
  while (at < index) view = merged(view, frames[++at].patch);
  latest.set(track, { at, view });
  return view;
}

/** The last frame up to a version; the first where there is none. @param {Track} track @param {number} version */
export const frameOf = ({ frames }, version) =>
  Math.max(
    0,
    frames.findLastIndex(({ v }) => v <= version),
  );

/** What a seat was shown; null are the spectators. @param {Recording} recording @param {number | null} seat @returns {Track} */
export function trackOf({ reels }, seat) {
  const spectators = /** @type {Track} */ (reels.find(({ seats }) => seats.length === 0));
  return reels.find(({ seats }) => seat !== null && seats.includes(seat)) ?? spectators;
}

/** Milliseconds that a frame is seen at least, and at most, whatever people waited for. */
const [LEAST, MOST] = [120, 2600];

/** How long to look at a frame before the next: no longer than it took, but long enough to be seen. @param {Track} track @param {number} index @param {number} speed */
export function pauseAfter({ frames }, index, speed) {
  const passed = index + 1 < frames.length ? frames[index + 1].at - frames[index].at : 0;
  return Math.max(LEAST, Math.min(MOST, passed) / speed);
}

/** The frames with which a chapter begins: those in which one of these events was told. @param {Track} track @param {string[]} [events] @returns {number[]} */
export const chaptersOf = ({ frames }, events = []) =>
  frames.flatMap((frame, index) =>
    frame.events.some(({ event }) => events.includes(event)) ? [index] : [],
  );

/** Where the next chapter begins, or the one before; at either end if there is none. @param {Track} track @param {number[]} chapters @param {number} index @param {1 | -1} way */
export const chapterFrom = ({ frames }, chapters, index, way) =>
  way > 0
    ? (chapters.find((at) => at > index) ?? frames.length - 1)
    : (chapters.findLast((at) => at < index) ?? 0);

/** Where a link points: `?v=` a version, `as=` a seat. @param {string} search @param {number} seats */
export function pointed(search, seats) {
  const asked = new URLSearchParams(search);
  const number = (/** @type {string} */ name) => {
    const text = asked.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  const seat = number("as");
  return { version: number("v"), seat: seat !== null && seat < seats ? seat : null };
}

/** The way back to it. @param {number} version @param {number | null} seat */
export const pointer = (version, seat) => `?v=${version}${seat === null ? "" : `&as=${seat}`}`;
