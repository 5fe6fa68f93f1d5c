// @ts-check
/**
 * Sending somebody away from a running match: the host asks, the others at the table agree.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { people } from "../site/icons.js";
import { nameOf } from "./names.js";

/** Whom the host wants to send away, and one's own say in it. @param {Shell} shell */
export function motionStrip(shell) {
  const { t, store, send } = shell;
  const { motion, over } = store.room ?? {};
  if (!motion || over) return nothing;
  const { seat, agreed } = motion;
  const name = nameOf(shell, seat);
  const agree = () => send({ type: "kick", seat });
  return html`<p class="room-strip motion" role="status">
    ${people}
    <span>${t(seat === store.you.seat ? "motion-you" : "motion", { name, count: agreed.length })}</span>
    ${mayAgree(shell) ? html`<button @click=${agree}>${t("motion-agree", { name })}</button>` : nothing}
  </p>`;
}

/** Whether this person is asked, and has not agreed. @param {Shell} shell */
export function mayAgree({ store: { room, you } }) {
  const motion = room?.motion;
  if (!motion || you.seat === null || you.host || you.seat === motion.seat) return false;
  return !motion.agreed.includes(you.seat);
}
