// @ts-check
/** For whoever hears the deck: a square in words, what it is, who is there, who sees it; and all other pieces. */
/** @import {Table} from "types/space_hulk" */
import { html } from "lit-html";
import { described, describedHere } from "./chips.js";
import { groundOf } from "./geometry.js";
import { blocking, isMine, nameOf, pieceAt, pieces, watchers, where } from "./knowing.js";

/** SH-770 Those who stand in no row of chips. @param {Table} table */
export const others = (table) => {
  const { t, seat } = table;
  const unlisted = pieces(table).filter((one) =>
    seat === null ? one.kind !== "marine" : !isMine(table, one),
  );
  return html`<ul class="spoken" aria-label=${t("board-others")}>${unlisted.map((one) => html`<li>${described(table, one)}</li>`)}</ul>`;
};

/** SH-770 @param {Table} table @param {number} square */
export function squareWords(table, square) {
  const { t, view, scene } = table;
  const words = [t("board-square", where(table, square))];
  if (!groundOf(scene).floor.has(square)) return [...words, t("board-square-void")].join(", ");
  const entry = scene.entries.indexOf(square) + 1;
  const sign = scene.map[Math.floor(square / scene.width)][square % scene.width];
  if (entry) words.push(t("board-square-entry", { entry }));
  if (sign === "X") words.push(t("board-square-exit"));
  if (sign === "O") words.push(t("board-square-goal"));
  if (view.doors[square]) words.push(t(`board-square-door-${view.doors[square]}`));
  if (view.airlocks[square]) words.push(t(`board-square-airlock-${view.airlocks[square]}`));
  if (view.flames[square]) words.push(t("board-square-flames", { number: view.flames[square] }));
  for (const [thing, at] of Object.entries(view.objects))
    if (at === square)
      words.push(scene.objects[thing][document.documentElement.lang === "pl" ? "pl" : "en"]);
  const here = pieceAt(table, square);
  if (here) words.push(describedHere(table, here));
  const seers = watchers(table, square, blocking(table)).map(({ id }) => nameOf(table, id));
  if (seers.length) words.push(t("board-square-seen", { names: seers.join(", ") }));
  return words.join(", ");
}
