// @ts-check
/** A move as a film: what is seen one after the other, and how long. */
/** @import {GameEvent, ThreatMet, TileDestroyed} from "types/galaxy_trucker" */

/**
 * @typedef {object} Strike  a threat on its line
 * @property {string} threat @property {number} line
 *
 * @typedef {object} Step
 * @property {number} ms
 * @property {GameEvent} event  the one that is told by it
 * @property {number} upto  so many events have been told by its end, those before it by its beginning
 * @property {number} from
 * @property {Strike | null} strike  whose line is lit meanwhile
 * @property {ThreatMet[]} [meets]  how every ship meets it
 * @property {number[]} [falls]  cells from which tiles go, of the seat of the event
 * @property {number} [row]  of the score: so many lines are seen
 */

/** How long each is seen, in milliseconds; whatever is not named here is told by its result alone. @type {Record<string, number>} */
const LASTS = {
  "card-revealed": 450,
  "planet-landed": 300,
  "planet-passed": 200,
  "power-declared": 500,
  "days-passed": 350,
  "dice-rolled": 700,
  "threat-met": 550,
  "tile-destroyed": 500,
  "ship-broke": 400,
  "piece-kept": 500,
  "alien-lost": 250,
  "crew-lost": 300,
  "goods-lost": 300,
  "batteries-lost": 200,
  "goods-loaded": 300,
  "credits-won": 300,
  "enemy-met": 600,
  "offer-taken": 300,
  "offer-declined": 200,
  "parameter-compared": 700,
  "sabotage-missed": 400,
  "card-ignored": 500,
  "seat-gave-up": 500,
};
/** Each line of the score. */
const ROW = 250;
/** Lines of a score: six kinds, and what it comes to. */
export const ROWS = 7;
/** As long as a film lasts at most, and where somebody is asked at its end. */
const LONGEST = 5000;
const WAITED_FOR = 2800;

/** A film while it is put together. @typedef {{steps: Step[], strike: Strike | null, meets: ThreatMet[] | null}} Reel */

/**
 * @param {GameEvent[]} events
 * @param {Strike | null} [strike]  a threat that waited for answers
 * @returns {Step[]}
 */
export function film(events, strike = null) {
  /** @type {Reel} */
  const reel = { steps: [], strike, meets: null };
  events.forEach((event, at) => {
    const ms = LASTS[event.event] ?? 0;
    const step = { ms, event, from: at, upto: at + 1, strike: reel.strike };
    if (event.event in TOLD) TOLD[event.event](reel, step, event);
    else if (ms) reel.steps.push(step);
  });
  return reel.steps;
}

/** @type {Record<string, (reel: Reel, step: Step, event: any) => void>} */
const TOLD = {
  "dice-rolled": (reel, step, event) => {
    Object.assign(reel, { strike: struck(event), meets: null });
    reel.steps.push({ ...step, strike: null });
  },
  // One threat comes to all ships at once: whoever is told later meets it in the same step.
  "threat-met": (reel, step, event) => {
    if (reel.meets) {
      reel.meets.push(event);
      return;
    }
    reel.meets = [event];
    reel.steps.push({ ...step, meets: reel.meets });
  },
  "tile-destroyed": ({ steps }, step, event) => {
    const last = steps.at(-1);
    if (last?.falls && last.upto === step.from && sameSeat(last.event, event)) {
      last.falls.push(event.cell);
      last.upto = step.upto;
    } else steps.push({ ...step, falls: [event.cell] });
  },
  "piece-kept": ({ steps }, step, event) => {
    steps.push({ ...step, falls: event.lost });
  },
  "flight-scored": ({ steps }, step) => {
    for (let row = 1; row <= ROWS; row++) steps.push({ ...step, ms: ROW, row });
  },
};

/** @param {GameEvent} one @param {TileDestroyed} other */
const sameSeat = (one, other) => "seat" in one && one.seat === other.seat;

/** Dice of a sabotage name a cell, and no line. @param {{dice: number[], threat: string}} roll @returns {Strike | null} */
const struck = ({ dice, threat }) =>
  threat ? { threat, line: dice.reduce((all, one) => all + one, 0) } : null;

/** What happens to the ships themselves. @type {GameEvent["event"][]} */
const TO_SHIPS = ["dice-rolled", "tile-destroyed", "ship-broke", "piece-kept", "sabotage-missed"];

/** Whether it is looked at on the ship, not on the card. @param {Step | null} step */
export const isToShips = (step) => !!step && (!!step.strike || TO_SHIPS.includes(step.event.event));

/** How fast it goes, so that nobody waits too long. @param {Step[]} steps @param {boolean} asked  somebody is to answer at its end */
export function paceOf(steps, asked) {
  const whole = steps.reduce((all, { ms }) => all + ms, 0);
  return Math.max(1, whole / (asked ? WAITED_FOR : LONGEST));
}
