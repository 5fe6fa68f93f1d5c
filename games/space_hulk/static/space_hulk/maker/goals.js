// @ts-check
/**
 * SH-648 The editor of goals: sentences whose slots are fields, and what both sides will read, in both
 * languages.
 *
 * @import {Bench} from "contract"
 * @import {Made} from "types/space_hulk"
 * @import {Goal, Reader} from "./sentences.js"
 */
import { html, nothing } from "lit-html";
import { MOST } from "./chart.js";
import { choice, number } from "./fields.js";
import * as says from "./sentences.js";
import { told } from "./told.js";

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

/** @param {Bench<Made>} bench @param {Reader} reader @param {typeof SIDES[number]} side */
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

/** A sentence and what may be done with it. @param {Reader} reader @param {Goal} goal @param {number} depth @param {(next: Goal | null) => void} change */
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

/** The parts of a combination. @param {Reader} reader @param {Goal} goal @param {number} depth @param {(next: Goal) => void} change */
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

/** The sentences that may be added; a combination holds others, up to a depth. @param {Reader} reader @param {number} depth @param {(goal: Goal) => void} add */
function adder(reader, depth, add) {
  const { t, board } = reader;
  const kinds = Object.keys(says.KINDS).filter(
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
  const goal = says.KINDS[kind]();
  if ("object" in goal) goal.object = board.objects?.[0]?.id ?? "";
  const own = Object.keys(board.zones ?? {})[0];
  if ("zone" in goal && own && !board.map.join("").includes("O")) goal.zone = own;
  return goal;
}

/** @param {Reader} reader @param {Goal} goal @param {(next: Goal) => void} change */
const moment = ({ t }, goal, change) =>
  choice({
    label: t("goal-when"),
    value: says.momentOf(goal),
    values: says.MOMENTS.map((when) => [when, t(`goal-moment-${when}`)]),
    change: (when) => change(says.judged(goal, when)),
  });

/** A sentence with fields in its slots. @param {Reader} reader @param {Goal} goal @param {(next: Goal) => void} change */
function line(reader, goal, change) {
  const { t } = reader;
  const kind = says.kindOf(goal);
  if (!says.SLOTS[kind]) return t(goal.of ? `goal-head-${kind}` : `goal-${kind}`);
  const text = says.worded(t, goal, (slot) => `${MARK}${slot}${MARK}`);
  return cut(text, (slot) => field(reader, goal, slot, change));
}

/** Fields where the marks are. @param {string} text @param {(slot: string) => unknown} field */
const cut = (text, field) =>
  text.split(MARK).length === 2
    ? [text.split(MARK)[0], field(""), text.split(MARK)[1]]
    : text.split(MARK).map((part, k) => (k % 2 ? field(part) : part));

/** @param {Reader} reader @param {Goal} goal @param {string} slot @param {(next: Goal) => void} change */
function field(reader, goal, slot, change) {
  const { t, board } = reader;
  const clear = says.kindOf(goal) === "clear";
  const own = clear ? goal.of[0] : goal;
  const set = (/** @type {object} */ more) =>
    change(clear ? { ...goal, of: [tidy({ ...own, ...more })] } : tidy({ ...own, ...more }));
  const label = t(`goal-slot-${slot}`);
  const words = (/** @type {object} */ as) =>
    says.slotWords(reader, clear ? { ...goal, of: [{ ...own, ...as }] } : { ...own, ...as }, slot);
  const pick = (/** @type {string} */ value, /** @type {[string, object][]} */ values) =>
    choice({
      label,
      value,
      values: values.map(([name, as]) => [name, words(as)]),
      change: (name) => set(values.find(([each]) => each === name)?.[1] ?? {}),
    });
  const count = (/** @type {number} */ value, /** @type {(value: number) => object} */ as) =>
    number({ label, value, least: 1, most: 99, change: (next) => set(as(next)) });
  switch (slot) {
    case "count":
      return goal.type === "close"
        ? count(own.at_least ?? own.at_most, (n) => bounds(says.boundOf(own), n, own))
        : count(own.count, (n) => ({ count: n }));
    case "rounds":
      return count(own.rounds, (n) => ({ rounds: n }));
    case "part":
      return pick(own.role ?? "", [
        ["", { role: undefined }],
        ...["rifle", "sergeant", "flamer"].map(
          (role) => /** @type {[string, object]} */ ([role, { role }]),
        ),
      ]);
    case "whose":
      return pick(own.side, [
        ["marines", { side: "marines" }],
        ["aliens", { side: "aliens" }],
      ]);
    case "enemy":
      return pick(own.no_enemy ? "none" : "some", [
        ["some", { no_enemy: undefined }],
        ["none", { no_enemy: true }],
      ]);
    case "zone":
      return pick(
        own.zone,
        zoneChoices(board, own.zone).map((zone) => [zone, { zone }]),
      );
    case "to":
      return pick(
        own.to,
        ["exit", ...zoneChoices(board, own.to === "exit" ? "O" : own.to)].map((to) => [to, { to }]),
      );
    case "object":
      return pick(
        own.object,
        objectChoices(board, own.object).map((object) => [object, { object }]),
      );
    case "squares":
      return amount(own.squares, ["any", "all"], (squares) => ({ squares }), { pick, count });
    case "dead":
      return amount(own.count, ["all"], (n) => ({ count: n }), { pick, count });
    case "bound":
      return pick(
        says.boundOf(own),
        ["least", "most", "exact"].map((bound) => [
          bound,
          bounds(bound, own.at_least ?? own.at_most, own),
        ]),
      );
    case "locks":
      return locks(reader, own, set);
  }
  return nothing;
}

/** Words, or a number. @param {any} value @param {string[]} words @param {(value: any) => object} as @param {{pick: Function, count: Function}} fields */
const amount = (value, words, as, { pick, count }) => {
  const some = typeof value === "number";
  const kinds = pick(some ? "some" : value, [
    ...words.map((word) => [word, as(word)]),
    ["some", as(some ? value : 1)],
  ]);
  return some ? html`${kinds} ${count(value, as)}` : kinds;
};

/** SH-557 Which airlocks: all, or by their numbers. @param {Reader} reader @param {Goal} goal @param {(more: object) => void} set */
function locks({ board, t }, goal, set) {
  const numbers = [...board.map.join("")].filter((sign) => sign === "A").map((_, k) => k + 1);
  const own = goal.which === "all" ? numbers : goal.which;
  const turned = (/** @type {number} */ one) => {
    const next = own.includes(one)
      ? own.filter((/** @type {number} */ each) => each !== one)
      : [...own, one];
    return next.length === numbers.length
      ? "all"
      : next.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  };
  return html`<span class="locks" role="group" aria-label=${t("goal-slot-locks")}>${t(goal.which === "all" ? "goal-locks-all" : "goal-locks", { numbers: "" })}
    ${numbers.map((one) => html`<button type="button" class="square" aria-pressed=${String(own.includes(one))} @click=${() => set({ which: turned(one) })}>${one}</button>`)}</span>`;
}

/** @param {string} bound @param {number} n @param {Goal} own */
const bounds = (bound, n, own) => ({
  at_least: bound === "most" ? undefined : n,
  at_most: bound === "least" ? undefined : bound === "between" ? own.at_most : n,
});

/** @param {Made} board @param {string} now */
const zoneChoices = ({ zones }, now) => [
  ...new Set(["O", "X", "E", ...Object.keys(zones ?? {}), now]),
];

/** @param {Made} board @param {string} now */
const objectChoices = ({ objects }, now) => [
  ...new Set([...(objects ?? []).map(({ id }) => id), now]),
];

/** Without what is not said. @param {Record<string, any>} goal */
const tidy = (goal) =>
  Object.fromEntries(Object.entries(goal).filter(([, value]) => value !== undefined));
