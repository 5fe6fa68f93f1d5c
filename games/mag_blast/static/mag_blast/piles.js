// @ts-check
/**
 * Both stacks and both discard piles; a pile opens as a sheet.
 *
 * @import {Table} from "types/mag_blast"
 */
import { pile } from "kit/pile.js";
import { open, opened, sheet as over } from "kit/sheet.js";
import { html, nothing } from "lit-html";
import { back, face } from "./cards.js";
import { shipCard } from "./deploying.js";

/** @param {Record<string, number>} places  by piece: the last on top */
const order = (places) => Object.keys(places).toSorted((one, other) => places[other] - places[one]);

/** @param {Table} table */
export function piles(table) {
  const { t, view } = table;
  return html`<div class="piles" role="group" aria-label=${t("board-piles")}>
    ${pile({ kind: "stack", count: view.stack, top: back, words: t("board-stack") })}
    ${discarded(table, "discard", view.discard)}
    ${pile({ kind: "ships", count: view.ships, top: back, words: t("board-ships") })}
    ${discarded(table, "wrecks", view.wrecks)}
  </div>`;
}

/** @param {Table} table @param {string} what @param {Record<string, number>} places */
function discarded(table, what, places) {
  const [top] = order(places);
  const shown =
    top === undefined ? back : what === "discard" ? face(table, top) : shipCard(table, top);
  return pile({
    kind: what,
    count: Object.keys(places).length,
    top: shown,
    words: table.t(`board-${what === "discard" ? "discard-pile" : what}`),
    open: () => open(table, what, `.kit-pile.${what}`),
  });
}

/** @param {Table} table */
export function sheet(table) {
  const what = opened(table);
  if (what !== "discard" && what !== "wrecks") return nothing;
  const { t, view } = table;
  const content = order(view[/** @type {"discard"} */ (what)]);
  return over(table, {
    title: t(`board-${what === "discard" ? "discard-pile" : what}`),
    close: t("board-close"),
    kind: "pile-sheet",
    content: html`<ul role="list">${content.map((id) => html`<li>${what === "discard" ? face(table, id) : shipCard(table, id)}</li>`)}</ul>`,
  });
}
