// @ts-check
/** A square in words, for whoever hears the deck: what it is, who is there, who sees it. */
/** @import {Table} from "types/space_hulk" */
import { described } from "./chips.js";
import { groundOf } from "./geometry.js";
import { blocking, nameOf, pieceAt, watchers, where } from "./knowing.js";

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
  if (here) words.push(described(table, here));
  const seers = watchers(table, square, blocking(table)).map(({ id }) => nameOf(table, id));
  if (seers.length) words.push(t("board-square-seen", { names: seers.join(", ") }));
  return words.join(", ");
}
