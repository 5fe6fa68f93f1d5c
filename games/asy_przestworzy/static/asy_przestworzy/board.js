// @ts-check
/**
 * The board: a squadron mess in 1917. It draws the view, offers the actions and holds no rules.
 *
 * @import {Action, Board, Table} from "types/asy_przestworzy"
 */

import { air } from "kit/flight.js";
import { html, nothing } from "lit-html";
import { medal } from "./art/signs.js";
import { bar } from "./bar.js";
import { back, face } from "./cards.js";
import { fans } from "./fans.js";
import { side } from "./halves.js";
import { ownHand } from "./hand.js";
import { keys, seen } from "./keys.js";
import { far, heldUntil, isHeld, nameOf, near } from "./knowing.js";
import { after, before } from "./moments.js";
import { sheet } from "./piles.js";
import { atMoment, shown, telling, veiled } from "./revealing.js";
import { sides } from "./sides.js";
import { sounds } from "./sounds.js";
import { strip } from "./strip.js";
import { summary } from "./summary.js";
import { showsTime, standing } from "./windows.js";

/** @param {Table} latest */
function draw(latest) {
  // A leap in a replay leads away from what was told.
  if (latest.past && telling(latest)?.of !== latest.view) latest.ui.telling = undefined;
  const table = atMoment(latest);
  latest.ui.table = latest;
  wakeWhenSeen(table);
  const begun = table.view.phase !== "sides";
  return html`<div class="kit-board asy ${table.seat === null ? "watching" : "playing"} ${table.still ? "still" : ""} ${table.standing ? "standing" : ""} phase-${table.view.phase}"
    @click=${() => isHeld(table) && seen(table)}><div class="kit-layout kit-duel mess">
    ${side(table, near(table), "near")}
    <div class="parts">${begun ? html`${strip(table)}${bar(table)}` : sides(table)}</div>
    ${side(table, far(table), "far")}
    ${begun ? below(table) : nothing}
    ${sheet(table)}
    ${air}
  </div></div>`;
}

/** @param {Table} table */
function below(table) {
  if (table.seat !== null)
    return html`<div class="below part-hand">${standing(table)}${ownHand(table)}</div>`;
  return html`<div class="below part-hand">${fans(table)}</div>`;
}

/** What the page tells: as far as it was shown here, and the time only where the board does not. @param {Table} table @returns {Table} */
function forPage(table) {
  const told = shown(table);
  if (!told.view.turn || !showsTime(atMoment(table))) return told;
  const { until: _told, ...turn } = told.view.turn;
  return { ...told, view: { ...told.view, turn } };
}

/** A reveal goes by itself: draw again when its time is over. @param {Table} table */
function wakeWhenSeen(table) {
  clearTimeout(table.ui.waking);
  if (isHeld(table))
    table.ui.waking = setTimeout(() => table.redraw(), heldUntil(table) - table.now() + 30);
}

/** Better words for the list of actions. @param {Action} action @param {Table} table */
function label(action, table) {
  const { t, view, scene } = table;
  if (action.do !== "lay" || !view.contested) return "";
  const value = scene.aircraft[action.aircraft].values[scene.attributes.indexOf(view.contested)];
  return t("board-lay-label", {
    name: nameOf(table, action.aircraft),
    attribute: t(`board-${view.contested}`),
    value,
  });
}

/** @param {Pick<Table, "scene" | "t">} table */
const primer = async (table) => (await import("./primer.js")).primer(table, { face, back, medal });

const chapters = ["game-began", "duel-opened"];

export default /** @satisfies {Board} */ ({
  draw,
  before,
  after,
  keys,
  label,
  summary,
  shown: forPage,
  veiled,
  primer,
  chapters,
  sounds,
});
