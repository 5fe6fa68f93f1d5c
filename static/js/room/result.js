// @ts-check
/**
 * Result of a match: who won, why, and a button for a new one.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { check } from "../site/icons.js";
import { playedByBot } from "./absence.js";
import { fairness } from "./fairness.js";
import { invite } from "./invite.js";
import { debriefOf } from "./lazy-debrief.js";
import { nameOf } from "./names.js";
import { liesOpen, lookAtBoard, reason, rematchWanted, verdict } from "./outcome.js";
import { freeSeats, readyButton, sitForm } from "./seats.js";
import { outcome } from "./store.js";

/** @param {Shell} shell */
export function result(shell) {
  const { room } = shell.store;
  if (!room || !liesOpen(shell)) return nothing;
  const debrief = debriefOf(shell);
  return html`<section class="result" aria-labelledby="verdict">
    ${debrief?.head ?? nothing}
    <h2 id="verdict">${verdict(shell)}</h2>
    <p class="reason">${reason(shell)}</p>
    ${debrief?.body ?? nothing}
    ${places(shell)}
    ${wanted(shell)}
    <div class="next-step">${readyButton(shell, "rematch")}${sitForm(shell)}</div>
    ${freeSeats(shell).length ? invite(shell) : nothing}
    <p class="look-back">
      ${replayLink(shell)}${debrief?.share ?? nothing}
      <button class="quiet" @click=${() => lookAtBoard(shell)}>${shell.t("look-at-board")}</button>
    </p>
    ${debrief?.unshared ?? nothing}
    ${room.seed ? fairness(shell) : nothing}
  </section>`;
}

/** Nobody need guess whether the others play again. @param {Shell} shell */
function wanted(shell) {
  const words = rematchWanted(shell);
  return html`<p class="rematch-wanted" role="status">${words ? html`${check} ${words}` : nothing}</p>`;
}

/** @param {Shell} shell */
const replayLink = ({ t, store: { room } }) =>
  room?.replay
    ? html`<a class="button quiet" href="/m/${room.replay}/">${t("replay")}</a>`
    : nothing;

/** @param {Shell} shell */
function places(shell) {
  const end = outcome(shell.store);
  if (!end) return nothing;
  const order = end.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place);
  return html`<ol class="places">
    ${order.map(
      ({ place, seat }) => html`<li>
        <b class="place">${place}</b><span>${nameOf(shell, seat)}${finishedByBot(shell, seat)}</span>
        ${end.scores ? html`<b class="score">${end.scores[seat]}</b>` : nothing}
      </li>`,
    )}
  </ol>`;
}

/** A bot sat there in the end, in place of whoever had gone. @param {Shell} shell @param {number} seat */
const finishedByBot = (shell, seat) =>
  playedByBot(shell, seat) ? html` <small>${shell.t("result-bot-finished")}</small>` : nothing;
