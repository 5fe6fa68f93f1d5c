// @ts-check
/** Upon the deck: overlays, own numbers hidden or shown, nearer, further, everything. */
/** @import {Table} from "types/space_hulk" */
import { html, nothing } from "lit-html";
import { aimsButton } from "./aims.js";
import { zoom } from "./looking.js";
import { overlays, turnOver } from "./overlays.js";
import { canPeek } from "./places.js";

/** @param {Table} table */
export function tools(table) {
  const { t, ui } = table;
  const plain = what(table) === t("board-overlay-none");
  return html`<div class="zooming" role="group" aria-label=${t("board-zoom")}>
    ${plain ? nothing : html`<span class="overlay-name">${what(table)}</span>`}
    ${aimsButton(table)}
    <button class="kit-icon" aria-pressed=${plain ? "false" : "true"} title=${t("board-overlay")} aria-label=${t("board-overlay-now", { what: what(table) })} @click=${() => turnOver(table)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 17L2 5h16z" /></svg></button>
    ${canPeek(table) ? html`<button class="kit-icon" aria-pressed=${ui.peek === false ? "false" : "true"} title=${t("board-peek")} aria-label=${t("board-peek")} @click=${() => peek(table)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M2 10q8-10 16 0q-8 10-16 0M10 8v4" /></svg></button>` : nothing}
    ${button(table, "in", "M4 10H16M10 4V16", 1.5)}
    ${button(table, "out", "M4 10H16", 1 / 1.5)}
    ${button(table, "all", "M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12", 0)}
  </div>`;
}

/** @param {Table} table @param {string} name @param {string} sign @param {number} times */
const button = (table, name, sign, times) =>
  html`<button class="kit-icon ${name}" aria-label=${table.t(`board-zoom-${name}`)} title=${table.t(`board-zoom-${name}`)} @click=${() => zoom(table, times)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg></button>`;

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
