// @ts-check
/**
 * Keyboard shortcuts of the room and of the board. The dialog that lists them is loaded when somebody
 * first opens it.
 *
 * @import {Key} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { toggle, toggleAll } from "./drawers.js";
import { fairness } from "./fairness.js";
import { openRules } from "./lazy-rules.js";
import { privacyLink } from "./privacy.js";
import { switchSounds } from "./sounds.js";
import { canUndo, UNDO } from "./undo.js";

/** @param {Shell} shell @returns {Key[]} */
function shellKeys(shell) {
  const { t } = shell;
  const alone = !!shell.page.lesson;
  const open = (/** @type {string} */ name) => () => toggle(shell, name);
  const sounds = () => {
    switchSounds();
    shell.redraw();
  };
  return [
    { key: "r", label: t("key-again"), press: shell.replay },
    ...(canUndo(shell) ? [{ key: "u", label: t("key-undo"), press: () => shell.act(UNDO) }] : []),
    { key: "a", label: t("drawer-actions"), press: open("actions") },
    ...(alone ? [] : [{ key: "p", label: t("drawer-players"), press: open("players") }]),
    { key: "l", label: t("drawer-log"), press: open("log") },
    ...(alone ? [] : [{ key: "c", label: t("drawer-chat"), press: open("chat") }]),
    { key: "d", label: t("key-drawers"), press: () => toggleAll(shell) },
    { key: "m", label: t("key-sounds"), press: sounds },
    ...(shell.page.game.rules
      ? [{ key: "h", label: t("rules"), press: () => openRules(shell) }]
      : []),
    { key: "?", label: t("key-help"), press: () => openHelp(shell) },
  ];
}

/** The board's own after those of a lesson, on whose step there may be nothing to press on it. @param {Shell} shell @returns {Key[]} */
const playKeys = (shell) => [...(shell.coach?.coachKeys(shell) ?? []), ...boardKeys(shell)];

/** @param {Shell} shell @returns {Key[]} */
const boardKeys = ({ board, table }) => (table && board?.keys?.(table)) ?? [];

/** @param {Shell} shell */
export function listenToKeys(shell) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const key = [...playKeys(shell), ...shellKeys(shell)].find((own) => own.key === event.key);
    if (key) key.press();
    else if (!focusChoice(event.key)) return;
    event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** A digit points at an action of the list; Enter does it: nothing is done by a slip. */
/** @param {string} key */
function focusChoice(key) {
  const choice = /^[1-9]$/.test(key) && document.querySelector(`[aria-keyshortcuts="${key}"]`);
  if (choice instanceof HTMLElement) choice.focus();
  return !!choice;
}

/** @param {Shell} shell */
export async function openHelp(shell) {
  shell.ui.helpDialog ??= (await import("./help-dialog.js")).helpDialog;
  shell.redraw();
  const dialog = document.getElementById("help");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** @param {Shell} shell */
export function help(shell) {
  if (!shell.ui.helpDialog) return nothing;
  const numbers = { key: "1 – 9", label: shell.t("key-choices"), press: () => {} };
  const keys = [...playKeys(shell), numbers, ...shellKeys(shell)];
  const below = html`${shell.page.lesson ? nothing : fairness(shell)} ${privacyLink(shell)}`;
  return shell.ui.helpDialog(shell, keys, below);
}
