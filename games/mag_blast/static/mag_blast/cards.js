// @ts-check
/**
 * Action cards: their faces, small on a phone.
 *
 * @import {Table} from "types/mag_blast"
 */
import { html, nothing } from "lit-html";
import { ANSWERS, kindOf, SALVOS } from "./knowing.js";
import { text } from "./naming.js";
import { kindPicture, symbolSign } from "./pictures.js";

/** @type {Record<string, string>} */
const GROUPS = {
  FI: "squadron",
  BO: "squadron",
  DH: "direct",
  CD: "effect",
  BP: "effect",
  CB: "effect",
  BH: "effect",
};

/** Salvo, squadron, direct hit, effect, answer or special. @param {string} card */
function groupOf(card) {
  const kind = kindOf(card);
  if (SALVOS.includes(kind)) return "salvo";
  if (ANSWERS.includes(kind)) return "reply";
  return GROUPS[kind] ?? "special";
}

/** @param {Table} table @param {string} card */
export function face(table, card) {
  const { t, scene } = table;
  const kind = kindOf(card);
  const damage = scene.damage[kind];
  return html`<span class="card face ${groupOf(card)} ${kind}">
    <span class="art">${kindPicture(kind)}${damage ? html`<b class="damage">${damage}</b>` : nothing}</span>
    <span class="title">${t(`board-title-${kind}`)}</span>
    <span class="words">${text(table, card)}</span>
    <span class="symbols">${[...(scene.symbols[card] ?? "")].map(symbolSign)}</span>
  </span>`;
}

export const back = html`<span class="card back"></span>`;
