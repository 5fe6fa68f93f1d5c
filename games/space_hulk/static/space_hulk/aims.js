// @ts-check
/** SH-002 What both sides are after: the whole of it on demand, the own aim where nothing is chosen. */
/** @import {Table} from "types/space_hulk" */
/** @import {Reader} from "./sentences.js" */
import { html, nothing } from "lit-html";
import { isAlienSeat } from "./knowing.js";
import { named } from "./places.js";
import { aimsOf } from "./sentences.js";
import { told } from "./told.js";

/** @param {Table} table @returns {Reader} */
function reader({ t, scene }) {
  const objects = Object.entries(scene.objects).map(([id, name]) => ({ id, name }));
  const { goals, at_limit, limit: round_limit } = scene;
  const board = /** @type {any} */ ({ goals, objects, at_limit, round_limit });
  return { board, t, language: document.documentElement.lang };
}

/** One's own aim, or for whoever watches that of the marines. @param {Table} table */
export function ownAim(table) {
  const side = table.seat !== null && isAlienSeat(table) ? "aliens" : "marines";
  const aims = aimsOf(reader(table), side);
  const or = table.t("goal-or");
  return html`<p class="own-aim">${table.t(`goal-wins-${side}`)} ${aims.join(or)}.</p>`;
}

/** @param {Table} table */
export function aims(table) {
  const { t, ui, scene } = table;
  if (!ui.aims) return nothing;
  const story = named(scene.story);
  return html`<section class="aims" id="aims" aria-label=${t("board-aims")}>
    <h3>${named(scene.name)}</h3>
    ${story ? html`<p>${story}</p>` : nothing}
    ${told(reader(table))}
    <button class="kit-do second" @click=${() => toggle(table)}>${t("board-aims-close")}</button>
  </section>`;
}

/** @param {Table} table */
export function aimsButton(table) {
  const { t, ui } = table;
  return html`<button class="kit-icon" aria-expanded=${ui.aims ? "true" : "false"} aria-controls="aims" title=${t("board-aims")} aria-label=${t("board-aims")} @click=${() => toggle(table)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 18V3M5 4h10l-3 3.5 3 3.5H5" /></svg></button>`;
}

/** @param {Table} table */
function toggle(table) {
  table.ui.aims = !table.ui.aims;
  table.redraw();
}
