// @ts-check
/**
 * What ships, flagships and cards are called, in one word and as a screen reader says them.
 *
 * @import {ShownShip, Table, Zone} from "types/mag_blast"
 */
import {
  bodyOf,
  flies,
  gates,
  isFlagship,
  kindOf,
  ownerOf,
  printed,
  qualities,
  seatOf,
  side,
  spentGuns,
  state,
  ZONES,
} from "./knowing.js";

/** @param {Table} table @param {string} target */
export function called(table, target) {
  if (!isFlagship(target)) return table.t(`ship-${target}`);
  const flag = side(table, seatOf(target))?.flagship;
  return flag ? table.t(`flagship-${flag}`) : table.t("board-flagship");
}

/** With whose it is: "Ben's Freya". @param {Table} table @param {string} target */
export function belongs(table, target) {
  const owner = ownerOf(table, target);
  const name = called(table, target);
  return owner === null ? name : table.t("board-of", { name, owner: table.nameOf(owner) });
}

/** Fields of actions and events that name cards. */
const CARDS = ["card", "cards", "salvo", "extra", "marker", "against"];

/** `Board.called`. @param {string} field @param {any} value @param {Table} table @returns {string | undefined} */
export function named(field, value, table) {
  if (typeof value !== "string") return undefined;
  if (ZONES.includes(/** @type {Zone} */ (value))) return table.t(`zone-${value}`);
  if (isFlagship(value)) return table.t("board-flagship-of", { name: table.nameOf(seatOf(value)) });
  if (value in table.scene.ships) return table.t(`ship-${value}`);
  if (/^f\d+$/.test(value)) return table.t(`flagship-${value}`);
  if (CARDS.includes(field) && /^[A-Z]{1,2}\d\d$/.test(value)) return table.t(`card-${value}`);
  return undefined;
}

/** `Board.alike`: of single cards with the same face and symbols any will do. @param {{do: string}} action @param {Pick<Table, "scene">} table */
export const alike = (action, { scene }) =>
  JSON.stringify(action, (field, value) => (CARDS.includes(field) ? looks(scene, value) : value));

/** Face and symbols. @param {Table["scene"]} scene @param {string} card */
export const looks = ({ symbols }, card) => `${kindOf(card)} ${symbols[card] ?? ""}`;

/** "cruiser Freya, green zone, hull 6, damage 3 and 2 until the end of the turn, ion gun, not fired". @param {Table} table @param {string} ship @param {ShownShip | undefined} [shown] */
export function spoken(table, ship, shown = bodyOf(table, ship)?.zone && shownOf(table, ship)) {
  const { t } = table;
  const { cls, speed, hull, guns } = printed(table, ship);
  const owner = ownerOf(table, ship);
  const { under, on } = shown ? state(table, ship) : { under: 0, on: 0 };
  const does =
    owner === null
      ? { carrier: cls === "CA", sweeper: cls === "MS" }
      : qualities(table, ship, owner);
  return [
    t(`ship-${ship}`),
    shown && t(`zone-${shown.zone}`),
    t("board-hull", { hull }),
    under + on > 0 && damaged(table, under, on),
    guns.map((gun) => t(`board-gun-${gun}`)).join(", "),
    t("board-speed", { speed }),
    does.carrier && cls !== "CA" && t("board-carrier"),
    does.sweeper && cls !== "MS" && t("board-sweeper"),
    shown && t(spentGuns(table, ship, shown).length ? "board-fired" : "board-not-fired"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {Table} table @param {string} ship */
const shownOf = (table, ship) => {
  const owner = ownerOf(table, ship);
  return owner === null ? undefined : side(table, owner).fleet[ship];
};

/** @param {Table} table @param {number} under @param {number} on */
function damaged({ t }, under, on) {
  if (!on) return t("board-damage", { under });
  return under ? t("board-damage-both", { under, on }) : t("board-damage-on", { on });
}

/** A flagship with all that is open about its seat. @param {Table} table @param {number} seat */
export function spokenFlagship(table, seat) {
  const { t } = table;
  const own = side(table, seat);
  const { hull, under, on } = state(table, `@${seat}`);
  const open = gates(table, seat);
  return [
    table.nameOf(seat),
    own.flagship && t(`flagship-${own.flagship}`),
    own.out && t("board-out"),
    own.away && t("board-away"),
    flies(table, seat) && t("board-hull", { hull }),
    under + on > 0 && damaged(table, under, on),
    own.uses !== undefined && t("board-uses", { uses: own.uses }),
    t("board-cards", { count: own.hand }),
    open.length && t("board-open", { zones: open.map((zone) => t(`zone-${zone}`)).join(", ") }),
    ...Object.entries(own.markers ?? {}).map(([card, by]) => marker(table, card, by)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "minefield until Ann's turn". @param {Table} table @param {string} card @param {number} by */
export const marker = (table, card, by) =>
  table.t("board-marker", { name: table.t(`kind-${kindOf(card)}`), who: table.nameOf(by) });

/** A ship's own name, without its class. @param {Table} table @param {string} ship */
export const nameOfShip = (table, ship) =>
  table
    .t(`ship-${ship}`)
    .slice(table.t(`class-${printed(table, ship).cls}`).length)
    .trim();

/** A card of the hand: its name, symbols, what it does. @param {Table} table @param {string} card */
export function spokenCard({ t, scene }, card) {
  const symbols = [...(scene.symbols[card] ?? "")].map((one) => t(`board-symbol-${SYMBOLS[one]}`));
  return [t(`kind-${kindOf(card)}`), ...symbols].join(", ").concat(". ", text({ t }, card));
}

/** What a card does. @param {{t: Table["t"]}} table @param {string} card */
export const text = ({ t }, card) => t(`board-text-${kindOf(card)}`);

/** @type {Record<string, string>} */
export const SYMBOLS = { "*": "star", o: "circle", d: "diamond" };
