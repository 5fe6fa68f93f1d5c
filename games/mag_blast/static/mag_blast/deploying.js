// @ts-check
/**
 * The secret deployment: four of six ships, one in each zone.
 *
 * @import {Table, Zone} from "types/mag_blast"
 * @import {Stage} from "./stage.js"
 */
import { hand as row } from "kit/hand.js";
import { act, choices, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { printed, side, ZONES } from "./knowing.js";
import { nameOfShip, spoken } from "./naming.js";
import { gunSign, shipPicture } from "./pictures.js";
import { draft, looking, reading, redraft } from "./stage.js";

/** @param {Table} table @returns {Stage} */
export function deploying(table) {
  const { t, view } = table;
  const own = view.own;
  const base = { kind: "deploying", hands: looking(table), cards: reading(table), clock: true };
  if (!own?.dealt || own.deployed || !offered(table, "deploy"))
    return {
      ...base,
      says: t("board-deployed"),
      deeds: taken(table),
      rack: nothing,
    };
  const plan = draft(table);
  const whole = ZONES.every((zone) => plan[zone]);
  return {
    ...base,
    hands: {
      mark: (piece, seat) =>
        seat === table.seat && isFree(table, piece) ? { kind: "target" } : undefined,
      press: (piece) => press(table, piece),
    },
    says: t(table.ui.deploying ? "board-deploy-where" : "board-deploy-which"),
    more: nothing,
    rack: dealt(table, plan),
    back: () => redraft(table, {}),
    deeds: [
      ...flagships(table),
      {
        words: t("board-deploy-for-me"),
        press: () => redraft(table, proposal(table)),
        second: true,
      },
      {
        words: t("board-deploy"),
        press: () => act(table, /** @type {any} */ ({ do: "deploy", ...plan })),
        able: whole,
        why: t("board-deploy-four"),
      },
    ],
  };
}

/** One of two flagships is named, in secret. @param {Table} table */
const flagships = (table) =>
  choices(offered(table, "name_flagship"), "flagship").map((flagship) => ({
    words: table.t(`flagship-${flagship}`),
    press: () => act(table, { do: "name_flagship", flagship }),
    second: true,
    on: table.view.own?.named === flagship,
  }));

/** @param {Table} table */
const taken = (table) =>
  offered(table, "take_back")
    ? [
        {
          words: table.t("board-take-back"),
          press: () => act(table, { do: "take_back" }),
          second: true,
        },
      ]
    : [];

/** Only a lesson says which ship goes where. @param {Table} table @param {string} zone @param {string} ship */
const fits = (table, zone, ship) => choices(offered(table, "deploy"), zone).includes(ship);

/** @param {Table} table @param {string} piece */
const isFree = (table, piece) => !!table.ui.deploying && fits(table, piece, table.ui.deploying);

/** The heaviest to the front, as the clock would; else as the offer has it. @param {Table} table @returns {Record<string, string>} */
function proposal(table) {
  const dealt = table.view.own?.dealt ?? [];
  const best = dealt.toSorted(
    (one, other) => printed(table, other).hull - printed(table, one).hull,
  );
  const { example } = /** @type {any} */ (offered(table, "deploy"));
  return Object.fromEntries(
    ZONES.map((zone, at) => [
      zone,
      ZONES.every((one, n) => fits(table, one, best[n])) ? best[at] : example[zone],
    ]),
  );
}

/** The ship that was picked goes there; one that stood there comes back. @param {Table} table @param {Zone} zone */
export function lay(table, zone) {
  const plan = draft(table);
  const ship = table.ui.deploying;
  const rest = Object.fromEntries(Object.entries(plan).filter(([, other]) => other !== ship));
  table.ui.deploying = undefined;
  if (ship && fits(table, zone, ship)) redraft(table, { ...rest, [zone]: ship });
  else if (plan[zone]) {
    table.ui.deploying = plan[zone];
    table.repaint();
  }
}

/** A zone, or a ship that stands there already. @param {Table} table @param {string} piece */
function press(table, piece) {
  const zone = ZONES.find((own) => own === piece || draft(table)[own] === piece);
  if (zone) lay(table, zone);
}

/** The table with the own fleet as it is planned, or as it was confirmed. @param {Table} table @returns {Table} */
export function deployed(table) {
  const { seat, view } = table;
  if (view.phase !== "deploy" || seat === null || !view.own) return table;
  const plan = view.own.deployed ?? draft(table);
  const fleet = Object.fromEntries(
    ZONES.flatMap((zone) => (plan[zone] ? [[plan[zone], { zone }]] : [])),
  );
  const own = { ...side(table, seat), fleet };
  return { ...table, view: { ...view, seats: { ...view.seats, [seat]: own } } };
}

/** The next free zone round the ring. @param {Table} table @param {string} ship */
function next(table, ship) {
  const plan = draft(table);
  table.ui.deploying = ship;
  const free = ZONES.find((zone) => !plan[zone] && fits(table, zone, ship));
  if (free) lay(table, free);
}

/** @param {Table} table @param {Record<string, string>} plan */
function dealt(table, plan) {
  const laid = new Set(Object.values(plan));
  return row({
    cards: (table.view.own?.dealt ?? []).filter((ship) => !laid.has(ship)),
    name: table.t("board-dealt"),
    shape: "row",
    face: (ship) => shipCard(table, ship),
    label: (ship) => spoken(table, ship),
    live: (ship) => ZONES.some((zone) => fits(table, zone, ship)),
    chosen: table.ui.deploying,
    choose: (ship) => {
      table.ui.deploying = table.ui.deploying === ship ? undefined : ship;
      table.repaint();
    },
    play: (ship, place) => {
      if (!place) return next(table, ship);
      table.ui.deploying = ship;
      lay(table, /** @type {Zone} */ (place.getAttribute("data-zone")));
    },
    slot: ".part-table .zone",
  });
}

/** A fleet ship's card. @param {Table} table @param {string} ship */
export function shipCard(table, ship) {
  const { cls, speed, hull, guns } = printed(table, ship);
  return html`<span class="ship-card ${cls}">
    ${shipPicture(cls)}
    <span class="class">${table.t(`class-${cls}`)}</span>
    <span class="name">${nameOfShip(table, ship)}</span>
    <b class="left">${hull}</b>
    <span class="guns">${guns.map((gun) => gunSign(gun))}</span>
    <span class="speed">${"›".repeat(speed)}</span>
  </span>`;
}
