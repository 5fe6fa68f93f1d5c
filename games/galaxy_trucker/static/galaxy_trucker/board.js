// @ts-check
/**
 * The board: a cheerful junkyard drawing board. It draws the view, offers the actions and holds no
 * rules.
 *
 * @import {Refusal} from "contract"
 * @import {Board, GameEvent, Table} from "types/galaxy_trucker"
 */
import { air, endAll } from "kit/flight.js";
import { letGo } from "kit/keys.js";
import { narrator, say } from "kit/narrator.js";
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { aboard } from "./art/aboard.js";
import { hourglass, threatArt } from "./art/signs.js";
import { hiddenTile, plate, symbols } from "./art/tiles.js";
import { isAsked } from "./asked.js";
import { bench } from "./bench.js";
import { cardFace } from "./cards.js";
import { press, settle } from "./drafting.js";
import { isToShips } from "./film.js";
import { fleet } from "./fleet.js";
import { hull } from "./hull.js";
import { keys } from "./keys.js";
import { isBuilding } from "./knowing.js";
import { first } from "./listing.js";
import { begin, moment, shown, skip, veiled } from "./moments.js";
import { called } from "./naming.js";
import { question } from "./questions/index.js";
import { SEEN_HERE, summary } from "./sentences.js";
import { sounds } from "./sounds.js";
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
  // A ship that is struck is as large as while its trucker is asked.
  const wide = asks || isToShips(moment(table));
  const tab = tabOf(table, builds ? BUILDING : FLYING);
  return html`<div ${drawn} class="kit-board truck ${standing ? "standing" : ""} ${still ? "still" : ""} ${seat === null ? "watching" : ""}" data-phase=${view.phase} @click=${letGo} @pointerdown=${() => skip(full)}>
    <div class="kit-layout ${builds ? "builds" : "flies"} ${wide ? "asks" : ""}" data-tab=${tab} data-glance=${asks ? glance(table) : ""}>
      ${top(table)} ${builds ? html`${hull(table)} ${bench(table)} ${tabs(table, BUILDING)} ${yard(table)} ${stacks(table)} ${starts(table)} ${fan(table)}` : voyage(table, asked)}
      ${fleet(table)}
    </div>
    ${symbols} ${air} ${narrator}
  </div>`;
}

/** Where things lay, and what was seen. @param {HTMLElement} root @param {Table} table */
function before(root, { ui, view }) {
  const seen = ui.table?.view;
  const gone = Object.keys(seen?.table ?? {}).filter((tile) => !(tile in view.table));
  // Measured first: what ends leaves the picture to be laid out anew.
  const lay = lain(root, gone);
  endAll(root);
  return { lay, view: seen };
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

const chapters = ["building-began", "departed", "card-revealed", "flight-scored"];

/** @param {Pick<Table, "scene" | "t">} table */
const primer = async (table) =>
  (await import("./primer.js")).primer(table, {
    aboard,
    cardFace,
    hiddenTile,
    hourglass,
    plate,
    symbols,
    threatArt,
  });

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
  primer,
  chapters,
  quiet: [...TOLD_HERE, ...SEEN_HERE],
  unlisted: [...TOLD_HERE, "card-began"],
  sounds,
});
