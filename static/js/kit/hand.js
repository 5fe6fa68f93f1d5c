// @ts-check
/**
 * The cards in one's hand, as a fan or a row: chosen by tap, key or voice, played by a second tap or
 * dragged to a place.
 *
 * @typedef {object} Hand
 * @property {string[]} cards  in the order in which they lie
 * @property {string} name  of the list, in words
 * @property {(id: string) => unknown} face
 * @property {(id: string) => string} label  the card in words
 * @property {string | string[]} [chosen]
 * @property {(id: string) => boolean} [live]  whether it may be played now; all may if nothing is said
 * @property {(id: string) => string} [why]  it may not be played now
 * @property {(id: string, near: Element) => void} choose  `near`: its button
 * @property {(id: string, place?: Element) => void} [play]  dropped on that place, if it was dragged
 * @property {string} [slot]  selector of the places to which a card may be dragged
 * @property {(id: string | undefined) => void} [point]  the mouse is over it; over none any more
 * @property {"fan" | "row"} [shape]
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drag } from "./dragging.js";
import { styled } from "./styled.js";

/** @param {Hand} own */
export function hand(own) {
  const { cards, name, shape = "fan" } = own;
  const middle = (cards.length - 1) / 2;
  return html`<ul role="list" class="kit-hand ${shape}" aria-label=${name} @mouseleave=${() => point(own)}>
    ${repeat(
      cards,
      (id) => id,
      (id, at) =>
        html`<li data-card=${id} ${styled({ "--at": at - middle })}>${card(own, id)}</li>`,
    )}
  </ul>`;
}

/** @param {Hand} own @param {string} id */
function card(own, id) {
  const live = own.live?.(id) ?? true;
  const chosen = [own.chosen].flat().includes(id);
  return html`<button
    class="kit-pick ${live ? "live" : ""} ${chosen ? "chosen" : ""}"
    aria-pressed=${chosen ? "true" : "false"}
    aria-label=${own.label(id)}
    title=${live ? nothing : (own.why?.(id) ?? nothing)}
    @click=${(/** @type {any} */ event) => own.choose(id, event.currentTarget)}
    @dblclick=${() => live && own.play?.(id)}
    @mouseenter=${() => point(own, id)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => live && own.slot && drag(event, own.slot, (place) => own.play?.(id, place))}
  >${own.face(id)}</button>`;
}

/** A finger points at nothing. @param {Hand} own @param {string} [id] */
function point(own, id) {
  if (matchMedia("(hover: hover)").matches) own.point?.(id);
}
