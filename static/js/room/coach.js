// @ts-check
/**
 * Coach of a lesson, in place of the turn line: the step in one large sentence and a button to read
 * on. Only the page of a lesson loads it.
 *
 * @import {Key} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { focused } from "../kit/keys.js";
import { close } from "../site/icons.js";
import { asked, offline } from "./turn-line.js";
import { isOver, isTelling, seen } from "./veil.js";

/** What is said while others act, and while the board still tells what they did. */
const WATCH = "ask-lesson-watch";

/** @param {Shell} shell */
export function coach(shell) {
  const { t, page } = shell;
  return html`<section class="coach" aria-label=${t("lesson")}>
    <div class="coach-words">
      ${isOver(shell) ? nothing : progress(shell)}
      <p class="coach-says">${isOver(shell) ? t("reason-lesson") : says(shell)}</p>
    </div>
    ${readsOn(shell) ? html`<button class="primary big coach-on" @click=${() => readOn(shell)}>${t("do-read_on")} <kbd aria-hidden="true">↵</kbd></button>` : nothing}
    <a class="button quiet square coach-leave" href=${page.lesson?.back ?? "/"} aria-label=${t("lesson-leave")} title=${t("lesson-leave")}>${close}</a>
  </section>`;
}

/** @param {Shell} shell */
function progress(shell) {
  const down = offline(shell);
  if (down) return html`<p class="coach-step" role="status">${down}</p>`;
  const { step = 0, steps = 1 } = seen(shell)?.view?.turn ?? {};
  return html`<p class="coach-step">${shell.t("lesson-step", { step, steps })}
    <progress max=${steps} value=${step} aria-hidden="true"></progress></p>`;
}

/** @param {Shell} shell */
const says = (shell) => (isTelling(shell) ? shell.t(WATCH) : asked(shell));

/** @param {Shell} shell */
const readsOn = (shell) =>
  !isTelling(shell) && !!shell.table?.offers.some((offer) => offer.do === "read_on");

/** @param {Shell} shell */
const readOn = (shell) => shell.act({ do: "read_on" });

/**
 * Before the board's own keys, on which there is nothing to press while one reads.
 * @param {Shell} shell @returns {Key[]}
 */
export function coachKeys(shell) {
  if (!readsOn(shell)) return [];
  const press = () => {
    const own = focused("button, summary, a");
    if (own && !own.closest("#board")) own.click();
    else readOn(shell);
  };
  return [{ key: "Enter", label: shell.t("do-read_on"), press }];
}

/** What comes after it: a first match, or the room that waits. @param {Shell} shell */
export function afterLesson(shell) {
  const { t, page } = shell;
  const waiting = page.lesson?.room;
  return html`<section class="result lesson-over" aria-labelledby="verdict">
    <h2 id="verdict">${t("lesson-over")}</h2>
    <p>${t("lesson-over-line")}</p>
    <div class="next-step">
      ${waiting ? html`<a class="button primary big" href=${waiting}>${t("lesson-to-room")}</a>` : nothing}
      ${page.lesson?.level ? html`<button class="${waiting ? "" : "primary"} big" form="after-lesson" name="with" value="bots">${t("lesson-easy-bot")}</button>` : nothing}
      ${waiting ? nothing : html`<button class="big" form="after-lesson">${t("front-open")}</button>`}
    </div>
    <p class="look-back">
      <button class="quiet" @click=${() => shell.send({ type: "ready", ready: true })}>${t("lesson-again")}</button>
      ${waiting ? nothing : html`<a class="button quiet" href="/">${t("to-front")}</a>`}
    </p>
  </section>`;
}
