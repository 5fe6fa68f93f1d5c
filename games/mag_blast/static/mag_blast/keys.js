// @ts-check
/**
 * The game by keyboard: arrows walk the hand and the fleet, Tab goes through what can be chosen, Enter
 * commits, Escape goes back; q w e t y u i o are the noises, Space the one made last.
 *
 * @import {Key} from "contract"
 * @import {Table} from "types/mag_blast"
 * @import {Stage} from "./stage.js"
 */
import { focused, focusOn, key, pressed } from "kit/keys.js";
import { act, offered } from "kit/offers.js";
import { opened, sheetKeys } from "kit/sheet.js";
import { meant } from "./bar.js";
import { isAsked } from "./knowing.js";
import { USUAL } from "./microphone.js";
import { KEYS, NOISES } from "./noises.js";
import { isOpen, make } from "./pad.js";

/** @type {Record<string, [string, number]>} zone and step along the hand */
const ARROWS = {
  ArrowUp: ["yel", 0],
  ArrowRight: ["grn", 1],
  ArrowDown: ["red", 0],
  ArrowLeft: ["blu", -1],
};

/** @param {Table} table @param {Stage} stage @returns {Key[]} */
export function keysOf(table, stage) {
  if (opened(table) !== undefined) return sheetKeys(table, "board-close");
  return [
    ...window(table),
    ...noises(table),
    ...enter(table, stage),
    ...walks(table),
    ...leave(table, stage),
    ...cycles(table),
  ];
}

/** @param {Table} table @returns {Key[]} */
function window(table) {
  if (!isAsked(table)) return [];
  const { number } = /** @type {NonNullable<Table["view"]["window"]>} */ (table.view.window);
  return [
    key(table, "j", "board-pass", () => act(table, { do: "pass", window: number })),
    key(table, "x", "board-key-pass-turn", () => {
      act(table, { do: "set_preset", preset: "pass-turn", on: true });
      // A preset counts from the next window on.
      table.act({ do: "pass", window: number }, { next: true });
    }),
    ...(offered(table, "hold")
      ? [key(table, "k", "board-wait", () => act(table, { do: "hold", window: number }))]
      : []),
  ];
}

/** @param {Table} table @returns {Key[]} */
function noises(table) {
  if (!isOpen(table)) return [];
  const made = table.ui.last ?? USUAL;
  return [
    ...NOISES.map((noise) =>
      key(table, KEYS[noise], "board-noise", () => make(table, noise), {
        noise: table.t(`noise-${noise}`),
      }),
    ),
    key(table, " ", "board-noise", () => make(table, made), { noise: table.t(`noise-${made}`) }),
  ];
}

/** @param {Table} table @param {Stage} stage @returns {Key[]} */
function enter(table, stage) {
  const deed = meant(stage);
  return deed ? [key(table, "Enter", "board-key-do", deed.press, { what: deed.words })] : [];
}

/** The end of the phase or the turn is what no Enter does. @param {Table} table @param {Stage} stage @returns {Key[]} */
function leave(table, stage) {
  const ends = offered(table, "end_turn") ?? offered(table, "end_phase");
  const on = ends && stage.deeds.find(({ ends }) => ends);
  return [
    ...(on ? [key(table, "n", "board-key-do", on.press, { what: on.words })] : []),
    ...(stage.back ? [key(table, "Escape", "board-back", stage.back)] : []),
  ];
}

/** @param {Table} table @returns {Key[]} */
const walks = (table) =>
  Object.entries(ARROWS).map(([name, [zone, step]]) =>
    key(table, name, `board-key-${name}`, () => walk(zone, step)),
  );

/** In the hand along the cards, else to the zone that lies there. @param {string} zone @param {number} step */
function walk(zone, step) {
  const card = focused("#board .part-hand button");
  if (card && step) return along(card, step);
  if (
    zone === "red" &&
    focused("#board .part-table .zone.red button, #board .part-table .zone.red")
  )
    return focusOn(".part-hand button");
  if (card && zone === "yel") return focusOn(".part-table .zone.red button, .part-table .flagship");
  if (card) return undefined;
  const here = focused("#board .part-table button");
  if (!here) return focusOn(".part-hand button");
  const list = [...document.querySelectorAll(`#board .part-table .zone.${zone} button`)];
  const next = list[(list.indexOf(here) + 1) % list.length];
  if (next instanceof HTMLElement) next.focus();
  return undefined;
}

/** @param {Element} card @param {number} step */
function along(card, step) {
  const all = [...document.querySelectorAll("#board .part-hand button")];
  const next = all[(all.indexOf(card) + step + all.length) % all.length];
  if (next instanceof HTMLElement) next.focus();
}

/** Tab goes from one that can be chosen to the next, with Shift to the one before, while something is being aimed. @param {Table} table @returns {Key[]} */
function cycles(table) {
  const aiming =
    !!table.ui.draft?.own.card && document.querySelector("#board .piece:is(.target, .aimed)");
  return aiming ? [key(table, "Tab", "board-key-next", cycle)] : [];
}

function cycle() {
  const pieces = [...document.querySelectorAll("#board .piece:is(.target, .aimed)")];
  const deed = document.querySelector("#board .deeds .kit-do");
  const stops = [...pieces.filter((one) => one.clientWidth), ...(deed ? [deed] : [])];
  const found = beside(stops, document.activeElement, pressed.shift);
  if (found instanceof HTMLElement) found.focus();
}

/** The next one round the ring or the one before; from outside the first or the last. @template T @param {T[]} ring @param {T | null} here @param {boolean} back @returns {T | undefined} */
export function beside(ring, here, back) {
  const at = here === null ? -1 : ring.indexOf(here);
  if (back) return ring.at(at < 0 ? -1 : at - 1);
  return ring[(at + 1) % ring.length];
}
