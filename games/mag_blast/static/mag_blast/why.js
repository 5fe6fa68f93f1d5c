// @ts-check
/**
 * What somebody may have meant by a card and a piece that do not go together, so that the server can say
 * why not.
 *
 * @import {Table} from "types/mag_blast"
 */
import {
  isAsked,
  isFlagship,
  isMyTurn,
  kindOf,
  others,
  ownerOf,
  printed,
  SALVOS,
  seatOf,
  shipsIn,
  side,
  ZONES,
} from "./knowing.js";

/** @param {Table} table @param {string} card @param {string} [piece] @param {string} [ship] @returns {any} */
export function guess(table, card, piece = "", ship = undefined) {
  const kind = kindOf(card);
  const own = piece in fleetOf(table) ? piece : (ship ?? shooter(table, kind, piece));
  const target =
    piece && !(piece in fleetOf(table)) && !ZONES.includes(/** @type {any} */ (piece))
      ? aim(piece)
      : anyTarget(table);
  if (SALVOS.includes(kind)) return { do: "fire", ship: own, card, target };
  if (kind === "RS") return { do: "ram", ship: own, card, target };
  if (kind === "FI" || kind === "BO") return { do: "launch", card, target };
  if (kind === "DH") return { do: "direct_hit", card };
  if (kind === "BP") return { do: "board", card, zone: "yel" };
  if (["CD", "CB", "BH"].includes(kind)) return { do: "effect", card };
  if (kind === "MF" || kind === "AS") return { do: "lay", card, seat: seatAt(table, piece) };
  if (kind === "SD")
    return {
      do: "repair",
      ship: own,
      salvo: Object.keys(fleetOf(table)[own]?.under ?? {})[0] ?? "L01",
      card,
    };
  return { do: "play_card", card };
}

/** @param {string} piece */
const aim = (piece) => (piece.startsWith("#") ? `@${seatOf(piece)}` : piece);

/** @param {Table} table */
const fleetOf = (table) => (table.seat === null ? {} : side(table, table.seat).fleet);

/** A ship with the gun, in the target's zone if there is one. @param {Table} table @param {string} kind @param {string} piece */
function shooter(table, kind, piece) {
  const fleet = fleetOf(table);
  const owner = isFlagship(piece) ? null : ownerOf(table, piece);
  const zone = owner === null ? undefined : side(table, owner).fleet[piece]?.zone;
  const armed = Object.keys(fleet).filter((ship) => printed(table, ship).guns.includes(kind));
  return armed.find((ship) => fleet[ship].zone === zone) ?? armed[0] ?? Object.keys(fleet)[0] ?? "";
}

/** @param {Table} table */
function anyTarget(table) {
  const seat = others(table).find((other) => !side(table, other).out) ?? 0;
  return ZONES.flatMap((zone) => shipsIn(table, seat, zone))[0] ?? `@${seat}`;
}

/** @param {Table} table @param {string} piece */
const seatAt = (table, piece) =>
  /^[#@]/.test(piece) ? seatOf(piece) : (ownerOf(table, piece) ?? table.seat ?? 0);

/** Why a card of the hand is no answer, cannot be played now, or paid with. @param {Table} table @param {string} card @param {Element} [near] */
export function whyCard(table, card, near) {
  const { window } = table.view;
  if (window && isAsked(table))
    return table.why({ do: "answer", window: window.number, card }, near);
  if (!isMyTurn(table)) return table.why({ do: "play_card", card }, near);
  if (table.view.phase === "reinforce") return table.why({ do: "build", cards: [card] }, near);
  return table.why(guess(table, card), near);
}
