// @ts-check
/**
 * Phases 1 to 3: cards are chosen from the hand or a pile, to be discarded, taken, or paid with.
 *
 * @import {Table} from "types/mag_blast"
 * @import {Deed, Stage} from "./stage.js"
 */
import { act, choices, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { face } from "./cards.js";
import { shipCard } from "./deploying.js";
import { ROOM, side, ZONES } from "./knowing.js";
import { symbolSign } from "./pictures.js";
import { draft, looking, reading, redraft } from "./stage.js";

/** @param {Table} table @returns {string[]} */
const chosen = (table) => draft(table).cards ?? [];

/** @param {Table} table @param {string} card */
function toggle(table, card) {
  const own = chosen(table);
  const cards = own.includes(card) ? own.filter((other) => other !== card) : [...own, card];
  redraft(table, { ...draft(table), cards });
}

/** The phase is left. @param {Table} table @param {string} words @returns {Deed[]} */
export function onward(table, words) {
  const phase = choices(offered(table, "end_phase"), "phase")[0];
  return phase
    ? [
        {
          words: table.t(words),
          press: () => act(table, { do: "end_phase", phase }),
          second: chosen(table).length > 0,
          ends: true,
        },
      ]
    : [];
}

/** @param {Table} table @param {string} tag @param {string} field */
const picks = (table, tag, field = "cards") => {
  const live = choices(offered(table, tag), field);
  return {
    live: (/** @type {string} */ card) => live.includes(card),
    chosen: chosen(table),
    press: (/** @type {string} */ card) =>
      live.includes(card) ? toggle(table, card) : reading(table).press(card),
  };
};

/** @param {Table} table @returns {Stage} */
export function discarding(table) {
  const { t } = table;
  const cards = chosen(table);
  return {
    kind: "discarding",
    hands: looking(table),
    cards: picks(table, "discard"),
    clock: true,
    says: t("board-discard-which"),
    back: () => redraft(table, {}),
    deeds: [
      ...(cards.length
        ? [
            {
              words: t("board-discard", { count: cards.length }),
              press: () => send(table, { do: "discard", cards }),
            },
          ]
        : []),
      ...(offered(table, "shift_salvo") && !cards.length ? [shift(table, true)] : []),
      ...onward(table, cards.length ? "board-keep-all" : "board-keep-hand"),
    ],
  };
}

/** F9: begin to move a salvo from an own ship under another, or leave it. @param {Table} table @param {boolean} begin @returns {Deed} */
export const shift = (table, begin) => ({
  words: table.t(begin ? "board-shift" : "board-shift-not"),
  second: true,
  press: () => {
    table.ui.shifting = begin ? table.view.number : undefined;
    redraft(table, {});
  },
});

/** @param {Table} table */
export const shifts = (table) =>
  !!offered(table, "shift_salvo") && table.ui.shifting === table.view.number;

/** F1: salvos of the discard pile. @param {Table} table @returns {Stage} */
export function drawing(table) {
  const { t } = table;
  const offer = offered(table, "salvage");
  const most = offer?.take?.cards.is === "some" ? offer.take.cards.most : 0;
  const cards = chosen(table);
  return {
    kind: "drawing",
    hands: looking(table),
    cards: reading(table),
    clock: true,
    says: offer ? t("board-salvage-which", { most }) : "",
    more: html`<ul class="shelf" role="list">${choices(offer, "cards").map(
      (
        card,
      ) => html`<li><button class="kit-pick live ${cards.includes(card) ? "chosen" : ""}" aria-pressed=${cards.includes(card) ? "true" : "false"}
        aria-label=${t(`card-${card}`)} @click=${() => toggle(table, card)}>${face(table, card)}</button></li>`,
    )}</ul>`,
    back: () => redraft(table, {}),
    deeds: [
      ...(offer
        ? [
            {
              words: t("board-salvage", { count: cards.length }),
              press: () => send(table, { do: "salvage", cards }),
              able: cards.length > 0 && cards.length <= most,
            },
          ]
        : []),
      ...onward(table, "board-draw-instead"),
    ],
  };
}

/** @param {Table} table @param {any} action */
function send(table, action) {
  table.ui.draft = undefined;
  act(table, action);
}

// ---- reinforcing

/** How many symbols of each kind. @param {Table} table @param {string[]} cards */
export function symbols({ scene }, cards) {
  const count = { "*": 0, o: 0, d: 0 };
  for (const card of cards)
    for (const symbol of scene.symbols[card] ?? "") count[/** @type {"*"} */ (symbol)]++;
  return count;
}

/** Three of a kind or one of each. @param {Table} table @param {string[]} cards */
export function pays(table, cards) {
  const count = Object.values(symbols(table, cards));
  return count.some((one) => one >= 3) || count.every((one) => one >= 1);
}

/** It pays, and no card could be left out. @param {Table} table @param {string[]} cards */
export const isPrice = (table, cards) =>
  pays(table, cards) &&
  cards.every(
    (card) =>
      !pays(
        table,
        cards.filter((other) => other !== card),
      ),
  );

/** @param {Table} table @returns {Stage} */
export function reinforcing(table) {
  const { t } = table;
  const cards = chosen(table);
  const wrecks = choices(offered(table, "rebuild"), "ship");
  const able = isPrice(table, cards);
  const why = t(pays(table, cards) ? "board-price-surplus" : "board-price-short");
  const canBuild = !!offered(table, "build");
  return {
    kind: "reinforcing",
    hands: looking(table),
    cards: picks(table, canBuild ? "build" : "rebuild"),
    clock: true,
    says: t(canBuild || wrecks.length ? "board-build-how" : whyNot(table)),
    more: canBuild || wrecks.length ? price(table, cards) : nothing,
    back: () => redraft(table, {}),
    rack: able && wrecks.length && draft(table).wrecks ? yard(table, wrecks, cards) : undefined,
    deeds: [
      ...(canBuild && cards.length
        ? [{ words: t("board-build"), press: () => send(table, { do: "build", cards }), able, why }]
        : []),
      ...(wrecks.length && cards.length
        ? [
            {
              words: t("board-rebuild"),
              press: () => redraft(table, { ...draft(table), wrecks: !draft(table).wrecks }),
              able,
              why,
              second: true,
            },
          ]
        : []),
      ...onward(table, "board-to-move"),
    ],
  };
}

/** Why no ship can be bought. @param {Table} table */
function whyNot(table) {
  const { view } = table;
  const fleet = Object.keys(side(table, view.seat ?? 0).fleet);
  if (fleet.length >= ROOM * ZONES.length) return "board-build-full";
  if (!view.ships && !Object.keys(view.wrecks).length) return "board-build-none";
  return "board-build-not";
}

/** The price as it fills. @param {Table} table @param {string[]} cards */
function price(table, cards) {
  const count = symbols(table, cards);
  return html`<p class="price" role="status" aria-label=${table.t("board-price", { star: count["*"], circle: count.o, diamond: count.d })}>
    ${Object.entries(count).map(([symbol, own]) => html`<span class=${own ? "has" : ""}>${symbolSign(symbol)}${own}</span>`)}</p>`;
}

/** F6: ships of the discard pile. @param {Table} table @param {string[]} ships @param {string[]} cards */
const yard = (table, ships, cards) =>
  html`<ul class="kit-hand row" role="list" aria-label=${table.t("board-wrecks")}>${ships.map(
    (ship) =>
      html`<li><button class="kit-pick live" aria-label=${table.t(`ship-${ship}`)} @click=${() => send(table, { do: "rebuild", ship, cards })}>${shipCard(table, ship)}</button></li>`,
  )}</ul>`;
