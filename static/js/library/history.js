// @ts-check
/** Steps that can be undone and done again. What belongs together is one step. */

/** Steps that are kept. */
const MOST = 300;

/** @template T */
export class History {
  /** @param {T} now */
  constructor(now) {
    this.now = now;
    /** @type {T[]} */
    this.past = [];
    /** @type {T[]} */
    this.future = [];
    this.along = "";
  }

  /** @param {T} next @param {string} [along]  what a step belongs to */
  step(next, along = "") {
    if (!along || along !== this.along) this.past = [...this.past, this.now].slice(-MOST);
    this.along = along;
    this.future = [];
    this.now = next;
  }

  back() {
    const before = this.past.pop();
    if (before === undefined) return;
    this.future.push(this.now);
    this.now = before;
    this.along = "";
  }

  forth() {
    const after = this.future.pop();
    if (after === undefined) return;
    this.past.push(this.now);
    this.now = after;
    this.along = "";
  }
}
