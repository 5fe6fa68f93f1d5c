// @ts-check
/** The line above the ship: the time, and what the own ship can do. */
/** @import {Table} from "types/galaxy_trucker" */
import { html } from "lit-html";
import { seatSign } from "./art/signs.js";
import { figures } from "./fleet.js";
import { glass } from "./glass.js";
import { isBuilding, mainSeat } from "./knowing.js";
import { badgeOf } from "./titles.js";
import { race } from "./track.js";

/** @param {Table} table */
export const top = (
  table,
) => html`<div class="part-side top" role="group" aria-label=${table.t("board-top")}>
  ${isBuilding(table) ? glass(table) : race(table)}
  <div class="mine" data-seat=${mainSeat(table)}><b>${seatSign(mainSeat(table))}<span>${table.nameOf(mainSeat(table))}</span></b>${badgeOf(table, mainSeat(table))}${figures(table, mainSeat(table))}</div>
</div>`;
