// @ts-check
/** The status line: whose phase, which round of how many, the time, the command points. */
/** @import {Table} from "types/space_hulk" */
import { clock } from "kit/clock.js";
import { html, nothing } from "lit-html";
import { isAlienSeat, isMyPhase, owed } from "./knowing.js";
import { tools } from "./tools.js";

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
    <p class="kills" title=${t("board-kills-title")}><b>${view.kills}</b> <span>${t("board-kills", { count: view.kills })}</span></p>
    ${tools(table)}
    ${clock(table, { seconds: true, label: t("board-time") })}
  </div>`;
}
