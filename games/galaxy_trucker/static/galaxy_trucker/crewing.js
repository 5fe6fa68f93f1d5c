// @ts-check
/** Aliens go aboard: where they may, and what that brings. */
/** @import {Table} from "types/galaxy_trucker" */
import { choices } from "kit/offers.js";
import { html, svg } from "lit-html";
import { brown, purple } from "./art/tiles.js";
import { answer, deed, draft, offerOf } from "./asked.js";
import { at } from "./ship.js";
import { cellWords } from "./spoken.js";

/** @type {["brown", typeof brown][]} */
const ALIENS = /** @type {any} */ ([
  ["brown", brown],
  ["purple", purple],
]);

/** @param {Table} table @param {string} colour @returns {number[]} */
const cabins = (table, colour) =>
  choices(offerOf(table, "place_crew"), colour).filter((cell) => cell !== 0);

/** @param {Table} table */
export const crewLayers = (table) => ({
  above: ALIENS.map(([colour, art]) =>
    cabins(table, colour).map((cell) => {
      const aboard = draft(table)[colour] === cell;
      return svg`<g transform=${at(table, cell)}><rect class="welcomes ${colour} ${aboard ? "taken" : ""}" x=${colour === "brown" ? -17 : -15} y=${colour === "brown" ? -17 : -15} width=${colour === "brown" ? 34 : 30} height=${colour === "brown" ? 34 : 30} rx="5"/>${aboard ? art : ""}</g>`;
    }),
  ),
  tap: null,
});

/** @param {Table} table */
export function crewDeeds(table) {
  const { t } = table;
  if (!offerOf(table, "place_crew")) return html`<p>${t("board-crew-done")}</p>`;
  const own = draft(table);
  const put = (/** @type {string} */ colour, /** @type {number} */ cell) => {
    own[colour] = cell;
    table.redraw();
  };
  return html`${ALIENS.map(([colour]) =>
    cabins(table, colour).length
      ? html`<fieldset class="choose"><legend>${t(`board-crew-${colour}`)}</legend>
        ${[0, ...cabins(table, colour)].map((cell) => deed(cell ? cellWords(table, cell) : t("board-none"), () => put(colour, cell), { second: (own[colour] ?? 0) !== cell }))}</fieldset>`
      : "",
  )}
    <div class="deeds">${deed(t("board-crew"), () => answer(table, "place_crew", { brown: own.brown ?? 0, purple: own.purple ?? 0 }))}</div>`;
}
