// @ts-check
/**
 * An act was refused: the board may show why; else a line says it, in the words in which it came,
 * with the rule to read on in.
 *
 * @import {Refusal} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { giveBack } from "./chat.js";
import { play } from "./sounds.js";
import { nameRefused } from "./spectators.js";

/** With these the line was closed for good. */
const GONE = ["removed", "account-closed", "signed-out", "no-room"];

/** @param {Shell} shell @param {Refusal} refusal @param {HTMLElement | null} root  the board's */
export function refused(shell, refusal, root) {
  const { board, table } = shell;
  const { code, text, rule, id } = refusal;
  nameRefused(shell, code);
  // An act has one, a line does not.
  if (!id) giveBack(shell);
  if (code === "crowded" || GONE.includes(code)) {
    // Said for as long as it lasts: of a crowd, the line comes back by itself.
    shell.ui.shut = text;
    // Else it would still offer what nobody hears any more.
    if (code !== "crowded") shell.store.room = null;
    return;
  }
  play("refuse");
  if (root && table && board?.refused?.(root, table, refusal)) return;
  shell.toast(text, "warning", rule);
}
