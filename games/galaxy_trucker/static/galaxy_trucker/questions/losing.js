// @ts-check
/** Crew or goods are given away: piece by piece, on the ship or from a list. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { choices } from "kit/offers.js";
import { answer, choose, draft, marks, offerOf, redraft, tally } from "../asked.js";
import { thingWords, tileOf } from "../spoken.js";

/** @param {Table} table @param {"lose_crew" | "lose_goods"} tag @param {string} field @returns {Asked} */
export function losing(table, tag, field) {
  const { t } = table;
  const offer = offerOf(table, tag);
  const domain = offer?.take?.[field];
  const much = domain?.is === "some" ? domain.least : 0;
  const of = choices(offer, field);
  const { chosen } = draft(table);
  return {
    above: [
      marks(table, [...new Set(of.map(tileOf))], "may"),
      marks(table, [...new Set(chosen.map(tileOf))], "goes"),
    ],
    tap: (cell) => takeFrom(table, of, cell, much),
    says: tally(t(`board-${tag.replace("_", "-")}`, { much, chosen: chosen.length }), true),
    choices: of.map((thing) => ({
      words: thingWords(table, thing),
      press: () => choose(table, thing),
      on: chosen.includes(thing),
      able: chosen.includes(thing) || chosen.length < much,
    })),
    deeds: [
      {
        words: t("board-give"),
        press: () => answer(table, tag, { [field]: chosen }),
        able: chosen.length === much,
      },
    ],
  };
}

/** The next thing of that tile; with none left to take, all of it back. @param {Table} table @param {number[]} of @param {number} cell @param {number} much */
function takeFrom(table, of, cell, much) {
  const here = of.filter((thing) => tileOf(thing) === cell);
  const { chosen } = draft(table);
  const more = chosen.length < much;
  const next = more ? here.toReversed().find((thing) => !chosen.includes(thing)) : undefined;
  redraft(table, {
    chosen:
      next === undefined
        ? chosen.filter((/** @type {number} */ thing) => !here.includes(thing))
        : [...chosen, next],
  });
}
