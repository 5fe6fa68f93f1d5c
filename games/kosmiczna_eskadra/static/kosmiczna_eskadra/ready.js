// @ts-check
/**
 * Before a round: colours, help, who is ready; then three, two, one.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */

import { clock } from "kit/clock.js";
import { act, choices, offered } from "kit/offers.js";
import { toggle } from "kit/switch.js";
import { html, nothing } from "lit-html";
import { badge, COLOURS } from "./art/squadrons.js";
import { seats } from "./knowing.js";
import { sign } from "./plates.js";

/** @param {Table} table */
export function ready(table) {
  const { t, view } = table;
  return html`<section class="kit-sheet kit-laid ready kit-acts" aria-labelledby="ke-ready">
    <h2 id="ke-ready">${t("board-ready-title", { round: view.round })}</h2>
    ${view.round <= 1 ? colours(table) : nothing}
    <ul class="who">${seats(table).map((seat) => who(table, seat))}</ul>
    ${assist(table)}
    ${offered(table, "ready") ? html`<button class="kit-do big" aria-disabled=${table.pending ? "true" : nothing} @click=${() => act(table, { do: "ready" })}>${t("board-ready")}</button>` : html`<p class="waits">${t("board-ready-waits")}</p>`}
  </section>`;
}

/** @param {Table} table @param {number} seat */
const who = (table, seat) => html`<li>${sign(table, seat)}<b>${table.nameOf(seat)}</b>
  <span class=${table.view.seats[seat].ready ? "yes" : ""}>${table.t(table.view.seats[seat].ready ? "board-is-ready" : "board-not-ready")}</span></li>`;

/** @param {Table} table */
function colours(table) {
  const offer = offered(table, "pick_colour");
  if (!offer) return nothing;
  const free = choices(offer, "colour");
  return html`<div class="colours" role="group" aria-label=${table.t("board-pick-colour")}>${COLOURS.map((colour) => choice(table, colour, free.includes(colour)))}</div>`;
}

/** What is taken says why. @param {Table} table @param {string} colour @param {boolean} free @param {Event} event */
function press(table, colour, free, { currentTarget }) {
  const picks = /** @type {const} */ ({ do: "pick_colour", colour });
  if (free) act(table, picks);
  else if (table.seat !== null) table.why(picks, /** @type {Element} */ (currentTarget));
}

/** @param {Table} table @param {string} colour @param {boolean} free */
function choice(table, colour, free) {
  const { t, view, seat } = table;
  const own = seat !== null && view.seats[seat].colour === colour;
  const owner = seats(table).find((other) => view.seats[other].colour === colour);
  const taken =
    !own && owner !== undefined ? t("board-colour-taken", { name: table.nameOf(owner) }) : "";
  return html`<button class="colour" aria-pressed=${own ? "true" : "false"} aria-disabled=${free || own ? nothing : "true"} title=${taken}
    @click=${(/** @type {Event} */ event) => own || press(table, colour, free, event)}>
    <svg viewBox="-52 -52 104 104" aria-hidden="true">${badge(colour, t(`board-letter-${colour}`))}</svg>
    <span>${t(`colour-${colour}`)}</span>${taken ? html`<small>${taken}</small>` : nothing}
  </button>`;
}

/** Exact aiming by key in the next round. @param {Table} table */
export function assist(table) {
  if (!offered(table, "set_assist")) return nothing;
  const on = !!table.view.own?.assist_next;
  const words = html`${table.t("board-assist")}<small>${table.t("board-assist-what")}</small>`;
  return toggle(words, on, () => act(table, { do: "set_assist", on: !on }));
}

/** @param {Table} table */
export const countdown = (table) =>
  html`<div class="countdown">${clock(table, { until: table.view.start, seconds: true, tick: (_left, ring) => strike(table, ring) })}<span aria-hidden="true">${table.t("board-countdown")}</span></div>`;

/** @param {Table} table @param {Element} ring */
const strike = ({ still }, ring) =>
  still ||
  ring.animate(
    [
      { scale: 1.6, opacity: 0 },
      { scale: 1, opacity: 1 },
    ],
    { duration: 250, easing: "ease-out" },
  );
