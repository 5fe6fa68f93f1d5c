// @ts-check
/** What a card means for the own ship, from the figures that all can see. */
/** @import {Card, Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { threatPicture } from "./art/signs.js";
import { sum } from "./fleet.js";
import { halves, others, own, span, truckerOf } from "./knowing.js";
import { lineWords } from "./sentences.js";

/** While nothing is asked of this seat. @param {Table} table */
export function fate(table) {
  const { t, view, scene, seat } = table;
  const card = scene.cards[view.card ?? ""];
  if (!card || !["reveal", "card"].includes(view.phase))
    return html`<p>${t(seat === null ? "board-between" : "board-wait")}</p>`;
  if (seat !== null && own(table).position === undefined)
    return html`<p>${t("board-fate-out")}</p>`;
  if (view.question?.threat && view.question.line !== undefined) return onItsLine(table);
  if (seat === null)
    return html`<div class="fate"><p>${coming(table)}${isShot(table, card) ? nothing : t(`board-effect-${WATCHED[card.kind] ?? card.kind}`)}</p></div>`;
  return html`<div class="fate"><p>${coming(table)}${isShot(table, card) ? nothing : (FATES[card.kind] ?? nothingKnown)(table, card)}</p></div>`;
}

/** Whoever looks on is told what it does to all, some kinds in the same words. @type {Record<string, string>} */
const WATCHED = {
  slavers: "enemy",
  smugglers: "enemy",
  pirates: "enemy",
  "abandoned-ship": "offer",
  "abandoned-station": "offer",
};

/** What dice are thrown for. @param {Table} table */
function coming({ t, view }) {
  const { threat } = view.question ?? {};
  return threat
    ? html`<span class="coming">${threatPicture(threat)}<b>${t("board-threat", { threat })}</b></span>`
    : nothing;
}

/** It has been rolled for, and others are to answer. @param {Table} table */
function onItsLine(table) {
  const strike = /** @type {import("./film.js").Strike} */ (table.view.question);
  const line = lineWords(table, strike);
  const words = table.seat === null ? line : `${line} · ${table.t("board-wait")}`;
  return html`<div class="fate"><p>${coming(table)}</p><p>${words}</p></div>`;
}

/** Once power has been compared, what comes of it is a shot. @param {Table} table @param {Card} card */
const isShot = ({ view }, { kind }) => kind !== "meteors" && !!view.question?.threat;

/** @param {Table} table */
const nothingKnown = ({ t }) => t("board-wait");

/** @type {Record<string, (table: Table, card: Card) => unknown>} */
const FATES = {
  stardust: (table) => table.t("board-fate-stardust", { exposed: own(table).exposed }),
  "open-space": (table) => {
    const { least, most } = own(table).engines;
    return table.t(most ? "board-fate-open-space" : "board-fate-no-engine", {
      power: span(least, most),
    });
  },
  meteors: (table) => table.t("board-fate-meteors"),
  planets: (table, { days }) => table.t("board-fate-planets", { days: days ?? 0 }),
  slavers: enemy,
  smugglers: enemy,
  pirates: enemy,
  combat,
  "abandoned-ship": offer,
  "abandoned-station": offer,
  epidemic: (table) => table.t("board-fate-epidemic"),
  sabotage: (table) => table.t("board-fate-sabotage", { crew: crewOf(table, own(table)) }),
};

/** @param {Table} _table @param {import("types/galaxy_trucker").ShownTrucker} trucker */
const crewOf = (_table, { crew, aliens }) => sum(crew) + Object.keys(aliens ?? {}).length;

/** @param {Table} table @param {Card} card */
function enemy(table, { strength = 0 }) {
  const { least, most } = own(table).fire;
  return table.t("board-fate-enemy", { fire: span(least, most, halves), strength });
}

/** @param {Table} table @param {Card} card */
function offer(table, { kind, crew: needed = 0 }) {
  const crew = crewOf(table, own(table));
  if (crew < needed) return table.t("board-fate-too-few", { crew, needed });
  return table.t(kind === "abandoned-ship" ? "board-fate-crew" : "board-fate-offer", {
    crew,
    needed,
  });
}

/** Each line: the own value beside the lowest of the others. @param {Table} table @param {Card} card */
function combat(table, { lines = [] }) {
  const { t } = table;
  const rivals = others(table).filter((seat) => truckerOf(table, seat).position !== undefined);
  if (!rivals.length) return t("board-fate-alone");
  const ranges = (/** @type {string} */ of, /** @type {number} */ seat) => {
    const { fire, engines } = truckerOf(table, seat);
    if (of === "cannons") return fire;
    if (of === "engines") return engines;
    const crew = crewOf(table, truckerOf(table, seat));
    return { least: crew, most: crew };
  };
  const say = (/** @type {string} */ of, /** @type {number} */ seat) => {
    const { least, most } = ranges(of, seat);
    return span(least, most, of === "cannons" ? halves : String);
  };
  return html`<span class="spoken">${t("board-fate-combat")}</span>${lines.map(({ compared }) => {
    const weakest = rivals.toSorted(
      (one, other) => ranges(compared, one).most - ranges(compared, other).most,
    )[0];
    return html`<span class="compares">${t(`board-least-${compared}`)} <b>${say(compared, table.seat ?? 0)}</b> <small>${table.nameOf(weakest)} ${say(compared, weakest)}</small></span>`;
  })}${nothing}`;
}
