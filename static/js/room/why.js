// @ts-check
/**
 * Why not? What an action would be refused for, said beside the piece, with the rule to read on in.
 *
 * @import {Refusal} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing, render } from "lit-html";
import { openRules } from "./lazy-rules.js";
import { say } from "./log.js";

/** Pixels to the piece, and to the edge of the window. */
const GAP = 8;

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
  say(words ?? "");
  // Whoever plays by keys is led to the rule, and back by Escape.
  if (near?.matches(":focus-visible")) note.querySelector("button")?.focus();
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

/** Above the piece, or below where there is no room; without one, where toasts are. @param {HTMLElement} own @param {Element | null} near */
function place(own, near) {
  const { width, height } = own.getBoundingClientRect();
  const piece = near?.isConnected
    ? near.getBoundingClientRect()
    : new DOMRect(innerWidth / 2, innerHeight - 5 * 16, 0, 0);
  const left = piece.x + piece.width / 2 - width / 2;
  const above = piece.top - height - GAP;
  const top = above < GAP ? piece.bottom + GAP : above;
  own.style.left = `${within(left, innerWidth - width)}px`;
  own.style.top = `${within(top, innerHeight - height)}px`;
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(GAP, Math.min(at, most - GAP));
