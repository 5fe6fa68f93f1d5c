// @ts-check
/** What happens in flight, in words: at its moment on the board, and a whole move in one sentence. */
/** @import {GameEvent, Table, ThreatMet} from "types/galaxy_trucker" */
/** @import {Step, Strike} from "./film.js" */
import { dice } from "kit/dice.js";
import { html, nothing } from "lit-html";
import { seatSign, threatPicture } from "./art/signs.js";
import { halves } from "./knowing.js";

/** @param {Table} table @param {GameEvent} event */
export function sentence(table, event) {
  const { t } = table;
  if (event.event === "power-declared")
    return t(`board-sum-${event.kind}`, { seat: event.seat, value: event.points });
  if (event.event === "days-passed")
    return t(event.days < 0 ? "board-sum-days-lost" : "board-sum-days-won", {
      seat: event.seat,
      days: Math.abs(event.days),
    });
  if (event.event === "crew-lost")
    return t("board-sum-crew-lost", { seat: event.seat, crew: event.cabins.length });
  const { event: name, ...facts } = event;
  return t(`event-${name}`, /** @type {any} */ (facts));
}

/** Where a threat comes. @param {Table} table @param {Strike} strike */
export const lineWords = ({ t }, { threat, line }) =>
  t("NS".includes(threat[1]) ? "board-in-column" : "board-in-row", { line });

/** What is thrown by each two dice: of sabotage a column and a row. @param {readonly number[]} faces */
export const sums = (faces) => faces.flatMap((one, n) => (n % 2 ? [faces[n - 1] + one] : []));

/** In the place of a question, while it is told. @param {Table} table @param {Step} step */
export function telling(table, step) {
  const { event, meets, strike } = step;
  if (event.event === "dice-rolled") return thrown(table, event);
  if (meets && strike) return met(table, strike, meets);
  if (event.event === "parameter-compared") return comparison(table, event);
  if (event.event === "flight-scored") return nothing;
  return html`<p class="tally">${sentence(table, event)}</p>`;
}

/** @param {Table} table @param {{dice: number[], threat?: string}} roll */
function thrown(table, { dice: faces, threat = "" }) {
  const { t } = table;
  const sum = sums(faces);
  return html`<div class="throw">${threat ? threatPicture(threat, t("board-threat", { threat })) : nothing}
    ${dice({ faces, kind: "thrown", label: t("board-dice", { sum }) })}
    ${threat ? html`<b class="late">${lineWords(table, { threat, line: sum[0] })}</b>` : nothing}</div>`;
}

/** @param {Table} table @param {Strike} strike @param {ThreatMet[]} meets */
const met = (table, strike, meets) =>
  html`<div class="throw">${threatPicture(strike.threat, table.t("board-threat", { threat: strike.threat }))}<b>${lineWords(table, strike)}</b></div>
  <ul class="fates">${meets.map(({ seat, how }) => html`<li class=${how}>${seatSign(seat)} ${table.t(`board-met-${how}`)}</li>`)}</ul>`;

/** @param {Table} table @param {{kind: string, values: Record<string, number>, loser: number}} event */
const comparison = (table, { kind, values, loser }) =>
  html`<p class="tally">${table.t(`board-least-${kind}`)}</p>
  <ul class="fates">${Object.entries(values).map(([seat, value]) => html`<li class=${Number(seat) === loser ? "hit" : ""}>${seatSign(Number(seat))} ${table.nameOf(Number(seat))} <b>${kind === "cannons" ? halves(value) : value}</b></li>`)}</ul>`;

/** What a move is about, the weightiest first. @type {GameEvent["event"][]} */
const SAID = [
  "flight-scored",
  "departed",
  "card-revealed",
  "ship-broke",
  "tile-destroyed",
  "sabotage-missed",
  "parameter-compared",
  "enemy-met",
  "seat-gave-up",
  "goods-loaded",
  "crew-lost",
  "goods-lost",
  "credits-won",
  "offer-taken",
  "planet-landed",
  "days-passed",
  "power-declared",
  "building-ended",
  "glass-flipped",
];

/** Beside a ship one sees who has answered: below the turn stays what it is about. */
export const SEEN_HERE = ["answer-given", "score-seen"];

/** @param {GameEvent[]} move @param {Table} table */
export function summary(move, table) {
  const strike = struck(move, table);
  if (strike) return strike;
  const name = SAID.find((own) => move.some(({ event }) => event === own)) ?? move[0]?.event;
  return ownFirst(
    move.filter(({ event }) => event === name),
    table,
  )
    .map((event) => sentence(table, event))
    .join(" ");
}

/** @template {GameEvent} T @param {T[]} events @param {Table} table @returns {T[]} */
function ownFirst(events, { seat: own }) {
  const isOwn = (/** @type {T} */ event) => Number("seat" in event && event.seat === own);
  return events.toSorted((one, other) => isOwn(other) - isOwn(one));
}

/** A throw and what came of it, for every ship that it concerns. @param {GameEvent[]} move @param {Table} table */
function struck(move, table) {
  const { t } = table;
  const roll = move.find((event) => event.event === "dice-rolled");
  const meets = move.filter((event) => event.event === "threat-met");
  if (!meets.length && !roll?.threat) return "";
  const fates = ownFirst(meets, table).map(({ seat, how }) => {
    const lost = move.filter((one) => one.event === "tile-destroyed" && one.seat === seat).length;
    const what = lost ? t("board-met-lost", { lost }) : t(`board-met-${how}`);
    return `${table.nameOf(seat)}: ${what}`;
  });
  const line = roll?.threat
    ? [
        lineWords(table, {
          threat: roll.threat,
          line: roll.dice.reduce((all, one) => all + one, 0),
        }),
      ]
    : [];
  const words = [...line, ...fates].join(" · ");
  return `${words[0].toLocaleUpperCase()}${words.slice(1)}.`;
}
