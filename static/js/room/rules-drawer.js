// @ts-check
/**
 * Rules drawer: the rulebook over the other drawers, to read while play goes on.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, render } from "lit-html";
import { dressed } from "../kit/styled.js";
import { close } from "../site/icons.js";
import { drawPrimer } from "../site/primer.js";
import { clear, searchable } from "../site/rules-search.js";

/** @type {HTMLElement | null} */
let drawer = null;
/** Where the keyboard was before. @type {Element | null} */
let before = null;

/** @param {Shell} shell @param {string} [rule] */
export async function openDrawer(shell, rule) {
  before = document.activeElement;
  drawer ??= await fetched(shell);
  const own = drawer;
  own.hidden = false;
  const now = rule ?? ofTheMoment(shell, own);
  if (now) show(own, now);
  else own.querySelector("input")?.focus();
}

/** The rule of what is asked just now, if the game names one. @param {Shell} shell @param {HTMLElement} own @returns {string | undefined} */
function ofTheMoment({ table }, own) {
  const book = /** @type {HTMLElement} */ (own.querySelector(".rulebook"));
  return JSON.parse(book.dataset.moments ?? "{}")[table?.view.turn?.ask ?? ""];
}

/** Its style and its text. @param {Shell} shell */
async function fetched(shell) {
  const { text, css } = /** @type {{text: string, css: string}} */ (shell.page.game.rules);
  const [answer] = await Promise.all([fetch(text), dressed(css)]);
  const own = document.createElement("aside");
  Object.assign(own, { id: "rules", className: "rules-drawer" });
  own.setAttribute("aria-label", shell.t("rules"));
  own.innerHTML = await answer.text();
  own.prepend(head(shell));
  own.addEventListener("keydown", (event) => {
    if (event.key === "Escape") shut();
  });
  own.addEventListener("click", follow);
  document.body.append(own);
  searchable(/** @type {Element} */ (own.querySelector(".rulebook")));
  drawPrimer(own);
  return own;
}

/** @param {Shell} shell */
function head({ t }) {
  const own = document.createElement("header");
  render(
    html`<h2>${t("rules")}</h2>
      <button class="quiet square" aria-label=${t("close")} title=${t("close")} @click=${shut}>${close}</button>`,
    own,
  );
  return own;
}

/** A rule that another one cites is shown here: the address of the table stays. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element && event.target.closest("a[href^='#']");
  if (!link || !drawer) return;
  event.preventDefault();
  show(drawer, (link.getAttribute("href") ?? "").slice(1));
}

/** @param {HTMLElement} own @param {string} number */
function show(own, number) {
  const rule = own.querySelector(`#${CSS.escape(number)}`);
  if (!(rule instanceof HTMLElement)) return void own.querySelector("input")?.focus();
  clear(/** @type {Element} */ (own.querySelector(".rulebook")));
  for (const cited of own.querySelectorAll(".cited")) cited.classList.remove("cited");
  rule.classList.add("cited");
  rule.focus();
}

function shut() {
  if (drawer) drawer.hidden = true;
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}
