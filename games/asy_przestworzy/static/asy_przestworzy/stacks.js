// @ts-check
/**
 * The five stacks of victory cards: how many are left, which may be named.
 *
 * @import {Attribute, Table} from "types/asy_przestworzy"
 */

import { choices, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { medal } from "./art/signs.js";
import { barred, best, hand, picked } from "./knowing.js";

/** @param {Table} table */
export const stacks = (
  table,
) => html`<ul class="stacks kit-acts" aria-label=${table.t("board-stacks")}>
  ${table.scene.attributes.map((attribute) => html`<li>${stack(table, attribute)}</li>`)}
</ul>`;

/** @param {Table} table @param {Attribute} attribute */
function stack(table, attribute) {
  const offer = offered(table, "name");
  const free = choices(offer, "attribute").includes(attribute);
  const why = !free && barred(table, attribute);
  const mine = free && picked(table) === attribute;
  const left = table.view.stacks[attribute] ?? 0;
  return html`<button
    class="stack ${free ? "live" : ""} ${why ? "barred" : ""} ${mine ? "chosen" : ""} ${left ? "" : "empty"}"
    data-stack=${attribute}
    aria-disabled=${free ? "false" : "true"}
    aria-pressed=${offer ? String(mine) : nothing}
    aria-label=${label(table, attribute, why)}
    title=${label(table, attribute, why)}
    @click=${(/** @type {Event} */ event) => (free ? pick(table, attribute) : ask(table, attribute, event))}
    @dblclick=${() => free && table.act({ do: "name", attribute })}
  >
    <span class="pile">${Array.from({ length: Math.max(1, left) }, () => medal(attribute))}</span>
    <span class="left" aria-hidden="true">${left}</span>
    <span class="stack-name">${table.t(`board-short-${attribute}`)}</span>
    ${free && hand(table).length ? html`<span class="best">${table.t("board-best", { value: best(table, attribute) })}</span>` : nothing}
  </button>`;
}

/** Why it may not be named. @param {Table} table @param {Attribute} attribute @param {Event} event */
function ask(table, attribute, { currentTarget }) {
  const stack = /** @type {Element} */ (currentTarget);
  if (table.seat !== null) table.why({ do: "name", attribute }, stack);
}

/** How many are left, what a card does, why it cannot be named. @param {Table} table @param {Attribute} attribute @param {string | undefined | false} why */
function label(table, attribute, why) {
  const { t, view } = table;
  const left = t("board-stack", {
    name: t(`board-short-${attribute}`),
    count: view.stacks[attribute],
  });
  return [left, t(`board-what-${attribute}`), why ? t(why) : ""].filter(Boolean).join(". ");
}

/** @param {Table} table @param {Attribute} attribute */
export function pick(table, attribute) {
  const same = picked(table) === attribute;
  table.ui.named = { duel: table.view.duel, attribute: same ? undefined : attribute };
  table.redraw();
}
