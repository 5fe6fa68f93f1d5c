// @ts-check
/**
 * Why not? What an action would be refused for, said beside the piece, with the rule to read on in.
 *
 * @import {Refusal} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing, render } from "lit-html";
import { GAP, place } from "../site/beside.js";
import { openRules } from "./lazy-rules.js";
import { say } from "./log.js";

/** @type {HTMLElement | null} */
let note = null;

/**
 * Escape, or a tap anywhere else, takes it away.
 * @param {Shell} shell
 * @param {Partial<Refusal>} refusal  without a code nothing forbids it
 * @param {Element | null} near  the piece
 */
export function showWhy(shell, { code, text, rule }, near) {
  note ??= made();
  const words = code ? text : shell.t("why-allowed");
  render(html`<p>${words}</p>${rule ? ruleButton(shell, rule) : nothing}`, note);
  note.hidePopover();
  note.showPopover();
  place(note, near);
  if (near) leaveBar(note, near);
  say(words ?? "");
  // Whoever plays by keys is led to the rule, and back by Escape.
  if (near?.matches(":focus-visible")) note.querySelector("button")?.focus();
}

/**
 * Right above a card of the hand it would lie, on a phone, upon the bar: upon what is pressed next, and
 * upon what that says of the card. So it stands above the bar, as long as that is within the board.
 * @param {HTMLElement} own @param {Element} near
 */
function leaveBar(own, near) {
  const board = near.closest(".part-hand") && near.closest("#board");
  const bar = board?.querySelector(".part-bar")?.getBoundingClientRect();
  if (!board || !bar) return;
  const { left, right, height } = own.getBoundingClientRect();
  const top = bar.top - height - GAP;
  const isUnder =
    bar.bottom <= near.getBoundingClientRect().top && left < bar.right && right > bar.left;
  if (isUnder && top >= board.getBoundingClientRect().top) own.style.top = `${top}px`;
}

function made() {
  const own = document.createElement("aside");
  Object.assign(own, { className: "why", popover: "auto" });
  document.body.append(own);
  return own;
}

/** @param {Shell} shell @param {string} rule */
const ruleButton = (shell, rule) => html`<button
  @click=${() => {
    note?.hidePopover();
    openRules(shell, rule);
  }}
>${shell.t("rule-of", { rule })}</button>`;
