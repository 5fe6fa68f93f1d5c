// @ts-check
/**
 * Muted people: hides in this browser alone what some people say, under whatever name.
 *
 * @typedef {{who: string, name: string}} Muted  as they were called when they were muted
 */
import { recall, remember } from "./storage.js";

const KEPT = 100;

/** @type {Muted[]} */
let muted = recall("muted", []).filter((/** @type {any} */ own) => own?.who);

/** @param {string | undefined} who */
export const mutedAs = (who) => muted.find((own) => own.who === who);

/** @param {string | undefined} who */
export const isMuted = (who) => mutedAs(who) !== undefined;

/** How a muted person was called then: what they call themselves since is not heard either.
 * @param {string | undefined} who @returns {string | undefined} */
export const nameWhenMuted = (who) => mutedAs(who)?.name;

/** @param {Muted} person */
export const mute = ({ who, name }) => (isMuted(who) ? undefined : keep([...muted, { who, name }]));

/** @param {string} who */
export const unmute = (who) => keep(muted.filter((own) => own.who !== who));

/** @param {Muted[]} people */
function keep(people) {
  muted = people.slice(-KEPT);
  remember("muted", muted);
}
