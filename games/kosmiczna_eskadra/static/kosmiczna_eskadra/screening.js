// @ts-check
/**
 * The film as one person watches it: where it stands, how fast it goes. Each at their own pace.
 *
 * @import {GameEvent, Table} from "contract"
 * @import {Picture} from "./film.js"
 *
 * @typedef {{film: import("./film.js").Film, key: string, at: number, playing: boolean, pace: number,
 *   timer: any, seen: {at: number, picture: Picture} | null}} Showing
 */
import { film, isFilm, isShot, isTitle, picture, sought } from "./film.js";
import { isShown } from "./knowing.js";

/** A breath before the first step, so that the eye finds the table. */
const BREATH = 700;

/** @param {Table} table @returns {Showing | null} */
export const showing = (table) => (isShown(table) ? (table.ui.showing ?? null) : null);

/** How long its present step lasts, in milliseconds: at least so long that something can be seen. @param {Showing} own */
export const lasts = ({ film: { steps }, at, pace }) => Math.max(120, (steps[at]?.ms ?? 0) / pace);

/** The table as it looks at this point of the film; after a battle that was not told, as it ended. @param {Table} table @returns {Picture | null} */
export function shown(table) {
  const own = showing(table);
  if (!own) return isShown(table) ? ended(table) : null;
  if (own.seen?.at !== own.at) own.seen = { at: own.at, picture: picture(own.film, own.at) };
  return own.seen.picture;
}

/** Without its events: who is gone, no more. @param {Table} table @returns {Picture} */
function ended({ view, scene }) {
  const { trophies, ore, losses } = view.result ?? { trophies: [], ore: [], losses: [] };
  const gone = Object.fromEntries(
    Object.entries(view.table).flatMap(([order, { fate }]) => (fate ? [[order, fate]] : [])),
  );
  const rocks = scene.rocks.map((/** @type {any} */ rock) => rock.ore);
  return {
    step: null,
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

/** Whether everything has been seen. @param {Table} table */
export function isAtEnd(table) {
  const own = showing(table);
  return !own || own.at >= own.film.steps.length - 1;
}

/** A battle was told: begin. @param {Table} table @param {GameEvent[]} events */
export function begin(table, events) {
  const told = events.filter(isFilm);
  if (!told.length || !isShown(table)) return;
  clearTimeout(table.ui.showing?.timer);
  table.ui.showing = {
    film: film(table.view.table, table.scene, told, Object.keys(table.view.seats).length),
    key: String(table.view.round),
    at: -1,
    playing: true,
    pace: table.ui.pace ?? 1,
    timer: null,
    seen: null,
  };
  schedule(table.ui, BREATH);
}

/** The film of another round is over; one that was told to a page not looking begins. @param {Table} table */
export function settleFilm(table) {
  const { ui, view } = table;
  if (isShown(table) && ui.showing?.key === String(view.round)) return;
  clearTimeout(ui.showing?.timer);
  ui.showing = null;
  if (!isShown(table)) return;
  const told = table.told();
  begin(table, told.slice(told.findLastIndex(({ event }) => event === "round-ended") + 1));
  if (!ui.showing) return;
  // Whoever comes back to a match that is over wants to see how it ended.
  if (view.phase === "over") {
    clearTimeout(ui.showing.timer);
    Object.assign(ui.showing, { at: ui.showing.film.steps.length - 1, playing: false });
  }
  table.redraw();
  unroll(ui);
}

/** @param {Record<string, any>} ui @param {number} [wait] */
function schedule(ui, wait) {
  const own = /** @type {Showing} */ (ui.showing);
  clearTimeout(own.timer);
  const { steps } = own.film;
  if (own.at >= steps.length - 1) own.playing = false;
  if (!own.playing) return;
  own.timer = setTimeout(() => go(ui, own.at + 1), (wait ?? steps[own.at]?.ms ?? 0) / own.pace);
}

/** @param {Record<string, any>} ui @param {number} at */
export function go(ui, at) {
  const own = /** @type {Showing | null} */ (ui.showing);
  if (!own) return;
  own.at = Math.min(at, own.film.steps.length - 1);
  schedule(ui);
  sound(ui, own);
  ui.table.redraw();
  unroll(ui);
}

/** To the step that is shown: the list alone, not whatever else could scroll. @param {Record<string, any>} ui */
function unroll(ui) {
  const list = ui.root?.querySelector(".shots");
  const line = list?.querySelector("[aria-current=step]");
  if (line) list.scrollTop = line.offsetTop + line.offsetHeight - list.clientHeight * 0.7;
}

/** @param {Record<string, any>} ui @param {Showing} own */
function sound(ui, { film: { steps }, at }) {
  const kind = steps[at]?.kind;
  if (kind === "destroyed") ui.table.play("hit");
  if (kind === "hit") ui.table.play("tick");
  if (kind === "end") ui.table.play("fanfare");
}

/** What the buttons and keys do. @param {Record<string, any>} ui */
export function controls(ui) {
  const jump = (/** @type {1 | -1} */ way, /** @type {typeof isShot} */ wanted) => () => {
    if (!ui.showing) return;
    ui.showing.playing = false;
    go(ui, sought(ui.showing.film, ui.showing.at, way, wanted));
  };
  return {
    toggle: () => toggle(ui),
    nextShot: jump(1, isShot),
    lastShot: jump(-1, isShot),
    nextSpeed: jump(1, isTitle),
    lastSpeed: jump(-1, isTitle),
    end: () => {
      if (!ui.showing) return;
      ui.showing.playing = false;
      go(ui, ui.showing.film.steps.length - 1);
    },
    pace: (/** @type {number} */ pace) => () => {
      ui.pace = pace;
      if (ui.showing) Object.assign(ui.showing, { pace });
      ui.table.redraw();
    },
  };
}

/** At the end it begins again. @param {Record<string, any>} ui */
function toggle(ui) {
  const own = /** @type {Showing | null} */ (ui.showing);
  if (!own) return;
  const over = own.at >= own.film.steps.length - 1;
  own.playing = !own.playing;
  if (own.playing) go(ui, over ? -1 : own.at);
  else ui.table.redraw();
}
