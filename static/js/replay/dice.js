// @ts-check
/**
 * Dice page: recomputes every draw of a finished match in this browser and shows what that proves.
 *
 * @import {SeatLine} from "contract"
 * @import {Checked, Evidence, Verdict} from "./verify.js"
 *
 * @typedef {Evidence & {language: string, game: {words: string[], seats: string[]}, seats: SeatLine[],
 *   unshuffled: Record<string, string[]>, replay: string | null}} DicePage
 */
import { html, nothing, render } from "lit-html";
import { noted } from "../room/commitments.js";
import { nameOf } from "../room/names.js";
import { emptyStore } from "../room/store.js";
import { check, close } from "../site/icons.js";
import { fetched, Words } from "../site/words.js";
import { grouped, shuffled, verdict } from "./verify.js";

/** @type {DicePage} */
const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}");
const main = /** @type {HTMLElement} */ (document.getElementById("dice"));
const words = new Words(page.language, await fetched(page.game.words), page.game.seats);
const t = (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
  words.t(key, params);
const found = verdict(page);
const own = noted(page.nonces, page.commitment);
const sawAnother = !!own?.[1] && own[1] !== page.commitment;
const leftOut = !!own && !page.nonces.includes(own[0]);
let compared = "";

/** @param {number} seat */
const named = (seat) =>
  nameOf(/** @type {any} */ ({ t, store: { ...emptyStore(), room: { seats: page.seats } } }), seat);

const draw = () => render(whole(), main);

const whole = () => html`
  ${banner(found)}
  <ol class="proof">
    ${step("dice-promised", promised())} ${step("dice-added", added())}
    ${step("dice-revealed", revealed())} ${step("dice-followed", followed())}
  </ol>
  ${recipe()}
  ${page.replay ? html`<p><a class="button" href=${page.replay}>${t("replay")}</a></p>` : nothing}
`;

/** @param {Verdict} verdict */
function banner({ ok, kept, complete, draws }) {
  const wrong = draws.filter((draw) => !draw.ok).length;
  const right = ok && !sawAnother;
  const why = sawAnother
    ? "dice-not-noted"
    : !kept
      ? "dice-broken-promise"
      : !complete
        ? "dice-incomplete"
        : "dice-wrong";
  return html`<p class="verdict ${right ? "right" : "wrong"}" role="status">
    ${right ? check : close}
    <strong>${right ? t("dice-right", { count: draws.length }) : t(why, { count: wrong })}</strong>
  </p>`;
}

/** @param {string} key @param {unknown} content */
const step = (key, content) => html`<li>
  <h2>${t(key)}</h2>
  <p>${t(`${key}-line`)}</p>
  ${content}
</li>`;

/** What was shown before the match, to be compared with what somebody noted then. */
function promised() {
  const typed = (/** @type {any} */ event) => {
    compared = event.target.value.trim().toLowerCase();
    draw();
  };
  const same = compared === page.commitment;
  return html`${digits(page.commitment)}
    ${own?.[1] ? mark(!sawAnother, sawAnother ? "dice-not-noted" : "dice-noted") : nothing}
    <label class="compare">${t("dice-compare")}
      <input autocomplete="off" spellcheck="false" maxlength="80" @input=${typed} />
    </label>
    ${compared ? mark(same, same ? "dice-same" : "dice-other") : nothing}`;
}

/** Each seat's number. */
const added = () => html`<dl class="shares">
  ${page.nonces.map(
    (nonce, seat) => html`<div>
      <dt>${named(seat)}</dt>
      <dd>${nonce ? digits(nonce) : html`<span class="none">${t("dice-no-share")}</span>`}
        ${own && nonce === own[0] ? mark(true, "dice-own-share") : nothing}</dd>
    </div>`,
  )}
</dl>
${leftOut ? mark(false, "dice-left-out") : nothing}`;

const revealed = () => html`${digits(page.secret)}
  ${mark(found.kept, found.kept ? "dice-kept" : "dice-not-kept")}
  <p>${t("dice-mixed")}</p>
  ${digits(found.seed)}`;

const followed = () => html`
  ${mark(found.complete, found.complete ? "dice-complete" : "dice-incomplete")}
  <ul class="draws">${grouped(found.draws).map(group)}</ul>`;

/** A shuffle, or a draw that stands alone. @param {Checked[]} draws */
function group(draws) {
  const [first] = draws;
  const ok = draws.every((draw) => draw.ok);
  const key = `draw-${first.purpose}`;
  const what = words.has(key) ? t(key) : first.purpose;
  return html`<li class=${ok ? "right" : "wrong"}>
    <h3>${ok ? check : close} ${what} ${seen(first.version)}</h3>
    ${draws.length > 1 ? shuffle(draws) : html`<p>${t("dice-drew", { value: first.value + 1, of: first.of })}</p>`}
    <details ?open=${!ok}>
      <summary>${t("dice-details", { count: draws.length })}</summary>
      ${table(draws)}
    </details>
  </li>`;
}

/** @param {number} version */
const seen = (version) =>
  page.replay
    ? html`<a href="${page.replay}?v=${version}">${t("dice-move", { version })}</a>`
    : html`<span>${t("dice-move", { version })}</span>`;

/** What came to lie on top, and so on down. @param {Checked[]} draws */
function shuffle(draws) {
  const names = page.unshuffled[draws[0].purpose];
  const size = draws.length + 1;
  if (names?.length !== size) return html`<p>${t("dice-shuffle", { count: size })}</p>`;
  const order = shuffled(draws).toReversed();
  return html`<p>${t("dice-shuffle-named", { count: size })}</p>
    <ol class="order">${order.map((place) => html`<li>${t(names[place])}</li>`)}</ol>`;
}

/** @param {Checked[]} draws */
const table = (
  draws,
) => html`<div class="scroll" tabindex="0" role="group" aria-label=${t("dice-details", { count: draws.length })}><table>
  <thead><tr>${["n", "of", "value", "found", "ok"].map((column) => html`<th scope="col">${t(`dice-column-${column}`)}</th>`)}</tr></thead>
  <tbody>${draws.map(
    ({ n, of, value, found, ok }) => html`<tr class=${ok ? "" : "wrong"}>
      <th scope="row">${n}</th><td>${of}</td><td>${value}</td><td>${found ?? "–"}</td>
      <td>${t(ok ? "dice-agrees" : "dice-differs")}</td>
    </tr>`,
  )}</tbody>
</table></div>`;

const recipe = () => html`<details class="recipe">
  <summary>${t("dice-recipe")}</summary>
  <ol>${[1, 2, 3, 4, 5].map((number) => html`<li>${t(`dice-recipe-${number}`)}</li>`)}</ol>
  <p>${t("dice-limits")}</p>
</details>`;

/** @param {string} text */
const digits = (text) => html`<code class="digits">${text || "–"}</code>`;

/** @param {boolean} ok @param {string} key */
const mark = (ok, key) =>
  html`<p class="mark ${ok ? "right" : "wrong"}">${ok ? check : close} ${t(key)}</p>`;

main.textContent = "";
draw();
