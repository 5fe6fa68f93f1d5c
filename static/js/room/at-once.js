// @ts-check
/**
 * Against bots, opened from the front page, the match begins without another click: this browser is
 * ready as soon as it has noted the server's commitment, and adds its own number only then.
 *
 * @import {Shell} from "./shell.js"
 */
import { notedNonce } from "./commitments.js";

/** What follows the room's address from the front page: see ``server/lobby/views.py``. */
const AT_ONCE = "#at-once";

/** Called with every `you`, so that a line that broke meanwhile changes nothing. @param {Shell} shell */
export function readyAtOnce({ store, send }) {
  const { room, you } = store;
  if (location.hash !== AT_ONCE || !room) return;
  if (room.match) history.replaceState(history.state, "", location.pathname + location.search);
  else if (
    room.seats.every(({ seat, kind }) => (seat === you.seat ? kind === "person" : kind === "bot"))
  )
    send({ type: "ready", ready: true, nonce: notedNonce(room) });
}
