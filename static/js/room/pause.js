// @ts-check
/**
 * Requests to pause, to go on and to step out: the buttons, and the strip that asks the others.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { countdown, hasLost, isOut, people, personAt } from "./absence.js";
import { nameOf } from "./names.js";
import { haveSeatCode, seatCodeButton } from "./seat-code.js";
import { open, sentAway } from "./seats.js";

/** Whether this person has a say in a match that is on. @param {Shell} shell */
const hasSay = (shell) => shell.store.you.seat !== null && !open(shell) && !hasLost(shell);

/** @param {Shell} shell @param {boolean} wanted */
const ask = (shell, wanted) => () => shell.send({ type: "pause", wanted });

/** Below the turn: what everybody should know, and answer if they may. @param {Shell} shell */
export function pauseStrip(shell) {
  const { store, t } = shell;
  const { participants } = store;
  if (!participants || store.room?.over) return nothing;
  if (store.you.seat !== null && hasLost(shell)) return strip(t("away-mine-lost"));
  if (participants.paused) return participants.call ? called(shell) : paused(shell);
  if (participants.wish) return wished(shell);
  return isOut(shell) ? counting("out", stepIn(shell)) : nothing;
}

/** @param {unknown} words @param {unknown} [buttons] */
const strip = (words, buttons = nothing) => html`<section class="table-news" role="status">
  <p>${words}</p>
  ${buttons}
</section>`;

/**
 * The same with a countdown, which nobody wants to hear each second: the log has told it.
 * @param {string} what
 * @param {unknown} buttons
 */
const counting = (what, buttons) => html`<section class="table-news">
  <p>${countdown(what, "counting")}</p>
  ${buttons}
</section>`;

/** @param {Shell} shell */
function wished(shell) {
  const { store, t, words } = shell;
  const wish = /** @type {import("./store.js").Wish} */ (store.participants?.wish);
  const seat = store.you.seat ?? -1;
  const text = t("pause-wanted", { name: nameOf(shell, wish.by) });
  if (!hasSay(shell)) return strip(text);
  if (!wish.agreed.includes(seat))
    return strip(
      text,
      html`<button class="primary" @click=${ask(shell, true)}>${t("pause-agree")}</button>
        <button @click=${ask(shell, false)}>${t("pause-rather-not")}</button>`,
    );
  const late = people(shell).filter(
    (other) => !wish.agreed.includes(other) && !isAway(shell, other),
  );
  const names = words.list.format(late.map((other) => nameOf(shell, other)));
  const waiting = wish.by === seat ? t("pause-wanted-mine", { names }) : text;
  return strip(waiting, html`<button @click=${ask(shell, false)}>${t("pause-withdraw")}</button>`);
}

/** @param {Shell} shell @param {number} seat */
const isAway = (shell, seat) => !!personAt(shell, seat)?.away;

/** @param {Shell} shell */
const paused = (shell) =>
  strip(shell.t("pause-standing-line"), hasSay(shell) ? back(shell, "pause-go-on") : nothing);

/** @param {Shell} shell */
function called(shell) {
  const own = shell.store.you.seat ?? -1;
  const said = shell.store.participants?.call?.by.includes(own);
  return counting("call", hasSay(shell) && !said ? back(shell, "pause-called-mine") : nothing);
}

/** @param {Shell} shell @param {string} key */
const back = (shell, key) =>
  html`<button class="primary" @click=${ask(shell, false)}>${shell.t(key)}</button>`;

/** With the people at the table: what one may ask of them, and the way back. @param {Shell} shell */
export function tableTools(shell) {
  const { seat, sentAway: away } = shell.store.you;
  if (seat === null) return away ? sentAway(shell) : haveSeatCode(shell);
  return html`<div class="table-tools">
    ${hasSay(shell) ? html`${pauseButton(shell)} ${outButton(shell)}` : nothing} ${seatCodeButton(shell)}
  </div>`;
}

/** @param {Shell} shell */
function pauseButton(shell) {
  const { participants } = shell.store;
  if (participants?.paused || participants?.wish) return nothing;
  return tool(shell, "pause-ask", "pause-why", ask(shell, true));
}

/** @param {Shell} shell */
function outButton(shell) {
  const { store, send } = shell;
  if (personAt(shell, store.you.seat)?.stepped_out) return nothing;
  return tool(shell, "step-out", "step-out-why", () => send({ type: "out", out: true }));
}

/** @param {Shell} shell */
const stepIn = ({ send, t }) =>
  html`<button @click=${() => send({ type: "out", out: false })}>${t("step-in")}</button>`;

/** @param {Shell} shell @param {string} key @param {string} why @param {() => void} press */
const tool = ({ t }, key, why, press) =>
  html`<button class="quiet" title=${t(why)} @click=${press}>${t(key)}</button>`;
