// @ts-check
/** A board as its page shows it: map, story, what each side is after, and its figures. */
/** @import {Say} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { html, nothing } from "lit-html";
import { built } from "../hull.js";
import { SIDE } from "../looking.js";
import { both } from "../sentences.js";
import { told } from "../told.js";
import { chartOf } from "./chart.js";
import { fittings, objects, starts } from "./scenery.js";

/** Dark around the map, in squares. */
const RIM = 0.6;

/** @param {Made} board @param {string} language @param {Say} t */
export function about(board, language, t) {
  const story = both(board.story, language);
  return html`<div class="about-board">
    <figure class="hulk" aria-label=${t("maker-about-map")}>${map(board)}</figure>
    <div class="words">
      ${story ? html`<h2>${t("maker-about-story")}</h2><p class="story">${story}</p>` : nothing}
      <h2>${t("maker-about-goals")}</h2>
      ${told({ board, t, language })}
      <h2>${t("maker-about-figures")}</h2>
      <ul class="figures">
        <li>${t("maker-about-squad", { squad: squad(board, t) })}</li>
        <li>${t("maker-about-rounds", { number: board.round_limit })}</li>
        <li>${t("maker-about-blips", { start: board.start_blips, rounds: (board.blips_per_round ?? []).join(", ") })}</li>
      </ul>
    </div>
  </div>`;
}

/** @param {Made} board */
function map(board) {
  const chart = chartOf(board);
  const [width, height] = [chart.width, chart.map.length].map((side) => (side + 2 * RIM) * SIDE);
  return html`<svg class="surface" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" aria-hidden="true">
    ${built(chart)} ${fittings(board)} ${objects(board)} ${starts(board)}
  </svg>`;
}

/** How many of each role. @param {Made} board @param {Say} t */
function squad({ squad }, t) {
  const roles = [...new Set(squad)];
  const count = (/** @type {string} */ role) => squad.filter((each) => each === role).length;
  return roles
    .map((role) => t("maker-role-count", { number: count(role), role: t(`role-${role}`) }))
    .join(", ");
}
