// @ts-check
/**
 * A move in one short sentence, the outcome first. The log keeps every line.
 *
 * @import {GameEvent, Table} from "types/mag_blast"
 */
import { isFlagship, ownerOf, seatOf } from "./knowing.js";
import { called } from "./naming.js";
import { logged } from "./telling.js";

/** What a move is about, the weightiest first. */
const SAID = [
  "match-won",
  "flagship-destroyed",
  "ship-destroyed",
  "ship-captured",
  "ships-scattered",
  "hit",
  "play-cancelled",
  "salvo-missed",
  "direct-hit-scored",
  "firewall-began",
  "starter-found",
  "marker-laid",
  "salvo-shifted",
  "salvo-removed",
  "cards-taken",
  "ship-kept",
  "ship-placed",
  "ship-drawn",
  "fleet-moved",
  "ram-begun",
  "salvo-fired",
  "squadron-launched",
  "answered",
  "bought-off",
  "card-played",
  "turn-began",
  "cards-discarded",
  "sound-made",
];

/** @param {GameEvent[]} move @param {Table} table @returns {string} */
export function summary(move, table) {
  const name = SAID.find((own) => move.some(({ event }) => event === own));
  if (!name) return "";
  return name === "ship-destroyed" ? destroyed(move, table) : first(move, table, name);
}

/** A stack is resolved from the top: what is cancelled last is what it was all about. @param {GameEvent[]} move @param {Table} table @param {string} name */
function first(move, table, name) {
  const all = move.filter(({ event }) => event === name);
  const found = all.at(name === "play-cancelled" ? -1 : 0) ?? { event: name };
  const { event, ...facts } = found;
  // It was just now: whose a ship is, the picture says.
  const said =
    logged(/** @type {GameEvent} */ (found), table, () => []) || table.t(`event-${event}`, facts);
  return name === "hit" ? `${said}${after(found, table)}` : said;
}

/** "Freya of Ben is destroyed: blue is open". @param {GameEvent[]} move @param {Table} table */
function destroyed(move, table) {
  const { t } = table;
  return move
    .flatMap((event) => (event.event === "ship-destroyed" ? [event] : []))
    .map(({ ship, seat }) =>
      t("board-sum-destroyed", {
        ship: called(table, ship),
        who: table.nameOf(seat),
        opens: opened(table, ship, seat),
      }),
    )
    .join(" ");
}

/** The zone in which it flew, if nobody of that fleet does any more: others may have been empty before. @param {Table} table @param {string} ship @param {number} seat */
function opened(table, ship, seat) {
  const zone = zoneOf(table.told(), ship);
  const held = Object.values(table.view.seats[seat]?.fleet ?? {}).some((own) => own.zone === zone);
  return zone && !held ? table.t(`zone-${zone}`) : "none";
}

/** Where a ship flew last, by what was told. @param {GameEvent[]} events @param {string} ship @returns {string | undefined} */
function zoneOf(events, ship) {
  for (const event of events.toReversed()) {
    if ("moves" in event && ship in event.moves) return event.moves[ship];
    const comes = event.event === "ship-placed" || event.event === "ship-captured";
    if (comes && event.ship === ship) return event.zone;
    const ships = event.event === "fleet-revealed" ? event.ships : {};
    const [zone] = Object.entries(ships).find(([, own]) => own === ship) ?? [];
    if (zone) return zone;
  }
  return undefined;
}

/** What is left of a flagship that was hit. @param {any} hit @param {Table} table */
function after({ target }, table) {
  if (!isFlagship(target) || ownerOf(table, target) === null) return "";
  const own = table.view.seats[seatOf(target)];
  const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);
  const damage =
    sum(Object.values(own?.under ?? {})) +
    sum(Object.values(own?.on ?? {}).map(({ value }) => value));
  return ` ${table.t("board-sum-left", { left: Math.max(0, (own?.hull ?? 0) - damage) })}`;
}

/** Nobody needs these in words. */
export const unlisted = ["window-closed", "phase-began", "holds-left", "sound-asked"];
