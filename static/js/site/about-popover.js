// @ts-check
/**
 * The menu about a person, a line, a room or a move: mute for oneself, block, report. A popover;
 * Escape, or a tap anywhere else, takes it away.
 *
 * @typedef {keyof typeof GROUNDS} Kind
 *
 * @typedef {object} Subject
 * @property {Kind} kind
 * @property {string} label
 * @property {string} report  address of the form
 * @property {string} [name]  of somebody
 * @property {string} [who]  as their room calls them: what they say there may be muted
 * @property {string} [block]  address by which they are blocked
 * @property {string} [code]  of the block, if they are
 *
 * @typedef {object} Reader  the page about the menu
 * @property {(key: string, params?: Record<string, any>) => string} t
 * @property {(text: string, kind?: string) => void} [tell]  where it tells what came of it; else the menu does
 * @property {() => void} [changed]  draws anew whom the reader has muted
 */
import { html, nothing, render } from "lit-html";
import { place } from "./beside.js";
import { GROUNDS } from "./grounds.js";
import { barred, flag, mute as silent, sound } from "./icons.js";
import { isMuted, mute, unmute } from "./muted.js";

/** @type {HTMLElement | null} */
let menu = null;
/** @type {HTMLElement | null} what it was opened from */
let beside = null;

/** About one thing at once; of several one is chosen first. @param {Reader} reader @param {Subject[]} subjects @param {HTMLElement} near */
export function open(reader, subjects, near) {
  menu ??= made();
  menu.hidePopover();
  menu.showPopover();
  // Whoever came by keys goes on by keys, and comes back by Escape.
  const byKeys = near.matches(":focus-visible");
  if (subjects.length === 1) return show(reader, subjects[0], near, byKeys);
  menu.setAttribute("aria-label", near.getAttribute("aria-label") ?? "");
  if (!subjects.length) return fill(told(reader.t("about-nobody")), near, false);
  const chosen = (/** @type {Subject} */ subject) =>
    show(reader, subject, near, document.activeElement?.matches(":focus-visible") ?? false);
  fill(
    subjects.map((own) => choice(own, () => chosen(own))),
    near,
    byKeys,
  );
}

function made() {
  const own = document.createElement("aside");
  Object.assign(own, { className: "about-menu", popover: "auto" });
  own.setAttribute("role", "dialog");
  document.body.append(own);
  return own;
}

/** @param {Subject} subject @param {() => void} press */
const choice = ({ label }, press) => html`<button class="quiet" @click=${press}>${label}</button>`;

/** @param {Reader} reader @param {Subject} subject @param {HTMLElement} near @param {boolean} byKeys */
function show(reader, subject, near, byKeys) {
  menu?.setAttribute("aria-label", subject.label);
  fill(entries(reader, subject), near, byKeys);
}

/** @param {unknown} content @param {HTMLElement} near @param {boolean} byKeys */
function fill(content, near, byKeys) {
  if (!menu) return;
  beside = near;
  render(content, menu);
  place(menu, near);
  if (byKeys) menu.querySelector("button")?.focus();
}

/** @param {Reader} reader @param {Subject} subject */
const entries = (reader, subject) => html`
  ${subject.who ? muteEntry(reader, subject, subject.who) : nothing}
  ${subject.block ? blockEntry(reader, subject, subject.block) : nothing}
  ${reportEntries(reader, subject)}
`;

/** @param {Reader} reader @param {Subject} subject @param {string} who */
function muteEntry({ t, changed, tell }, { name = "" }, who) {
  const muted = isMuted(who);
  const press = () => {
    if (muted) unmute(who);
    else mute({ who, name });
    changed?.();
    if (tell) menu?.hidePopover();
    else say(t(muted ? "about-unmuted" : "about-muted", { name }));
  };
  return html`<button class="quiet" @click=${press}>
    ${muted ? sound : silent} ${t(muted ? "chat-unmute-named" : "chat-mute-named", { name })}
  </button>`;
}

/** @param {Reader} reader @param {Subject} subject @param {string} block */
function blockEntry({ t, tell }, { name = "", code }, block) {
  const address = code ? `/blocks/${code}/lift/` : block;
  const press = async () => {
    if (tell) menu?.hidePopover();
    const refused = await asked(address);
    const told = refused ?? t(code ? "about-unblocked" : "about-blocked", { name });
    (tell ?? say)(told || t("refuse-unknown"), refused === null ? undefined : "warning");
  };
  return html`<button class="quiet" @click=${press}>
    ${barred} ${t(code ? "about-unblock" : "about-block", { name })}
  </button>`;
}

/** Instead of the entries, which may say what is so no more. The focus stays in the menu. @param {string} text */
function say(text) {
  if (!menu) return;
  render(told(text), menu);
  place(menu, beside);
  menu.querySelector("p")?.focus();
}

/** @param {string} text */
const told = (text) => html`<p role="status" tabindex="-1">${text}</p>`;

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

/** Each reason reports at once, in a page of its own: this one goes on. @param {Reader} reader @param {Subject} subject */
function reportEntries({ t }, { kind, report }) {
  const close = () => menu?.hidePopover();
  return html`<form method="post" action=${report} target="_blank" @submit=${close}>
      <input type="hidden" name="csrfmiddlewaretoken" value=${token()} />
      <h3>${flag} ${t("about-report")}</h3>
      ${GROUNDS[kind].map(
        (ground) =>
          html`<button class="quiet" name="ground" value=${ground}>${t(`ground-${ground}`)}</button>`,
      )}
    </form>
    <a class="button quiet" href=${report} target="_blank" @click=${close}>${t("about-words")}</a>`;
}

/** That of the form in the page's head. */
function token() {
  const field = document.querySelector("header input[name=csrfmiddlewaretoken]");
  return field instanceof HTMLInputElement ? field.value : "";
}
