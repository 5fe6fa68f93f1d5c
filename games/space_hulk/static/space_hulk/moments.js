// @ts-check
/**
 * What has just happened, shown one thing after the other: who aims, the tracer, the dice, who
 * falls. It never blocks: a tap ends it, and so does whatever happens next.
 *
 * @import {GameEvent, Roll, Table} from "types/space_hulk"
 * @typedef {{ms: number, event: GameEvent | null, key: string, rolls?: Roll[]}} Step
 */
import { Flights } from "kit/flight.js";
import { Player } from "kit/player.js";
import { nothing, svg } from "lit-html";
import * as art from "./art/signs.js";
import { inFront } from "./chances.js";
import { piece, squareOf } from "./knowing.js";
import { follow, middle } from "./looking.js";

/** How long each is seen, in milliseconds. @type {Record<string, number>} */
const LASTS = {
  moved: 180,
  turned: 150,
  "door-opened": 250,
  "door-closed": 250,
  "airlock-closed": 400,
  "door-destroyed": 350,
  shot: 700,
  "extra-hit": 400,
  killed: 350,
  "jam-rolled": 500,
  "melee-rolled": 700,
  parried: 600,
  "door-rolled": 600,
  "flame-laid": 300,
  "flame-rolled": 500,
  "cp-rolled": 700,
  "blip-turned": 450,
  "blip-entered": 250,
  "alien-entered": 250,
  "overwatch-set": 200,
  "jam-cleared": 200,
  reloaded: 200,
  "left-board": 300,
};

/** @type {Record<string, string>} */
const SOUNDS = {
  moved: "step",
  turned: "step",
  "blip-entered": "tracker",
  "blip-placed": "tracker",
  "alien-entered": "claws",
  "door-opened": "door",
  "door-closed": "door",
  "airlock-closed": "airlock",
  "door-destroyed": "burst",
  shot: "shot",
  "extra-hit": "shot",
  "melee-rolled": "claws",
  "flame-laid": "flame",
  "blip-turned": "burst",
  "jam-cleared": "clank",
  reloaded: "clank",
  "cp-rolled": "dice",
  "flame-rolled": "dice",
  "door-rolled": "dice",
  parried: "dice",
};

/** @param {GameEvent} event @returns {Roll[] | undefined} */
function rollsOf(event) {
  switch (event.event) {
    case "shot":
      return [{ kind: "shot", dice: event.faces, piece: event.piece }];
    case "jam-rolled":
      return [{ kind: "jam", dice: [event.jam ? "J" : "ok"], piece: event.piece }];
    case "melee-rolled":
      return [{ kind: "melee", dice: [event.red, ...event.blue], piece: event.attacker }];
    case "parried":
      return event.die ? [{ kind: "parry", dice: [event.die], piece: event.piece }] : undefined;
    case "door-rolled":
      return [{ kind: "door", dice: event.dice, piece: event.piece }];
    case "flame-rolled":
      return [{ kind: "flame", dice: [event.die], piece: event.piece }];
    case "cp-rolled":
      return [{ kind: "cp", dice: [event.number - (event.handicap ?? 0)] }];
  }
  return undefined;
}

/** The film of a move; it ends with nothing. @param {GameEvent[]} events @param {string} name @returns {Step[]} */
export function film(events, name) {
  const shown = events.filter(({ event }) => event in LASTS);
  if (!shown.length) return [];
  const steps = shown.map((event, at) => ({
    ms: LASTS[event.event],
    event,
    key: `${name} ${at}`,
    rolls: rollsOf(event),
  }));
  return [...steps, { ms: 0, event: null, key: `${name} end` }];
}

/** What is shown just now. @param {Table} table @returns {Step | null} */
export function moment({ ui }) {
  return ui.film && !ui.film.over ? (ui.film.step ?? null) : null;
}

/** A newer move ends the film of the last one. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events */
export function begin(root, table, events) {
  const { ui } = table;
  if (!events.length) return;
  ui.films = (ui.films ?? 0) + 1;
  const steps = film(events, String(ui.films));
  ui.film?.stop();
  ui.film = null;
  if (!steps.length) return;
  const player = new Player(steps, { shows: () => shows(root, ui, player) });
  ui.film = Object.assign(player, { tells: events });
  if (table.still || table.past) {
    player.rest();
    return;
  }
  queueMicrotask(() => ui.film === player && player.toggle());
}

/** @param {GameEvent} event */
export const soundOf = (event) =>
  event.event === "jam-rolled" && event.jam ? "clank" : (SOUNDS[event.event] ?? "");

/** @param {HTMLElement} root @param {Record<string, any>} ui @param {Player<Step>} player */
function shows(root, ui, player) {
  /** @type {Table} */
  const table = ui.table;
  table.redraw();
  const event = player.step?.event;
  if (!event) return;
  table.play(soundOf(event));
  const square = placeOf(table, event);
  if (square !== undefined) follow(table, middle(table, square));
  if (event.event === "moved") glide(root, table, event);
}

/** From the square it left to the one it stands on. @param {HTMLElement} root @param {Table} table @param {{piece: string, start: number, to: number}} event */
function glide(root, table, { piece: id, start, to }) {
  const [x, y] = middle(table, start);
  const [tx, ty] = middle(table, to);
  const flights = new Flights(root, table);
  flights.move(
    root.querySelector(`[data-world] [data-piece="${id}"]`),
    [{ translate: `${x - tx}px ${y - ty}px` }, { translate: "0 0" }],
    { duration: LASTS.moved, easing: "ease-in-out" },
  );
}

/** End it: all has been seen. @param {Table} table */
export function skip({ ui }) {
  if (ui.film && !ui.film.over) ui.film.end();
}

/** @param {Table} table @returns {GameEvent[]} */
export const veiled = ({ ui }) => (ui.film && !ui.film.over ? ui.film.tells : []);

/** Where it happens. @param {Table} table @param {GameEvent} event @returns {number | undefined} */
function placeOf(table, event) {
  if ("to" in event) return event.to;
  if ("at" in event && event.at !== undefined) return event.at;
  if (event.event === "shot") return spot(table, event.target);
  const id = "piece" in event ? event.piece : "defender" in event ? event.defender : null;
  return id ? spot(table, id) : undefined;
}

/** Where a piece stands, or stood when it fell in this move. @param {Table} table @param {string} id */
function spot(table, id) {
  const here = squareOf(table, id);
  if (here !== undefined) return here;
  const fell = table.ui.film?.tells.find(
    (/** @type {GameEvent} */ one) => one.event === "killed" && one.piece === id,
  );
  return fell?.at;
}

/** What is seen of the moment on the deck, and those who are still to fall. @param {Table} table */
export function scenery(table) {
  const { ui } = table;
  if (!ui.film || ui.film.over) return nothing;
  const left = ui.film.steps.slice(Math.max(0, ui.film.at));
  const event = moment(table)?.event;
  return [
    left.map((/** @type {Step} */ { event: later }) =>
      later ? ghost(table, later, later === event) : nothing,
    ),
    event ? drawn(table, event) : nothing,
  ];
}

/** @param {Table} table @param {GameEvent} event @param {boolean} now */
function ghost(table, event, now) {
  if (event.event !== "killed" && event.event !== "blip-turned") return nothing;
  if (event.at === undefined || piece(table, event.piece)) return nothing;
  const turns = { n: 0, e: 90, s: 180, w: 270 };
  const angle = event.event === "killed" ? turns[event.facing] : 0;
  const alien = event.event === "killed" && event.piece[0] === "a";
  const fallen = table.view.marines[event.piece];
  const figure = alien ? art.alien : fallen ? art.marine(fallen.role) : art.blip;
  const kind = alien ? "alien" : fallen ? "marine" : "blip";
  // What a style scales stands in a group of its own: else its place would be scaled, too.
  return svg`<g data-piece=${event.piece} class="piece ${kind}" transform="translate(${middle(table, event.at).join(" ")}) rotate(${angle})"><g class=${now ? "falls" : ""}>${figure}</g></g>`;
}

/** @param {Table} table @param {GameEvent} event */
function drawn(table, event) {
  const line = (
    /** @type {number | undefined} */ from,
    /** @type {number | undefined} */ to,
    kind = "",
  ) => {
    if (from === undefined || to === undefined) return nothing;
    const [[x, y], [tx, ty]] = [middle(table, from), middle(table, to)];
    return svg`<g class="tracer ${kind}"><line x1=${x} y1=${y} x2=${tx} y2=${ty} pathLength="1"/><circle cx=${x} cy=${y} r="5"/><circle class="mark" cx=${tx} cy=${ty} r="14"/></g>`;
  };
  switch (event.event) {
    case "shot": {
      const hits = event.faces.some((face) => face === "H" || (face === "S" && event.sustained));
      return line(spot(table, event.piece), spot(table, event.target), hits ? "hits" : "misses");
    }
    case "extra-hit":
      return line(spot(table, event.piece), spot(table, event.target), "hits");
    case "melee-rolled":
      return line(spot(table, event.attacker), spot(table, event.defender), "strikes");
    case "door-rolled":
      return line(inFront(table, event.piece), event.at, "strikes");
    case "killed":
    case "blip-turned":
    case "door-destroyed":
    case "blip-entered":
    case "alien-entered": {
      if (event.at === undefined) return nothing;
      const [x, y] = middle(table, event.at);
      return svg`<g transform="translate(${x} ${y})"><g class="burst ${event.event}"><circle r="16"/>${[0, 60, 120, 180, 240, 300].map((angle) => svg`<path transform="rotate(${angle})" d="M0-8v-10"/>`)}</g></g>`;
    }
  }
  return nothing;
}
