// @ts-check
/**
 * The single panels: a bolt flies, bends away, is swallowed by a swirl; a ship bursts, a gate opens.
 *
 * @import {Flights} from "kit/flight.js"
 * @import {Places} from "./moments.js"
 */
import { html } from "lit-html";
import { back, face } from "./cards.js";
import { at, beyond, bolt, bubble, burst, kindOfBolt, small, spot } from "./flying.js";
import { kindOf, SALVOS } from "./knowing.js";
import { isPlayed } from "./noises.js";
import { kindPicture, shipPicture } from "./pictures.js";

/** Before what came of it. @type {Record<string, (flights: Flights, event: any, places: Places, delay: number) => void>} */
export const STRIKE = {
  hit: (flights, { target, card }, places, delay) => {
    const where = at(flights, places, target);
    const own = places.view?.plays?.find((play) => play.card === card);
    bolt(flights, at(flights, places, own?.ship), where, card, { duration: 320, delay });
    if (where)
      flights.ghost(html`<i class="boom"></i>`, spot(where, 20), spot(where, 70), {
        delay: delay + 280,
        duration: 300,
        fades: true,
      });
    flights.sound(SALVOS.includes(kindOf(card)) ? `hit-${kindOf(card)}` : "hit-S", delay + 280);
  },
  "salvo-missed": (flights, { card }, places, delay) => {
    const own = places.view?.plays?.find((play) => play.card === card);
    const [from, to] = [at(flights, places, own?.ship), at(flights, places, own?.target)];
    const board = flights.layer?.getBoundingClientRect();
    if (from && to && board)
      bolt(flights, from, beyond(from, to, board), card, { duration: 620, delay, fades: true });
    bubble(flights, from, flights.table.t("board-silence"), delay);
    flights.sound("miss", delay);
  },
  "play-cancelled": (flights, { card, by }, places, delay) => {
    const own = places.view?.plays?.find((play) => play.card === card);
    const where = at(flights, places, own?.target) ?? places.cards.get(card);
    const kind = by ? kindOf(by) : "coins";
    if (where)
      flights.ghost(
        html`<span class="cancel ${kind}">${by ? kindPicture(kind) : "✦✦"}</span>`,
        spot(where, 60),
        spot(where, 90),
        { delay, duration: 600, turn: 360, fades: true },
      );
    flights.sound(
      { TF: "swirl", EA: "roll", FI: "dogfight", coins: "coins" }[kind] ?? "swirl",
      delay,
    );
  },
  "direct-hit-scored": (flights, { target }, _, delay) => {
    const own = flights.find(`[data-piece="${target}"]`);
    flights.move(
      own,
      // Over its neighbours.
      [
        { scale: "1", zIndex: 4 },
        { scale: "1.35", zIndex: 4, offset: 0.3 },
        { scale: "1.35", zIndex: 4, offset: 0.8 },
        { scale: "1", zIndex: 4 },
      ],
      { delay, duration: 550 },
    );
    flights.sound("direct", delay);
  },
  "ship-captured": (flights, { ship, seat }, places, delay) => {
    const to = at(flights, places, `@${seat}`);
    flights.ghost(
      html`<span class="shard">${shipPicture(ship.slice(0, 2))}</span>`,
      at(flights, places, ship),
      to && spot(to, 50),
      { delay, duration: 500 },
    );
    flights.sound("capture", delay);
  },
  "ships-scattered": (flights, { moves }, places, delay) => {
    const [first] = Object.keys(moves);
    const where = at(flights, places, first);
    if (where)
      flights.ghost(html`<i class="boom ring"></i>`, spot(where, 30), spot(where, 220), {
        delay,
        duration: 500,
        fades: true,
      });
    flights.sound("shock", delay);
  },
};

/** Glide to the new place. @param {Flights} flights @param {Record<string, string>} moves @param {Places} places */
function glided(flights, moves, places) {
  for (const ship of Object.keys(moves)) {
    const own = flights.find(`[data-piece="${ship}"]`);
    flights.glide(own, places.pieces.get(ship), { duration: 420 });
  }
}

/** On the new picture. @type {Record<string, (flights: Flights, event: any, places: Places) => void>} */
export const AFTER = {
  "salvo-fired": (flights, { ship, target, card }, places) => {
    bolt(flights, at(flights, places, ship), at(flights, places, target), card, { duration: 1300 });
    flights.sound(`bolt-${kindOfBolt(card)}`);
  },
  "ram-begun": (flights, { ship, target }, places) => {
    flights.ghost(
      html`<span class="shard">${shipPicture(ship.slice(0, 2))}</span>`,
      at(flights, places, ship),
      at(flights, places, target),
      { duration: 1200 },
    );
    flights.sound("engines");
  },
  "squadron-launched": (flights, { seat, card, target }, places) => {
    const from = at(flights, places, `@${seat}`);
    const to = at(flights, places, target);
    for (const delay of [0, 120, 240])
      flights.ghost(
        html`<span class="wing">${kindPicture(kindOf(card))}</span>`,
        from && spot(from, 36),
        to && spot(to, 36),
        { delay, duration: 1000 },
      );
    flights.sound(kindOf(card) === "FI" ? "fighters" : "bombers");
  },
  "sound-made": (flights, { seat, noise }, places) => {
    const { table } = flights;
    // The own noise has sounded when it was made.
    const sounded = seat === table.seat && !table.past && table.ui.noise === noise;
    table.ui.noise = undefined;
    if (!sounded && !isPlayed(table.ui, seat, performance.now())) return;
    bubble(flights, at(flights, places, `@${seat}`), table.t(`noise-${noise}`));
    if (!sounded) flights.sound(`noise-${noise}`);
  },
  "ship-destroyed": (flights, { ship, seat }, places) => {
    const where = places.pieces.get(ship) ?? at(flights, places, `#${seat}`);
    burst(flights, where, shipPicture(ship.slice(0, 2)));
    flights.sound("wreck");
    const gate = flights.find(`[data-fleet="${seat}"] .gate .open`);
    flights.move(gate, [{ opacity: 0, scale: "2.5" }, {}], { delay: 300, duration: 350 });
    if (gate) flights.sound("gate", 350);
  },
  "flagship-destroyed": (flights, { seat }, places) => {
    burst(flights, at(flights, places, `@${seat}`), html`<i class="boom"></i>`);
    flights.sound("end");
    if (!flights.table.still)
      flights.move(flights.find(".battle"), [{ boxShadow: "inset 0 0 4rem 1rem #fff" }, {}], {
        duration: 900,
      });
  },
  "ship-placed": (flights, { ship }) => {
    flights.move(flights.find(`[data-piece="${ship}"]`), [{ opacity: 0, scale: "1.6" }, {}]);
    flights.sound("build");
  },
  "fleet-moved": (flights, { moves }, places) => {
    glided(flights, moves, places);
    flights.sound("engines");
  },
  "ships-scattered": (flights, { moves }, places) => glided(flights, moves, places),
  "card-played": (flights, { card, seat }, places) => {
    const play = flights.find(`[data-play="${card}"] .card`);
    flights.glide(play, places.cards.get(card) ?? at(flights, places, `#${seat}`), {
      duration: 380,
      turn: 8,
    });
    flights.sound("card");
  },
  "marker-laid": (flights, { seat }) => {
    flights.cheer(flights.find(`[data-fleet="${seat}"] .badge`), { scale: 2 });
    flights.sound("lay");
  },
  "marker-removed": (flights) => flights.sound("sweep"),
  "salvo-removed": (flights) => flights.sound("repair"),
  "cards-taken": (flights, { seat, victim, count }, places) => {
    for (let card = 0; card < count; card++)
      flights.ghost(
        back,
        small(at(flights, places, `#${victim}`) ?? at(flights, places, `@${victim}`)),
        small(at(flights, places, `#${seat}`) ?? at(flights, places, `@${seat}`)),
        { delay: card * 120, duration: 420 },
      );
    flights.sound("card");
  },
  "cards-discarded": (flights, { cards, seat }, places) => {
    const pile = flights.find(".kit-pile.discard .heap")?.getBoundingClientRect();
    for (const card of cards)
      flights.ghost(
        face(flights.table, card),
        places.cards.get(card) ?? small(at(flights, places, `#${seat}`)),
        pile?.width ? pile : undefined,
        { duration: 420 },
      );
    flights.sound("card");
  },
  "fleet-revealed": (flights, { ships }) => {
    Object.values(ships).forEach((ship, at) => {
      flights.move(
        flights.find(`[data-piece="${ship}"]`),
        [{ opacity: 0, transform: "rotateY(180deg)" }, {}],
        { delay: at * 90, duration: 400 },
      );
    });
    flights.sound("flip");
  },
  "match-won": (flights) => flights.sound("fanfare"),
};
