// @ts-check
/** Power: which double parts are fed, what that makes, and what it is measured by. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { choices } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { answer, choose, draft, marks, offerOf } from "../asked.js";
import { combatLine, defeat, reward } from "../cards.js";
import { halves } from "../knowing.js";
import { powerWith } from "../plan.js";
import { cellWords } from "../spoken.js";

/** @param {Table} table @returns {Asked} */
export function declaring(table) {
  const { t, view } = table;
  const offer = offerOf(table, "declare");
  const draft_ = draft(table);
  draft_.chosen ??= [];
  const { chosen } = draft_;
  const doubles = choices(offer, "feed");
  const tokens = choices(offer, "pay");
  const most = offer?.take?.feed?.is === "some" ? offer.take.feed.most : 0;
  const power = /** @type {any} */ (view.own?.power ?? { base: 0, gains: {}, bonus: 0 });
  const able = (/** @type {number} */ cell) => chosen.includes(cell) || chosen.length < most;
  const feed = (/** @type {number} */ cell) => able(cell) && choose(table, cell);
  return {
    above: [marks(table, doubles, "may"), marks(table, chosen, "fed")],
    tap: (cell) => doubles.includes(cell) && feed(cell),
    says: verdict(table, powerWith(power, chosen), chosen.length, tokens.length),
    choices: doubles.map((cell) => ({
      words: t("board-feed", { cell: cellWords(table, cell), gain: say(table, power.gains[cell]) }),
      press: () => feed(cell),
      on: chosen.includes(cell),
      able: able(cell),
    })),
    deeds: [
      {
        words: t("board-declare", { value: say(table, powerWith(power, chosen)) }),
        press: () =>
          answer(table, "declare", { feed: chosen, pay: tokens.slice(0, chosen.length) }),
      },
    ],
  };
}

/** Fire power comes in half points. @param {Table} table @param {number} value */
const say = ({ view }, value) =>
  view.question?.power === "cannons" ? halves(value) : String(value);

/** The value large, beside what decides. @param {Table} table @param {number} value @param {number} paid @param {number} left */
function verdict(table, value, paid, left) {
  const { t, view } = table;
  const kind = view.question?.power ?? "engines";
  const by = measure(table, value);
  return html`<div class="scales ${by?.how ?? ""}" role="status">
    <p><small>${t(`board-power-${kind}`)}</small><b>${say(table, value)}</b></p>
    ${by?.of ? html`<p class="sign" aria-hidden="true">${by.sign}</p><p><small>${by.of}</small><b>${by.value}</b></p>` : nothing}
    <p class="comes"><span>${by?.comes ?? t("board-power-days", { value })}</span>${by ? html`<span class="stake">${by.stake}</span>` : nothing}<small>${t("board-power-tokens", { spent: paid, tokens: left })}</small></p>
  </div>`;
}

/** What it is compared with, the strength of the enemy or the lowest so far, and what comes of it. @param {Table} table @param {number} value */
function measure(table, value) {
  const { t, view, scene } = table;
  const card = scene.cards[view.card ?? ""];
  if (card?.strength) {
    const how = compared(value, 2 * card.strength);
    return {
      ...how,
      of: t("board-power-strength"),
      value: String(card.strength),
      comes: t(`board-power-${how.how}`),
      stake: { won: reward, lost: defeat, drew: () => nothing }[how.how](table, card),
    };
  }
  const line = card?.lines?.find(({ compared }) => compared === view.question?.power);
  if (!line) return undefined;
  const stake = combatLine(table, line);
  const declared = Object.values(view.question?.declared ?? {}).map(Number);
  if (!declared.length)
    return { how: "", sign: "", of: "", value: "", comes: t("board-power-first"), stake };
  const least = Math.min(...declared);
  const { sign } = compared(value, least);
  return {
    how: value < least ? "lost" : "won",
    sign,
    of: t("board-power-least"),
    value: say(table, least),
    comes: t(value < least ? "board-power-yours" : "board-power-theirs"),
    stake,
  };
}

/** @param {number} value @param {number} other @returns {{how: "won" | "lost" | "drew", sign: string}} */
function compared(value, other) {
  if (value === other) return { how: "drew", sign: "=" };
  return value > other ? { how: "won", sign: ">" } : { how: "lost", sign: "<" };
}
