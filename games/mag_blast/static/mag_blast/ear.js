// @ts-check
/**
 * Burst detector: tells from loudness alone that somebody shouts. A quiet moment comes first, by which it
 * knows the room.
 */

/** Milliseconds: how long it takes in the room, how long a shout lasts at least. */
export const HUSH = 700;
const BURST = 150;
/** A rattle is one shout: so long may it be quiet in between. */
const GAP = 90;
/** So many times as loud as the room, and never less than this, of 1. */
const ABOVE = 3;
const LEAST = 0.02;

/** The root mean square of samples. @param {ArrayLike<number>} samples */
export function loudness(samples) {
  let sum = 0;
  for (let at = 0; at < samples.length; at++) sum += samples[at] ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

export class Ear {
  /** @type {number[]} of the quiet moment */
  room = [];
  /** @type {number | undefined} when it began to listen */
  began = undefined;
  /** @type {number | undefined} since when it is loud */
  since = undefined;
  /** When it was loud last. */
  last = 0;
  heard = false;
  least = LEAST;

  /** It still takes in the room. */
  get hushes() {
    return this.room.length > 0 || this.began === undefined;
  }

  /** Whether a shout has just become long enough; each counts once. @param {number} loud @param {number} now  in milliseconds */
  hears(loud, now) {
    this.began ??= now;
    if (now - this.began < HUSH) {
      this.room.push(loud);
      return false;
    }
    if (this.room.length) this.calibrate();
    if (now - this.last > GAP) {
      this.since = undefined;
      this.heard = false;
    }
    if (loud < this.least) return false;
    this.last = now;
    this.since ??= now;
    if (this.heard || now - this.since < BURST) return false;
    this.heard = true;
    return true;
  }

  /** By the middle of what was heard: a door that slams meanwhile does not count. */
  calibrate() {
    const middle = this.room.toSorted((one, other) => one - other)[this.room.length >> 1];
    this.least = Math.max(LEAST, ABOVE * middle);
    this.room = [];
  }
}
