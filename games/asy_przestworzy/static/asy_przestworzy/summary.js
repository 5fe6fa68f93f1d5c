// @ts-check
/**
 * A move in one short sentence, what came of it first. The log keeps every line.
 *
 * @import {DuelWon, GameEvent, Revealed, Table} from "types/asy_przestworzy"
 */

/** What a move is about, the weightiest first; each in the words of its own line, if no others are named. */
const SAID = [
  "game-won",
  "game-drawn",
  "duel-won",
  "duel-tied",
  "range-struck",
  "range-void",
  "range-waived",
  "firepower-kept",
  "initiative-seized",
  "attribute-named",
  "ceiling-kept",
  "speed-used",
  "own-laid",
  "aircraft-laid",
  "side-taken",
  "game-began",
  "side-picked",
  "game-ready",
  "bid-sealed",
  "auto-set",
  "absent",
  "returned",
  "sides-asked",
];

/** @param {GameEvent[]} move @param {Table} table @returns {string} */
export function summary(move, table) {
  const name = SAID.find((own) => move.some(({ event }) => event === own));
  if (!name) return "";
  const said = (WORDS[name] ?? lines(name))(move, table);
  const late = move.some(({ event }) => event === "time-expired");
  return late ? `${said} ${table.t("summary-late")}` : said;
}

/** @typedef {(move: GameEvent[], table: Table) => string} Saying */

/** The lines of all events of a kind. @param {string} name @returns {Saying} */
const lines = (name) => (move, table) =>
  move
    .filter(({ event }) => event === name)
    .map(({ event, ...facts }) => table.t(`event-${event}`, facts))
    .join(" ");

/** By what a move is about. @type {Record<string, Saying>} */
const WORDS = {
  "duel-won": (move, table) => joined(won(move, table), followed(move, table)),
  "duel-tied": (move, table) => joined(tied(move, table), followed(move, table)),
  "range-struck": followed,
  "firepower-kept": (move, table) => followed(move, table) || lines("firepower-kept")(move, table),
  "speed-used": swapped,
  "own-laid": (move, { t }) => t("summary-own-laid", facts(move, "own-laid")),
};

/** What a duel leads to at once. */
const FOLLOWS = ["range-struck", "range-void", "initiative-passed"];

/** @param {GameEvent[]} move @param {Table} table */
function followed(move, table) {
  const name = FOLLOWS.find((own) => move.some(({ event }) => event === own));
  if (name === "range-struck") return table.t("summary-struck", facts(move, name));
  return name ? lines(name)(move, table) : "";
}

/** @param {string[]} sentences */
const joined = (...sentences) => sentences.filter(Boolean).join(" ");

/** Of the only event of a kind. @param {GameEvent[]} move @param {string} name @returns {Record<string, any>} */
const facts = (move, name) => move.find(({ event }) => event === name) ?? {};

/** The last pair that was turned up. @param {GameEvent[]} move @returns {Revealed[]} */
const pair = (move) => move.filter((event) => event.event === "revealed").slice(-2);

/** @param {GameEvent[]} move @param {Table} table */
function won(move, { t, nameOf }) {
  const { seat, attribute } = /** @type {DuelWon} */ (facts(move, "duel-won"));
  const [mine, yours] = pair(move).toSorted(
    (one, other) => Number(other.seat === seat) - Number(one.seat === seat),
  );
  if (!yours) return t("summary-fired", { seat, attribute });
  const [high, low, loser] = [mine.total, yours.total, nameOf(yours.seat)];
  return t("summary-won", { seat, high, low, loser, attribute });
}

/** @param {GameEvent[]} move @param {Table} table */
function tied(move, { t }) {
  const [{ total } = { total: 0 }] = pair(move);
  return t("summary-tied", { total });
}

/** Who swaps sees what has come. @param {GameEvent[]} move @param {Table} table */
function swapped(move, table) {
  const { aircraft } = facts(move, "card-seen");
  if (!aircraft) return lines("speed-used")(move, table);
  const gone = table.t(`aircraft-${facts(move, "speed-used").aircraft}`);
  return table.t("summary-swapped", { gone, aircraft });
}
