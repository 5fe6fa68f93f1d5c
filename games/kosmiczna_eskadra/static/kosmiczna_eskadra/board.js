// @ts-check
/**
 * The board: a dark table under a lamp. It draws the view, offers the actions and holds no rules.
 *
 * @import {Refusal} from "contract"
 * @import {Action, Board, GameEvent, Table} from "types/kosmiczna_eskadra"
 */

import { letGo } from "kit/keys.js";
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { cargo, plate, rails } from "./art/card.js";
import { asteroid, light } from "./art/rock.js";
import { shipyard } from "./art/ships.js";
import { patterns } from "./art/squadrons.js";
import { cinema, sum, title } from "./cinema.js";
import { controls } from "./controls.js";
import { felt } from "./felt.js";
import { flight } from "./flights.js";
import { tellAtTable } from "./hand.js";
import { keys } from "./keys.js";
import { FEW, heldCard, isMovable, isShown, shipName } from "./knowing.js";
import { plates } from "./plates.js";
import { countdown, ready } from "./ready.js";
import { begin, shownTable, veiled } from "./screening.js";
import { settle, signalled } from "./settling.js";
import { sounds } from "./sounds.js";
import { spoken } from "./spoken.js";
import { stop, stopped } from "./stop.js";
import { summary } from "./summary.js";
import { logged } from "./telling.js";

/** @param {Table} table */
function draw(table) {
  const { view, seat, still } = table;
  // Once everything is drawn, what moves by itself is put in its place.
  const drawn = ref((root) => root && queueMicrotask(() => settle(root, table)));
  return html`<div ${drawn} @click=${letGo} class="kit-board eskadra ${seat === null ? "watching" : "playing"} ${still ? "still" : ""} ${table.standing && !isShown(table) ? "standing" : ""} phase-${view.phase}">
    <div class="kit-layout kit-beside">${plates(table)} ${felt(table, over(table))}<div class="foot part-bar">${below(table)}</div></div>
    ${flight(table)}
    ${spoken(table)}
  </div>`;
}

/** What is under the hands. @param {Table} table */
function below(table) {
  if (table.view.phase === "stopped") return stop(table);
  return isShown(table) ? cinema(table) : controls(table);
}

/** What stands above the table. @param {Table} table */
function over(table) {
  const { view, t, scene, ui } = table;
  if (view.phase === "ready") return ready(table);
  if (view.phase === "countdown") return countdown(table);
  if (view.phase === "stopped") return stopped(table);
  if (isShown(table)) return html`${title(table)}${sum(table)}`;
  if (!isMovable(table)) return nothing;
  const clash = t(scene.overlap === "refuse" ? "board-not-possible" : "board-to-hangar");
  return html`<p class="clash-words ${ui.told ? "told" : ""}">${ui.told ?? clash}</p>`;
}

/** The film of a battle begins before anything of its end is drawn. @param {HTMLElement} _root @param {Table} table @param {GameEvent[]} events */
const before = (_root, table, events) => begin(table, events);

/** @param {HTMLElement} _root @param {Table} table @param {GameEvent[]} events */
function after(_root, table, events) {
  for (const event of events) {
    if (event.event === "card-landed") table.play("card");
    if (event.event === "card-drawn" && event.left <= FEW) table.play("tick");
    if (event.event === "round-stopped") table.play("fanfare");
  }
}

/** What a card was refused for is said where the eyes are. @param {HTMLElement} _root @param {Table} table @param {Refusal} refusal */
function refused(_root, table, { text }) {
  if (!isMovable(table) || !text) return false;
  tellAtTable(table.ui, text);
  return true;
}

/** Better words for the list of actions. @param {Action} action @param {Table} table */
function label(action, table) {
  const { t } = table;
  const own = heldCard(table);
  if (action.do !== "drop" || !own) return "";
  const { x, y, a } = action;
  return t("board-drop-label", {
    ship: shipName(table, own.held),
    x: Math.round(x / 10),
    y: Math.round(y / 10),
    degrees: Math.round(a / 10),
  });
}

/** What the film tells step by step, and what the hand feels; that a seat has seen enough, its plate says. */
const quiet = [
  "ship-grounded",
  "speed-began",
  "laser-fired",
  "ore-shared",
  "ore-looted",
  "ship-destroyed",
  "rock-removed",
  "round-ended",
  "own-drawn",
  "card-drawn",
  "position-frozen",
  "seat-done",
];

/** The hand feels it, and it happens with every card. */
const unlisted = ["hand-freed"];

/** @param {Pick<Table, "scene" | "t">} table */
const primer = async (table) =>
  (await import("./primer.js")).primer(table, {
    asteroid,
    cargo,
    light,
    patterns,
    plate,
    rails,
    shipyard,
  });

const chapters = ["round-began", "round-stopped", "round-ended"];

/** The fanfare at the end of the film has called already. @param {string} ask */
const call = (ask) => (ask === "watch" ? "" : "turn");

export default /** @satisfies {Board} */ ({
  draw,
  before,
  after,
  refused,
  keys,
  label,
  signalled,
  summary,
  quiet,
  veiled,
  shown: shownTable,
  unlisted,
  logged,
  primer,
  chapters,
  call,
  sounds,
});
