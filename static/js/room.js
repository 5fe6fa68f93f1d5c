// @ts-check
/**
 * The room before the start: which game, who is there, sit down, ready.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { audience } from "./audience.js";
import { deskButton } from "./hosting.js";
import { invite } from "./invite.js";
import { haveSeatCode } from "./seatcode.js";
import { freeSeats, nameOf, readyButton, seatList, sitForm } from "./seats.js";

/** @param {Shell} shell */
export function room(shell) {
  const { t, store } = shell;
  const { poster } = shell.page.game;
  return html`<section class="lobby" aria-labelledby="lobby-title">
    ${waitsForYou(shell)}
    <header>
      ${poster ? html`<img class="poster" src=${poster} alt="" width="480" height="300" />` : nothing}
      <h2 id="lobby-title">${t("game-name")}</h2>
      <p>${t("game-line")}</p>
    </header>
    ${options(shell)}
    ${seatList(shell)}
    ${deskButton(shell)}
    <div class="next-step">${nextStep(shell)}</div>
    ${store.you.seat === null ? nothing : invite(shell, { picture: true })}
    ${audience(shell)}
  </section>`;
}

/** Who has opened a link wants to know first who is there. @param {Shell} shell */
function waitsForYou(shell) {
  const { t, store, words } = shell;
  const mayCome = store.you.seat === null && !store.room?.locked && freeSeats(shell).length > 0;
  const seats = store.room?.seats ?? [];
  const people = seats.filter((line) => line.kind === "person" && line.here);
  if (!mayCome || !people.length) return nothing;
  const names = words.list.format(people.map((line) => nameOf(shell, line.seat)));
  return html`<p class="invited">${t("waits-for-you", { count: people.length, people: names })}</p>`;
}

/** @param {Shell} shell */
function nextStep(shell) {
  const { t, store } = shell;
  if (store.room?.closed) return closed(shell);
  if (store.you.seat !== null) return readyButton(shell, "ready");
  if (store.room?.locked) return html`<p class="hint" role="status">${t("room-locked-line")}</p>`;
  if (freeSeats(shell).length)
    return html`${sitForm(shell)}
      <p class="hint">${t("or-watch")}</p>`;
  return html`<p class="hint" role="status">${t("full-watching")}</p>
    ${haveSeatCode(shell)}`;
}

/** @param {Shell} shell */
const closed = ({ t }) => html`<div class="closed-room" role="status">
  <h3>${t("room-closed")}</h3>
  <p>${t("room-closed-line")}</p>
  <a class="button" href="/">${t("to-front")}</a>
</div>`;

/** @param {Shell} shell */
function options({ t, words, store }) {
  const named = Object.entries(store.room?.options ?? {}).filter(([name]) =>
    words.has(`option-${name}`),
  );
  if (!named.length) return nothing;
  return html`<dl class="options">
    ${named.map(
      ([name, value]) => html`<div>
        <dt>${t(`option-${name}`)}</dt>
        <dd>${words.has(`option-${name}-${value}`) ? t(`option-${name}-${value}`) : String(value)}</dd>
      </div>`,
    )}
  </dl>`;
}
