// @ts-check
/**
 * Keyboard shortcuts of a replay. While the board shows a move step by step, its own keys go first.
 *
 * @import {Key} from "contract"
 * @import {Player} from "./main.js"
 * @import {Shell} from "../room/shell.js"
 */

/** @param {Player} player @returns {Record<string, () => void>} */
const keysOf = (player) => ({
  "[": () => player.turn(-1),
  "]": () => player.turn(1),
  ArrowLeft: () => player.go(player.index - 1),
  ArrowRight: () => player.go(player.index + 1),
  Home: () => player.go(0),
  End: () => player.go(player.track.frames.length - 1),
  " ": player.toggle,
});

/** @param {Shell} shell @param {Player} player */
export function listenToReplayKeys(shell, player) {
  const own = keysOf(player);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const press = pressed(shell, own, event.key);
    if (!press) return;
    press();
    event.preventDefault();
  });
}

/** @param {Shell} shell @param {Record<string, () => void>} own @param {string} key */
function pressed({ board, table }, own, key) {
  const ofBoard = table && board?.keys?.(table)?.find((one) => one.key === key)?.press;
  const telling = !!table && !!board?.veiled?.(table).length;
  return (telling && ofBoard) || own[key] || ofBoard;
}

/** Space presses the button it stands on, and fields have keys of their own. @param {KeyboardEvent} event */
function isBusy({ target, key }) {
  if (!(target instanceof HTMLElement)) return false;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName)) return true;
  return key === " " && !!target.closest("button, a, summary");
}
