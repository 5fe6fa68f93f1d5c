// @ts-check
/** The hourglass on its circles: how long the sand runs, and who may turn it. */
/** @import {Table} from "types/galaxy_trucker" */
import { clock } from "kit/clock.js";
import { say } from "kit/narrator.js";
import { html, nothing } from "lit-html";
import { hourglass, sign } from "./art/signs.js";
import { isBuilding, levelOf, mainSeat, may, own, send } from "./knowing.js";
import { stopsEarly } from "./titles.js";

/** Milliseconds that are counted in seconds. */
const SOON = 100_000;

/** @param {Table} table */
export function glass(table) {
  const { t, view } = table;
  if (!view.glass || view.phase !== "build") return capped(table);
  const runs = view.glass.until !== undefined;
  return html`<div class="glass ${runs ? "" : "resting"}" role="group" aria-label=${t("board-glass")}>
    ${circles(table)}
    ${
      runs
        ? html`${clock(table, { until: view.glass.until, seconds: true, label: t("board-sand"), tick: (left) => tick(table, left) })}
          <p class="says"><b>${t(sandWords(table))}</b></p>`
        : turning(table)
    }
  </div>`;
}

/** @param {Table} table */
function sandWords(table) {
  if (table.standing) return "board-sand-stands";
  return isLast(table, table.view.glass?.circle ?? 0) ? "board-sand-last" : "board-sand-runs";
}

/** @param {Table} table @param {number} circle */
const isLast = (table, circle) => circle === levelOf(table).circles;

/** @param {Table} table */
const circles = (table) => {
  const now = table.view.glass?.circle ?? 0;
  const all = Array.from({ length: levelOf(table).circles }, (_, n) => n + 1);
  const label = table.t("board-circle", { circle: now, circles: all.length });
  return html`<span class="circles" role="img" aria-label=${label} title=${label}>
    ${all.map((circle) => html`<i class="${circle === now ? "now" : ""} ${isLast(table, circle) ? "last" : ""} ${isLast(table, circle) && stopsEarly(table, mainSeat(table)) ? "bites" : ""}">${circle === now ? hourglass(table.view.glass?.until !== undefined) : isLast(table, circle) ? "S" : circle}</i>`)}
  </span>`;
};

/** It rests: whoever may turn it sees that, whoever may not, why. @param {Table} table */
function turning(table) {
  const { t, view, seat } = table;
  const last = isLast(table, (view.glass?.circle ?? 0) + 1);
  const able = may(table, "flip");
  if (seat === null)
    return html`<p class="says">${t(last ? "board-rests-last" : "board-rests")}</p>`;
  return html`<button class="kit-do turn-glass ${able ? "" : "second"}" aria-disabled=${able ? nothing : "true"}
      @click=${(/** @type {any} */ event) => flip(table, event.currentTarget)}>${able ? nothing : sign("lock")}${t("board-flip")} <kbd aria-hidden="true">g</kbd></button>
    <p class="says">${t(able ? (last ? "board-flip-last" : "board-rests") : "board-flip-locked")}</p>`;
}

/** @param {Table} table @param {Element} [near] */
export function flip(table, near) {
  if (may(table, "flip")) send(table, { do: "flip" });
  else table.why({ do: "flip" }, near);
}

/** Without an hourglass there is the end of building; in flight the line above has the time. @param {Table} table */
function capped(table) {
  const { t, view } = table;
  if (!isBuilding(table)) return nothing;
  const until = view.phase === "build" ? (view.turn?.until ?? view.cap) : view.turn?.until;
  const seconds = until !== undefined && until - table.now() < SOON;
  return html`<div class="glass" role="group" aria-label=${t("board-time")}>
    ${clock(table, { until, seconds, label: t("board-time") })}
    <p class="says"><b>${t(`board-phase-${view.phase}`)}</b>${view.phase === "build" && !view.glass ? html` ${t("board-no-glass")}` : nothing}</p>
  </div>`;
}

/** Seconds left at which it is said. */
const SAID = [30, 10];

/** The last ten seconds tick for whoever builds. @param {Table} table @param {number} left */
function tick(table, left) {
  if (SAID.includes(left)) say(table.ui.root, table.t("board-sand-left", { seconds: left }));
  if (left <= 10 && left > 0 && own(table).space === undefined) table.play("tick");
}
