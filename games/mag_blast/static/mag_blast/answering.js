// @ts-check
/**
 * The answer bar: what is played, what it would do, who may still say something. Doing nothing is to pass.
 *
 * @import {Preset, Table} from "types/mag_blast"
 * @import {Deed, Stage} from "./stage.js"
 */
import { act, choices, offered } from "kit/offers.js";
import { toggle } from "kit/switch.js";
import { html, nothing } from "lit-html";
import { kindOf } from "./knowing.js";
import { draft, looking, reading } from "./stage.js";

/** @type {Preset[]} */
const PRESETS = ["pass-turn", "pass-not-me", "pass-small"];

/** @param {Table} table @returns {Record<string, any>} */
const own = (table) => draft(table, `window ${table.view.window?.number}`);

/** @param {Table} table @param {any} change */
function choose(table, change) {
  own(table);
  table.ui.draft.own = change;
  table.repaint();
}

/** @param {Table} table @returns {Stage} */
export function answering(table) {
  const { t, view } = table;
  const window = /** @type {NonNullable<typeof view.window>} */ (view.window).number;
  const answers = choices(offered(table, "answer"), "card");
  const payable = choices(offered(table, "buy_off"), "cards");
  const { card, cards = [] } = own(table);
  return {
    kind: "answering",
    clock: true,
    hands: looking(table),
    cards: {
      live: (one) => answers.includes(one) || payable.includes(one),
      chosen: [card, ...cards].filter(Boolean),
      press: (one) => {
        if (card === one) act(table, { do: "answer", window, card });
        else if (answers.includes(one)) choose(table, { card: one });
        else if (payable.includes(one))
          choose(table, {
            cards: cards.includes(one)
              ? cards.filter((/** @type {string} */ other) => other !== one)
              : [...cards, one],
          });
        else reading(table).press(one);
      },
    },
    says: t(answers.length || payable.length ? "board-answer-can" : "board-answer-none"),
    back: () => choose(table, {}),
    deeds: [
      ...answers.map((one) => answer(table, window, one, card)),
      ...(payable.length && cards.length
        ? [
            {
              words: t("board-buy-off", { count: cards.length }),
              press: () => act(table, { do: "buy_off", window, cards }),
            },
          ]
        : []),
      { words: t("board-pass"), press: () => act(table, { do: "pass", window }), second: true },
      ...(offered(table, "hold")
        ? [
            {
              words: t("board-wait"),
              press: () => act(table, { do: "hold", window }),
              second: true,
            },
          ]
        : []),
    ],
  };
}

/** One press chooses, the next commits. @param {Table} table @param {number} window @param {string} card @param {string | undefined} chosen @returns {Deed} */
const answer = (table, window, card, chosen) => ({
  words: table.t(chosen === card ? "board-answer-now" : "board-answer-with", {
    card: table.t(`kind-${kindOf(card)}`),
  }),
  second: chosen !== card,
  on: chosen === card,
  press: () =>
    chosen === card ? act(table, { do: "answer", window, card }) : choose(table, { card }),
});

/** What lets plays pass by itself, and a reminder of an answer that is let pass. @param {Table} table */
export function presets(table) {
  const { t, view } = table;
  const on = view.own?.presets ?? {};
  if (!mayPass(table)) return nothing;
  return html`<details class="presets"><summary>${t("board-presets")}${Object.keys(on).length ? html`<b>${Object.keys(on).length}</b>` : nothing}</summary>
    ${switches(table)}
  </details>`;
}

/** @param {Table} table */
export const switches = (table) =>
  PRESETS.map((preset) => {
    const on = !!table.view.own?.presets[preset];
    return toggle(
      html`${table.t(`preset-${preset}`)}<small>${table.t(`board-preset-${preset}`)}</small>`,
      on,
      () => act(table, { do: "set_preset", preset, on: !on }),
    );
  });

/** @param {Table} table */
export const reminder = (table) =>
  reminds(table) ? html`<p class="reminds">${table.t("board-reminds")}</p>` : nothing;

/** Plays that might be let pass are still to come. @param {Table} table */
export const mayPass = ({ view }) => !!view.own && view.phase !== "over";

/** The own browser reminds of an answer that plays at others go past. @param {Table} table */
export const reminds = (table) =>
  mayPass(table) &&
  !!table.view.own?.presets["pass-not-me"] &&
  table.view.own.hand.some((card) => ["TF", "EA"].includes(kindOf(card)));
