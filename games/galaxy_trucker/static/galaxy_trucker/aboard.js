// @ts-check
/** What is aboard of some tiles of a ship, and in words. */
/** @import {ShownTrucker, Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { cubes } from "./cards.js";

/** @typedef {{humans?: number, aliens?: string[], tokens?: number, cubes?: string}} Aboard */

/** @param {ShownTrucker} trucker @param {readonly number[]} cells @returns {Aboard} */
export function aboardOf({ crew, tokens, cubes, aliens }, cells) {
  const sum = (/** @type {Partial<Record<number, number>> | undefined} */ of) =>
    cells.reduce((all, cell) => all + Number(of?.[cell] ?? 0), 0);
  return {
    humans: sum(crew),
    tokens: sum(tokens),
    cubes: cells.map((cell) => cubes?.[cell] ?? "").join(""),
    aliens: Object.entries(aliens ?? {}).flatMap(([colour, cell]) =>
      cells.includes(Number(cell)) ? [colour] : [],
    ),
  };
}

/** As it is read in a row. @param {Table} table @param {Aboard} aboard */
export function inventory(table, aboard) {
  const { t } = table;
  const words = [
    ...(aboard.humans ? [t("board-humans", { humans: aboard.humans })] : []),
    ...(aboard.aliens ?? []).map((colour) => t(`board-alien-${colour}`)),
    ...(aboard.tokens ? [t("board-tokens", { tokens: aboard.tokens })] : []),
  ];
  return html`<span class="inventory">${words.join(", ")}${aboard.cubes ? cubes(table, aboard.cubes) : nothing}</span>`;
}
