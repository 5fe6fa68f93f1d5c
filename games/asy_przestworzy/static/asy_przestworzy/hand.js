// @ts-check
/**
 * The own hand: a list of cards to choose from, by tap, drag, key or voice.
 *
 * @import {Table} from "contract"
 */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { face, spoken } from "./cards.js";
import { dragging } from "./dragging.js";
import { chosen, hand, offered, picked } from "./knowing.js";

/** @param {Table} table */
export function ownHand(table) {
  const cards = hand(table);
  return html`<ul role="list" class="hand of-${cards.length}" aria-label=${table.t("board-hand")} @mouseleave=${() => point(table, undefined)}>
    ${repeat(
      cards,
      (id) => id,
      (id) => html`<li data-card=${id}>${card(table, id)}</li>`,
    )}
  </ul>`;
}

/** @param {Table} table @param {string} id */
function card(table, id) {
  const attribute = table.view.contested ?? picked(table);
  const laying = offered(table, "lay");
  return html`<button
    class="pick ${laying ? "live" : ""} ${chosen(table) === id ? "chosen" : ""}"
    aria-pressed=${chosen(table) === id ? "true" : "false"}
    aria-label=${spoken(table, id, attribute)}
    title=${laying ? "" : table.t(whyNot(table))}
    @click=${() => choose(table, id)}
    @dblclick=${() => laying && table.act({ do: "lay", aircraft: id })}
    @mouseenter=${() => point(table, id)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => laying && dragging(table, id, event)}
  >${face(table, id, attribute)}</button>`;
}

/** @param {Table} table */
const whyNot = (table) => (table.view.own?.laid ? "board-why-laid" : "board-why-wait");

/** @param {Table} table @param {string} id */
export function choose(table, id) {
  if (table.ui.speed && offered(table, "use_speed")) return swap(table, id);
  table.ui.card = table.ui.card === id ? undefined : id;
  table.redraw();
}

/** The speed card was called for first: this is the aircraft that goes. @param {Table} table @param {string} id */
function swap(table, id) {
  table.ui.speed = false;
  table.act({ do: "use_speed", aircraft: id });
}

/** @param {Table} table @param {string | undefined} id */
function point(table, id) {
  if (table.ui.hover === id || !matchMedia("(hover: hover)").matches) return;
  table.ui.hover = id;
  table.redraw();
}
