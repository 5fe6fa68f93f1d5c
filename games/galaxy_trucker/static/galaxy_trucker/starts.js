// @ts-check
/** The start spaces with their prizes: to take one is to have finished. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { rocketSign } from "./art/signs.js";
import { isBuilding, levelOf, may, send } from "./knowing.js";

const SPACES = [1, 2, 3, 4];
/** Milliseconds in which a second press confirms. */
const ARMED = 2500;

/** @param {Table} table */
export function starts(table) {
  const { t } = table;
  if (!isBuilding(table)) return nothing;
  const able = may(table, "finish") || may(table, "pick_space");
  return html`<section class="tray starts ${able ? "" : "idle"}" aria-label=${t("board-starts")}>
    <h3>${t(may(table, "pick_space") ? "board-pick-start" : "board-finish")}</h3>
    <div class="row">${SPACES.map((space) => place(table, space))}</div>
    <p class="hint">${t(table.ui.armed ? "board-finish-again" : "board-finish-hint")}</p>
  </section>`;
}

/** @param {Table} table @param {number} space */
function place(table, space) {
  const { t, view, ui } = table;
  const who = table.seats.find(({ seat }) => view.seats[seat]?.space === space)?.seat;
  const prize = levelOf(table).places[space - 1];
  const words =
    who === undefined
      ? t("board-start", { space, prize })
      : t("board-start-taken", { space, name: table.nameOf(who) });
  return html`<button class="start ${ui.armed === space ? "armed" : ""} ${who === undefined ? "free" : ""}" data-space=${space} aria-label=${words} title=${words}
    @click=${(/** @type {any} */ event) => pressSpace(table, space, event.currentTarget)}>
    ${who === undefined ? html`<b>${space}.</b>` : rocketSign(who)}<small>+${prize}</small></button>`;
}

/** Once arms it, twice takes it; who has been stopped needs but one. @param {Table} table @param {number} space @param {Element} [near] */
export function pressSpace(table, space, near) {
  const { ui } = table;
  if (table.seat === null) return;
  if (may(table, "pick_space")) return send(table, { do: "pick_space", space });
  if (!may(table, "finish") || taken(table, space)) return table.why({ do: "finish", space }, near);
  if (ui.armed === space) {
    ui.armed = null;
    return send(table, { do: "finish", space });
  }
  ui.armed = space;
  clearTimeout(ui.disarms);
  ui.disarms = setTimeout(() => {
    ui.armed = null;
    ui.table.redraw();
  }, ARMED);
  table.redraw();
}

/** @param {Table} table @param {number} space */
const taken = ({ view }, space) => Object.values(view.seats).some((each) => each?.space === space);

/** The best space that is free. @param {Table} table */
export const bestFree = (table) => SPACES.find((space) => !taken(table, space)) ?? 1;
