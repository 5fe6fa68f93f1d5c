// @ts-check
/** The middle of the board: the own ship, and what lies over it for a while. */
/** @import {Table} from "types/galaxy_trucker" */
import { clock } from "kit/clock.js";
import { html, nothing } from "lit-html";
import { cursor, ghost, lights, pointed, pointing } from "./drafting.js";
import { grown } from "./fleet.js";
import { isBuilding, mainSeat, may, own, send } from "./knowing.js";
import { ship } from "./ship.js";
import { shipWords } from "./spoken.js";
import { strikeOn } from "./strikes.js";

/** @param {Table} table @param {import("./asked.js").Asked} [asked]  what is asked of it; none while it is built */
export function hull(table, asked) {
  const { seat, standing } = table;
  const veiled = standing && isBuilding(table);
  const { move, leave, tap, wheel } = pointing(table);
  const building = seat !== null && table.view.phase === "build";
  const drafted = building ? { below: lights(table), above: ghost(table) } : {};
  const layers = asked
    ? { above: [asked.above ?? nothing, strikeOn(table, mainSeat(table)), cursor(table)] }
    : drafted;
  return html`<div class="part-table hull ${veiled ? "veiled" : ""}" role="group" aria-label=${table.t("board-ship")}
    @pointermove=${move} @pointerleave=${leave} @wheel=${wheel} @click=${asked ? (/** @type {PointerEvent} */ event) => touched(table, asked.tap, event) : tap}>
    ${ship(table, mainSeat(table), { ...layers, label: shipWords(table, mainSeat(table)) })}
    ${veiled ? html`<p class="covered">${table.t("board-covered")}</p>` : nothing}
    ${stamp(table)} ${calls(table)} ${grown(table)}
  </div>`;
}

/** @param {Table} table @param {((cell: number) => void) | null | undefined} tap @param {PointerEvent} event */
function touched(table, tap, event) {
  const cell = pointed(table, event);
  if (tap && cell !== null) tap(cell);
}

/** @param {Table} table */
const stamp = (table) =>
  isBuilding(table) && own(table).space !== undefined
    ? html`<span class="stamp" aria-hidden="true">${table.t("board-stamp")}</span>`
    : nothing;

/** The big button, and the shout. @param {Table} table */
function calls(table) {
  const { t, view } = table;
  if (view.phase === "go")
    return html`<div class="calls"><p>${t("board-go-hint")}</p>${may(table, "go") ? html`<button class="kit-do go" @click=${() => send(table, { do: "go" })}>${t("board-go")} <kbd aria-hidden="true">Enter</kbd></button>` : nothing}</div>`;
  if (view.phase === "countdown")
    return html`<div class="calls"><p class="shout seat-${table.ui.shouted ?? "none"}">${t("board-shout")}</p>
      <div class="count">${clock(table, { seconds: true, short: 0, tick: () => table.play("tick") })}</div></div>`;
  return nothing;
}
