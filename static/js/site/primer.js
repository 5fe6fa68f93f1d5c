// @ts-check
/**
 * Pictures of a rulebook's first minute, drawn by the game's own board.
 *
 * @import {Board} from "contract"
 */
import { render } from "lit-html";
import { fetched, Words } from "./words.js";

/** The words stand there without them. @param {Element} root  around the rulebook */
export async function drawPrimer(root) {
  const place = root.querySelector("[data-primer]");
  if (!(place instanceof HTMLElement)) return;
  try {
    await draw(place);
  } catch {
    // A board that does not come (no line, a newer version of the site) leaves the words.
  }
}

/** @param {HTMLElement} place */
async function draw(place) {
  const { board: address, css, words: files, seats, language, scene } = told(place);
  const [{ default: board }, texts] = await Promise.all([
    import(address),
    fetched(files),
    dressed(css),
  ]);
  const words = new Words(language, texts, seats);
  const t = (/** @type {string} */ key, /** @type {any} */ params) => words.t(key, params);
  const pictures = (await /** @type {Board} */ (board).primer?.({ t, scene })) ?? [];
  const frames = place.querySelectorAll("figure");
  for (const [at, picture] of pictures.entries()) {
    const frame = frames[at];
    if (frame) render(picture, frame);
  }
}

/** @param {HTMLElement} place */
const told = (place) => JSON.parse(place.dataset.primer ?? "{}");

/** The board's style sheet, there or given up; in a room it is there already. @param {string} css */
function dressed(css) {
  if (document.querySelector(`link[rel="stylesheet"][href="${css}"]`)) return;
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: css });
  document.head.append(sheet);
  return new Promise((done) => (sheet.onload = sheet.onerror = done));
}
