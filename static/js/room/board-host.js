// @ts-check
/**
 * Hosts the game's board: builds its `Table`, draws it, lets it animate, and plays the last move
 * again.
 *
 * @import {Board, GameEvent, Table} from "contract"
 * @import {Shell} from "./shell.js"
 *
 * @typedef {{table: Table, events: GameEvent[]}} Told
 */
import { render } from "lit-html";
import { flat } from "../kit/domains.js";
import { nameOf } from "./names.js";
import { pointAt } from "./pointing.js";
import { play } from "./sounds.js";
import { matchTime } from "./store.js";
import { isTelling } from "./veil.js";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => reduced.matches || document.documentElement.dataset.motion === "reduced";

export class BoardHost {
  /** @param {Shell} shell */
  constructor(shell) {
    this.shell = shell;
    this.match = 0;
    /** @type {Record<string, any>} */
    this.ui = {};
    /** What was seen before the last move, and that move. @type {Told | null} */
    this.last = null;
    /** @type {Table | null} */
    this.drawn = null;
  }

  /** @returns {Table | null} */
  table() {
    const { shell } = this;
    const { match, room, you, pending, notice } = shell.store;
    if (!match || !room) return null;
    if (match.match !== this.match) this.#begin(match.match);
    return {
      scene: match.scene,
      view: match.view,
      // Nothing is accepted of a match that a moderator has stopped.
      offers: notice === "frozen" ? [] : flat(match.groups),
      seat: you.seat,
      seats: room.seats,
      nameOf: (seat) => nameOf(shell, seat),
      pending: pending?.action ?? null,
      act: shell.act,
      why: shell.why,
      standing: !match.running && !room.over,
      signal: shell.signal,
      lag: (seat) => shell.store.lag[seat] ?? null,
      t: shell.t,
      now: () => matchTime(match, performance.now()),
      ui: this.ui,
      redraw: shell.redraw,
      repaint: () => this.#repaint(),
      still: still(),
      play: (sound) => play(sound, shell.board?.sounds),
      options: room.options,
      past: !!shell.ui.past,
      told: () => shell.store.told.flatMap(([, events]) => events),
    };
  }

  /** @param {number} match */
  #begin(match) {
    this.match = match;
    this.ui = {};
    this.last = null;
    this.drawn = null;
  }

  /**
   * What the board measures of the old picture. Asked before anything of the new one is drawn, on the
   * page around it, too: a page that has just changed would have to be laid out for it.
   * @param {Table | null} table @param {Board | null} board @param {GameEvent[]} events
   */
  before(table, board, events) {
    if (!table || !board || !animated(events).length) return;
    const root = document.getElementById("board") ?? document.createElement("div");
    return board.before?.(root, table, events);
  }

  /** @param {HTMLElement} root @param {Table} table @param {Board} board @param {GameEvent[]} events @param {any} before  what the board measured */
  draw(root, table, board, events, before) {
    if (events.length && this.drawn) this.last = { table: this.drawn, events };
    show(root, table, board, animated(events), before);
    if (this.shell.page.lesson) pointAt(root, table, isTelling(this.shell));
    this.drawn = table;
    root.dataset.n = String(this.shell.store.match?.n ?? 0);
  }

  /** The same table once more: whatever else changes draws the whole page. */
  #repaint() {
    const root = document.getElementById("board");
    const { board } = this.shell;
    if (root && board && this.drawn) this.draw(root, this.drawn, board, [], undefined);
  }

  /**
   * What others signal, on the picture that stands.
   * @param {Board | null} board
   * @param {Record<string, Record<string, number>>} seats
   */
  signalled(board, seats) {
    const root = document.getElementById("board");
    if (root && this.drawn) board?.signalled?.(root, this.drawn, seats);
  }

  /** @param {HTMLElement} root @param {Board} board */
  replay(root, board) {
    if (!this.last || !this.drawn) return;
    const { table, events } = this.last;
    render(board.draw({ ...table, offers: [], pending: null }), root);
    show(root, this.drawn, board, events, board.before?.(root, this.drawn, events));
    // What is veiled now was told by the page.
    this.shell.redraw();
  }
}

/** Nothing moves where nobody looks. @param {GameEvent[]} events */
const animated = (events) => (document.hidden ? [] : events);

/** @param {HTMLElement} root @param {Table} table @param {Board} board @param {GameEvent[]} events @param {any} before */
function show(root, table, board, events, before) {
  render(board.draw(table), root);
  if (events.length) board.after?.(root, table, events, before);
}
