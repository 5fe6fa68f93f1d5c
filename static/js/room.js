// @ts-check
/**
 * The room before the start: which game, who is there, sit down, ready.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { invite } from "./invite.js";
import { freeSeats, readyButton, seatList, sitForm } from "./seats.js";

/** @param {Shell} shell */
export function room(shell) {
  const { t, store } = shell;
  const { poster } = shell.page.game;
  return html`<section class="lobby" aria-labelledby="lobby-title">
    <header>
      ${poster ? html`<img class="poster" src=${poster} alt="" width="480" height="300" />` : nothing}
      <h2 id="lobby-title">${t("game-name")}</h2>
      <p>${t("game-line")}</p>
    </header>
    ${options(shell)}
    ${seatList(shell)}
    <div class="next-step">${nextStep(shell)}</div>
    ${invite(shell)}
    <p class="watching">${t("watching", { count: store.room?.watching ?? 0 })}</p>
  </section>`;
}

/** @param {Shell} shell */
function nextStep(shell) {
  const { t, store } = shell;
  if (store.you.seat !== null) return readyButton(shell, "ready");
  if (freeSeats(shell).length)
    return html`${sitForm(shell)}
      <p class="hint">${t("or-watch")}</p>`;
  return html`<p class="hint" role="status">${t("full-watching")}</p>`;
}

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
