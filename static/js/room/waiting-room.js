// @ts-check
/**
 * The room before a match starts: game and options, seats, ready buttons.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { roomMenu } from "./about-menu.js";
import { hostButton, isHost } from "./hosting.js";
import { invite } from "./invite.js";
import { nameOf } from "./names.js";
import { haveSeatCode } from "./seat-code.js";
import { freeSeats, open, readyButton, seatList, sentAway, sitForm } from "./seats.js";
import { delayed, shutOut, spectatorList } from "./spectators.js";

/** Chairs that a desk shows at once. Of more some are below the window: as long as any is free, how to begin stands
 * above them, where it floats over none; then below, at hand for whoever has filled the last. */
const FEW = 4;

/** @param {Shell} shell */
export function room(shell) {
  const { store } = shell;
  const lonely = alone(shell);
  const seated = store.you.seat !== null && !store.room?.closed;
  const step = html`<div class="next-step ${seated ? "at-hand" : ""}">${nextStep(shell, lonely)}</div>`;
  // Whoever comes by the link finds the name and the chair without scrolling.
  const invited = maySit(shell);
  const atOnce = !!store.room?.closed || invited;
  const above = !atOnce && (store.room?.seats.length ?? 0) > FEW && freeSeats(shell).length > 0;
  return html`<section class="lobby" aria-labelledby="lobby-title">
    ${invited ? html`<div class="ticket">${title(shell)}${step}</div>` : title(shell)}
    ${lessonOffer(shell)}
    ${options(shell, atOnce && !invited ? step : nothing)}
    ${lonely ? inviting(shell, true) : nothing}
    ${above ? step : nothing}
    ${table(shell)}
    ${hostButton(shell)}
    ${atOnce || above ? nothing : step}
    ${store.you.seat === null || lonely ? nothing : inviting(shell)}
    ${spectatorList(shell)} ${roomMenu(shell)}
  </section>`;
}

/** @param {Shell} shell */
const title = (shell) => html`<header>
  ${waitsForYou(shell)}
  <h2 id="lobby-title">${shell.t("game-name")}</h2>
  <p>${shell.t("game-line")}</p>
</header>`;

/** The game lies on it, and the chairs stand round it. @param {Shell} shell */
function table(shell) {
  const { poster } = shell.page.game;
  return html`<div class="round-table">
    ${poster ? html`<img class="poster" src=${poster} alt="" width="480" height="300" />` : nothing}
    ${seatList(shell)}
  </div>`;
}

/** @param {Shell} shell */
const maySit = (shell) =>
  shell.store.you.seat === null &&
  !shell.store.you.sentAway &&
  !shell.store.room?.locked &&
  freeSeats(shell).length > 0;

/** Whether nobody else is there, and somebody could be: then the link comes first. @param {Shell} shell */
function alone({ store }) {
  const { seat: own } = store.you;
  const seats = store.room?.seats ?? [];
  const others = seats.some(({ kind, seat }) => kind === "person" && seat !== own);
  return (
    own !== null && !store.room?.locked && !others && seats.some(({ kind }) => kind === "free")
  );
}

/** @param {Shell} shell @param {boolean} [first] */
const inviting = (shell, first = false) =>
  html`${invite(shell, { picture: true, first, who: whoMayCome(shell) })}`;

/** By link or for anybody: the host decides, here and now. @param {Shell} shell */
function whoMayCome(shell) {
  const { t, store, send } = shell;
  const open = !!store.room?.public;
  const said = (/** @type {boolean} */ one) => t(one ? "opening-public" : "opening-by-link");
  if (!isHost(shell))
    return html`<p class="hint">${t("opening-who")}: ${said(open)}. ${t(open ? "who-public" : "invite-hint")}</p>`;
  return html`<div class="who-may-come" role="group" aria-label=${t("opening-who")}>
      <span>${t("opening-who")}</span>
      ${[false, true].map(
        (
          one,
        ) => html`<button aria-pressed=${one === open} @click=${() => send({ type: "publish", public: one })}>
          ${said(one)}
        </button>`,
      )}
    </div>
    <p class="hint">${t(open ? "who-public" : "invite-hint")}</p>`;
}

/** Who has opened a link wants to know first who is there. @param {Shell} shell */
function waitsForYou(shell) {
  const { t, store, words } = shell;
  const seats = store.room?.seats ?? [];
  const people = seats.filter((line) => line.kind === "person" && line.here);
  if (!maySit(shell) || !people.length) return nothing;
  const names = words.list.format(people.map((line) => nameOf(shell, line.seat)));
  return html`<p class="invited">${t("waits-for-you", { count: people.length, people: names })}</p>`;
}

/** @param {Shell} shell @param {boolean} lonely */
function nextStep(shell, lonely) {
  const { t, store } = shell;
  if (store.room?.closed) return closed(shell);
  if (store.you.seat !== null) return readyButton(shell, "ready", lonely ? "" : "primary");
  if (store.you.sentAway) return sentAway(shell);
  const shut = shutOut(shell);
  if (store.room?.locked) return comingBack(shell, shut ? "room-shut-line" : "room-locked-line");
  if (freeSeats(shell).length && (open(shell) || !shut))
    return html`${sitForm(shell)}
      <p class="hint">${t(shut ? "unwatched-line" : "or-watch")}</p>`;
  return comingBack(shell, shut ? "unwatched-line" : "full-watching");
}

/** Why there is nowhere to sit down; and the way for whoever has sat here in another browser.
 * @param {Shell} shell @param {string} why */
const comingBack = (shell, why) =>
  html`<p class="hint" role="status">${shell.t(why)}</p>
    ${haveSeatCode(shell)}`;

/** @param {Shell} shell */
const closed = ({ t }) => html`<div class="closed-room" role="status">
  <h3>${t("room-closed")}</h3>
  <p>${t("room-closed-line")}</p>
  <a class="button" href="/">${t("to-front")}</a>
</div>`;

/** What is not as usual is worth knowing before one sits down; the rest can be looked up.
 * @param {Shell} shell @param {unknown} between */
function options(shell, between) {
  const { t, store, page } = shell;
  const chosen = linesOf(shell, "option", store.room?.options, page.usual.options);
  const settings = linesOf(shell, "opening", store.room?.manners, page.usual.manners);
  const unusual = [...chosen, ...settings, ...delay(shell)].filter((line) => !line.usual);
  const someUsual = chosen.some((line) => line.usual);
  return html`
    ${chosen.map(({ about }) => (about ? html`<p class="about-option">${about}</p>` : nothing))}
    ${unusual.length ? optionList(unusual) : nothing}
    ${between}
    ${
      someUsual
        ? html`<details class="all-options">
            <summary>${t(unusual.length ? "options-all" : "options-usual")}</summary>
            ${optionList(chosen)}
          </details>`
        : nothing
    }
  `;
}

/** Whoever watches sees the past: that is for everybody to know. @param {Shell} shell */
function delay(shell) {
  const said = delayed(shell);
  const label = shell.t("opening-delay");
  return said ? [{ label, said: shell.t("watch-later", { delay: said }), usual: false }] : [];
}

/** Of a document the name is shown, which leads to its page; `about` is what there is to say of a value. @param {Shell} shell @param {string} kind
 * @param {Record<string, any>} [chosen] @param {Record<string, any>} [usual] */
function linesOf({ t, words, page }, kind, chosen = {}, usual = {}) {
  return Object.entries(chosen)
    .filter(([name, value]) => value !== null && words.has(`${kind}-${name}`))
    .map(([name, value]) => {
      const key = `${kind}-${name}-${value}`;
      const said = words.has(key) ? t(key) : String(value.name ?? value);
      const about = words.has(`about-${name}-${value}`) ? t(`about-${name}-${value}`) : "";
      const href = value.code ? `/workshop/${page.game.slug}/${value.code}/` : "";
      return { label: t(`${kind}-${name}`), said, about, href, usual: usual[name] === value };
    });
}

/** @param {{label: string, said: string, href?: string}[]} lines */
const optionList = (lines) => html`<dl class="options">
  ${lines.map(
    ({ label, said, href }) => html`<div>
      <dt>${label}</dt>
      <dd>${href ? html`<a href=${href} target="_blank">${said}</a>` : said}</dd>
    </div>`,
  )}
</dl>`;

/** In a tab of its own: the seat stays taken. @param {Shell} shell */
const lessonOffer = ({ t, page }) =>
  page.teaches
    ? html`<button class="quiet lesson-offer" form="begin-lesson">${t("lesson-begin")}</button>`
    : nothing;
