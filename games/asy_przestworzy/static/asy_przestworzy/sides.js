// @ts-check
/**
 * Before the first duel: which side each seat wishes.
 *
 * @import {Table} from "types/asy_przestworzy"
 */

import { choices, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { picture } from "./art/aircraft.js";
import { emblem } from "./art/signs.js";
import { half } from "./knowing.js";

/** What stands for a side on its poster. @type {Record<string, string>} */
const POSTER = { entente: "E06", central: "C10", any: "E12" };

/** @param {Table} table */
export function sides(table) {
  const { t } = table;
  const wishes = choices(offered(table, "pick_side"), "wish");
  const question = t(table.seat === null ? "board-sides-watched" : "board-sides");
  return html`<section class="sides" aria-label=${question}>
    <h2>${question}</h2>
    <ul class="kit-acts">${["entente", "any", "central"].map(
      (wish) => html`<li>
      <button class="poster ${wish}" ?disabled=${table.past} aria-disabled=${wishes.includes(wish) ? "false" : "true"}
        @click=${() => wishes.includes(wish) && table.act({ do: "pick_side", wish })}>
        <span class="photo">${picture(POSTER[wish], table.scene.aircraft[POSTER[wish]])}</span>
        <span class="poster-name">${wish === "any" ? nothing : emblem(wish)}<b>${wished(t, wish)}</b></span>
        <small>${t(`board-${wish}-who`)}</small>
      </button></li>`,
    )}
    </ul>
    <p>${[0, 1].map((seat) => html`<span class="wish">${table.nameOf(seat)}: <b>${wished(t, half(table, seat).wish)}</b></span>`)}</p>
  </section>`;
}

/** @param {Table["t"]} t @param {string | undefined} wish */
const wished = (t, wish) => (wish ? t(wish === "any" ? "board-any" : `side-${wish}`) : "…");
