// @ts-check
/** What is answered by one of a few buttons; leaving the flight asks once more. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked, Deed} from "../asked.js" */
import { actions } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { answer, draft, offerOf, redraft, tally } from "../asked.js";
import { cubes, reward } from "../cards.js";
import { fate } from "../fate.js";
import { mainSeat, send } from "../knowing.js";
import { ship } from "../ship.js";
import { shipWords } from "../spoken.js";
import { danger } from "../track.js";

/** @param {Table} table @returns {Asked} */
export function plain(table) {
  const { t, view } = table;
  if (draft(table).leaves) return leaving(table);
  const deeds = decisions(table).flatMap((offer) => actions(/** @type {any} */ (offer)) ?? []);
  if (view.phase === "pause" && deeds.length) return pausing(table);
  if (view.question?.kind === "land" && deeds.length) return landing(table);
  if (view.question?.kind === "offer" && deeds.length) return offering(table);
  if (view.question?.kind === "title" && deeds.length) return choosing(table);
  const between = deeds.length > 0 && !["reveal", "card"].includes(view.phase);
  return {
    says: view.score ? flown(table) : between ? nothing : fate(table),
    deeds: deeds.map((action, n) => ({
      words: t(`board-do-${action.do.replaceAll("_", "-")}`, action),
      press: () => send(table, action),
      second: n > 0,
    })),
  };
}

/** What has come home of the ship, whose place the score has taken. @param {Table} table */
const flown = (table) =>
  html`<div class="flown">${ship(table, mainSeat(table), { small: true, label: shipWords(table, mainSeat(table)) })}</div>`;

/** To read on is the lesson's, which has its own button. @param {Table} table */
const decisions = (table) =>
  table.offers.filter((offer) => /** @type {string} */ (offer.do) !== "read_on");

/** What each title counts, and how many the own ship had. @param {Table} table @returns {Asked} */
function choosing(table) {
  const { t, view, seat } = table;
  const own = /** @type {{of: string[]}} */ (offerOf(table, "choose_title")?.take?.title)?.of ?? [];
  return {
    says: html`${own.map((title) => html`<p><b>${t(`title-${title}`)}</b> <small>${t(`board-title-${title}`)}: <b>${view.titles?.[title]?.scores?.[String(seat)] ?? 0}</b></small></p>`)}`,
    deeds: own.map((title, n) => ({
      words: t("board-do-choose-title", { title }),
      press: () => answer(table, "choose_title", { title }),
      second: n > 0,
    })),
  };
}

/** Every free planet is as good as another: none is meant by Enter. @param {Table} table @returns {Asked} */
function landing(table) {
  const { t, view, scene } = table;
  const card = scene.cards[view.card ?? ""];
  const free = /** @type {{of: number[]}} */ (offerOf(table, "land")?.take?.planet)?.of ?? [];
  return {
    says: tally(t("board-land", { days: card?.days ?? 0 })),
    choices: free.map((planet) => ({
      words: t("board-do-land", { planet }),
      shows: cubes(table, card?.planets?.[planet - 1] ?? ""),
      press: () => answer(table, "land", { planet }),
    })),
    deeds: [{ words: t("board-do-pass"), press: () => answer(table, "pass") }],
  };
}

/** A find, or the reward of whoever has beaten an enemy. @param {Table} table @returns {Asked} */
function offering(table) {
  const { t, view, scene } = table;
  const card = scene.cards[view.card ?? ""];
  return {
    says:
      card &&
      html`${card.strength ? tally(t("board-power-won")) : fate(table)}<p class="reward">${reward(table, card)}</p>`,
    deeds: [
      { words: t("board-do-accept"), press: () => answer(table, "accept") },
      { words: t("board-do-decline"), press: () => answer(table, "decline"), second: true },
    ],
  };
}

/** @param {Table} table @returns {Asked} */
function pausing(table) {
  const { t } = table;
  /** @type {Deed[]} */
  const deeds = [{ words: t("board-do-continue"), press: () => answer(table, "continue") }];
  if (offerOf(table, "give_up"))
    deeds.push({
      words: t("board-do-give-up"),
      press: () => redraft(table, { leaves: true }),
      second: true,
    });
  const near = danger(table);
  return {
    says: html`<p class="tally">${t("board-pause")}</p>${near ? html`<p class="warns">${near}</p>` : nothing}`,
    deeds,
  };
}

/** @param {Table} table @returns {Asked} */
const leaving = (table) => ({
  says: tally(table.t("board-leave", { credits: table.view.own?.leave ?? 0 })),
  deeds: [
    { words: table.t("board-leave-not"), press: () => redraft(table, { leaves: false }) },
    { words: table.t("board-leave-now"), press: () => answer(table, "give_up"), second: true },
  ],
});
