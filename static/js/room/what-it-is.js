// @ts-check
/**
 * A finger does not hover, and keys do not either: what does nothing says what it is when pressed.
 *
 * @import {Shell} from "./shell.js"
 */

/** @param {Shell} shell */
export const tellWhatItIs =
  (shell) =>
  async (/** @type {MouseEvent} */ { target }) => {
    const piece = /** @type {Element} */ (target).closest("#board [title], #board :is(button, a)");
    const text = piece?.matches("button:not(.says), a") ? "" : piece?.getAttribute("title");
    if (text) (await import("./why.js")).showWhy(shell, { code: "what", text }, piece ?? null);
  };
