// @ts-check
/** Name and story in both languages, and the size of the map. */
/** @import {Bench} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { html } from "lit-html";
import { chartOf, cleared, grown, mayGrow } from "./chart.js";
import { text } from "./fields.js";

/** SH-641 */
const LONGEST = { name: 60, story: 600 };
const SIDES = /** @type {const} */ (["n", "s", "w", "e"]);

/** @param {Bench<Made>} bench */
export function textsPanel(bench) {
  const { t, document: board } = bench;
  const own = /** @type {"en" | "pl"} */ (document.documentElement.lang);
  const languages = /** @type {const} */ ([own, own === "en" ? "pl" : "en"]);
  const field = (/** @type {"name" | "story"} */ what, /** @type {"en" | "pl"} */ language) => {
    const label = t(`maker-${what}`, { tongue: t(`maker-in-${language}`) });
    return html`<label class="stacked"><span>${label}</span>${text({
      label,
      value: board[what][language],
      most: LONGEST[what],
      rows: what === "story" ? 4 : 0,
      change: (words) => bench.change(written(board, what, language, words), `${what} ${language}`),
    })}</label>`;
  };
  return html`<div class="texts">
    ${languages.map((language) => field("name", language))}
    ${languages.map((language) => field("story", language))}
    ${size(bench)}
  </div>`;
}

/** Where both languages said the same, they still do: a name need not be written twice. @param {Made} board @param {"name" | "story"} what @param {"en" | "pl"} language @param {string} words @returns {Made} */
function written(board, what, language, words) {
  const line = words.replace(/\s+/g, " ");
  const same = board[what].en === board[what].pl && language === document.documentElement.lang;
  return { ...board, [what]: same ? { en: line, pl: line } : { ...board[what], [language]: line } };
}

/** @param {Bench<Made>} bench */
function size(bench) {
  const { t, document: board, ui } = bench;
  const { width, map } = chartOf(board);
  const words = (/** @type {typeof SIDES[number]} */ side) => ({
    1: t(`maker-grow-${side}`),
    [-1]: t(`maker-shrink-${side}`),
  });
  const button = (/** @type {typeof SIDES[number]} */ side, /** @type {1 | -1} */ by) =>
    html`<button type="button" class="square" aria-label=${words(side)[by]} ?disabled=${!mayGrow(board, side, by)} @click=${() => {
      Object.assign(ui, { cursor: undefined, anchor: undefined, look: undefined });
      bench.change(grown(board, side, by));
    }}>${by > 0 ? "+" : "−"}</button>`;
  return html`<fieldset>
    <legend>${t("maker-size", { width, height: map.length })}</legend>
    <div class="sides">
      ${SIDES.map((side) => html`<span>${t(`maker-side-${side}`)}</span><span class="pair">${button(side, -1)}${button(side, 1)}</span>`)}
    </div>
    <button type="button" @click=${() => bench.change(cleared(board))}>${t("maker-clear")}</button>
  </fieldset>`;
}
