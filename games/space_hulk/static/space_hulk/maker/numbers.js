// @ts-check
/** SH-643 The numbers of a board, each within its bounds: squad, blips, supply, time, rules of its own. */
/** @import {Bench} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { html } from "lit-html";
import { SECONDS, SUPPLY } from "./boards.js";
import { startsOf } from "./chart.js";
import { choice, number, row } from "./fields.js";
import { placeWords } from "./speaking.js";

const ROLES = ["rifle", "sergeant", "flamer"];
const MOST_ROUNDS = 12;
/** Least, most, and what the rulebook says. @type {Record<string, [number, number, number]>} */
const BOUNDS = {
  marine_ap: [1, 8, 4],
  alien_ap: [1, 10, 6],
  blip_ap: [1, 10, 6],
  overwatch_range: [1, 48, 12],
  flamer_range: [1, 48, 12],
  fuel: [0, 24, 12],
  reloads: [0, 3, 1],
  entry_quiet_distance: [0, 12, 6],
  waiting_per_entry: [1, 6, 3],
  max_aliens: [1, 30, 20],
  sergeant_bonus: [0, 2, 1],
  outside_grace: [0, 1, 0],
};
/** The values, that of the rulebook first. @type {Record<string, string[]>} */
const CHOICES = {
  corner_rule: ["both", "either"],
  airlock_closers: ["any", "marines"],
  overwatch_overlap: ["all", "until_dead"],
  shooting_die: ["assault", "classic", "burst"],
};
/** What the rulebook says. @type {Record<string, boolean>} */
const SWITCHES = {
  parry_needs_facing: true,
  turn_to_face: true,
  blip_may_enter_sight: false,
  recycle_blips: true,
};

/** @param {Bench<Made>} bench */
export const numbersPanel = (bench) =>
  html`<div class="numbers">${squad(bench)} ${blips(bench)} ${time(bench)} ${rules(bench)}</div>`;

/** @param {Bench<Made>} bench */
function squad(bench) {
  const { t, document: board, change } = bench;
  const starts = startsOf(board);
  const role = (/** @type {number} */ square, /** @type {number} */ k) => {
    const label = t("maker-marine", { number: k + 1, place: placeWords(bench, square) });
    const set = (/** @type {string} */ next) =>
      change({ ...board, squad: board.squad.with(k, /** @type {any} */ (next)) });
    const values = ROLES.map((each) => /** @type {[string, string]} */ ([each, t(`role-${each}`)]));
    return row(label, choice({ label, value: board.squad[k], values, change: set }));
  };
  return html`<fieldset>
    <legend>${t("maker-squad")}</legend>
    ${starts.length ? starts.map(role) : html`<p class="hint">${t("maker-no-marines")}</p>`}
    ${row(
      t("maker-deploy"),
      choice({
        label: t("maker-deploy"),
        value: board.deploy,
        values: ["fixed", "swap"].map((how) => [how, t(`maker-deploy-${how}`)]),
        change: (deploy) => change({ ...board, deploy: /** @type {any} */ (deploy) }),
      }),
    )}
  </fieldset>`;
}

/** @param {Bench<Made>} bench */
function blips({ t, document: board, change }) {
  const rounds = board.blips_per_round;
  const supply = board.supply ?? SUPPLY;
  const set = (/** @type {number[]} */ next, along = "") =>
    change({ ...board, blips_per_round: next }, along);
  return html`<fieldset>
    <legend>${t("maker-blips")}</legend>
    ${row(t("maker-start_blips"), number({ label: t("maker-start_blips"), value: board.start_blips, least: 0, most: 12, change: (n) => change({ ...board, start_blips: n }, "start_blips") }))}
    <p>${t("maker-per-round")}</p>
    <div class="series">
      ${rounds.map((each, k) => number({ label: t("maker-in-round", { number: k + 1 }), value: each, least: 0, most: 6, change: (n) => set(rounds.with(k, n), `round ${k}`) }))}
      <button type="button" class="square" aria-label=${t("maker-fewer-rounds")} ?disabled=${rounds.length < 2} @click=${() => set(rounds.slice(0, -1))}>−</button>
      <button type="button" class="square" aria-label=${t("maker-more-rounds")} ?disabled=${rounds.length >= MOST_ROUNDS} @click=${() => set([...rounds, rounds.at(-1) ?? 1])}>+</button>
    </div>
    <p>${t("maker-supply")}</p>
    <div class="supply">
      ${[0, 1, 2, 3, 4, 5, 6].map((value) => html`<label><b>${value}</b>${number({ label: t("maker-supply-of", { value }), value: supply[value] ?? 0, least: 0, most: 30, change: (n) => change({ ...board, supply: { ...supply, [value]: n } }, `supply ${value}`) })}</label>`)}
    </div>
  </fieldset>`;
}

/** @param {Bench<Made>} bench */
function time({ t, document: board, change }) {
  const clock = { marines_s: SECONDS, aliens_s: SECONDS, ...board.clock };
  const seconds = (/** @type {"marines_s" | "aliens_s"} */ whose) =>
    row(
      t(`maker-${whose}`),
      number({
        label: t(`maker-${whose}`),
        value: clock[whose],
        least: 30,
        most: 1800,
        change: (n) => change({ ...board, clock: { ...clock, [whose]: n } }, whose),
      }),
    );
  return html`<fieldset>
    <legend>${t("maker-time")}</legend>
    ${row(t("maker-round_limit"), number({ label: t("maker-round_limit"), value: board.round_limit, least: 1, most: 40, change: (n) => change({ ...board, round_limit: n }, "round_limit") }))}
    ${seconds("marines_s")} ${seconds("aliens_s")}
  </fieldset>`;
}

/** Only what differs from the rulebook is written down. @param {Bench<Made>} bench */
function rules({ t, document: board, change }) {
  const own = /** @type {Record<string, any>} */ (board.ruleset ?? {});
  const set = (
    /** @type {string} */ name,
    /** @type {any} */ value,
    /** @type {any} */ usual,
    along = "",
  ) => {
    const { [name]: _, ...rest } = own;
    change({ ...board, ruleset: value === usual ? rest : { ...rest, [name]: value } }, along);
  };
  const pick = (
    /** @type {string} */ name,
    /** @type {[string, string][]} */ values,
    /** @type {string} */ value,
    /** @type {(to: string) => void} */ take,
  ) => {
    const label = t(`maker-rule-${name}`);
    const [[usual, words], ...others] = values;
    const told = /** @type {[string, string][]} */ ([
      [usual, t("maker-usual", { value: words })],
      ...others,
    ]);
    return row(label, choice({ label, value, values: told, change: take }));
  };
  return html`<details class="rules">
    <summary>${t("maker-rules")}</summary>
    <p class="hint">${t("maker-rules-line")}</p>
    ${Object.entries(BOUNDS).map(([name, [least, most, usual]]) => {
      const label = t(`maker-rule-${name}`);
      return row(
        label,
        number({
          label,
          value: own[name] ?? usual,
          least,
          most,
          change: (n) => set(name, n, usual, name),
        }),
      );
    })}
    ${Object.entries(CHOICES).map(([name, values]) =>
      pick(
        name,
        [...values, ...(typeof own[name] === "object" ? ["own"] : [])].map((value) => [
          value,
          value === "own" ? faces(own[name]) : t(`maker-rule-${name}-${value}`),
        ]),
        typeof own[name] === "object" ? "own" : (own[name] ?? values[0]),
        (value) => value !== "own" && set(name, value, values[0]),
      ),
    )}
    ${Object.entries(SWITCHES).map(([name, usual]) =>
      pick(
        name,
        [usual, !usual].map((value) => [String(value), t(value ? "maker-yes" : "maker-no")]),
        String(own[name] ?? usual),
        (value) => set(name, value === "true", usual),
      ),
    )}
    ${row(t("maker-rule-jam_die"), number({ label: t("maker-rule-jam_die"), value: own.jam_die?.jam ?? 1, least: 0, most: 3, change: (jam) => set("jam_die", jam === 1 ? 1 : { jam, ok: 6 - jam }, 1, "jam") }))}
  </details>`;
}

/** A die of the board's own, as its JSON has it. @param {{hit: number, again: number}} die */
const faces = ({ hit, again }) => `${hit} / ${again} / ${6 - hit - again}`;
