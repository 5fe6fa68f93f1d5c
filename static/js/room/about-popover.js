// @ts-check
/**
 * What opens from the buttons of `about-menu.js`: mute for oneself, block, report. A popover;
 * Escape, or a tap anywhere else, takes it away.
 *
 * @import {About} from "./about-menu.js"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing, render } from "lit-html";
import { barred, flag, mute as silent, sound } from "../site/icons.js";
import { place } from "./beside.js";
import { blockOf } from "./blocking.js";
import { GROUNDS } from "./grounds.js";
import { isMuted, mute, unmute } from "./muting.js";

/** @type {HTMLElement | null} */
let menu = null;

/** @param {Shell} shell @param {About} about @param {HTMLElement} near */
export function open(shell, about, near) {
  menu ??= made();
  menu.hidePopover();
  menu.setAttribute("aria-label", about.label);
  render(entries(shell, about), menu);
  menu.showPopover();
  place(menu, near);
  // Whoever came by keys goes on by keys, and comes back by Escape.
  if (near.matches(":focus-visible")) menu.querySelector("button")?.focus();
}

function made() {
  const own = document.createElement("aside");
  Object.assign(own, { className: "about-menu", popover: "auto" });
  own.setAttribute("role", "dialog");
  document.body.append(own);
  return own;
}

/** @param {Shell} shell @param {About} about */
const entries = (shell, about) => html`
  ${about.person ? [muteEntry(shell, about.person), blockEntry(shell, about, about.person)] : nothing}
  ${reportEntries(shell, about)}
`;

/** @param {Shell} shell @param {{who: string, name: string}} person */
function muteEntry(shell, { who, name }) {
  const { t } = shell;
  const muted = isMuted(who);
  const press = () => {
    if (muted) unmute(who);
    else mute({ who, name });
    menu?.hidePopover();
    // They may have another name by now.
    shell.words.forget();
    shell.redraw();
  };
  return html`<button class="quiet" @click=${press}>
    ${muted ? sound : silent} ${t(muted ? "chat-unmute-named" : "chat-mute-named", { name })}
  </button>`;
}

/** The chat follows once the server tells whom this person has blocked. @param {Shell} shell @param {About} about @param {{who: string, name: string}} person */
function blockEntry(shell, { path }, { who, name }) {
  const { t, page } = shell;
  const code = blockOf(shell.store, who);
  const address = code ? `/blocks/${code}/lift/` : `/r/${page.code}/block/${path}`;
  const press = async () => {
    menu?.hidePopover();
    const refused = await asked(address);
    if (refused !== null) shell.toast(refused || t("refuse-unknown"), "warning");
    else shell.toast(t(code ? "about-unblocked" : "about-blocked", { name }));
  };
  return html`<button class="quiet" @click=${press}>
    ${barred} ${t(code ? "about-unblock" : "about-block", { name })}
  </button>`;
}

/** Null once it is done; else why not, as far as the server says. @param {string} address @returns {Promise<string | null>} */
async function asked(address) {
  try {
    const headers = { Accept: "application/json", "X-CSRFToken": token() };
    const answer = await fetch(address, { method: "POST", headers });
    if (answer.ok) return null;
    return (await answer.json()).refused.text;
  } catch {
    return "";
  }
}

/** Each reason reports at once, in a page beside the room, which goes on. @param {Shell} shell @param {About} about */
function reportEntries({ t, page }, { kind, path }) {
  const address = `/r/${page.code}/report/${path}`;
  const close = () => menu?.hidePopover();
  return html`<form method="post" action=${address} target="_blank" @submit=${close}>
      <input type="hidden" name="csrfmiddlewaretoken" value=${token()} />
      <h3>${flag} ${t("about-report")}</h3>
      ${GROUNDS[kind].map(
        (ground) =>
          html`<button class="quiet" name="ground" value=${ground}>${t(`ground-${ground}`)}</button>`,
      )}
    </form>
    <a class="button quiet" href=${address} target="_blank" @click=${close}>${t("about-words")}</a>`;
}

/** That of the form in the page's head. */
function token() {
  const field = document.querySelector("header input[name=csrfmiddlewaretoken]");
  return field instanceof HTMLInputElement ? field.value : "";
}
