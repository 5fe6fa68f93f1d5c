// @ts-check
/**
 * What a small screen has no place for beside the fleets: other ways to make a noise, what passes by
 * itself, the wall of fire, the piles.
 *
 * @import {Table} from "types/mag_blast"
 */
import { act, choices, offered } from "kit/offers.js";
import { open, opened, sheet } from "kit/sheet.js";
import { toggle } from "kit/switch.js";
import { html, nothing } from "lit-html";
import { mayPass, reminder, reminds, switches } from "./answering.js";
import { side } from "./knowing.js";
import { promise } from "./microphone.js";
import { cheers, isPadded, otherWays } from "./pad.js";
import { piles } from "./piles.js";

/** @param {Table} table */
export const moreButton = (table) =>
  html`<button class="more-here kit-do second" aria-label=${table.t("board-more")} title=${table.t("board-more")} @click=${() => open(table, "more", ".more-here")}>⋯${reminds(table) ? html`<b aria-hidden="true">!</b>` : nothing}</button>`;

/** @param {Table} table */
export const moreSheet = (table) =>
  opened(table) === "more"
    ? sheet(table, {
        title: table.t("board-more"),
        close: table.t("board-close"),
        kind: "more-sheet",
        content: html`<div class="ways">${otherWays(table)}</div>
          ${isPadded(table) && !cheers(table) ? html`<p>${promise(table)}</p>` : nothing}
          ${wish(table)}
          ${reminder(table)}
          ${mayPass(table) ? html`<h3>${table.t("board-presets")}</h3>${switches(table)}` : nothing}
          ${piles(table)}`,
      })
    : nothing;

/** Of the last two each may want the wall of fire. @param {Table} table */
export function wish(table) {
  const [on] = choices(offered(table, "want_firewall"), "on");
  return on === undefined
    ? nothing
    : toggle(table.t("board-firewall"), !on, () => act(table, { do: "want_firewall", on }));
}

/** That each gun may fire, or will from the next turn on; else who of the others wants it. @param {Table} table */
export function wall(table) {
  const { t, view } = table;
  if (view.firewall !== undefined) return t(view.firewall ? "board-wall" : "board-wall-due");
  const found = Object.keys(view.seats)
    .map(Number)
    .find((seat) => seat !== table.seat && side(table, seat).wants_firewall);
  return found === undefined ? "" : t("board-wall-wanted", { name: table.nameOf(found) });
}
