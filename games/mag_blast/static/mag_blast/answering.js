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
import { looks } from "./naming.js";
import { draft, looking } from "./stage.js";

/** @type {Preset[]} */
const PRESETS = ["pass-turn", "pass-not-me", "pass-small"];

/** @param {Table} table @returns {Record<string, any>} */
const own = (table) => draft(table, `window ${table.view.window?.number}`);

/** @param {Table} table @param {Record<string, any>} change */
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
  const { card, cards = [], read } = own(table);
  return {
    kind: "answering",
    clock: true,
    hands: looking(table),
    cards: {
      live: (one) => answers.includes(one) || payable.includes(one),
      chosen: [card, ...cards, read].filter(Boolean),
      press: (one) => {
        if (card === one) act(table, { do: "answer", window, card });
        else if (answers.includes(one)) choose(table, { card: one });
        else if (payable.includes(one))
          choose(table, {
            cards: cards.includes(one)
              ? cards.filter((/** @type {string} */ other) => other !== one)
              : [...cards, one],
          });
        // Who reads lets go of what was chosen; what is read goes with the window.
        else choose(table, read === one ? {} : { read: one });
      },
    },
    read,
    says: t(answers.length || payable.length ? "board-answer-can" : "board-answer-none"),
    back: () => choose(table, {}),
    deeds: [
      ...equal(table, answers).map((some) => answer(table, window, some, card)),
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

/** Of cards with the same face and symbols any will do. @param {Table} table @param {string[]} cards @returns {string[][]} */
function equal({ scene }, cards) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const card of cards) {
    const own = looks(scene, card);
    found[own] = [...(found[own] ?? []), card];
  }
  return Object.values(found);
}

/** One press chooses, the next commits. @param {Table} table @param {number} window @param {string[]} some alike @param {string | undefined} chosen @returns {Deed} */
function answer(table, window, some, chosen) {
  const card = some.find((one) => one === chosen);
  const words = { card: table.t(`card-${card ?? some[0]}`) };
  return {
    words: card
      ? table.t("board-answer-now", words)
      : `${table.t("board-answer-with", words)}${some.length > 1 ? ` ×${some.length}` : ""}`,
    second: !card,
    on: !!card,
    press: () =>
      card ? act(table, { do: "answer", window, card }) : choose(table, { card: some[0] }),
  };
}

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
