// @ts-check
/**
 * The door to the rules: what lies behind it is fetched when somebody opens it.
 *
 * @import {Shell} from "./shell.js"
 */

/** @param {Shell} shell @param {string} [rule]  to be seen at once */
export const lookUp = async (shell, rule) => (await import("./rules.js")).openRules(shell, rule);
