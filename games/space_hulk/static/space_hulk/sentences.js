// @ts-check
/**
 * SH-648 Goals as sentences with slots. A sentence is one message, read with the words of its slots or,
 * while it is made, with marks where the slots' fields stand; so what is made is what will be read.
 *
 * @import {Say} from "contract"
 * @import {Made} from "types/space_hulk"
 *
 * @typedef {any} Goal
 * @typedef {Pick<Made, "goals" | "objects" | "round_limit" | "at_limit">} Aims what they speak of
 * @typedef {{board: Aims, t: Say, language: string}} Reader
 */
/** In that language, or in the other where nobody wrote it. @param {{en: string, pl: string}} words @param {string} language */
export const both = ({ en, pl }, language) => (language === "pl" ? pl || en : en || pl);

/** Under which sentence a goal stands: nobody there at any round end is one of its own. @param {Goal} goal */
export function kindOf(goal) {
  const [part] = goal.of ?? [];
  const nobody =
    goal.type === "not" &&
    part?.type === "hold" &&
    part.count === 1 &&
    part.rounds === 1 &&
    !part.no_enemy;
  return nobody ? "clear" : goal.type;
}

/** The slots of a sentence, in no order: the words say where each stands. @type {Record<string, string[]>} */
export const SLOTS = {
  exit: ["count", "part"],
  reach: ["count", "part", "zone"],
  hold: ["count", "whose", "zone", "rounds", "enemy"],
  clear: ["whose", "zone"],
  burn: ["squares", "zone"],
  fetch: ["object"],
  carry: ["object", "to"],
  close: ["bound", "count", "locks"],
  kill: ["count"],
  survive: ["count"],
  eliminate: ["dead", "part"],
};

/** SH-520 When it is judged where it does not say so. @param {Goal} goal */
export const usualMoment = ({ type }) =>
  type === "hold" ? "round_end" : type === "survive" ? "limit" : "now";

/** @param {Goal} goal @returns {string} */
export const momentOf = (goal) => goal.when ?? usualMoment(goal);

/** How many the sentence speaks of, for its grammar. @param {Goal} goal */
function countOf(goal) {
  if (goal.type === "close") return goal.at_least ?? goal.at_most ?? 1;
  if (goal.type === "burn") return typeof goal.squares === "number" ? goal.squares : 1;
  return typeof goal.count === "number" ? goal.count : 1;
}

/** @param {Goal} goal */
export function boundOf({ at_least, at_most }) {
  if (at_least === undefined) return "most";
  if (at_most === undefined) return "least";
  return at_least === at_most ? "exact" : "between";
}

/** What the words of a goal choose their forms by. @param {Goal} goal */
function forms(goal) {
  const inner = kindOf(goal) === "clear" ? goal.of[0] : goal;
  return {
    number: countOf(inner),
    part: inner.role ?? "any",
    whose: inner.side ?? "marines",
    enemy: inner.no_enemy ? "none" : "some",
    some: inner.count === "all" ? "all" : "some",
    rounds: inner.rounds ?? 1,
    bound: inner.type === "close" ? boundOf(inner) : "least",
    most: inner.at_most ?? 0,
  };
}

/** A zone as people call it. @param {Reader} reader @param {string} name */
export const zoneWords = ({ t }, name) =>
  ["O", "X", "E"].includes(name) ? t(`goal-zone-${name}`) : t("goal-zone", { name: name || "…" });

/** @param {Reader} reader @param {string} id */
export function objectWords({ board, language }, id) {
  const thing = board.objects?.find((each) => each.id === id);
  return thing ? both(thing.name, language) || id : id || "…";
}

/** The words of one slot. @param {Reader} reader @param {Goal} goal @param {string} slot @returns {string} */
export function slotWords(reader, goal, slot) {
  const { t } = reader;
  const inner = kindOf(goal) === "clear" ? goal.of[0] : goal;
  const how = forms(goal);
  switch (slot) {
    case "count":
      return String(how.number);
    case "rounds":
      return String(how.rounds);
    case "part":
      return t("goal-part", how);
    case "whose":
      return t(kindOf(goal) === "clear" ? "goal-none-of" : "goal-whose", how);
    case "enemy":
      return t("goal-enemy", how);
    case "zone":
      return zoneWords(reader, inner.zone);
    case "squares":
      return typeof inner.squares === "number"
        ? t("goal-squares", how)
        : t(`goal-squares-${inner.squares}`);
    case "object":
      return objectWords(reader, inner.object);
    case "to":
      return inner.to === "exit"
        ? t("goal-to-exit")
        : t("goal-to", { name: zoneWords(reader, inner.to) });
    case "bound":
      return t("goal-bound", how);
    case "locks":
      return inner.which === "all"
        ? t("goal-locks-all")
        : t("goal-locks", { numbers: inner.which.join(", ") });
    case "dead":
      return inner.count === "all" ? t("goal-dead-all", how) : String(inner.count);
  }
  return "";
}

/** A sentence with its slots as given. @param {Say} t @param {Goal} goal @param {(slot: string) => string} slot */
export function worded(t, goal, slot) {
  const kind = kindOf(goal);
  const slots = Object.fromEntries((SLOTS[kind] ?? []).map((name) => [`slot-${name}`, slot(name)]));
  return t(`goal-${kind}`, { ...forms(goal), ...slots });
}

/** A goal as it will be read, with its moment where that is not the usual one. @param {Reader} reader @param {Goal} goal @param {boolean} [inner] within another, which says when @returns {string} */
export function sentence(reader, goal, inner = false) {
  const { t } = reader;
  const kind = kindOf(goal);
  const words = SLOTS[kind]
    ? worded(t, goal, (slot) => slotWords(reader, goal, slot))
    : goal.of
      ? t(`goal-${kind}`, {
          parts: goal.of
            .map((/** @type {Goal} */ part) => sentence(reader, part, true))
            .join(t(kind === "any" ? "goal-or" : "goal-and")),
        })
      : t(`goal-${kind}`);
  const when = momentOf(goal);
  const silent = inner || when === "now" || (kind === "hold" && when === "round_end");
  return silent ? words : t(`goal-when-${when}`, { words, limit: reader.board.round_limit });
}

/** Everything by which a side wins, or nobody. @param {Reader} reader @param {"marines" | "aliens" | "draw"} side */
export function aimsOf(reader, side) {
  const { board, t } = reader;
  const own = (board.goals[side] ?? []).map((goal) => sentence(reader, goal));
  const last = (board.at_limit ?? "aliens") === side;
  return last ? [...own, t("goal-limit", { "slot-limit": board.round_limit })] : own;
}
