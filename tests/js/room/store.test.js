// @ts-check
/** The store: what each message changes, and what it asks of the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  due,
  emptyStore,
  isRoutine,
  matchTime,
  outcome,
  receive,
  seen,
} from "../../../static/js/room/store.js";

const LAY = { do: "lay", take: { card: { is: "one", of: ["E05", "E07"] } } };
const laid = (/** @type {number} */ seat) => ({ event: "aircraft-laid", seat });

/** @param {object} [own] */
const snapshot = (own = {}) => ({
  type: "snapshot",
  match: 1,
  n: 3,
  now: 5000,
  running: true,
  view: { duel: 1, turn: { ask: "lay" } },
  events: [
    [2, [laid(0)]],
    [3, [laid(1)]],
  ],
  offers: { lay: [LAY] },
  scene: { cards: 40 },
  ...own,
});

/** @param {object} [own] */
const update = (own = {}) => ({ type: "update", n: 4, now: 6000, running: true, ...own });

function playing() {
  const store = emptyStore();
  receive(store, snapshot(), 100);
  return store;
}

/** @param {boolean} lost */
function waiting(lost) {
  const store = playing();
  store.pending = { id: "a1", action: { do: "lay", card: "E05" }, lost, since: 0 };
  return store;
}

test("a snapshot is the whole picture, and its events are only for the log", () => {
  const store = emptyStore();
  assert.deepEqual(receive(store, snapshot(), 100).fresh, []);
  assert.equal(store.match?.n, 3);
  assert.deepEqual(
    store.told.map(([n]) => n),
    [2, 3],
  );
});

test("a patch changes the view and the offers, and its events are shown", () => {
  const store = playing();
  const heard = receive(
    store,
    update({
      patch: { duel: 2, turn: null },
      offers: { lay: null, pass: [{ do: "pass" }] },
      events: [[4, [laid(0)]]],
    }),
    200,
  );
  assert.deepEqual(store.match?.view, { duel: 2 });
  assert.deepEqual(Object.keys(store.match?.groups ?? {}), ["pass"]);
  assert.deepEqual(heard.fresh, [laid(0)]);
  assert.deepEqual(store.match?.scene, { cards: 40 });
});

test("a whole view in an update replaces the old one", () => {
  const store = playing();
  receive(
    store,
    update({
      n: 9,
      view: { duel: 7 },
      events: [
        [8, [laid(0)]],
        [9, [laid(1)]],
      ],
    }),
    200,
  );
  assert.deepEqual(store.match?.view, { duel: 7 });
  assert.equal(store.match?.n, 9);
});

test("a patch onto a picture that was never seen asks for the whole one", () => {
  const store = playing();
  assert.ok(
    receive(store, update({ n: 6, patch: { duel: 5 }, events: [[6, [laid(0)]]] }), 200).sync,
  );
  assert.equal(store.match?.n, 3);
});

test("an update older than the picture changes nothing", () => {
  const store = playing();
  receive(store, update({ n: 2, patch: { duel: 0 } }), 200);
  assert.equal(store.match?.view.duel, 1);
});

test("a pong with a higher number asks for the whole picture", () => {
  assert.ok(receive(playing(), { type: "pong", n: 4 }, 0).sync);
  assert.ok(!receive(playing(), { type: "pong", n: 3 }, 0).sync);
});

test("events are told once, however often they come", () => {
  const store = playing();
  receive(
    store,
    snapshot({
      n: 4,
      events: [
        [3, [laid(1)]],
        [4, [laid(0)]],
      ],
    }),
    200,
  );
  assert.deepEqual(
    store.told.map(([n]) => n),
    [2, 3, 4],
  );
});

test("one move that was missed is still shown; more are not", () => {
  const one = receive(playing(), snapshot({ n: 4, events: [[4, [laid(0)]]] }), 200);
  const two = receive(
    playing(),
    snapshot({
      n: 5,
      events: [
        [4, [laid(0)]],
        [5, [laid(1)]],
      ],
    }),
    200,
  );
  assert.deepEqual(one.fresh, [laid(0)]);
  assert.deepEqual(two.fresh, []);
});

test("another match begins with an empty log", () => {
  const store = playing();
  receive(store, snapshot({ match: 2, n: 1, events: [[1, [laid(0)]]] }), 200);
  assert.deepEqual(
    store.told.map(([n]) => n),
    [1],
  );
});

test("the own act is acknowledged by its id", () => {
  const store = waiting(false);
  receive(store, update({ events: [[4, [laid(0)]]], done: "a1" }), 200);
  assert.equal(store.pending, null);
});

test("a refusal of the own act ends it; another does not", () => {
  const store = waiting(false);
  receive(store, { type: "refusal", code: "too-fast", text: "", id: "b2" }, 200);
  assert.ok(store.pending);
  const heard = receive(store, { type: "refusal", code: "stale", text: "", id: "a1" }, 200);
  assert.equal(store.pending, null);
  assert.equal(heard.refusal?.code, "stale");
});

test("after a lost line, an act that was done is not sent again", () => {
  const store = waiting(true);
  const heard = receive(store, snapshot({ done: ["a1"] }), 200);
  assert.equal(heard.again, undefined);
  assert.equal(store.pending, null);
});

test("after a lost line, an act that is still offered is sent again, once", () => {
  const store = waiting(true);
  assert.equal(receive(store, snapshot(), 200).again?.id, "a1");
  assert.equal(receive(store, snapshot(), 300).again, undefined);
});

test("after a lost line, an act that is no longer offered is dropped, and said so", () => {
  const store = waiting(true);
  const heard = receive(store, snapshot({ offers: {} }), 200);
  assert.ok(heard.dropped);
  assert.equal(store.pending, null);
});

test("an act without an answer is lost on its way, and the whole picture decides", () => {
  const store = waiting(false);
  assert.ok(!receive(store, { type: "pong", n: 3 }, 7000).sync);
  assert.ok(receive(store, { type: "pong", n: 3 }, 9000).sync);
  assert.equal(receive(store, snapshot(), 9100).again?.id, "a1");
});

test("a snapshot on a line that stood sends nothing again", () => {
  const store = waiting(false);
  assert.equal(receive(store, snapshot(), 200).again, undefined);
  assert.ok(store.pending);
});

test("match time runs with the clock of the page, and stands when the match stands", () => {
  const store = playing();
  assert.equal(matchTime(/** @type {any} */ (store.match), 1100), 6000);
  receive(store, update({ running: false }), 2000);
  assert.equal(matchTime(/** @type {any} */ (store.match), 9000), 6000);
});

test("lines of chat are kept in order, each once", () => {
  const store = emptyStore();
  const line = (/** @type {number} */ number) => ({ number, name: "Ada", text: "hm", at: 0 });
  receive(store, { type: "chat", channel: "table", lines: [line(1), line(2)] }, 0);
  const heard = receive(store, { type: "chat", channel: "table", lines: [line(2), line(3)] }, 0);
  assert.deepEqual(
    heard.lines?.map(({ number }) => number),
    [3],
  );
  assert.deepEqual(
    store.chat.table.map(({ number }) => number),
    [1, 2, 3],
  );
});

test("a line that is told again stands under its new name, and is no news", () => {
  const store = emptyStore();
  const said = (/** @type {number} */ number, name = "Nasty") => ({
    number,
    name,
    text: "hm",
    at: 0,
  });
  receive(store, { type: "chat", channel: "table", lines: [said(2), said(3, "Ben")] }, 0);
  const again = [said(1, "Player-12345"), said(2, "Player-12345")];
  const heard = receive(store, { type: "chat", channel: "table", lines: again }, 0);
  assert.deepEqual(heard.lines, []);
  assert.deepEqual(
    store.chat.table.map(({ number, name }) => [number, name]),
    [
      [2, "Player-12345"],
      [3, "Ben"],
    ],
  );
});

test("each channel of the chat counts for itself", () => {
  const store = emptyStore();
  const line = { number: 1, name: "Ada", text: "hm", at: 0 };
  receive(store, { type: "chat", channel: "table", lines: [line] }, 0);
  const heard = receive(store, { type: "chat", channel: "watchers", lines: [line] }, 0);
  assert.equal(heard.lines?.length, 1);
  assert.deepEqual(seen(store), { match: 0, n: 0, table: 1, watchers: 1 });
});

test("presence changes the lamps of the seats", () => {
  const store = emptyStore();
  receive(
    store,
    {
      type: "room",
      seats: [
        { seat: 0, kind: "person" },
        { seat: 1, kind: "bot" },
      ],
      watching: 0,
    },
    0,
  );
  receive(store, { type: "presence", here: [false, true], watching: 2 }, 0);
  assert.deepEqual(
    store.room?.seats.map(({ here }) => here),
    [false, true],
  );
  assert.equal(store.room?.watching, 2);
});

test("a notice stays until it is taken back", () => {
  const store = emptyStore();
  receive(store, { type: "notice", code: "saving" }, 0);
  assert.equal(store.notice, "saving");
  receive(store, { type: "notice", code: "saved" }, 0);
  assert.equal(store.notice, null);
});

test("what the room tells is kept with its place in the match, and leaves the match's own notice", () => {
  const store = playing();
  receive(store, { type: "notice", code: "saving" }, 0);
  const heard = receive(store, { type: "notice", code: "kicked", params: { name: "Ada" } }, 0);
  assert.deepEqual(heard.notice, { code: "kicked", params: { name: "Ada" }, match: 1, n: 3 });
  assert.deepEqual(store.notices, [heard.notice]);
  assert.equal(store.notice, "saving");
});

test("the next line's address says what was seen", () => {
  assert.deepEqual(seen(emptyStore()), { match: 0, n: 0, table: 0, watchers: 0 });
  assert.deepEqual(seen(playing()), { match: 1, n: 3, table: 0, watchers: 0 });
});

test("there is a result only once the match is over", () => {
  const store = playing();
  const result = { places: [1, 2], reason: "eight" };
  receive(store, { type: "room", seats: [], match: 1, outcome: result }, 0);
  assert.equal(outcome(store), null);
  receive(store, { type: "room", seats: [], match: 1, over: true, outcome: result }, 0);
  assert.deepEqual(outcome(store), result);
});

test("presence says how long each line takes, and a new room does not forget it", () => {
  const store = emptyStore();
  const room = { type: "room", seats: [{ seat: 0 }, { seat: 1 }], watching: 0 };
  receive(store, room, 0);
  receive(store, { type: "presence", here: [true, false], watching: 0, lag: [40, null] }, 0);
  receive(store, room, 0);
  assert.deepEqual(store.lag, [40, null]);
  receive(store, { type: "presence", here: [true, false], watching: 0 }, 0);
  assert.deepEqual(store.lag, []);
});

test("a line that a moderator has taken away is nowhere any more, and the next is heard", () => {
  const store = emptyStore();
  const line = (/** @type {number} */ number) => ({
    number,
    name: "Ada",
    text: `line ${number}`,
    at: 0,
  });
  receive(store, { type: "chat", channel: "table", lines: [line(1), line(2)] }, 0);
  receive(store, { type: "room", seats: [], hidden: { table: [2], watchers: [7] } }, 0);
  assert.deepEqual(store.chat.table, [line(1)]);
  receive(store, { type: "chat", channel: "table", lines: [line(3)] }, 0);
  assert.deepEqual(store.chat.table, [line(1), line(3)]);
});

test("whoever wrote it keeps its place, to be told why", () => {
  const store = emptyStore();
  receive(store, { type: "you", seat: 1, name: "Ada" }, 0);
  const lines = [0, 1].map((seat) => ({ number: seat + 1, seat, name: "", text: "vile", at: 0 }));
  receive(store, { type: "chat", channel: "table", lines }, 0);
  receive(store, { type: "room", seats: [], hidden: { table: [1, 2] } }, 0);
  assert.deepEqual(store.chat.table, [lines[1]]);
});

test("what is to be next goes out when the act under way is answered, if it is offered then", () => {
  const store = waiting(false);
  store.next = { do: "lay", card: "E07" };
  assert.equal(due(store), null);
  receive(store, update({ done: "a1" }), 200);
  assert.deepEqual(due(store), { do: "lay", card: "E07" });
  assert.equal(due(store), null);
});

test("what is no longer offered by then is forgotten; a refusal is an answer, too", () => {
  const store = waiting(false);
  store.next = { do: "lay", card: "E99" };
  receive(store, { type: "refusal", id: "a1", code: "no", text: "" }, 200);
  assert.equal(due(store), null);
  assert.equal(store.next, null);
});

test("nothing waits from one match to the next", () => {
  const store = waiting(false);
  store.next = { do: "lay", card: "E07" };
  receive(store, snapshot({ match: 2, done: ["a1"] }), 200);
  assert.equal(due(store), null);
});

test("a call sounds when somebody else says that they would play again, and once", () => {
  const store = emptyStore();
  const seat = (/** @type {number} */ number, /** @type {boolean} */ ready, kind = "person") => ({
    seat: number,
    kind,
    ready,
  });
  const room = (/** @type {any[]} */ ...seats) => ({
    type: "room",
    over: true,
    seats,
    manners: {},
  });
  receive(store, { type: "you", seat: 0 }, 0);
  assert.ok(!receive(store, room(seat(0, false), seat(1, true)), 0).asked, "on coming back");
  receive(store, room(seat(0, false), seat(1, false)), 0);
  assert.ok(receive(store, room(seat(0, false), seat(1, true)), 0).asked);
  assert.ok(!receive(store, room(seat(0, false), seat(1, true)), 0).asked);
  assert.ok(!receive(store, room(seat(0, true), seat(1, true)), 0).asked, "one's own word");
});

test("while nothing happens no message changes what sentences say", () => {
  const store = playing();
  store.room = /** @type {any} */ ({ seats: [{ seat: 0, kind: "person", name: "Ann" }] });
  for (const message of [
    { type: "pong", n: 3 },
    { type: "presence", here: [false], watching: 2, lag: [80] },
  ]) {
    const view = store.match?.view;
    const names = store.room?.seats.map(({ name, kind }) => [name, kind]);
    assert.ok(isRoutine(message));
    receive(store, message, 200);
    assert.equal(store.match?.view, view);
    assert.deepEqual(
      store.room?.seats.map(({ name, kind }) => [name, kind]),
      names,
    );
  }
  for (const type of ["room", "you", "snapshot", "update", "company"])
    assert.ok(!isRoutine({ type }), type);
});

test("what a moderator decides while somebody is here is said once, and not to who comes later", () => {
  const mute = {
    kind: "mute",
    lead: "You are muted.",
    till: "Until",
    until: 1,
    more: "",
    code: "c",
  };
  const you = (/** @type {any} */ more) => ({
    type: "you",
    seat: 0,
    name: "Ada",
    who: "a",
    ...more,
  });
  const late = emptyStore();
  assert.equal(receive(late, you({ sanction: mute }), 0).warned, undefined);
  const store = emptyStore();
  receive(store, you({}), 0);
  assert.equal(receive(store, you({ sanction: mute }), 0).warned, "You are muted.");
  assert.equal(store.you.sanction?.kind, "mute");
  assert.equal(receive(store, you({ sanction: mute, host: true }), 0).warned, undefined);
  const over = { ...mute, kind: "over", lead: "It is over." };
  assert.equal(receive(store, you({ sanction: over }), 0).warned, "It is over.");
  assert.equal(receive(store, you({}), 0).warned, undefined);
  assert.equal(store.you.sanction, undefined);
  // A first line may be what it is carried on by: then its refusal has said so.
  receive(store, { type: "refusal", code: "muted", text: "You are muted." }, 0);
  assert.equal(receive(store, you({ sanction: mute }), 0).warned, undefined);
  receive(store, { type: "refusal", code: "muted", text: "You are muted." }, 0);
  assert.equal(receive(store, you({ sanction: over }), 0).warned, "It is over.");
});

test("a line that is held is known until it is held no more", () => {
  const store = emptyStore();
  receive(store, { type: "held", text: "www.example.com" }, 0);
  assert.equal(store.held?.text, "www.example.com");
  receive(store, { type: "held" }, 0);
  assert.equal(store.held, null);
});
