// @ts-check
/**
 * Movement, and the scattering of a zone: a map ship by ship, private until it is confirmed.
 *
 * @import {Table, Zone} from "types/mag_blast"
 * @import {Stage} from "./stage.js"
 */
import { act, offered } from "kit/offers.js";
import { html } from "lit-html";
import { distance, ownerOf, printed, ROOM, side, ZONES } from "./knowing.js";
import { onward } from "./paying.js";
import { gunSign } from "./pictures.js";
import { facing } from "./preview.js";
import { robberies } from "./robbing.js";
import { draft, reading, redraft } from "./stage.js";

/** @typedef {Record<string, Zone>} Plan */

/** Where the ships of a fleet stand. @param {Table} table @param {number} seat @returns {Plan} */
export const standing = (table, seat) =>
  Object.fromEntries(
    Object.entries(side(table, seat).fleet).map(([ship, { zone }]) => [ship, zone]),
  );

/** Zones with more than three ships. @param {Plan} plan */
const overfull = (plan) =>
  ZONES.filter((zone) => Object.values(plan).filter((own) => own === zone).length > ROOM);

/** How far each ship may go from where it stands. @param {Table} table @param {number} seat @param {string} ship @param {Zone} zone */
const reaches = (table, seat, ship, zone) =>
  distance(side(table, seat).fleet[ship].zone, zone) <= printed(table, ship).speed;

/** The table with its ships where the plan puts them. @param {Table} table @returns {Table} */
export function planned(table) {
  const found = planOf(table);
  if (!found || !Object.keys(draft(table).to ?? {}).length) return table;
  const { seat, plan } = found;
  const fleet = Object.fromEntries(
    Object.entries(side(table, seat).fleet).map(([ship, own]) => [
      ship,
      { ...own, zone: plan[ship] ?? own.zone },
    ]),
  );
  const own = { ...side(table, seat), fleet };
  return { ...table, view: { ...table.view, seats: { ...table.view.seats, [seat]: own } } };
}

/** Whose ships are moved, and where to. @param {Table} table @returns {{seat: number, plan: Plan, scatters: boolean} | null} */
export function planOf(table) {
  const offer = offered(table, "move_fleet") ?? offered(table, "scatter");
  const ships = offer?.take?.to.is === "each" ? offer.take.to.keys : [];
  const seat = offer?.do === "scatter" ? ownerOf(table, ships[0]) : table.seat;
  if (!offer || seat === null || seat === undefined) return null;
  return {
    seat,
    plan: { ...standing(table, seat), ...draft(table).to },
    scatters: offer.do === "scatter",
  };
}

/** @param {Table} table @returns {Stage} */
export function moving(table) {
  const { t } = table;
  const found = /** @type {NonNullable<ReturnType<typeof planOf>>} */ (planOf(table));
  const { seat, plan, scatters } = found;
  const to = draft(table).to ?? {};
  const ship = draft(table).ship;
  const full = overfull(plan);
  const names = ships(table);
  const moved = names.filter((own) => plan[own] !== side(table, seat).fleet[own].zone);
  return {
    kind: "moving",
    clock: true,
    hands: {
      mark: (piece, whose) => mark(table, found, piece, whose),
      press: (piece, whose) => press(table, found, piece, whose),
    },
    cards: reading(table),
    says: t(scatters ? "board-scatter-how" : ship ? "board-move-where" : "board-move-which"),
    more: full.length ? html`<b class="warns">${t("board-overfull")}</b>` : gatesLeft(table, found),
    back: () => (ship ? redraft(table, { ...draft(table), ship: undefined }) : redraft(table, {})),
    deeds: [
      ...(moved.length || scatters
        ? [
            {
              words: t(scatters ? "board-scatter" : "board-move", { count: moved.length }),
              press: () => confirm(table, found),
              able: !full.length,
              why: t("board-overfull"),
            },
          ]
        : []),
      ...(Object.keys(to).length
        ? [{ words: t("board-undo"), press: () => redraft(table, {}), second: true }]
        : []),
      ...(moved.length || scatters ? [] : onward(table, "board-stay")),
      ...robberies(table),
    ],
  };
}

/** The map that is asked for, ship by ship. @param {Table} table */
function map(table) {
  const { to } = (offered(table, "move_fleet") ?? offered(table, "scatter"))?.take ?? {};
  return to?.is === "each" ? to : undefined;
}

/** Ships that the map names. @param {Table} table @returns {string[]} */
const ships = (table) => map(table)?.keys ?? [];

/** Zones that may stand in it: all, but in a lesson. @param {Table} table @returns {string[]} */
function zones(table) {
  const each = map(table)?.of;
  return each?.is === "one" ? each.of : [];
}

/** @param {Table} table @param {{seat: number, plan: Plan, scatters: boolean}} found */
function confirm(table, { plan, scatters }) {
  const to = Object.fromEntries(ships(table).map((ship) => [ship, plan[ship]]));
  act(table, { do: scatters ? "scatter" : "move_fleet", to });
}

/** @param {Table} table @param {{seat: number, plan: Plan, scatters: boolean}} found @param {string} piece @param {number} whose */
function mark(table, { seat, plan, scatters }, piece, whose) {
  if (whose !== seat) return undefined;
  const { ship } = draft(table);
  if (piece === ship) return { kind: "chosen" };
  if (ZONES.includes(/** @type {Zone} */ (piece))) {
    const zone = /** @type {Zone} */ (piece);
    if (overfull(plan).includes(zone)) return { kind: "overfull" };
    const may = ship && plan[ship] !== zone && zones(table).includes(zone);
    return may && (scatters || reaches(table, seat, ship, zone)) ? { kind: "target" } : undefined;
  }
  if (!ships(table).includes(piece)) return undefined;
  return scatters || printed(table, piece).speed > 0 ? { kind: "can" } : undefined;
}

/** @param {Table} table @param {{seat: number, plan: Plan, scatters: boolean}} found @param {string} piece @param {number} whose */
function press(table, found, piece, whose) {
  const own = draft(table);
  if (whose === found.seat && own.ship && ZONES.includes(/** @type {Zone} */ (piece)))
    return put(table, found, own.ship, /** @type {Zone} */ (piece));
  if (whose !== found.seat || !(piece in found.plan)) {
    table.ui.read = piece;
    return table.repaint();
  }
  redraft(table, { ...own, ship: own.ship === piece ? undefined : piece });
}

/** @param {Table} table @param {{seat: number, plan: Plan, scatters: boolean}} found @param {string} ship @param {Zone} zone */
export function put(table, { seat, scatters }, ship, zone) {
  if (!scatters && !reaches(table, seat, ship, zone)) {
    const to = Object.fromEntries(
      ships(table).map((own) => [own, own === ship ? zone : side(table, seat).fleet[own].zone]),
    );
    return table.why({ do: "move_fleet", to });
  }
  redraft(table, { to: { ...draft(table).to, [ship]: zone }, ship: undefined });
}

/** Gates that would stand open, and the guns that face each. @param {Table} table @param {{seat: number, plan: Plan}} found */
function gatesLeft(table, { seat, plan }) {
  const found = facing(table, seat, plan);
  if (!found.length) return table.t("board-gates-none");
  return html`<ul class="gates-left">${found.map(
    ({ zone, guns }) =>
      html`<li><b>${table.t("board-gate-left", { zone: table.t(`zone-${zone}`) })}</b> ${guns.length ? html`${guns.map((gun) => gunSign(gun))}<span class="spoken">${table.t("board-guns-face", { count: guns.length })}</span>` : table.t("board-guns-none")}</li>`,
  )}</ul>`;
}
