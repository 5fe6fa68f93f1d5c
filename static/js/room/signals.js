// @ts-check
/**
 * Throttles signals (positions of a hand): at most twenty a second, always the newest.
 */

const EVERY = 50;

export class Signals {
  /** @param {(signal: object) => unknown} send */
  constructor(send) {
    this.send = send;
    /** @type {object | null} */
    this.newest = null;
    this.waiting = false;
  }

  /** @param {object} signal */
  signal(signal) {
    this.newest = signal;
    if (!this.waiting) this.#go();
  }

  /** What was not sent yet no longer matters: the hand has let go. */
  forget() {
    this.newest = null;
  }

  #go() {
    this.waiting = this.newest !== null;
    if (this.newest === null) return;
    this.send(this.newest);
    this.newest = null;
    setTimeout(() => this.#go(), EVERY);
  }
}
