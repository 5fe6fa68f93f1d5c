// @ts-check
/**
 * The battle as one person watches it: what is seen at the step at which it stands.
 *
 * @import {GameEvent, Table} from "types/kosmiczna_eskadra"
 * @import {Film, Picture, Step} from "./film.js"
 *
 * @typedef {Player<Step> & {film: Film, key: string, seen: {at: number, time: number, picture: Picture} | null,
 *   time: number, wait?: ReturnType<typeof setTimeout>, tells: GameEvent[], heard: boolean}} Showing
 *   `heard`: the page around the board, too, has told how it ended
 */
import { offered } from "kit/offers.js";
import { Player, unroll } from "kit/player.js";
import { beats, film, isFilm, picture } from "./film.js";
import { isShown } from "./knowing.js";
import { look } from "./looking.js";

/** All of a step is seen. */
const ALL = Number.POSITIVE_INFINITY;

/** A breath before the first step, so that the eye finds the table. */
const BREATH = 700;

/**
 * So long after all of a battle has been seen its points are shown, and so long after these the page around
 * the board hears of it, in milliseconds: in one piece, a log of a hundred lines would hold up the last
 * picture and the points.
 */
const HEARD = 50;

/** @param {Table} table @returns {Showing | null} */
export const showing = (table) => (isShown(table) ? (table.ui.showing ?? null) : null);

/** The table as it looks at this point of the film; after a battle that was not told, as it ended. @param {Table} table @returns {Picture | null} */
export function shown(table) {
  const own = showing(table);
  if (!own) return isShown(table) ? ended(table) : null;
  const { at, time } = own;
  if (own.seen?.at !== at || own.seen.time !== time)
    own.seen = { at, time, picture: picture(own.film, at, time) };
  return own.seen.picture;
}

/** Without its events: who is gone, no more. @param {Table} table @returns {Picture} */
function ended({ view, scene }) {
  const { trophies, ore, losses } = view.result ?? { trophies: [], ore: [], losses: [] };
  const gone = Object.fromEntries(
    Object.entries(view.table).flatMap(([order, { fate }]) => (fate ? [[order, fate]] : [])),
  );
  const rocks = scene.rocks.map((rock) => rock.ore);
  return {
    step: null,
    landed: true,
    gone,
    damage: {},
    cargo: {},
    rocks,
    cleared: rocks.map(() => false),
    trophies,
    losses,
    ore,
    speed: 0,
  };
}

/** Whether the film stands at its end. @param {Table} table */
export const isAtEnd = (table) => showing(table)?.over ?? true;

/** Whether it does, and all around it knows. @param {Table} table */
export const isHeard = (table) => isAtEnd(table) && (showing(table)?.heard ?? true);

/** What the film leads up to. */
const RESULTS = ["round-won", "round-tied", "game-won"];

/** What the film has still to show. @param {Table} table @returns {GameEvent[]} */
export function veiled(table) {
  const own = showing(table);
  return own && !own.told ? own.tells : [];
}

/** Of this the page speaks: it does not tell how a match ended before the film has, nor the time where the board does. @param {Table} table @returns {Table} */
export function shownTable(table) {
  const { view } = table;
  if (view.phase === "over" && veiled(table).length)
    return { ...table, view: { ...view, turn: { ask: "watch" } } };
  if (!view.turn || !showsTime(table)) return table;
  const { until: _told, ...turn } = view.turn;
  return { ...table, view: { ...view, turn } };
}

/** The count before a round, and the question at Stop, have the time with them. @param {Table} table */
const showsTime = (table) => table.view.phase === "countdown" || !!offered(table, "answer");

/** A battle was told: begin. @param {Table} table @param {GameEvent[]} events */
export function begin(table, events) {
  const { ui, view, scene } = table;
  const told = events.filter(isFilm);
  if (!told.length || !isShown(table)) return;
  ui.showing?.stop();
  const own = film(view.table, scene, told, Object.keys(view.seats).length);
  const player = new Player(own.steps, {
    pace: ui.pace,
    shows: () => {
      sound(ui.table, player.step);
      unfold(ui.showing, ui);
      // Not while a click is told: a browser lays out what it has drawn before the click is over.
      setTimeout(() => ui.table.repaint());
      unroll(ui.root);
      if (player.told && !ui.showing.heard) setTimeout(() => hear(ui), HEARD);
    },
    changes: () => {
      ui.pace = player.pace;
      ui.table.repaint();
    },
  });
  const tells = events.filter((event) => isFilm(event) || RESULTS.includes(event.event));
  look(table).whole();
  ui.showing = Object.assign(player, {
    film: own,
    key: String(view.round),
    seen: null,
    time: ALL,
    tells,
    heard: false,
  });
  // Whoever wants less motion sees how it ended, and goes from step to step.
  if (table.still) rest(ui.showing);
  else player.play(BREATH);
}

/** All of it is known. @param {Showing} own */
function rest(own) {
  own.rest();
  own.heard = true;
}

/** Another film may have begun meanwhile. @param {Record<string, any>} ui */
function hear(ui) {
  if (ui.showing) ui.showing.heard = ui.showing.told;
  ui.table.repaint();
  setTimeout(() => ui.table.redraw(), HEARD);
}

/** Nothing of a step is seen before its beam is there, or its ore. Each beat calls the next. @param {Showing} own @param {Record<string, any>} ui @param {number[]} [due] @param {number} [time] */
function unfold(own, ui, due = own.step ? beats(own.step) : [], time = 0) {
  clearTimeout(own.wait);
  own.time = due.length && !ui.table.still ? time : ALL;
  if (own.time === ALL) return;
  const next = () => {
    unfold(own, ui, due.slice(1), due[0]);
    ui.table.repaint();
  };
  own.wait = setTimeout(next, (due[0] - time) * own.lasts);
}

/** The film of another round is over; one that was told to a page not looking begins. @param {Table} table */
export function settleFilm(table) {
  const { ui, view } = table;
  if (isShown(table) && ui.showing?.key === String(view.round)) return;
  ui.showing?.stop();
  ui.showing = null;
  if (!isShown(table)) return;
  const told = table.told();
  begin(table, told.slice(told.findLastIndex(({ event }) => event === "round-ended") + 1));
  if (!ui.showing) return;
  // Whoever comes back to a match that is over wants to see how it ended.
  if (view.phase === "over") rest(ui.showing);
  table.redraw();
  unroll(ui.root);
}

/** The end of a match has its own. @type {Partial<Record<Step["kind"], string>>} */
const SOUNDS = {
  grounded: "grounded",
  hit: "laser",
  miss: "laser",
  ore: "ore",
  loot: "ore",
  destroyed: "burst",
  end: "fanfare",
};

/** @param {Table} table @param {Step} [step] */
function sound(table, step) {
  if (step?.kind === "end" && table.view.phase === "over") return;
  table.play((step && SOUNDS[step.kind]) ?? "");
}
