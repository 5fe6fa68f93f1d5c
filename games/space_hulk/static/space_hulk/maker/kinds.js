// @ts-check
/**
 * SH-648 What sentences a goal may be made of, and when each is judged.
 *
 * @import {Say} from "contract"
 * @import {Made} from "types/space_hulk"
 * @import {Goal} from "../sentences.js"
 *
 * @typedef {{board: Made, t: Say, language: string}} Writer
 */
import { usualMoment } from "../sentences.js";

/** What each kind of sentence begins with, in the order of the list. @type {Record<string, () => Goal>} */
export const KINDS = {
  exit: () => ({ type: "exit", count: 1 }),
  reach: () => ({ type: "reach", zone: "O", count: 1 }),
  hold: () => ({ type: "hold", side: "marines", zone: "O", count: 1, rounds: 1 }),
  clear: () => ({ type: "not", of: [hold()], when: "limit" }),
  burn: () => ({ type: "burn", zone: "O", squares: "any" }),
  fetch: () => ({ type: "fetch", object: "" }),
  carry: () => ({ type: "carry", object: "", to: "exit" }),
  close: () => ({ type: "close", which: "all", at_least: 1 }),
  kill: () => ({ type: "kill", count: 10 }),
  survive: () => ({ type: "survive", count: 1 }),
  eliminate: () => ({ type: "eliminate", side: "marines", count: "all" }),
  out_of_fuel: () => ({ type: "out_of_fuel" }),
  all: () => ({ type: "all", of: [{ type: "survive", count: 1 }] }),
  any: () => ({ type: "any", of: [{ type: "survive", count: 1 }] }),
  not: () => ({ type: "not", of: [{ type: "survive", count: 1 }] }),
};
export const MOMENTS = ["now", "round_end", "limit"];
const hold = (side = "aliens", zone = "O") => ({ type: "hold", side, zone, count: 1, rounds: 1 });

/** Without what says what is so anyway. @param {Goal} goal @param {string} when */
export function judged(goal, when) {
  const { when: _, ...rest } = goal;
  return when === usualMoment(goal) ? rest : { ...rest, when };
}
