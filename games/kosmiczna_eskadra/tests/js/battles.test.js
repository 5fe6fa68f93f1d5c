// @ts-check
/**
 * The film against the events, over all rounds of the golden logs: it ends where the rules ended,
 * nothing of a step is seen before its beam is there, or its ore, and no step draws more cards again
 * than it is about.
 *
 * @import {GameEvent} from "types/kosmiczna_eskadra"
 * @import {Film, Picture, Step} from "../../static/kosmiczna_eskadra/film.js"
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { seenOf } from "../../static/kosmiczna_eskadra/felt.js";
import { beats, film, LANDS, picture, pieces, score } from "../../static/kosmiczna_eskadra/film.js";

const folder = new URL("../golden/", import.meta.url);
const hulls = [1, 2, 2, 3, 3, 3, 3, 4, 4, 4];
const ships = Object.fromEntries(hulls.map((hull, at) => [at + 1, { hull }]));
const ORE = 12;

/** Of each round that was scored the cards as they lay, and what was told. @type {{film: Film, events: GameEvent[], table: Record<string, any>}[]} */
const battles = readdirSync(folder)
  .filter((file) => file.startsWith("log-"))
  .flatMap((file) => {
    const log = JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString());
    /** @type {Record<string, {seat: number, speed: number}>} */
    let table = {};
    return log.rows.flatMap((/** @type {any[]} */ row) => {
      /** @type {GameEvent[]} */
      const events = row[4].events;
      for (const event of events) {
        if (event.event === "round-began") table = {};
        if (event.event === "card-landed") table[event.order] = event;
      }
      if (!events.some(({ event }) => event === "round-scored")) return [];
      const scene = { ships, rocks: [{ ore: ORE }] };
      return [{ film: film({ ...table }, scene, events, log.begun.seats), events, table }];
    });
  });

/** All that a step may change. @param {Picture} picture */
const things = ({ step: _step, landed: _landed, speed: _speed, ...rest }) => rest;

/** Ore on rocks and ships. @param {Picture} picture */
const lying = ({ rocks, cargo }) =>
  [...rocks, ...Object.values(cargo)].reduce((sum, ore) => sum + ore, 0);

test("there are rounds enough, and in them all that a film shows", () => {
  assert.ok(battles.length >= 20, `${battles.length}`);
  const kinds = new Set(battles.flatMap(({ film }) => film.steps.map(({ kind }) => kind)));
  for (const kind of ["speed", "hit", "miss", "ore", "destroyed", "end"])
    assert.ok(kinds.has(/** @type {any} */ (kind)), kind);
});

test("every film ends with the score of the rules", () => {
  for (const { film, events } of battles) {
    const end = picture(film, film.steps.length - 1);
    const told = events.find(({ event }) => event === "round-scored");
    assert.ok(told?.event === "round-scored");
    assert.deepEqual(
      told.scores.map((_, seat) => score(end, seat)),
      told.scores,
    );
    assert.deepEqual([end.trophies, end.ore, end.losses], [told.trophies, told.ore, told.losses]);
  }
});

test("nothing of a hit or of ore is seen when its step begins", () => {
  for (const { film } of battles)
    for (const [at, step] of film.steps.entries()) {
      if (!beats(step).length) continue;
      const [before, begins] = [picture(film, at - 1), picture(film, at, 0)];
      assert.deepEqual(things(begins), things(before), step.kind);
      assert.equal(begins.landed, false);
      assert.equal(begins.step, step);
    }
});

test("a hit leaves its marker when its beam is there", () => {
  for (const { film } of battles)
    for (const [at, step] of film.steps.entries()) {
      if (step.kind !== "hit") continue;
      assert.deepEqual(things(picture(film, at, LANDS - 0.01)), things(picture(film, at - 1)));
      assert.deepEqual(things(picture(film, at, LANDS)), things(picture(film, at)));
      assert.ok(picture(film, at, LANDS).landed);
    }
});

test("ore leaves its rock piece by piece, and is on a ship only when it has arrived", () => {
  for (const { film } of battles)
    for (const [at, step] of film.steps.entries()) {
      if (step.kind !== "ore") continue;
      const whole = lying(picture(film, at - 1));
      const many = pieces(step.event.taken).length;
      const seen = beats(step).map((time) => picture(film, at, time));
      const flying = seen.map((own) => whole - lying(own));
      assert.ok(flying.every((ore) => ore >= 0 && ore <= many));
      const landed = beats(step).map((time) => picture(film, at, time).landed);
      assert.deepEqual(
        landed,
        landed.map((_, k) => k === landed.length - 1),
      );
      const rocks = [picture(film, at - 1), ...seen].map(({ rocks }) => rocks[step.event.rock]);
      assert.ok(
        rocks.slice(1).every((ore, k) => rocks[k] - ore <= 1),
        `${rocks}`,
      );
      if (many === step.event.removed)
        assert.deepEqual(things(seen[seen.length - 1]), things(picture(film, at)));
    }
});

test("every beat lies within its step, in its order", () => {
  for (const { film } of battles)
    for (const step of film.steps) {
      const times = beats(/** @type {Step} */ (step));
      assert.deepEqual(
        times,
        times.toSorted((one, other) => one - other),
      );
      assert.ok(times.every((time) => time > 0 && time < 1));
    }
});

/** What a step is about, by order. @param {any} step @returns {string[]} */
const cardsOf = ({ event, events = [event] }) =>
  events.flatMap((/** @type {any} */ { order, target, taken = {} }) =>
    [order, target, ...Object.keys(taken)].map(String),
  );

test("at each moment of a film only the cards are drawn again that it is about, or the one before", () => {
  let most = 0;
  for (const { film, table } of battles) {
    const shown = { film, at: -1, lasts: 1 };
    const seats = Object.fromEntries(Object.keys(film.owners).map((_, seat) => [seat, {}]));
    const view = { phase: "scoring", result: {}, table, seats };
    const own = /** @type {any} */ ({ view, ui: { showing: shown }, t: String });
    const seen = (/** @type {Picture} */ picture) =>
      film.orders.map((order) => seenOf(own, order, picture));
    let before = seen(picture(film, -1));
    for (const [at, step] of film.steps.entries()) {
      const about = [...cardsOf(step), ...(at ? cardsOf(film.steps[at - 1]) : [])];
      for (const time of [0, ...beats(step)]) {
        const now = seen(picture(film, at, time));
        const anew = film.orders.filter((_, k) => now[k].some((part, n) => part !== before[k][n]));
        assert.deepEqual(
          anew.filter((order) => !about.includes(order)),
          [],
          step.kind,
        );
        most = Math.max(most, anew.length);
        before = now;
      }
    }
  }
  assert.ok(most > 1, "something is drawn again");
});
