// @ts-check
/** Where there is no room for all: what lies in the sheet at the bottom. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { draft } from "./asked.js";

export const BUILDING = ["pool", "stacks", "fleet", "starts"];
export const FLYING = ["card", "track", "fleet"];

/** What lies in the sheet: what was chosen in this flight, as far as there is such a thing now. @param {Table} table @param {string[]} names */
export const tabOf = ({ ui, view }, names) =>
  ui.tab?.flight === view.flight && names.includes(ui.tab.name) ? ui.tab.name : names[0];

/** Where a question takes the room of the sheet: what is looked at meanwhile, if anything. @param {Table} table */
export const glance = (table) => draft(table).glance ?? "";

/** @param {Table} table @param {string[]} names @param {boolean} [asks] */
export const tabs = (
  table,
  names,
  asks,
) => html`<nav class="tabs" aria-label=${table.t("board-tabs")}>
  ${names.map((name) => {
    const chosen = tabOf(table, names) === name;
    const glanced = asks && glance(table) === name;
    return html`<button class="tab ${chosen ? "chosen" : ""} ${glanced ? "glanced" : ""}" aria-pressed=${String(chosen)} @click=${() => (asks ? look(table, name) : show(table, name))}>${table.t(`board-tab-${name}`)}${name === "pool" ? html` <b>${table.view.heap + Object.keys(table.view.table).length}</b>` : nothing}</button>`;
  })}
</nav>`;

/** @param {Table} table @param {string} name */
export function show(table, name) {
  table.ui.tab = { name, flight: table.view.flight };
  table.redraw();
}

/** Over the ship, and back. @param {Table} table @param {string} name */
function look(table, name) {
  draft(table).glance = glance(table) === name ? "" : name;
  show(table, name);
}
