// @ts-check
/**
 * What would come of it: damage after a hit, ships destroyed, gates opened, guns that face a gate. From
 * open facts only.
 *
 * @import {Table, Zone} from "types/mag_blast"
 */
import {
  flies,
  isFlagship,
  kindOf,
  ownerOf,
  printed,
  shipsIn,
  side,
  state,
  ZONES,
} from "./knowing.js";

/** Cards that strike what the chain has hit: their target is not asked for. */
const CHAINED = ["DH", "CD", "CB", "BH", "BP"];

/** What the card that is chosen strikes. @param {Table} table @param {Record<string, any>} own @returns {string | undefined} */
export const struck = ({ view }, own) =>
  own.target ?? (own.card && CHAINED.includes(kindOf(own.card)) ? view.chain?.target : undefined);

/** How strong a card is against a target. @param {Table} table @param {string} card @param {string} target @param {string} [ship]  that rams */
function strength(table, card, target, ship) {
  const kind = kindOf(card);
  if (kind === "RS")
    return ship ? printed(table, ship).speed * (table.scene.options.balanced === "on" ? 2 : 1) : 0;
  const printedValue = table.scene.damage[kind] ?? 0;
  const owner = ownerOf(table, target);
  const halved =
    isSquadron(card) &&
    !isFlagship(target) &&
    owner !== null &&
    side(table, owner).flagship === "f2";
  return halved ? printedValue / 2 : printedValue;
}

/** @param {string} card */
const isSquadron = (card) => ["FI", "BO"].includes(kindOf(card));

/**
 * @typedef {object} Outlook
 * @property {number} value
 * @property {number} before  damage @property {number} after
 * @property {number} hull @property {number} left
 * @property {boolean} destroys
 * @property {boolean} whole  whatever damage it has
 * @property {Zone | null} opens  the zone that would be empty
 * @property {boolean} passes  undone at the end of the turn
 */

/** @param {Table} table @param {string} card @param {string} target @param {string} [ship] @returns {Outlook} */
export function outlook(table, card, target, ship) {
  const value = strength(table, card, target, ship);
  const { hull, under, on } = state(table, target);
  const before = under + on;
  const after = before + value;
  const whole = kindOf(card) === "CD";
  const destroys = whole || (value > 0 && after >= hull);
  return {
    value,
    before,
    after,
    hull,
    left: whole ? 0 : Math.max(0, hull - after),
    destroys,
    whole,
    opens: destroys ? opened(table, target) : null,
    passes: isSquadron(card) && !destroys,
  };
}

/** The zone that is empty once this ship is gone. @param {Table} table @param {string} target @returns {Zone | null} */
export function opened(table, target) {
  const owner = ownerOf(table, target);
  if (isFlagship(target) || owner === null) return null;
  const { zone } = side(table, owner).fleet[target];
  return shipsIn(table, owner, zone).length === 1 ? zone : null;
}

/** An outlook in one line. @param {Table} table @param {string} target @param {Outlook} look */
export function foretold({ t }, target, look) {
  const { before, after, hull, opens } = look;
  const parts = look.value ? [t("board-after-hit", { before, after, hull })] : [];
  if (look.destroys)
    parts.push(t(isFlagship(target) ? "board-destroys-flagship" : "board-destroys"));
  if (opens) parts.push(t("board-opens", { zone: t(`zone-${opens}`) }));
  if (look.passes) parts.push(t("board-comes-back"));
  return parts.join(" ");
}

/**
 * The zones that a plan leaves empty, each with the enemy guns that face it.
 * @param {Table} table @param {number} seat @param {Record<string, Zone>} plan  ship by ship
 */
export function facing(table, seat, plan) {
  const held = new Set(Object.values(plan));
  return ZONES.filter((zone) => !held.has(zone)).map((zone) => ({
    zone,
    guns: Object.keys(table.view.seats)
      .map(Number)
      .filter((other) => other !== seat && flies(table, other))
      .flatMap((other) => shipsIn(table, other, zone))
      .flatMap((ship) => printed(table, ship).guns),
  }));
}
