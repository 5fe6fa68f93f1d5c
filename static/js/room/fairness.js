// @ts-check
/**
 * Shows the commitment, the seed and the nonces by which the dice of a match can be checked.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";

/** @param {Shell} shell */
export function fairness({ t, store: { room } }) {
  if (!room?.commitment) return nothing;
  /** @type {[string, string | undefined][]} */
  const values = [
    ["fair-commitment", room.commitment],
    ["fair-seed", room.seed],
    ["fair-nonces", room.nonces?.join(" ")],
    ["fair-next", room.next],
  ];
  return html`<details class="fair">
    <summary>${t("fair")}</summary>
    <p>${t("fair-why")}</p>
    <dl>
      ${values.map(([key, value]) =>
        value ? html`<dt>${t(key)}</dt><dd><code>${value}</code></dd>` : nothing,
      )}
    </dl>
    ${room.replay ? html`<a class="button" href="/m/${room.replay}/dice/">${t("replay-dice")}</a>` : nothing}
  </details>`;
}
