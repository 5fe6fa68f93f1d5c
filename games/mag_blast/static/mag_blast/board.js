// @ts-check
/**
 * The board: a battle as a pulp comic shows it. It draws the view, offers the actions and holds no rules.
 *
 * @import {Board, Offer, Table} from "types/mag_blast"
 * @import {Stage} from "./stage.js"
 */
import { air, Flights } from "kit/flight.js";
import { narrator } from "kit/narrator.js";
import { offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { answering } from "./answering.js";
import { bubble as jagged } from "./art/signs.js";
import { attacking, sendLined } from "./attacking.js";
import { bar } from "./bar.js";
import { face } from "./cards.js";
import { keeping, placing } from "./choosing.js";
import { deployed, deploying } from "./deploying.js";
import { ending } from "./ending.js";
import { atMoment, telling, veiled } from "./film.js";
import { fleet } from "./fleet.js";
import { bubble } from "./flying.js";
import { ownHand } from "./hand.js";
import { keysOf } from "./keys.js";
import { isAsked, isMute, isMyTurn, near, others, shaken, watches } from "./knowing.js";
import { after, before } from "./moments.js";
import { moreSheet } from "./more.js";
import { moving, planned, planOf } from "./moving.js";
import { alike, named } from "./naming.js";
import { cheers, isPadded, pad } from "./pad.js";
import { discarding, drawing, reinforcing, shift, shifts } from "./paying.js";
import { sheet } from "./piles.js";
import { robbing } from "./robbing.js";
import { comesHome, home, isLookedAt, lookedAt, mayLeave, seats } from "./seats.js";
import { shipPiece } from "./ship.js";
import { sounds } from "./sounds.js";
import { looking, reading } from "./stage.js";
import { summary, unlisted } from "./summary.js";
import { logged } from "./telling.js";

/** @param {Table} latest */
function draw(latest) {
  // A leap in a replay leads away from what was told.
  if (latest.past && telling(latest) && telling(latest)?.of !== latest.view)
    latest.ui.telling = undefined;
  latest.ui.table = latest;
  sendLined(latest);
  const table = atMoment(latest);
  comesHome(table);
  const stage = stageOf(table);
  // A piece that is not written anew is pressed with the hands of now.
  table.ui.hands = stage.hands;
  const shown = deployed(planned(table));
  const large = others(table).length > 1 ? lookedAt(table) : near(table);
  return html`<div class="kit-board mag ${classes(table)}" @click=${() => telling(latest)?.end()}>
    <div class="kit-layout battle" data-others=${others(table).length}>
      ${seats(shown, stage.hands)}
      <div class="part-table">${large !== near(table) && mayLeave(table) ? home(table) : nothing}${fleet(shown, large, stage.hands, "large")}</div>
      ${bar(table, stage)}
      <div class="part-side">${pad(table)}</div>
      ${ownHand(table, stage)}
      ${sheet(table)}${moreSheet(table)}
      ${air}
    </div>${narrator}
  </div>`;
}

/** @param {Table} table */
const classes = (table) =>
  [
    `phase-${table.view.phase}`,
    watches(table) ? "watching" : "playing",
    isAsked(table) ? "answering" : "",
    isMyTurn(table) ? "my-turn" : "",
    table.still ? "still" : "",
    table.standing ? "standing" : "",
    isLookedAt(table) ? "looking" : "",
    isAsked(table) || !isPadded(table) ? "padless" : "",
  ].join(" ");

/** What is asked of this viewer. @param {Table} table @returns {Stage} */
function stageOf(table) {
  if (!watches(table) && table.view.phase !== "over") {
    if (table.view.phase === "deploy") return deploying(table);
    if (isAsked(table)) return answering(table);
    if (isMyTurn(table)) return ownTurn(table);
  }
  return {
    kind: "idle",
    hands: looking(table),
    cards: reading(table),
    says: waiting(table),
    more: table.view.phase === "over" ? ending(table) : lost(table),
    deeds: [],
    clock: true,
  };
}

/** Who is out is told so; where there are noises, beside those. @param {Table} table */
const lost = (table) =>
  cheers(table) && table.options.sound === "off" ? table.t("board-lost") : undefined;

/** @param {Table} table @returns {Stage} */
function ownTurn(table) {
  if (offered(table, "keep_ship")) return keeping(table);
  if (offered(table, "place_ship")) return placing(table);
  if (planOf(table)) return robbing(table) ?? moving(table);
  const { phase } = table.view;
  if (phase === "discard" && shifts(table)) return shifting(table);
  if (phase === "discard") return discarding(table);
  if (phase === "draw") return drawing(table);
  if (phase === "reinforce") return reinforcing(table);
  if (phase === "attack") return attacking(table);
  return {
    kind: "idle",
    hands: looking(table),
    cards: reading(table),
    says: "",
    deeds: [],
    clock: true,
  };
}

/** F9 aims as an attack does. @param {Table} table @returns {Stage} */
function shifting(table) {
  const stage = attacking(table);
  return { ...stage, deeds: [...stage.deeds, shift(table, false)] };
}

/** @param {Table} table */
function waiting(table) {
  const { t, view } = table;
  if (view.phase === "over") return t("board-over");
  if (view.window) return t(view.own?.passed ? "board-passed" : "board-answers");
  if (view.seat === undefined) return t("board-deploying");
  const name = table.nameOf(view.seat);
  const victim = shaken(table);
  if (victim === null) return t(`board-watch-${view.phase}`, { name });
  if (victim === table.seat) return t("board-watch-scatter-mine", { name });
  return t("board-watch-scatter", { name, victim: table.nameOf(victim) });
}

/** @param {Table} latest */
function keys(latest) {
  const table = atMoment(latest);
  return keysOf(table, stageOf(table));
}

/** What the list of actions shows first: while a salvo waits the noises, of plays those that shoot. @param {Offer[]} offers @param {Table} table */
function first(offers, table) {
  if (isMute(table)) return offers.filter((offer) => offer.do === "sound");
  return offers.filter((offer) => !offer.standing);
}

/** Cheers of who is out: heard and seen, at most one of a seat in five seconds. @param {HTMLElement} root @param {Table} table @param {Record<string, Record<string, number>>} seats */
function signalled(root, table, seats) {
  table.ui.heard ??= {};
  for (const [seat, { noise }] of Object.entries(seats)) {
    const now = performance.now();
    if (Number(seat) === table.seat || now - (table.ui.heard[seat] ?? -CHEER) < CHEER) continue;
    table.ui.heard[seat] = now;
    const flights = new Flights(root, table);
    const plate =
      root.querySelector(`[data-seat="${seat}"] .plate`) ?? root.querySelector(".flagship");
    bubble(flights, plate?.getBoundingClientRect(), table.t(`noise-${noise}`));
    table.play(`noise-${noise}`);
  }
}

/** Milliseconds between two cheers of a seat. */
const CHEER = 5000;

/** @param {Pick<Table, "scene" | "t">} table */
const primer = async (table) =>
  (await import("./primer.js")).primer(table, { bubble: jagged, face, fleet, shipPiece });

const chapters = ["turn-began", "flagship-destroyed"];

export default /** @satisfies {Board} */ ({
  draw,
  before,
  after,
  signalled,
  keys,
  first,
  summary,
  logged,
  unlisted,
  shown: atMoment,
  veiled,
  called: named,
  alike,
  primer,
  chapters,
  sounds,
  call: (ask) => (ask === "answer" ? "asked" : "turn"),
});
