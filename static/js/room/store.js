// @ts-check
/**
 * State of the room page: what it knows of its room, and how each message of the server changes it.
 *
 * @import {Action, GameEvent, Offer, Outcome, SeatLine} from "contract"
 * @import {BlockedPerson} from "./blocking.js"
 *
 * @typedef {{code: string, game: string, options: Record<string, any>, levels: string[],
 *   seats: SeatLine[], sides?: string[], watching: number, commitment: string, match?: number,
 *   over?: boolean,
 *   outcome?: Outcome, seed?: string, nonces?: string[], next?: string, replay?: string, host?: number,
 *   public?: boolean, unhurried?: boolean, locked?: boolean, closed?: boolean, manners: Record<string, any>,
 *   unwatched?: boolean, motion?: {seat: number, agreed: number[]}, void?: boolean, voided?: boolean,
 *   hidden?: Partial<Record<Channel, number[]>>}} Room
 *
 * @typedef {{match: number, n: number, now: number, at: number, running: boolean, scene: any,
 *   view: any, groups: Record<string, Offer[]>}} Match
 *
 * @typedef {"table" | "watchers"} Channel
 *
 * @typedef {{number: number, name: string, text?: string, phrase?: string, at: number,
 *   seat?: number, who?: string, staff?: boolean, rude?: number[]}} ChatLine  `rude`: begin and
 *   end of each word to be masked
 *
 * @typedef {{code: string, params: Record<string, any>, match: number, n: number}} Notice
 *   what the room told everybody, and after which move
 *
 * @typedef {{seat: number, away?: boolean, left?: number, out?: number, stepped_out?: boolean,
 *   level?: string, lost?: boolean}} Person
 *
 * @typedef {{by: number, agreed: number[], left: number}} Wish
 *
 * @typedef {{people: Person[], finished?: number[], ends?: string, paused?: boolean, wish?: Wish,
 *   call?: {by: number[], left: number}, at: number, now: number}} Participants
 *   how it stands with the people, as it was told at a moment of this page's clock and of the match
 *
 * @typedef {[number, GameEvent[]]} Told  events, with the number they were told under
 *
 * @typedef {{kind: "mute" | "phrases" | "warning" | "over", lead: string, till: string, until: number,
 *   more: string, code: string}} Sanction
 *
 * @typedef {object} Store
 * @property {Room | null} room
 * @property {{seat: number | null, name: string | null, host?: boolean, who?: string, barred?: string[],
 *   sanction?: Sanction, sentAway?: boolean}} you  `barred`: whom the host has sent away, told to the host
 *   alone; `sentAway`: this person may not sit down here
 * @property {Match | null} match
 * @property {Told[]} told
 * @property {Record<Channel, ChatLine[]>} chat
 * @property {{name: string, who?: string, staff: boolean}[]} watchers  how those who watch call
 *   themselves, as far as they do and this person is told
 * @property {BlockedPerson[]} blocked  whom this person has blocked
 * @property {{text: string, at: number} | null} held  a line of this person's that others see in a moment
 * @property {Notice[]} notices
 * @property {{id: string, action: Action, lost: boolean, since: number} | null} pending
 *   the act under way, and since when; `lost` once the connection it went out on is gone
 * @property {Action | null} next  what is to go out once that one is answered
 * @property {"saving" | "frozen" | null} notice
 * @property {Participants | null} participants  what there is to say of the match's people, if anything
 * @property {boolean} [silenced]  a line was refused by a mute of which nothing else was told yet
 * @property {string | null} code  the code of this seat, once it was asked for
 * @property {(number | null)[]} lag  by seat, how long the line takes there and back
 *
 * @typedef {object} Heard  what a message asks of the page
 * @property {GameEvent[]} [fresh]  events to be shown as motion
 * @property {boolean} [sync]  something was missed
 * @property {{id: string, action: Action}} [again]  send this act once more
 * @property {boolean} [dropped]  the act under way is no longer possible
 * @property {{code: string, text: string, rule?: string, id?: string}} [refusal]
 * @property {ChatLine[]} [lines]
 * @property {Notice} [notice]
 * @property {string} [warned]  what a moderator has decided
 * @property {boolean} [asked]  the others want something of this person
 */

import { fits, flat } from "../kit/domains.js";
import { withFormer } from "./blocking.js";
import { merged } from "./merge-patch.js";

/** Milliseconds after which an act under way is said to be. */
export const SLOW = 300;
/** Milliseconds without an answer after which an act counts as lost on its way. */
const LOST = 8000;

/** @returns {Store} */
export function emptyStore() {
  const you = { seat: null, name: null };
  const unsaid = { participants: null, code: null, notice: null, lag: [] };
  return {
    room: null,
    you,
    match: null,
    told: [],
    chat: { table: [], watchers: [] },
    watchers: [],
    blocked: [],
    held: null,
    notices: [],
    pending: null,
    next: null,
    ...unsaid,
  };
}

const SILENCING = ["muted", "phrases-for-now"];

/**
 * Comes every few seconds while nothing happens, and changes nothing that a sentence says: neither names
 * nor what a board calls things.
 * @param {{type: string}} message
 */
export const isRoutine = ({ type }) => type === "pong" || type === "presence";

/**
 * @param {Store} store
 * @param {any} message
 * @param {number} at  this page's clock, in milliseconds
 * @returns {Heard}
 */
export function receive(store, message, at) {
  switch (message.type) {
    case "room":
      return room(store, message);
    case "you":
      // With other eyes other things are seen.
      if (store.you.seat !== (message.seat ?? null)) store.told = [];
      if (message.seat !== store.you.seat) store.code = null;
      return introduced(store, you(message));
    case "presence":
      return presence(store, message);
    case "snapshot":
      return snapshot(store, message, at);
    case "update":
      return update(store, message, at);
    case "refusal":
      if (store.pending && message.id === store.pending.id) store.pending = null;
      store.silenced ||= SILENCING.includes(message.code);
      return { refusal: message };
    case "chat":
      return chat(store, message.channel, message.lines);
    case "watchers":
      store.watchers = watchers(message);
      return {};
    case "held":
      store.held = message.text ? { text: message.text, at: Date.now() } : null;
      return {};
    case "blocked":
      store.blocked = withFormer(store.blocked, message.people);
      return {};
    case "notice":
      return notice(store, message);
    case "company":
      return company(store, message, at);
    case "seatcode":
      store.code = message.words;
      return {};
    case "pong":
      return { sync: unanswered(store, at) || (store.match !== null && message.n > store.match.n) };
    default:
      return {};
  }
}

/**
 * @param {Store} store
 * @param {{here: boolean[], watching: number, lag?: (number | null)[]}} message
 * @returns {Heard}
 */
function presence(store, { here, watching, lag }) {
  if (!store.room) return {};
  store.lag = lag ?? [];
  const seats = store.room.seats.map((line) => ({ ...line, here: here[line.seat] ?? false }));
  store.room = { ...store.room, seats, watching };
  return {};
}

/** @param {Store} store @param {any} message @param {number} at @returns {Heard} */
function company(store, message, at) {
  const now = store.match ? matchTime(store.match, at) : 0;
  const before = store.participants;
  store.participants = { people: [], ...message, at, now };
  const { wish, call } = message;
  const seat = store.you.seat ?? -1;
  const fresh =
    (wish && !before?.wish && wish.by !== seat) ||
    (call && !before?.call && !call.by.includes(seat));
  return { asked: !!fresh && seat >= 0 };
}

/** @param {Store} store @param {any} message @param {number} at @returns {Heard} */
function snapshot(store, message, at) {
  const before = store.match;
  const same = before !== null && before.match === message.match;
  if (!same) Object.assign(store, { told: [], next: null });
  // What there is to say of the people comes after it.
  store.participants = null;
  const scene = message.scene ?? (same ? before.scene : null);
  const { match, n, now, running, view, offers } = message;
  store.match = { match, n, now, at, running, scene, view, groups: offers };
  const events = remember(store, message.events);
  // Only one move behind is worth showing as motion; more would be a film nobody asked for.
  const fresh = same && n === before.n + 1 ? events : [];
  return { fresh, ...reconsider(store, message.done ?? []) };
}

/**
 * The act under way, seen against a whole picture: done, worth sending again, or overtaken.
 * @param {Store} store
 * @param {string[]} done
 * @returns {Heard}
 */
function reconsider(store, done) {
  const { pending, match } = store;
  if (!pending || !match) return {};
  if (done.includes(pending.id)) {
    store.pending = null;
    return {};
  }
  if (!pending.lost) return {};
  if (flat(match.groups).some((offer) => fits(offer, pending.action))) {
    pending.lost = false;
    return { again: pending };
  }
  store.pending = null;
  return { dropped: true };
}

/** @param {Store} store @param {number} at */
function unanswered({ pending }, at) {
  if (pending && at - pending.since > LOST) pending.lost = true;
  return pending?.lost ?? false;
}

/**
 * What was to be done next, once nothing is under way any more: if it is offered now.
 * @param {Store} store
 * @returns {Action | null}
 */
export function due(store) {
  const { next, pending, match } = store;
  if (!next || pending) return null;
  store.next = null;
  return match && flat(match.groups).some((offer) => fits(offer, next)) ? next : null;
}

/** @param {Store} store @param {any} message @param {number} at @returns {Heard} */
function update(store, message, at) {
  const { match, pending } = store;
  if (pending && message.done === pending.id) store.pending = null;
  if (!match) return { sync: true };
  if (message.n < match.n) return {};
  const pairs = paired(message.events ?? [], message.n);
  const next = pairs.length ? pairs[0][0] : message.n;
  if (next > match.n + 1 && message.view === undefined) return { sync: true };
  store.match = {
    ...match,
    n: message.n,
    now: message.now,
    at,
    running: message.running,
    view: message.view ?? merged(match.view, message.patch ?? {}),
    groups: merged(match.groups, message.offers ?? {}),
  };
  return { fresh: remember(store, pairs) };
}

/** @param {any[]} events @param {number} n @returns {Told[]} */
function paired(events, n) {
  return events.length === 0 || Array.isArray(events[0]) ? events : [[n, events]];
}

/** Keep what was not told before; answers it. @param {Store} store @param {Told[]} pairs */
function remember(store, pairs) {
  const last = store.told.at(-1)?.[0] ?? 0;
  const fresh = pairs.filter(([n]) => n > last);
  if (fresh.length) store.told = [...store.told, ...fresh];
  return fresh.flatMap(([, events]) => events);
}

/** What a moderator decides while somebody is here is told at once. @param {Store} store @param {Store["you"]} you @returns {Heard} */
function introduced(store, you) {
  const { who, sanction } = store.you;
  store.you = you;
  const fresh = who && you.sanction && you.sanction.lead !== sanction?.lead;
  // Where one is carried on to somebody with their first line, its refusal has just said so.
  const told = store.silenced && you.sanction?.kind !== "over";
  if (fresh) store.silenced = false;
  return { warned: fresh && !told ? you.sanction?.lead : undefined };
}

/** @param {any} message */
const you = ({ seat = null, name = null, host = false, who, barred = [], ...more }) => ({
  ...{ seat, name, host, who, barred, sanction: more.sanction, sentAway: !!more.sent_away },
});

/** @param {{names: string[], who?: string[], staff?: string[]}} message */
const watchers = ({ names, who = [], staff = [] }) =>
  names.map((name, index) => ({ name, who: who[index], staff: staff.includes(who[index]) }));

/** @param {Store} store @param {ChatLine} line */
export const isMine = ({ you }, { seat, who }) =>
  seat === undefined ? you.seat === null && !!who && who === you.who : seat === you.seat;

/**
 * A moderator may have taken lines away that were heard already: whoever wrote one is told so in
 * its place.
 * @param {Store} store
 * @param {Room} message
 * @returns {Heard}
 */
function room(store, message) {
  const before = store.room;
  store.room = message;
  const { table, watchers } = store.chat;
  const shown = (/** @type {Channel} */ channel) => (/** @type {ChatLine} */ line) =>
    !message.hidden?.[channel]?.includes(line.number) || isMine(store, line);
  store.chat = {
    table: table.filter(shown("table")),
    watchers: watchers.filter(shown("watchers")),
  };
  return { asked: asksForRematch(store, before) };
}

/** Whether somebody else has just said that they would play again. @param {Store} store @param {Room | null} before */
function asksForRematch({ room, you }, before) {
  if (!room?.over || !before?.over || you.seat === null) return false;
  const fresh = room.seats.filter((line, seat) => line.ready && !before.seats[seat]?.ready);
  return fresh.some(({ kind, seat }) => kind === "person" && seat !== you.seat);
}

/**
 * A line that is told again takes the place of the former one: its author's name was taken.
 * @param {Store} store
 * @param {Channel} channel
 * @param {ChatLine[]} lines
 * @returns {Heard}
 */
function chat(store, channel, lines) {
  const again = new Map(lines.map((line) => [line.number, line]));
  const said = store.chat[channel].map((line) => again.get(line.number) ?? line);
  store.chat = { ...store.chat, [channel]: said };
  const last = said.at(-1)?.number ?? 0;
  const fresh = lines.filter((line) => line.number > last);
  if (fresh.length) store.chat = { ...store.chat, [channel]: [...said, ...fresh] };
  return { lines: fresh };
}

/**
 * How it stands with the match stays until it is taken back; what the room tells is told once.
 * @param {Store} store
 * @param {{code: string, params?: Record<string, any>}} message
 * @returns {Heard}
 */
function notice(store, { code, params = {} }) {
  if (["saving", "saved", "frozen", "resumed"].includes(code)) {
    store.notice = code === "saving" || code === "frozen" ? code : null;
    return {};
  }
  const { match = 0, n = 0 } = store.match ?? {};
  const told = { code, params, match, n };
  store.notices = [...store.notices.slice(-50), told];
  return { notice: told };
}

/** What this page has seen already, as the address of its next line says it. @param {Store} store */
export const seen = ({ match, chat }) => ({
  match: match?.match ?? 0,
  n: match?.n ?? 0,
  table: chat.table.at(-1)?.number ?? 0,
  watchers: chat.watchers.at(-1)?.number ?? 0,
});

/** Match time at this moment. @param {Match} match @param {number} at */
export const matchTime = (match, at) =>
  match.running ? match.now + Math.max(0, at - match.at) : match.now;

/** @param {Store} store @returns {Outcome | null} */
export const outcome = (store) =>
  store.room?.over ? (store.room.outcome ?? store.match?.view?.outcome ?? null) : null;
