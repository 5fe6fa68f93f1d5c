// @ts-check
/**
 * The bar: phase and time, the stack of plays, what is asked and what may be done.
 *
 * @import {Phase, Table} from "types/mag_blast"
 * @import {Deed, Stage} from "./stage.js"
 */
import { clock } from "kit/clock.js";
import { html, nothing } from "lit-html";
import { presets, reminder } from "./answering.js";
import { isMute, isMyTurn } from "./knowing.js";
import { moreButton, wall, wish } from "./more.js";
import { text } from "./naming.js";
import { panel } from "./panel.js";
import { piles } from "./piles.js";
import { plays, threat } from "./plays.js";
import { readIn } from "./stage.js";

/** @type {Phase[]} */
const PHASES = ["discard", "draw", "reinforce", "move", "attack"];

/** @param {Table} table @param {Stage} stage */
export function bar(table, stage) {
  const { t, view } = table;
  const mute = isMute(table);
  const read = readIn(table, stage);
  const strike = view.plays?.[0] ?? stage.strike;
  // What is being played needs the room.
  const burns = strike?.card ? "" : wall(table);
  return html`<section data-stage=${stage.kind} class="part-bar bar ${stage.kind} ${isMyTurn(table) ? "mine" : ""} ${mute ? "mute" : ""}" aria-label=${t("board-bar")}>
    ${phases(table)}
    ${plays(table)}
    ${panel(table, strike)}
    <div class="asked">
      ${stage.clock || view.window ? clock(table, { until: view.window?.until ?? view.turn?.until, seconds: mute }) : nothing}
      <div class="said">
        <p class="says">${mute ? t("board-mute") : stage.says}</p>
        ${burns ? html`<p class="wall">${burns}</p>` : nothing}
        ${view.plays && threat(table) ? html`<p class="threat">${threat(table)}</p>` : nothing}
        ${stage.more ? html`<div class="more">${stage.more}</div>` : nothing}
        ${read ? html`<p class="read">${text(table, read)}</p>` : nothing}
      </div>
    </div>
    <div class="deeds">${stage.deeds.map((deed) => button(table, deed))}${moreButton(table)}</div>
    <div class="below">${reminder(table)}${presets(table)}${wish(table)}${piles(table)}</div>
  </section>`;
}

/** @param {Table} table */
function phases({ t, view }) {
  if (view.phase === "deploy" || view.phase === "over") return nothing;
  return html`<ol class="phases" aria-label=${t("board-phases")}>${PHASES.map(
    (phase) =>
      html`<li class=${phase === view.phase ? "now" : ""} aria-current=${phase === view.phase ? "step" : nothing}>${t(`board-phase-${phase}`)}</li>`,
  )}</ol>`;
}

/** @param {Table} table @param {Deed} deed */
const button = (table, { words, press, second, able = true, why, on }) =>
  html`<button class="kit-do ${second ? "second" : ""}" aria-disabled=${able && !table.pending ? nothing : "true"} aria-pressed=${on === undefined ? nothing : String(on)}
    title=${able ? nothing : (why ?? nothing)} @click=${() => able && press()}>${words}</button>`;

/** What Enter does. @param {Stage} stage @returns {Deed | undefined} */
export const meant = (stage) => stage.deeds.find(({ second, able = true }) => able && !second);
