// @ts-check
/**
 * Loads the rules drawer when somebody first opens it.
 *
 * @import {Shell} from "./shell.js"
 */

/** @param {Shell} shell @param {string} [rule]  to be seen at once */
export const openRules = async (shell, rule) =>
  (await import("./rules-drawer.js")).openDrawer(shell, rule);
