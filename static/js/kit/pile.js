// @ts-check
/** Cards on top of one another: the top one, how many, and what they are called. */
import { html } from "lit-html";

/**
 * @param {{count: number, top: unknown, words: string, kind?: string, open?: () => void}} how
 *   with `open` it is a button
 */
export function pile({ count, top, words, kind = "", open }) {
  const content = html`<span class="heap ${count ? "" : "none"}">${top}</span><b>${count}</b><span>${words}</span>`;
  return open
    ? html`<button class="kit-pile ${kind}" @click=${open}>${content}</button>`
    : html`<div class="kit-pile ${kind}" title=${words}>${content}</div>`;
}
