// @ts-check
/**
 * Each step of the film in words: for the side list, which is the whole battle in plain text.
 *
 * @import {Colour, GameEvent, LaserFired, RoundScored, ShipDestroyed, ShipGrounded, Table} from "types/kosmiczna_eskadra"
 * @import {Step} from "./film.js"
 */
import { cut, isFilm, signed } from "./film.js";
import { bodyName, cardName, shipName } from "./knowing.js";

/**
 * A step and what kind of line it is, as far as it has been seen: neither what a beam meets nor how much
 * ore there is to take is said before it is there.
 * @param {Table} table @param {Step} step @param {boolean} seen @returns {{text: string, kind: string}}
 */
export const line = (table, step, seen) =>
  seen ? { text: told(table, step), kind: step.kind } : begun(table, step);

/** What is said while a beam, or ore, is on its way. @param {Table} table @param {Step} step @returns {{text: string, kind: string}} */
function begun(table, step) {
  const { t } = table;
  const { kind, event } = step;
  switch (kind) {
    case "hit":
    case "miss":
      return { text: t("board-film-fires", laser(table, event)), kind: "" };
    case "ore":
      return { text: t("board-film-shares"), kind };
    case "loot":
      return { text: t("board-film-robs", { ship: cardName(table, event.order) }), kind };
    default:
      return { text: told(table, step), kind };
  }
}

/** @param {Table} table @param {Step} step @returns {string} */
export function told(table, step) {
  const { t } = table;
  const { kind, event } = step;
  switch (kind) {
    case "grounded":
      return step.events.map((own) => grounded(table, own)).join(" · ");
    case "speed":
      return t("board-film-speed", { number: event.speed, ship: shipName(table, event.speed) });
    case "miss":
      return t("board-film-miss", laser(table, event));
    case "hit":
      return hit(table, event);
    case "ore":
      return t("board-film-ore", {
        left: event.left,
        removed: event.removed,
        taken: total(event.taken),
      });
    case "loot":
      return t("board-film-loot", {
        ship: cardName(table, event.order),
        taken: total(event.taken),
        removed: event.removed,
      });
    case "destroyed":
      return fallen(table, event);
    case "cleared":
      return t("board-film-cleared", { rock: bodyName(table, `r${event.rock}`) });
    default:
      return t("board-film-end");
  }
}

/** @param {Table} table @param {ShipGrounded} event */
const grounded = (table, { order, covers }) =>
  table.t("board-film-grounded", { ship: cardName(table, order), covers: bodyName(table, covers) });

/** @param {Record<string, number>} taken */
const total = (taken) => Object.values(taken).reduce((sum, ore) => sum + ore, 0);

/** @param {Table} table @param {LaserFired} event */
const laser = (table, event) => ({
  ship: cardName(table, event.order),
  laser: table.t(`board-laser-${event.laser}`),
});

/** @param {Table} table @param {LaserFired} event */
function hit(table, event) {
  const { target = "", damage } = event;
  const params = { ...laser(table, event), target: bodyName(table, target), damage };
  if (target.startsWith("r")) return table.t("board-film-mines", params);
  return table.t(event.shielded ? "board-film-shield" : "board-film-hit", params);
}

/** @param {Table} table @param {ShipDestroyed} event */
function fallen(table, event) {
  const ship = cardName(table, event.order);
  if (event.pool === "lost" || event.pool === "out")
    return table.t(`board-film-${event.pool}`, { ship });
  return table.t("board-film-trophy", { ship, name: table.nameOf(Number(event.pool)) });
}

/** What the log tells in the words of the film: an event knows only in which order its card was laid. */
const OF_CARDS = ["ship-grounded", "laser-fired", "ship-destroyed", "ore-looted"];

/**
 * A line of the log with people and ships by their names, also of a round whose cards have long been back in
 * their decks. Whoever was told only a part of it reads numbers.
 * @param {GameEvent} event @param {Table} table @param {() => GameEvent[]} earlier @returns {string}
 */
export function logged(event, table, earlier) {
  if (event.event === "round-scored") return points(table, event);
  if (!isFilm(event) || !OF_CARDS.includes(event.event)) return "";
  const { cards, colours } = asOf(earlier());
  if (!mentioned(event).every((order) => order in cards)) return "";
  const seats = painted(table.view.seats, colours);
  return told({ ...table, view: { ...table.view, seats, table: cards } }, cut([event])[0]);
}

/** @param {Table} table @param {RoundScored} event */
const points = ({ t, nameOf }, { scores }) =>
  t("board-points-told", {
    points: scores.map((score, seat) => `${nameOf(seat)} ${signed(score)}`).join(", "),
  });

/** In the colours of that time: the log of a replay is written while the first picture is shown. @param {Table["view"]["seats"]} seats @param {Record<string, Colour>} colours */
const painted = (seats, colours) =>
  Object.fromEntries(
    Object.entries(seats).map(([seat, line]) => [
      seat,
      { ...line, colour: colours[seat] ?? line.colour },
    ]),
  );

/**
 * A battle asks for the same with each of its events.
 * @typedef {{cards: Table["view"]["table"], colours: Record<string, Colour>}} Then
 * @type {WeakMap<GameEvent[], Then>}
 */
const known = new WeakMap();

/** The cards of the last of these rounds, by order, and the colours of the squadrons. @param {GameEvent[]} events @returns {Then} */
function asOf(events) {
  const before = known.get(events);
  if (before) return before;
  const round = events.slice(events.findLastIndex(({ event }) => event === "round-began") + 1);
  const landed = round.flatMap((event) => (event.event === "card-landed" ? [event] : []));
  const picked = events.flatMap((event) => (event.event === "colour-picked" ? [event] : []));
  const then = {
    cards: Object.fromEntries(landed.map((card) => [card.order, card])),
    colours: Object.fromEntries(picked.map(({ seat, colour }) => [seat, colour])),
  };
  known.set(events, then);
  return then;
}

/** Cards by order, no rocks. @param {any} event @returns {string[]} */
const mentioned = ({ order, target, covers }) =>
  [order, target, covers]
    .filter((what) => what !== undefined && what !== null)
    .map(String)
    .filter((what) => !what.startsWith("r"));
