// @ts-check
/**
 * The scoring as a film: cards of the table and events in, steps and pictures out. Nothing else.
 *
 * @import {GameEvent, LaserFired, OreLooted, OreShared, RockRemoved, RoundScored, ShipDestroyed,
 *   ShipGrounded, SpeedBegan} from "types/kosmiczna_eskadra"
 *
 * @typedef {{kind: "grounded", event: ShipGrounded, events: ShipGrounded[]} | {kind: "speed", event: SpeedBegan}
 *   | {kind: "hit" | "miss", event: LaserFired} | {kind: "ore", event: OreShared}
 *   | {kind: "loot", event: OreLooted} | {kind: "destroyed", event: ShipDestroyed}
 *   | {kind: "cleared", event: RockRemoved} | {kind: "end", event: RoundScored}} Moment
 *
 * @typedef {Moment & {ms: number, speed: number, shot: number}} Step
 *   `shot`: the number of the laser within the film, 0 for what is no laser; `events` go together
 *
 * @typedef {{orders: string[], steps: Step[], owners: Record<string, number>, hulls: Record<string, number>,
 *   rocks: number[], seats: number}} Film
 *
 * @typedef {object} Picture  all that can be seen after a step
 * @property {Step | null} step
 * @property {boolean} landed  all that the step does has been seen: its beam is there, or its ore
 * @property {Record<string, string>} gone  by order: hangar, lost, out or the seat whose trophy it is
 * @property {Record<string, Record<string, number>>} damage  by order, by seat whose markers they are
 * @property {Record<string, number>} cargo  ore by order
 * @property {number[]} rocks  ore left
 * @property {boolean[]} cleared  rocks that are gone
 * @property {number[]} trophies
 * @property {number[]} losses
 * @property {number[]} ore
 * @property {number} speed  0 before the first
 */

/** How long a step is shown at x1, in milliseconds. */
export const TIMES = {
  grounded: 900,
  speed: 600,
  hit: 700,
  miss: 250,
  ore: 700,
  loot: 700,
  destroyed: 800,
  cleared: 500,
  end: 0,
};

/** Shares of a step: when its beam is there; when the first piece of ore leaves, how long it flies, and the most between two. */
export const LANDS = 0.5;
const LEAVES = 0.06;
export const FLIES = 0.45;
const GAP = 0.1;

/** What becomes a step. @type {Record<string, keyof typeof TIMES>} */
const KINDS = {
  "ship-grounded": "grounded",
  "speed-began": "speed",
  "laser-fired": "hit",
  "ore-shared": "ore",
  "ore-looted": "loot",
  "ship-destroyed": "destroyed",
  "rock-removed": "cleared",
  "round-scored": "end",
};

/** @param {GameEvent} event @returns {event is Moment["event"]} */
export const isFilm = (event) => event.event in KINDS;

/**
 * @param {Record<string, {seat: number, speed: number}>} table  the cards as they lay
 * @param {{ships: Record<string, {hull: number}>, rocks: {ore: number}[]}} scene
 * @param {GameEvent[]} events
 * @param {number} seats
 * @returns {Film}
 */
export function film(table, scene, events, seats) {
  const orders = Object.keys(table);
  return {
    orders,
    steps: cut(events.filter(isFilm)),
    owners: Object.fromEntries(orders.map((order) => [order, table[order].seat])),
    hulls: Object.fromEntries(orders.map((order) => [order, scene.ships[table[order].speed].hull])),
    rocks: scene.rocks.map(({ ore }) => ore),
    seats,
  };
}

/** @param {Moment["event"][]} events @returns {Step[]} */
export function cut(events) {
  let [speed, shot] = [0, 0];
  return together(events).map(({ event, events }) => {
    if (event.event === "speed-began") speed = event.speed;
    const fired = event.event === "laser-fired";
    const kind = fired && !event.target ? "miss" : KINDS[event.event];
    const moment = /** @type {Moment} */ ({ kind, event, events });
    return { ...moment, ms: TIMES[kind], speed, shot: fired ? ++shot : 0 };
  });
}

/** KE-130 All that lie illegally go at once. @param {Moment["event"][]} events @returns {{event: Moment["event"], events?: ShipGrounded[]}[]} */
function together(events) {
  const grounded = events.filter((event) => event.event === "ship-grounded");
  const others = events.filter((event) => event.event !== "ship-grounded");
  const first = grounded.length ? [{ event: grounded[0], events: grounded }] : [];
  return [...first, ...others.map((event) => ({ event }))];
}

/** Every piece of ore by the order of the ship that takes it, in the order in which they leave. @param {Record<string, number>} taken */
export const pieces = (taken) =>
  Object.entries(taken).flatMap(([order, ore]) => Array.from({ length: ore }, () => order));

/** When a piece leaves, as a share of its step. @param {number} at @param {number} many */
export const leaves = (at, many) => LEAVES + at * Math.min(GAP, (0.94 - FLIES - LEAVES) / many);

/** The shares of a step at which more of it is seen; none if all is at once. @param {Step} step @returns {number[]} */
export function beats({ kind, event }) {
  if (kind === "hit" || kind === "miss") return [LANDS];
  if (kind !== "ore" && kind !== "loot") return [];
  const all = pieces(event.taken);
  const times = all.flatMap((_, at) => [leaves(at, all.length), leaves(at, all.length) + FLIES]);
  return [...new Set(times)].toSorted((one, other) => one - other);
}

/** What is seen before the first step. @param {Film} film @returns {Picture} */
function opening({ rocks, seats }) {
  const none = () => Array.from({ length: seats }, () => 0);
  return {
    step: null,
    landed: false,
    gone: {},
    damage: {},
    cargo: {},
    rocks: [...rocks],
    cleared: rocks.map(() => false),
    trophies: none(),
    losses: none(),
    ore: none(),
    speed: 0,
  };
}

/** What is seen after step `at`, or after a share of it; -1 is the table as it lay. @param {Film} film @param {number} at @param {number} [time] @returns {Picture} */
export function picture(film, at, time = Number.POSITIVE_INFINITY) {
  const picture = opening(film);
  for (const [k, step] of film.steps.slice(0, at + 1).entries())
    happen(film, picture, step, k === at ? time : Number.POSITIVE_INFINITY);
  picture.ore = picture.ore.map((_, seat) => carried(film, picture, seat));
  return picture;
}

/** @param {Film} film @param {Picture} picture @param {Step} step @param {number} time */
function happen(film, picture, step, time) {
  const landed = beats(step).every((beat) => beat <= time);
  Object.assign(picture, { step, landed, speed: step.speed });
  const { event, kind } = step;
  switch (kind) {
    case "grounded":
      for (const { order } of step.events) picture.gone[order] = "hangar";
      break;
    case "hit":
      if (landed && !event.target?.startsWith("r")) mark(film, picture, event);
      break;
    case "ore":
      picture.rocks[event.rock] = remains(picture.rocks[event.rock], event.left, event.taken, time);
      load(picture, event.taken, time);
      break;
    case "loot":
      picture.cargo[event.order] = remains(picture.cargo[event.order] ?? 0, 0, event.taken, time);
      load(picture, event.taken, time);
      break;
    case "destroyed":
      fall(film, picture, event);
      break;
    case "cleared":
      picture.cleared[event.rock] = true;
  }
}

/** Markers of the shooter's colour. @param {Film} film @param {Picture} picture @param {LaserFired} event */
function mark({ owners }, { damage: all }, { order, target, damage }) {
  if (!target || !damage) return;
  all[target] ??= {};
  const own = all[target];
  own[owners[order]] = (own[owners[order]] ?? 0) + damage;
}

/** What lies there still, while pieces leave it; what nobody takes goes last. @param {number} before @param {number} after @param {Record<string, number>} taken @param {number} time */
function remains(before, after, taken, time) {
  const all = pieces(taken);
  const gone = all.filter((_, at) => leaves(at, all.length) <= time).length;
  return time >= 1 ? after : before - gone;
}

/** As much as has arrived. @param {Picture} picture @param {Record<string, number>} taken @param {number} time */
function load(picture, taken, time) {
  const all = pieces(taken);
  for (const [at, order] of all.entries())
    if (leaves(at, all.length) + FLIES <= time)
      picture.cargo[order] = (picture.cargo[order] ?? 0) + 1;
}

/** @param {Film} film @param {Picture} picture @param {ShipDestroyed} event */
function fall(film, picture, event) {
  picture.gone[event.order] = event.pool;
  delete picture.cargo[event.order];
  const hull = film.hulls[event.order];
  if (event.pool === "lost") picture.losses[film.owners[event.order]] += hull;
  else if (event.pool !== "out") picture.trophies[Number(event.pool)] += hull;
}

/** Ore on what is left of a squadron. @param {Film} film @param {Picture} picture @param {number} seat */
const carried = ({ orders, owners }, { gone, cargo }, seat) =>
  orders.reduce(
    (sum, order) => sum + (owners[order] === seat && !gone[order] ? (cargo[order] ?? 0) : 0),
    0,
  );

/** The running score of a seat. @param {Picture} picture @param {number} seat */
export const score = (picture, seat) =>
  picture.trophies[seat] + picture.ore[seat] - picture.losses[seat];

/** With the sign that a reader expects. @param {number} points */
export const signed = (points) => String(points).replace("-", "−");

/** @param {Step} step */
export const isShot = ({ shot }) => shot > 0;

/** @param {Step} step */
export const isTitle = ({ kind }) => kind === "speed";
