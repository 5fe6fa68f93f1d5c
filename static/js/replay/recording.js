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

/** Waits at an even pace, whatever people did: neither nothing nor an hour. In milliseconds. */
const [LEAST, MOST] = [650, 2600];

/** How long to look at a frame before the next. @param {Track} track @param {number} index @param {number} speed */
export function pauseAfter({ frames }, index, speed) {
  const passed = index + 1 < frames.length ? frames[index + 1].at - frames[index].at : 0;
  return Math.min(MOST, Math.max(LEAST, passed)) / speed;
}

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
