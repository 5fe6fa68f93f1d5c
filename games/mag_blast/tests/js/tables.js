// @ts-check
/** Small tables to look at: two fleets, written ship by ship. */

/** @type {Record<string, {cls: string, speed: number, hull: number, guns: string}>} */
const SHIPS = {
  CR06: { cls: "CR", speed: 1, hull: 6, guns: "B" },
  DE04: { cls: "DE", speed: 1, hull: 4, guns: "LB" },
  BA05: { cls: "BA", speed: 0, hull: 11, guns: "BM" },
  SC05: { cls: "SC", speed: 2, hull: 3, guns: "L" },
  CA01: { cls: "CA", speed: 1, hull: 7, guns: "L" },
  MS01: { cls: "MS", speed: 2, hull: 4, guns: "L" },
};

/** @param {Record<string, any>} seat */
export const seat = (seat = {}) => ({ hand: 5, fleet: {}, flagship: "f6", hull: 8, ...seat });

/** @param {Record<number, any>} seats @param {Record<string, any>} [more] @returns {any} */
export const table = (seats, more = {}) => ({
  scene: {
    ships: SHIPS,
    damage: { L: 1, B: 3, M: 5, FI: 2, BO: 4 },
    symbols: { FI07: "*d", M09: "o", L13: "*", L14: "*", L15: "o", BH01: "**", L17: "d" },
    options: { balanced: "off" },
  },
  seat: 0,
  offers: [],
  ui: {},
  options: {},
  nameOf: (/** @type {number} */ who) => ["Ann", "Ben", "Cyd"][who],
  t: (/** @type {string} */ key, /** @type {any} */ facts) =>
    facts ? `${key} ${JSON.stringify(facts)}` : key,
  ...more,
  view: {
    phase: "attack",
    seat: 0,
    number: 9,
    seats,
    own: { hand: [], presets: {} },
    ...more.view,
  },
});

/** @param {...string} value */
export const one = (...value) => ({ is: "one", of: value });
