// @ts-check
/**
 * How a match ended, in words, and whether the result lies over the board.
 *
 * @import {SeatLine} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { nameOf } from "./names.js";
import { outcome } from "./store.js";
import { isOver } from "./veil.js";

/** @param {Shell} shell */
export function verdict(shell) {
  const { t, store } = shell;
  const end = outcome(shell.store);
  if (!end) return t("match-over");
  const winners = end.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === end.places.length && winners.length > 1) return t("result-draw");
  if (winners.length === 1 && winners[0] === store.you.seat) return t("result-won");
  const names = shell.words.list.format(winners.map((seat) => nameOf(shell, seat)));
  return t("result-winner", { names, count: winners.length });
}

/** The sound of it: whoever watches hears somebody win. @param {Shell} shell @returns {"win" | "lose" | "draw"} */
export function howItEnded({ store }) {
  const places = outcome(store)?.places ?? [];
  const { seat } = store.you;
  if (places.length > 1 && places.every((place) => place === 1)) return "draw";
  return seat === null || places[seat] === 1 ? "win" : "lose";
}

/** @param {Shell} shell */
export function reason(shell) {
  const end = outcome(shell.store);
  if (!end || !shell.words.has(`reason-${end.reason}`)) return "";
  return shell.t(`reason-${end.reason}`, { winner: end.places.indexOf(1) });
}

/** Which of the others would play again, in words. @param {Shell} shell */
export function rematchWanted(shell) {
  const { room, you } = shell.store;
  if (!room?.over) return "";
  const others = room.seats.filter((line) => wants(line) && line.seat !== you.seat);
  if (!others.length) return "";
  const people = shell.words.list.format(others.map((line) => nameOf(shell, line.seat)));
  return shell.t("rematch-wanted", { people, count: others.length });
}

/** A bot always would. @param {SeatLine} line */
export const wants = ({ kind, ready }) => kind === "person" && !!ready;

/** Then nothing of the board under it can be reached. @param {Shell} shell */
export const liesOpen = (shell) => isOver(shell) && !isShut(shell);

/** Put aside, to look at the board. @param {Shell} shell */
export const isShut = ({ store, ui }) => ui.resultShut === store.room?.match;

/** @param {Shell} shell */
export function lookAtBoard(shell) {
  shell.ui.resultShut = shell.store.room?.match;
  shell.redraw();
}

/** @param {Shell} shell */
export function openAgain(shell) {
  shell.ui.resultShut = null;
  shell.redraw();
}
