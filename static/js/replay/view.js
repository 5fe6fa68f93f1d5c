// @ts-check
/**
 * Templates of the replay page: turn line and board as in the room, player controls below, log
 * beside.
 *
 * @import {Frame} from "./recording.js"
 * @import {Told} from "../room/store.js"
 * @import {Player} from "./main.js"
 * @import {Shell} from "../room/shell.js"
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { copied } from "../room/invite.js";
import { openRules } from "../room/lazy-rules.js";
import { told } from "../room/log.js";
import { privacyLink } from "../room/privacy.js";
import { shareButton, unshared } from "../room/sharing.js";
import { switchSounds, volume } from "../room/sounds.js";
import { turnLine } from "../room/turn-line.js";
import { book, check, close, link, more, volumes } from "../site/icons.js";
import { regional } from "../site/words.js";
import { chaptersOf, pointer } from "./recording.js";
import { newsOfTable, wayBack } from "./table.js";

const SPEEDS = [0.5, 1, 2, 4];

const SIGNS = {
  first: svg`<path d="M6 5v14M18 5l-8.5 7 8.5 7z"/>`,
  previous: svg`<path d="M16 5l-8.5 7 8.5 7z"/>`,
  play: svg`<path d="M7.5 4.5l11 7.5-11 7.5z"/>`,
  stop: svg`<path d="M8 5v14M16 5v14"/>`,
  next: svg`<path d="M8 5l8.5 7L8 19z"/>`,
  last: svg`<path d="M18 5v14M6 5l8.5 7L6 19z"/>`,
};

/** The page's own buttons in the header of the site. @param {Shell} shell */
export function header(shell) {
  const { t, redraw, page } = shell;
  const press = () => {
    switchSounds();
    redraw();
  };
  return html`
    ${wayBack(shell)} ${tool(t(`sounds-${volume()}`), volumes[volume()], press)}
    ${page.game.rules ? tool(t("rules"), book, () => openRules(shell)) : nothing}
  `;
}

/** @param {string} label @param {unknown} icon @param {() => void} press */
const tool = (label, icon, press) =>
  html`<button class="quiet square" aria-label=${label} title=${label} @click=${press}>${icon}</button>`;

/** @param {Shell} shell @param {Player} player */
export const whole = (shell, player) => html`
  <div class="table">
    ${newsOfTable(shell)} ${turnLine(shell)}
    ${shell.page.void ? html`<p class="void-result" role="note">${shell.page.void}</p>` : nothing}
    <div class="board-space"><div class="board" id="board"></div></div>
    ${transport(shell, player)}
  </div>
  <aside class="drawers beside" aria-label=${shell.t("drawers")}>
    ${eyes(shell, player)}
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">${shell.t("drawer-log")}</h2>
      ${guard([player.track, shell.board], () => steps(shell, player))}
    </section>
    ${ways(shell, player)}
  </aside>
`;

/** @param {Shell} shell @param {Player} player */
function transport({ t, page, board }, player) {
  const { track, index, playing, speed } = player;
  const last = track.frames.length - 1;
  const scrubbed = (/** @type {any} */ event) => player.go(Number(event.target.value));
  const paced = (/** @type {any} */ event) => player.pace(Number(event.target.value));
  return html`<section class="replay-bar" aria-label=${t("replay-controls")}>
    <div class="timeline">${marks(last, chaptersOf(track, board?.chapters))}
      <input class="scrub" type="range" min="0" max=${last} .value=${live(String(index))} aria-label=${t("replay-where")}
        aria-valuetext=${t("replay-at", { number: index + 1, count: last + 1, time: clock(track.frames[index]) })} @input=${scrubbed} />
    </div>
    <div class="replay-row">
      <output class="where"><b>${index + 1}</b> / ${last + 1}<span>${clock(track.frames[index])}</span></output>
      <div class="replay-buttons">
        ${button(t("replay-first"), SIGNS.first, () => player.go(0), index === 0, "Home")}
        ${button(t("replay-previous"), SIGNS.previous, () => player.go(index - 1), index === 0, "ArrowLeft")}
        ${button(t(playing ? "replay-stop" : "replay-play"), playing ? SIGNS.stop : SIGNS.play, player.toggle, false, "Space", "main")}
        ${button(t("replay-next"), SIGNS.next, () => player.go(index + 1), index === last, "ArrowRight")}
        ${button(t("replay-last"), SIGNS.last, () => player.go(last), index === last, "End")}
      </div>
      <label class="pace"><span class="spoken">${t("replay-speed")}</span>
        <select @change=${paced}>${SPEEDS.map((one) => html`<option value=${one} ?selected=${one === speed}>× ${one.toLocaleString(page.language)}</option>`)}</select>
      </label>
    </div>
  </section>`;
}

/** Where the chapters begin, above the bar. @param {number} last @param {number[]} chapters */
const marks = (last, chapters) =>
  chapters.length && last
    ? html`<svg class="chapters" viewBox="0 0 ${last} 1" preserveAspectRatio="none" aria-hidden="true"><path d=${chapters.map((at) => `M${at} 0V1`).join("")} /></svg>`
    : nothing;

/** It stays in the order of keys at either end, so that focus is not lost. @param {string} label @param {unknown} sign @param {() => void} press @param {boolean} idle @param {string} key @param {string} [kind] */
const button = (label, sign, press, idle, key, kind = "quiet") => html`<button
  class="square ${kind}" aria-label=${label} title=${label} aria-keyshortcuts=${key} aria-disabled=${idle ? "true" : nothing} @click=${press}>
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${sign}</svg>
</button>`;

/** Through whose eyes. @param {Shell} shell @param {Player} player */
function eyes({ t, page, words }, player) {
  const seats = player.recording.reels.flatMap((track) => track.seats);
  const choice = (/** @type {number | null} */ seat, /** @type {string} */ label) => html`<button
    aria-pressed=${player.seat === seat ? "true" : "false"} @click=${() => player.look(seat)}>${label}</button>`;
  return html`<section class="eyes" aria-labelledby="eyes-title">
    <h2 id="eyes-title">${t("replay-eyes")}</h2>
    <div class="eyes-row">
      ${choice(null, t("replay-everybody"))}${seats.map((seat) => {
        const name = words.nameOf(seat);
        return html`<span>${choice(seat, name)}${about(t, page, seat, name)}</span>`;
      })}
    </div>
    <p>${guard([page], () => t("replay-played", { date: dated(page) }))}</p>
  </section>`;
}

/** The menu about who had a seat: not a bot, nor this reader, nor somebody who is forgotten. @param {Shell["t"]} t @param {any} page @param {number} seat @param {string} name */
function about(t, page, seat, name) {
  if (!page.others.includes(seat)) return nothing;
  const label = t("about-person", { name });
  return html`<a class="button quiet about" href="${page.about}#${seat}" aria-haspopup="dialog" aria-label=${label} title=${label}>${more}</a>`;
}

/** @param {any} page */
const dated = ({ begun, language }) =>
  new Date(begun).toLocaleString(regional(language), { dateStyle: "long", timeStyle: "short" });

/** Everything that was told, line by line; a line leads to its moment. @param {Shell} shell @param {Player} player */
function steps(shell, player) {
  const all = player.track.frames.map(({ v, events }) => /** @type {Told} */ ([v, events]));
  const rows = player.track.frames.map((frame, index) => ({
    frame,
    index,
    lines: told(shell, frame.events, all),
  }));
  return html`<ol class="log-lines" id="steps">
    ${rows.map(({ frame, index, lines }) =>
      lines.length
        ? html`<li data-step=${index}><button @click=${() => player.go(index)}>
            <time>${clock(frame)}</time><span>${lines.map((line) => html`<span>${line}</span>`)}</span>
          </button></li>`
        : nothing,
    )}
  </ol>`;
}

/** Which line is now: done by hand, since the list itself stays as it is. @param {Player} player */
export function markStep({ index }) {
  const list = document.getElementById("steps");
  const before = list?.querySelector("[aria-current]");
  const lines = [...(list?.querySelectorAll("li") ?? [])];
  const now = lines.findLast((line) => Number(line.dataset.step) <= index)?.firstElementChild;
  if (!list || now === before) return;
  before?.removeAttribute("aria-current");
  now?.setAttribute("aria-current", "step");
  requestAnimationFrame(() => uncover(list));
}

/** The list alone scrolls, and once for however many jumps between two pictures. @param {HTMLElement} list */
function uncover(list) {
  const now = list.querySelector("[aria-current]");
  if (!now) return;
  const ahead = now.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += ahead - list.clientHeight * 0.35;
}

/** @param {Shell} shell @param {Player} player */
function ways(shell, player) {
  const { t, page, ui } = shell;
  const { dice, end, code } = /** @type {any} */ (page);
  return html`<footer class="ways">
    <button @click=${() => copyHere(shell, player)}>${ui.copied ? check : link} ${t(ui.copied ? "replay-copied" : "replay-copy")}</button>
    ${ui.here ? shown(shell) : nothing}
    ${end ? html`${shareButton(shell, { ...end, code })}${unshared(shell, code)}` : nothing}
    <a class="button" href=${dice}>${t("replay-dice")}</a>
    <p class="hint">${t("replay-keys")}${shell.board?.chapters ? html` ${t("replay-keys-chapters")}` : nothing}</p>
    ${privacyLink(shell)}
  </footer>`;
}

/** Where a browser can copy nothing the address is there to be selected. @param {Shell} shell */
function shown({ t, ui, redraw }) {
  const shut = () => {
    ui.here = "";
    redraw();
  };
  return html`<div class="here-row">
    <input readonly aria-label=${t("replay-copy")} .value=${ui.here} @focus=${(/** @type {any} */ event) => event.target.select()} />
    <button class="quiet square" aria-label=${t("close")} @click=${shut}>${close}</button>
  </div>`;
}

/** @param {Shell} shell @param {Player} player */
async function copyHere({ page, ui, redraw }, { track, index, seat }) {
  const here = new URL(page.link + pointer(track.frames[index].v, seat), location.href).href;
  ui.copied = await copied(here);
  ui.here = ui.copied ? "" : here;
  redraw();
  setTimeout(() => {
    ui.copied = false;
    redraw();
  }, 2500);
}

/** Match time. @param {Frame} frame */
function clock({ at }) {
  const seconds = Math.floor(at / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
