// @ts-check
/**
 * The board: a cheerful junkyard drawing board. It draws the view, offers the actions and holds no
 * rules.
 *
 * @import {Note, Refusal} from "contract"
 * @import {Board, GameEvent, Table} from "types/galaxy_trucker"
 */
import { air, endAll } from "kit/flight.js";
import { letGo } from "kit/keys.js";
import { narrator, say } from "kit/narrator.js";
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { symbols } from "./art/tiles.js";
import { isAsked } from "./asked.js";
import { bench } from "./bench.js";
import { press, settle } from "./drafting.js";
import { fleet } from "./fleet.js";
import { hull } from "./hull.js";
import { keys } from "./keys.js";
import { isBuilding } from "./knowing.js";
import { first } from "./listing.js";
import { begin, shown, skip, veiled } from "./moments.js";
import { called } from "./naming.js";
import { question } from "./questions/index.js";
import { summary } from "./sentences.js";
import { fan, stacks } from "./stacks.js";
import { starts } from "./starts.js";
import { BUILDING, FLYING, glance, tabOf, tabs } from "./tabs.js";
import { lain, TOLD_HERE, tell } from "./telling.js";
import { top } from "./top.js";
import { voyage } from "./voyage.js";
import { yard } from "./yard.js";

/** @param {Table} full */
function draw(full) {
  Object.assign(full.ui, { table: full, press });
  settle(full);
  const table = shown(full);
  const { ui, view, standing, still, seat } = table;
  const drawn = ref((root) => {
    if (root) ui.root = root;
  });
  const builds = isBuilding(table);
  const asked = builds ? {} : question(table);
  const asks = isAsked(asked);
  const tab = tabOf(table, builds ? BUILDING : FLYING);
  return html`<div ${drawn} class="kit-board truck ${standing ? "standing" : ""} ${still ? "still" : ""} ${seat === null ? "watching" : ""}" data-phase=${view.phase} @click=${letGo} @pointerdown=${() => skip(full)}>
    <div class="kit-layout ${builds ? "builds" : "flies"} ${asks ? "asks" : ""}" data-tab=${tab} data-glance=${asks ? glance(table) : ""}>
      ${top(table)} ${builds ? html`${hull(table)} ${bench(table)} ${tabs(table, BUILDING)} ${yard(table)} ${stacks(table)} ${starts(table)} ${fan(table)}` : voyage(table, asked)}
      ${fleet(table)}
    </div>
    ${symbols} ${air} ${narrator}
  </div>`;
}

/** Where things lay, and what was seen. @param {HTMLElement} root @param {Table} table */
function before(root, { ui }) {
  endAll(root);
  return { lay: lain(root), view: ui.table?.view };
}

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {{lay: Map<string, DOMRect>, view?: Table["view"]}} past */
function after(root, table, events, { lay, view }) {
  for (const event of events) if (event.event === "go-called") table.ui.shouted = event.seat;
  tell(root, table, events, lay);
  begin(root, table, events, view);
}

/** Somebody was quicker, with whom the tile has flown away: nothing more is said. @param {HTMLElement} root @param {Table} table @param {Refusal} refusal */
function refused(root, table, refusal) {
  if (refusal.code !== "tile-gone") return false;
  say(root, refusal.text);
  table.play("clank");
  return true;
}

/** @type {Record<string, Note[]>} */
const sounds = {
  clank: [{ hertz: 520, lasts: 0.05, loud: 0.25, shape: "square" }],
  weld: [
    { hertz: [2400, 3600], lasts: 0.12, loud: 0.25, shape: "noise" },
    { hertz: 180, lasts: 0.09, after: 0.02, loud: 0.4, shape: "triangle" },
  ],
  alarm: [0, 0.22, 0.44].map((after) => ({
    hertz: [700, 560],
    lasts: 0.18,
    after,
    loud: 0.35,
    shape: "square",
  })),
  glass: [{ hertz: [300, 900], lasts: 0.3, loud: 0.3, shape: "sine" }],
  horn: [
    { hertz: 262, lasts: 0.35, loud: 0.4, shape: "sawtooth" },
    { hertz: 392, lasts: 0.5, after: 0.3, loud: 0.4, shape: "sawtooth" },
  ],
  crash: [
    { hertz: [1400, 150], lasts: 0.4, loud: 0.4, shape: "noise" },
    { hertz: [120, 60], lasts: 0.3, loud: 0.4, shape: "triangle" },
  ],
  ping: [{ hertz: [1700, 1500], lasts: 0.25, loud: 0.25, shape: "sine" }],
  hum: [{ hertz: [110, 150], lasts: 0.45, loud: 0.35, shape: "sawtooth" }],
  shot: [{ hertz: [2200, 400], lasts: 0.12, loud: 0.3, shape: "noise" }],
  coin: [
    { hertz: 1046, lasts: 0.08, loud: 0.2, shape: "square" },
    { hertz: 1397, lasts: 0.16, after: 0.07, loud: 0.2, shape: "square" },
  ],
  cheer: [523, 659, 784].map((hertz, n) => ({
    hertz,
    lasts: 0.16,
    after: n * 0.1,
    loud: 0.3,
    shape: "triangle",
  })),
};

const chapters = ["building-began", "departed", "card-revealed", "flight-scored"];

/** A whole building phase is one turn. @param {string} ask */
const call = (ask) => (["build-resting", "build-last"].includes(ask) ? "" : "turn");

export default /** @satisfies {Board} */ ({
  draw,
  before,
  after,
  keys,
  called,
  first,
  refused,
  summary,
  veiled,
  shown,
  call,
  chapters,
  quiet: TOLD_HERE,
  unlisted: [...TOLD_HERE, "card-began"],
  sounds,
});
