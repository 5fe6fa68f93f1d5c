// @ts-check
/**
 * The picture between two moves: what the one before showed, and of what has happened since as much
 * as has been told.
 */
/** @import {GameEvent, ShownTrucker, Table, TableView} from "types/galaxy_trucker" */

/** @typedef {Table["view"]} View */

/**
 * @param {View} before @param {View} after  what cannot be told by events, as what lies in a hold now, stands there
 * @param {GameEvent[]} events  those that have been told
 * @returns {View}
 */
export function folded(before, after, events) {
  const { question, turn, ...rest } = before;
  /** @type {View} */
  let view = { ...rest, own: undefined };
  for (const event of events) view = FOLDS[event.event]?.(view, event, after) ?? view;
  return view;
}

/** @type {Record<string, (view: View, event: any, after: View) => View>} */
const FOLDS = {
  "card-revealed": (view, { card, number }) => ({
    ...view,
    card,
    number,
    deck: Math.max(0, (view.deck ?? 1) - 1),
    dice: undefined,
    landed: undefined,
  }),
  "dice-rolled": (view, { dice }) => ({ ...view, dice }),
  "planet-landed": (view, { seat, planet }) => ({
    ...view,
    landed: { ...view.landed, [seat]: planet },
  }),
  "tile-destroyed": (view, { seat, cell }) => of(view, seat, (own) => fallen(own, [cell])),
  "piece-kept": (view, { seat, lost }) => of(view, seat, (own) => fallen(own, lost)),
  "days-passed": (view, { seat, end }) => of(view, seat, (own) => ({ ...own, position: end })),
  "credits-won": (view, { seat, credits }) =>
    of(view, seat, (own) => ({ ...own, credits: own.credits + credits })),
  "power-declared": (view, { seat, paid }) => of(view, seat, (own) => spent(own, paid)),
  "batteries-lost": (view, { seat, paid }) => of(view, seat, (own) => spent(own, paid)),
  "crew-lost": (view, { seat, cabins }) => of(view, seat, (own) => left(own, cabins)),
  "alien-lost": (view, { seat, colour }) =>
    of(view, seat, (own) => ({ ...own, aliens: without(own.aliens, (name) => name === colour) })),
  "goods-lost": laden,
  "goods-loaded": laden,
  "seat-gave-up": (view, { seat, reason }) =>
    of(view, seat, (own) => ({ ...own, position: undefined, out: reason })),
};

/** @param {View} view @param {number} seat @param {(own: ShownTrucker) => ShownTrucker} change @returns {View} */
const of = (view, seat, change) => ({
  ...view,
  seats: { ...view.seats, [seat]: change(/** @type {ShownTrucker} */ (view.seats[seat])) },
});

/** @param {View} view @param {{seat: number}} event @param {View} after */
function laden(view, { seat }, after) {
  const now = /** @type {ShownTrucker} */ (after.seats[seat]);
  return of(view, seat, (own) => ({ ...own, cubes: now.cubes, worth: now.worth }));
}

/** With the tiles goes what was aboard. @param {ShownTrucker} own @param {number[]} cells @returns {ShownTrucker} */
function fallen(own, cells) {
  const gone = (/** @type {string} */ cell) => cells.includes(Number(cell));
  return {
    ...own,
    ship: without(own.ship, gone),
    crew: without(own.crew, gone),
    tokens: without(own.tokens, gone),
    cubes: without(own.cubes, gone),
    aliens: without(own.aliens, (_, cell) => cells.includes(cell)),
    lost: own.lost + cells.length,
    pieces: undefined,
  };
}

/** @param {ShownTrucker} own @param {number[]} cells  one for each token @returns {ShownTrucker} */
const spent = (own, cells) => ({ ...own, tokens: fewer(own.tokens, cells) });

/** @param {ShownTrucker} own @param {number[]} cells  one for each figure @returns {ShownTrucker} */
const left = (own, cells) => ({
  ...own,
  crew: fewer(own.crew, cells),
  aliens: without(own.aliens, (_, cell) => cells.includes(cell)),
});

/** @param {Partial<Record<number, number>> | undefined} of @param {number[]} cells */
function fewer(of, cells) {
  if (!of) return of;
  const now = { ...of };
  for (const cell of cells) if (now[cell]) now[cell] = Number(now[cell]) - 1;
  return without(now, (_, many) => !many);
}

/** @template {Record<string, any> | undefined} T @param {T} of @param {(key: string, value: any) => boolean} gone @returns {T} */
const without = (of, gone) =>
  /** @type {any} */ (
    of && Object.fromEntries(Object.entries(of).filter(([key, value]) => !gone(key, value)))
  );
