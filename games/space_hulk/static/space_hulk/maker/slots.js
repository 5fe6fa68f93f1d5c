// @ts-check
/** SH-648 The fields that stand in the slots of a sentence. */
/** @import {Made} from "types/space_hulk" */
/** @import {Goal} from "../sentences.js" */
/** @import {Writer} from "./kinds.js" */
import { html, nothing } from "lit-html";
import * as says from "../sentences.js";
import { choice, number } from "./fields.js";

/** @param {Writer} reader @param {Goal} goal @param {string} slot @param {(next: Goal) => void} change */
export function slotField(reader, goal, slot, change) {
  const { t, board } = reader;
  const clear = says.kindOf(goal) === "clear";
  const own = clear ? goal.of[0] : goal;
  const set = (/** @type {object} */ more) =>
    change(clear ? { ...goal, of: [tidy({ ...own, ...more })] } : tidy({ ...own, ...more }));
  const label = t(`goal-slot-${slot}`);
  const words = (/** @type {object} */ as) =>
    says.slotWords(reader, clear ? { ...goal, of: [{ ...own, ...as }] } : { ...own, ...as }, slot);
  const pick = (
    /** @type {string} */ value,
    /** @type {[string, object][]} */ values,
    /** @type {Record<string, string>} */ called = {},
  ) =>
    choice({
      label,
      value,
      values: values.map(([name, as]) => [name, called[name] ?? words(as)]),
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
      return pick(
        own.no_enemy ? "none" : "some",
        [
          ["some", { no_enemy: undefined }],
          ["none", { no_enemy: true }],
        ],
        { some: t("goal-enemy-some"), none: t("goal-enemy-none") },
      );
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
      return amount(own.squares, ["any", "all"], (squares) => ({ squares }), {
        ...{ pick, count, called: t("goal-amount-squares") },
      });
    case "dead":
      return amount(own.count, ["all"], (n) => ({ count: n }), {
        ...{ pick, count, called: t("goal-amount-dead") },
      });
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

/** Words, or a number. @param {any} value @param {string[]} words @param {(value: any) => object} as @param {{pick: Function, count: Function, called: string}} fields */
const amount = (value, words, as, { pick, count, called }) => {
  const some = typeof value === "number";
  const values = [...words.map((word) => [word, as(word)]), ["some", as(some ? value : 1)]];
  const kinds = pick(some ? "some" : value, values, { some: called });
  return some ? html`${kinds} ${count(value, as)}` : kinds;
};

/** SH-557 Which airlocks: all, or by their numbers. @param {Writer} reader @param {Goal} goal @param {(more: object) => void} set */
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
