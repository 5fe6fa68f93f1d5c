// @ts-check
/**
 * The end of a match in its game's own world: what it is told by, and the ribbon of its stages.
 *
 * @import {Shell} from "./shell.js"
 *
 * @typedef {{mark: string, text: string, seats: number[], colour: string | null}} Link  a stage, and who took it
 * @typedef {object} Told  as the server says it; seats stand in brackets
 * @property {string} title
 * @property {string[]} lines
 * @property {Link[][]} ribbon
 * @property {string} picture  its address
 * @property {string} css
 * @property {{share: string, stages: string}} words
 *
 * @typedef {{head: unknown, body: unknown, share: unknown, unshared: unknown}} Parts
 */
import { html, nothing } from "lit-html";
import { dressed, styled } from "../kit/styled.js";
import { nameOf } from "./names.js";
import { shareButton, unshared } from "./sharing.js";

/** Milliseconds from one link of the ribbon to the next. */
const BEAT = 70;

/** @param {string} code @returns {Promise<(shell: Shell) => Parts>} */
export async function debriefed(code) {
  const answer = await fetch(`/m/${code}/end.json`);
  if (!answer.ok) throw new Error(`no debrief: ${answer.status}`);
  /** @type {Told} */
  const told = await answer.json();
  await dressed(told.css);
  return (shell) => ({
    head: head(shell, told),
    body: body(shell, told),
    share: shareButton(shell, { ...told, label: told.words.share, code }, "quiet"),
    unshared: unshared(shell, code),
  });
}

/** @param {Shell} shell @param {Told} told */
const head = ({ page }, { title }) => html`<div class="debrief-head">
  ${page.game.poster ? html`<img src=${page.game.poster} alt="" />` : nothing}
  <p>${title}</p>
</div>`;

/** @param {Shell} shell @param {Told} told */
function body(shell, { lines, ribbon, words }) {
  return html`
    ${lines.map((line) => html`<p class="debrief-line">${named(shell, line)}</p>`)}
    ${ribbon.length ? ribbonOf(shell, ribbon, words.stages) : nothing}
  `;
}

/** One stop of the Tab key; arrows go from stage to stage, and the last one is told first. @param {Shell} shell @param {Link[][]} rows @param {string} label */
function ribbonOf(shell, rows, label) {
  const links = rows.flat();
  const chosen = shell.ui.stage ?? links.length - 1;
  const choose = (/** @type {number} */ at) => {
    shell.ui.stage = Math.min(links.length - 1, Math.max(0, at));
    shell.redraw();
  };
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    choose(chosen + way);
  };
  let at = 0;
  const one = (/** @type {Link} */ link) => stage(shell, link, at++, chosen, choose);
  return html`<div class="debrief-ribbon" role="group" tabindex="0" aria-label=${label} @keydown=${keyed}>
      ${rows.map((row) => html`<ol>${row.map(one)}</ol>`)}
    </div>
    <p class="debrief-stage" role="status">${named(shell, links[chosen].text)}</p>`;
}

/** @param {Shell} shell @param {Link} link @param {number} at @param {number} now @param {(at: number) => void} choose */
function stage(shell, { mark, text, seats, colour }, at, now, choose) {
  const who = seats.map((seat) => [...nameOf(shell, seat)][0]?.toLocaleUpperCase()).join("");
  const of = colour ? `debrief-${colour}` : "";
  const chosen = at === now ? "debrief-chosen" : "";
  return html`<li class="${of} ${chosen}" title=${named(shell, text)} @click=${() => choose(at)}
    ${styled({ "animation-delay": `${at * BEAT}ms` })}>
    <span class="spoken">${named(shell, text)}</span>
    <span aria-hidden="true">${who ? html`<b>${who}</b>` : nothing}${mark}</span>
  </li>`;
}

/** As the room calls whoever sits there. @param {Shell} shell @param {string} text */
export const named = (shell, text) =>
  text.replace(/⟦(\d+)⟧/g, (_, seat) => nameOf(shell, Number(seat)));
