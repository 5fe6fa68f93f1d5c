// @ts-check
/**
 * SH-648 The editor of goals: sentences whose slots are fields, and what both sides will read, in both
 * languages.
 *
 * @import {Bench} from "contract"
 * @import {Made} from "types/space_hulk"
 * @import {Goal} from "../sentences.js"
 * @import {Writer} from "./kinds.js"
 */
import { html, nothing } from "lit-html";
import * as says from "../sentences.js";
import { told } from "../told.js";
import { MOST } from "./chart.js";
import { choice, number } from "./fields.js";
import { judged, KINDS, MOMENTS } from "./kinds.js";
import { slotField } from "./slots.js";

const SIDES = /** @type {const} */ (["marines", "aliens", "draw"]);
/** SH-561 */
const DEEPEST = 3;
/** What stands for a slot in a sentence, until it is cut there. */
const MARK = "\uE000";

/** @param {Bench<Made>} bench */
export function goalsPanel(bench) {
  const { t, tongues, document: board } = bench;
  const reader = { board, t, language: document.documentElement.lang };
  return html`<div class="goals">
    ${SIDES.map((side) => group(bench, reader, side))}
    <fieldset>
      <legend>${t("goal-title-limit")}</legend>
      <p class="sentence">${limit(bench)}</p>
    </fieldset>
    <h3>${t("goal-read")}</h3>
    <div class="both">
      ${Object.entries(tongues).map(([language, own]) => told({ board, t: own, language }))}
    </div>
  </div>`;
}

/** @param {Bench<Made>} bench @param {Writer} reader @param {typeof SIDES[number]} side */
function group(bench, reader, side) {
  const { t, document: board, chosen } = bench;
  const goals = board.goals[side] ?? [];
  const set = (/** @type {Goal[]} */ next) =>
    bench.change({ ...board, goals: { ...board.goals, [side]: next } });
  return html`<fieldset data-side=${side}>
    <legend>${t(`goal-wins-${side}`)}</legend>
    ${goals.map(
      (goal, k) => html`<div class="goal ${chosen?.params.goal === `${side}/${k}` ? "chosen" : ""}">
        ${entry(reader, goal, 0, (next) => set(goals.flatMap((each, at) => (at === k ? (next ?? []) : each))))}
      </div>`,
    )}
    ${goals.length < MOST.goals ? adder(reader, 0, (goal) => set([...goals, goal])) : nothing}
  </fieldset>`;
}

/** SH-524 @param {Bench<Made>} bench */
function limit({ t, document: board, change }) {
  const mark = { "slot-limit": MARK };
  return html`${cut(t("goal-limit", mark), () =>
    number({
      label: t("maker-round_limit"),
      value: board.round_limit,
      least: 1,
      most: 40,
      change: (round_limit) => change({ ...board, round_limit }, "round_limit"),
    }),
  )}:
  ${choice({
    label: t("goal-at-limit"),
    value: board.at_limit ?? "aliens",
    values: SIDES.map((side) => [side, t(`goal-at-limit-${side}`)]),
    change: (at_limit) => change({ ...board, at_limit: /** @type {any} */ (at_limit) }),
  })}`;
}

/** A sentence and what may be done with it. @param {Writer} reader @param {Goal} goal @param {number} depth @param {(next: Goal | null) => void} change */
function entry(reader, goal, depth, change) {
  const { t } = reader;
  const kind = says.kindOf(goal);
  const outer = depth === 0;
  return html`<p class="sentence">
      ${line(reader, goal, change)}
      ${outer ? moment(reader, goal, change) : nothing}
      <button type="button" class="quiet square remove" aria-label=${t("goal-remove", { words: says.sentence(reader, goal) })} title=${t("maker-remove")} @click=${() => change(null)}>×</button>
    </p>
    ${goal.of && kind !== "clear" ? inner(reader, goal, depth, change) : nothing}`;
}

/** The parts of a combination. @param {Writer} reader @param {Goal} goal @param {number} depth @param {(next: Goal) => void} change */
function inner(reader, goal, depth, change) {
  const set = (/** @type {Goal[]} */ of) => change({ ...goal, of });
  const more = goal.type === "not" ? goal.of.length < 1 : goal.of.length < MOST.goals;
  return html`<div class="parts">
    ${goal.of.map((/** @type {Goal} */ part, /** @type {number} */ k) =>
      entry(reader, part, depth + 1, (next) =>
        set(
          goal.of.flatMap((/** @type {Goal} */ each, /** @type {number} */ at) =>
            at === k ? (next ?? []) : each,
          ),
        ),
      ),
    )}
    ${more ? adder(reader, depth + 1, (part) => set([...goal.of, part])) : nothing}
  </div>`;
}

/** The sentences that may be added; a combination holds others, up to a depth. @param {Writer} reader @param {number} depth @param {(goal: Goal) => void} add */
function adder(reader, depth, add) {
  const { t, board } = reader;
  const kinds = Object.keys(KINDS).filter(
    (kind) => says.SLOTS[kind] || kind === "out_of_fuel" || depth < DEEPEST,
  );
  const take = (/** @type {any} */ event) => {
    const kind = event.target.value;
    event.target.value = "";
    if (kind) add(begun(board, kind));
  };
  return html`<select class="adder" aria-label=${t("goal-add")} @change=${take}>
    <option value="">${t("goal-add")}</option>
    ${kinds.map((kind) => html`<option value=${kind}>${t(`goal-kind-${kind}`)}</option>`)}
  </select>`;
}

/** A new sentence, about what the board has. @param {Made} board @param {string} kind */
function begun(board, kind) {
  const goal = KINDS[kind]();
  if ("object" in goal) goal.object = board.objects?.[0]?.id ?? "";
  const own = Object.keys(board.zones ?? {})[0];
  if ("zone" in goal && own && !board.map.join("").includes("O")) goal.zone = own;
  return goal;
}

/** @param {Writer} reader @param {Goal} goal @param {(next: Goal) => void} change */
const moment = ({ t }, goal, change) =>
  choice({
    label: t("goal-when"),
    value: says.momentOf(goal),
    values: MOMENTS.map((when) => [when, t(`goal-moment-${when}`)]),
    change: (when) => change(judged(goal, when)),
  });

/** A sentence with fields in its slots. @param {Writer} reader @param {Goal} goal @param {(next: Goal) => void} change */
function line(reader, goal, change) {
  const { t } = reader;
  const kind = says.kindOf(goal);
  if (!says.SLOTS[kind]) return t(goal.of ? `goal-head-${kind}` : `goal-${kind}`);
  const text = says.worded(t, goal, (slot) => `${MARK}${slot}${MARK}`);
  return cut(text, (slot) => slotField(reader, goal, slot, change));
}

/** Fields where the marks are. @param {string} text @param {(slot: string) => unknown} field */
const cut = (text, field) =>
  text.split(MARK).length === 2
    ? [text.split(MARK)[0], field(""), text.split(MARK)[1]]
    : text.split(MARK).map((part, k) => (k % 2 ? field(part) : part));
