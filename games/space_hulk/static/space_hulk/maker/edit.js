// @ts-check
/**
 * SH-647 The maker of boards: map and palette, beside them one of the panels. Where there is no room beside
 * the map a panel takes its place.
 *
 * @import {Bench} from "contract"
 * @import {Made} from "types/space_hulk"
 */
import { html } from "lit-html";
import { hand } from "./brushes.js";
import { easel } from "./easel.js";
import { goalsPanel } from "./goals.js";
import { numbersPanel } from "./numbers.js";
import { palette } from "./palette.js";
import { placesPanel } from "./places.js";
import { textsPanel } from "./texts.js";

/** @type {Record<string, (bench: Bench<Made>) => unknown>} */
const PANELS = {
  problems: (bench) => bench.list,
  goals: goalsPanel,
  texts: textsPanel,
  numbers: numbersPanel,
  places: placesPanel,
};

/** @param {Bench<Made>} bench */
export function edit(bench) {
  const ui = hand(bench);
  if (bench.chosen && ui.seen !== bench.chosen && bench.chosen.places.length) ui.wanted = "map";
  ui.seen = bench.chosen;
  if (ui.wanted) ui.front = ui.wanted;
  ui.wanted = "";
  const panel = ui.tab in PANELS ? ui.tab : "goals";
  return html`<div class="hulk maker ${ui.front === "panel" ? "panel-first" : "map-first"}">
    <div class="work">${easel(bench)} ${palette(bench)}</div>
    <section class="panel">${PANELS[panel](bench)}</section>
    <nav class="tabs" aria-label=${bench.t("maker-tabs")}>
      ${["map", ...Object.keys(PANELS)].map((tab) => button(bench, tab, panel))}
    </nav>
  </div>`;
}

/** @param {Bench<Made>} bench @param {string} tab @param {string} panel */
function button({ t, ui, problems, redraw }, tab, panel) {
  const isMap = tab === "map";
  const errors = problems.filter(({ warning }) => !warning).length;
  const press = () => {
    if (!isMap) ui.tab = tab;
    ui.front = isMap ? "map" : "panel";
    redraw();
  };
  const on = isMap ? ui.front !== "panel" : panel === tab;
  return html`<button type="button" class="tab ${tab}" aria-pressed=${String(on)} @click=${press}>${t(`maker-tab-${tab}`)}${
    tab === "problems" && problems.length
      ? html` <span class="count ${errors ? "error" : "warning"}">${problems.length}</span>`
      : ""
  }</button>`;
}
