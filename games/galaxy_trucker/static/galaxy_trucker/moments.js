// @ts-check
/**
 * What has just happened in flight, shown one thing after the other. Until it is over, board and page
 * stand where it has come to; a tap or a key ends it, and so does what happens next.
 */
/** @import {GameEvent, Table} from "types/galaxy_trucker" */
/** @import {Step} from "./film.js" */
import { roll } from "kit/dice.js";
import { Flights } from "kit/flight.js";
import { Player } from "kit/player.js";
import { film, paceOf } from "./film.js";
import { folded } from "./folding.js";

/** @typedef {{player: Player<Step>, before: Table["view"], events: GameEvent[]}} Film */

/** @param {Table} table @returns {Film | null} */
const running = ({ ui }) => (ui.film && !ui.film.player.over ? ui.film : null);

/** What is shown just now. @param {Table} table @returns {Step | null} */
export const moment = (table) => running(table)?.player.step ?? null;

/** @param {Table} table @returns {GameEvent[]} */
export const veiled = (table) => running(table)?.events ?? [];

/** The table as far as it has been told. @param {Table} table @returns {Table} */
export function shown(table) {
  const now = running(table);
  if (!now) return table;
  const step = now.player.step;
  const told = now.events.slice(0, step ? after(step) : 0);
  return { ...table, view: folded(now.before, table.view, told), offers: [] };
}

/** What falls is seen until it has fallen, what is rolled or paid is there at once. @param {Step} step */
const after = ({ falls, from, upto }) => (falls ? from : upto);

/** What is built is told while it is. */
const BUILDING = ["go", "countdown", "build", "start_pick"];

/** A newer move ends the film of the last one; one that shows nothing lets it run. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Table["view"] | undefined} before */
export function begin(root, table, events, before) {
  const { ui, view } = table;
  const question = before?.question;
  const waited = question?.threat && question.line !== undefined ? question : null;
  const builds = before && [before.phase, view.phase].some((phase) => BUILDING.includes(phase));
  const steps = film(
    events,
    waited && { threat: /** @type {string} */ (waited.threat), line: Number(waited.line) },
  );
  if (!steps.length || !before || builds) {
    // It stands in the picture behind the film, and is veiled with it.
    running(table)?.events.push(...events);
    return;
  }
  ui.film?.player.stop();
  ui.film = null;
  if (table.past) return;
  if (table.still) {
    table.play(steps.map(soundOf).find(Boolean) ?? "");
    return;
  }
  const last = { ...steps[steps.length - 1], ms: 0, row: undefined, falls: undefined };
  const pace = paceOf(steps, !!view.question);
  const player = new Player([...steps, last], { shows: () => shows(root, ui, player), pace });
  ui.film = { player, before, events: [...events] };
  table.redraw();
  player.play(0);
}

/** @param {HTMLElement} root @param {Record<string, any>} ui @param {Player<Step>} player */
function shows(root, ui, player) {
  /** @type {Table} */
  const table = ui.table;
  table.redraw();
  const step = moment(table);
  if (!step) return;
  const flights = new Flights(root, table);
  const sound = soundOf(step);
  if (sound) table.play(sound);
  if (step.event.event === "dice-rolled")
    roll(flights, { selector: ".thrown", duration: (step.ms * 0.8) / player.pace });
  if (step.event.event === "card-revealed")
    flights.move(
      flights.find(".card-tray .card"),
      [{ transform: "rotateY(90deg)", opacity: 0 }, { transform: "none" }],
      { duration: 300 },
    );
}

/** @type {Record<string, string>} */
const SOUNDS = {
  "card-revealed": "card",
  "power-declared": "engine",
  "tile-destroyed": "crash",
  "piece-kept": "crash",
  "ship-broke": "crash",
  "credits-won": "coin",
  "goods-loaded": "clank",
  "planet-landed": "glass",
};
/** @type {Record<string, string>} */
const METS = { bounce: "ping", stopped: "hum", "shot-down": "shot", hit: "shot" };

/** @param {Step} step */
function soundOf({ event, meets }) {
  if (meets)
    return METS[["hit", "shot-down", "stopped", "bounce"].find((how) => some(meets, how)) ?? ""];
  if (event.event === "enemy-met") return event.how === "won" ? "cheer" : "clank";
  return SOUNDS[event.event] ?? "";
}

/** @param {{how: string}[]} meets @param {string} how */
const some = (meets, how) => meets.some((one) => one.how === how);

/** All has been seen; false if there was nothing to end. @param {Table} table */
export function skip(table) {
  const now = running(table);
  now?.player.end();
  return !!now;
}
