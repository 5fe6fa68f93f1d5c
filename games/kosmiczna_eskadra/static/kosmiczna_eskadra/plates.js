// @ts-check
/**
 * The squadrons at a glance: cards left, wins, who holds a card; of a film, its speed.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */

import { clock } from "kit/clock.js";
import { pips } from "kit/meter.js";
import { say } from "kit/narrator.js";
import { html, nothing } from "lit-html";
import { badge } from "./art/squadrons.js";
import { score, signed } from "./film.js";
import { colourOf, FEW, isShown, letterOf, seats } from "./knowing.js";
import { zooming } from "./map.js";
import { isAtEnd, showing, shown } from "./screening.js";

/** Seconds left that are worth a word. */
const WARNED = [30, 10];
/** Seconds left that are counted aloud. */
const COUNTED = 10;

/** @param {Table} table */
export const plates = (table) => html`<div class="head part-side">
  ${speed(table)}${warnings(table)}<div class="beside">${round(table)}${zooming(table, "beside")}</div>
  <ul class="squadrons" aria-label=${table.t("board-squadrons")}>${seats(table).map((seat) => squadron(table, seat))}</ul>
</div>`;

/** A squadron's sign. @param {Table} table @param {number} seat */
export const sign = (table, seat) =>
  html`<svg class="sign" viewBox="-52 -52 104 104" aria-hidden="true">${badge(colourOf(table, seat), letterOf(table, seat))}</svg>`;

/** @param {Table} table @param {number} seat */
function squadron(table, seat) {
  const { t, view } = table;
  const { wins, deck, resigned, assist } = view.seats[seat];
  // The film tells who wins the round; the track waits for it.
  const told = isShown(table) && !isAtEnd(table) && view.result?.winner === seat ? wins - 1 : wins;
  const few = view.phase === "placing" && deck <= FEW;
  const classes = `${seat === table.seat ? "own" : ""} ${resigned ? "resigned" : ""} ${few ? "few" : ""}`;
  return html`<li class="squadron ${classes}" data-base=${seat}>
    ${sign(table, seat)}
    <b class="name">${table.nameOf(seat)}</b>
    ${pips({ kind: "wins", value: told, most: table.scene.wins, label: t("board-wins", { wins: told, most: table.scene.wins }) })}
    ${isShown(table) ? tally(table, seat) : left(table, deck, few)}
    <span class="state">${assist && !inWords(table, seat) ? aided(t("board-assists")) : nothing}${inWords(table, seat) || inHand(table, seat)}</span>
  </li>`;
}

/** @param {Table} table @param {number} deck @param {boolean} few */
const left = (
  { t },
  deck,
  few,
) => html`<span class="deck" role="img" aria-label=${t("board-cards-left", { count: deck })} title=${few ? t("board-stop-near") : nothing}>
  <svg viewBox="0 0 22 26" aria-hidden="true"><path d="M5 6H17V23H5ZM8 3H20V20" /></svg><b aria-hidden="true">${deck}</b>${few ? html`<em aria-hidden="true">!</em>` : nothing}
</span>`;

/** The running score; at the end of the film it is the round's. @param {Table} table @param {number} seat */
function tally(table, seat) {
  const picture = shown(table);
  const value = picture ? score(picture, seat) : 0;
  return html`<span class="tally" role="img" aria-label=${table.t("board-running", { score: value })}><b aria-hidden="true">${signed(value)}</b></span>`;
}

/** What there is to know of a seat now; beside it there is no room for another word. @param {Table} table @param {number} seat */
function inWords({ t, view }, seat) {
  const { holds, ready, answered, sealed, resigned } = view.seats[seat];
  if (resigned) return t("board-resigned");
  if (["ready", "scoring"].includes(view.phase)) return ready ? t("board-is-ready") : "";
  if (sealed) return t("board-sealed");
  if (view.phase === "stopped" && holds) return answered ? t("board-answered") : t("board-decides");
  return "";
}

/** @param {Table} table @param {number} seat */
const inHand = ({ t, view }, seat) =>
  view.seats[seat].holds && view.phase === "placing" ? hand(t("board-holds")) : nothing;

/** A sight that helps to aim. @param {string} label */
const aided = (label) =>
  html`<svg class="aided" viewBox="0 0 20 20" role="img" aria-label=${label}><title>${label}</title><circle cx="10" cy="10" r="5.5" /><path d="M10 1V7M10 13V19M1 10H7M13 10H19" /></svg>`;

/** A card in the air. @param {string} label */
const hand = (label) =>
  html`<svg class="hand-sign" viewBox="0 0 34 20" role="img" aria-label=${label}><title>${label}</title><path d="M4 17H30M10 13L13 2L23 5L20 14Z" /></svg>`;

/** @param {Table} table */
const speed = (table) =>
  showing(table)
    ? html`<p class="speed-now" aria-label=${table.t("board-speed-now")}><b>${shown(table)?.speed || "–"}</b><small>${table.t("board-speed")}</small></p>`
    : nothing;

/** The turn line shows the time; here it is only said when little is left. @param {Table} table */
const warnings = (table) =>
  table.view.phase === "placing"
    ? html`<span hidden>${clock(table, { tick: (seconds) => count(table, seconds) })}</span>`
    : nothing;

/** @param {Table} table @param {number} seconds */
function count(table, seconds) {
  const { ui, view, past } = table;
  if (WARNED.includes(seconds)) warn(table, seconds);
  if (past || seconds > COUNTED || seconds < 1) return;
  table.play("tick");
  if (ui.hurry === view.round) return;
  ui.hurry = view.round;
  table.redraw();
}

/** @param {Table} table @param {number} seconds */
const warn = ({ ui, t }, seconds) => say(ui.root, t("board-live-seconds", { seconds }));

/** @param {Table} table */
const round = ({
  t,
  view,
}) => html`<p class="round">${view.round ? t("board-round", { round: view.round }) : nothing}
  ${view.beat && view.phase === "placing" ? html`<span>${t("board-beat", { beat: view.beat })}</span>` : nothing}</p>`;
