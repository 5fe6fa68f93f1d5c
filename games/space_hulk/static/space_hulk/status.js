// @ts-check
/** The status line: whose phase, which round of how many, the time, the command points. */
/** @import {Table} from "types/space_hulk" */
import { clock } from "kit/clock.js";
import { html, nothing } from "lit-html";
import { canPeek } from "./deck.js";
import { isAlienSeat, isMyPhase, owed } from "./knowing.js";
import { overlays, turnOver } from "./overlays.js";

/** @param {Table} table */
export function status(table) {
  const { t, view, scene } = table;
  const side =
    view.phase.startsWith("alien") || view.phase === "start_blips" ? "aliens" : "marines";
  const mine = isMyPhase(table) || owed(table);
  return html`<div class="part-side status side-${side} ${mine ? "mine" : ""}" role="group" aria-label=${t("board-status")}>
    <p class="phase"><b>${t(`board-phase-${view.phase.replaceAll("_", "-")}`)}</b>
      ${table.seat === null ? nothing : html`<small>${t(isAlienSeat(table) ? "board-you-aliens" : "board-you-marines")}</small>`}</p>
    <p class="round" title=${t("board-round-title")}><span>${t("board-round")}</span> <b>${view.round}</b><small>/${scene.limit}</small></p>
    <p class="cp" title=${t("board-cp-title")}><i aria-hidden="true"></i><b>${view.cp}</b> <span>${t("board-cp")}</span></p>
    <p class="kills" title=${t("board-kills-title")}><b>${view.kills}</b> <span>${t("board-kills")}</span></p>
    ${clock(table, { seconds: true, label: t("board-time") })}
    <div class="tools">
      ${canPeek(table) ? html`<button class="kit-icon" aria-pressed=${table.ui.peek === false ? "false" : "true"} title=${t("board-peek")} aria-label=${t("board-peek")} @click=${() => peek(table)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M2 10q8-10 16 0q-8 10-16 0M10 8v4"/></svg></button>` : nothing}
      <button class="kit-icon wide" title=${t("board-overlay")} aria-label=${t("board-overlay-now", { what: what(table) })} @click=${() => turnOver(table)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 17L2 5h16z"/></svg><span>${what(table)}</span></button>
    </div>
  </div>`;
}

/** @param {Table} table */
function what(table) {
  const { ui, t } = table;
  const now = overlays(table).includes(ui.overlay) ? ui.overlay : "none";
  return t(`board-overlay-${now}`);
}

/** SH-772 @param {Table} table */
function peek(table) {
  table.ui.peek = table.ui.peek === false;
  table.redraw();
}
