// @ts-check
/** What happened, in words: what is listed, and what is read aloud. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastLine, listed, speak, spoken, told } from "../../../static/js/room/log.js";
import { Words } from "../../../static/js/site/words.js";

const WORDS = `
event-fired = { $seat } fires.
event-won = { $seat } wins.
event-laid = { $seat } lays a card.
`;
const LAID = [{ event: "laid", seat: 0 }];
const BATTLE = [
  { event: "laid", seat: 1 },
  { event: "fired", seat: 0 },
  { event: "won", seat: 0 },
];
const FILM = BATTLE.slice(1);

/** A shell with a board that shows the battle as a film. @param {string[]} [quiet] @returns {any} */
function shell(quiet = ["fired", "won"]) {
  const words = new Words("en", [WORDS]);
  words.nameOf = (seat) => ["Ada", "Ben"][seat];
  const store = { room: { seats: [] }, told: /** @type {any[]} */ ([]) };
  return { words, t: words.t.bind(words), store, board: { quiet } };
}

test("everything is listed", () => {
  assert.deepEqual(told(shell(), BATTLE), ["Ben lays a card.", "Ada fires.", "Ada wins."]);
});

test("what the board tells in its own time is not read aloud", () => {
  assert.equal(spoken(shell(), BATTLE), "Ben lays a card.");
  assert.equal(spoken(shell(), FILM), "");
});

test("a board that keeps nothing to itself has everything read aloud", () => {
  assert.equal(spoken(shell([]), BATTLE), "Ben lays a card. Ada fires. Ada wins.");
  assert.equal(spoken({ ...shell(), board: {} }, FILM), "Ada fires. Ada wins.");
  assert.equal(spoken({ ...shell(), board: null }, FILM), "Ada fires. Ada wins.");
});

test("the last line is the last that was told and is not the board's to tell", () => {
  const own = shell();
  own.store.told = [
    [1, LAID],
    [2, FILM],
    [3, [{ event: "without words" }]],
  ];
  assert.equal(lastLine(own), "Ada lays a card.");
});

test("a board sums up only what has words", () => {
  const own = shell([]);
  own.table = {};
  own.board.summary = (/** @type {any[]} */ events) => events.map(({ event }) => event).join(" ");
  assert.equal(spoken(own, [{ event: "without words" }, ...LAID]), "laid");
  assert.equal(spoken(own, [{ event: "without words" }]), "");
});

test("while the board tells a battle the log leaves it out, and lists the older ones", () => {
  const own = shell();
  own.table = {};
  own.store.told = [
    [1, FILM.map((event) => ({ ...event }))],
    [2, BATTLE],
    [3, LAID],
  ];
  const lines = () => listed(own).flatMap(([, events]) => told(own, events));
  own.board = { quiet: ["fired", "won"], veiled: () => FILM };
  assert.deepEqual(lines(), ["Ada fires.", "Ada wins.", "Ben lays a card.", "Ada lays a card."]);
  own.board.veiled = () => [];
  assert.deepEqual(lines(), [
    "Ada fires.",
    "Ada wins.",
    "Ben lays a card.",
    "Ada fires.",
    "Ada wins.",
    "Ada lays a card.",
  ]);
});

test("what the board is still telling stands neither below the turn nor is it read aloud", () => {
  const own = shell([]);
  own.table = {};
  own.board.veiled = () => [BATTLE[2]];
  own.store.told = [
    [1, LAID],
    [2, FILM],
  ];
  assert.equal(lastLine(own), "Ada fires.");
  assert.equal(spoken(own, BATTLE), "Ben lays a card. Ada fires.");
  own.board.veiled = () => [];
  assert.equal(lastLine(own), "Ada fires. Ada wins.");
});

test("a board says a move in one sentence, and where it has none its lines will do", () => {
  const own = shell([]);
  own.table = {};
  own.board.summary = (/** @type {any[]} */ move) =>
    move.some(({ event }) => event === "won") ? "Won by Ada." : "";
  own.store.told = [[1, BATTLE]];
  assert.equal(lastLine(own), "Won by Ada.");
  assert.equal(spoken(own, LAID), "Ada lays a card.");
  assert.deepEqual(told(own, BATTLE), ["Ben lays a card.", "Ada fires.", "Ada wins."]);
});

test("the sentence knows nothing of what is still told", () => {
  const own = shell([]);
  own.table = {};
  own.board.veiled = () => [BATTLE[2]];
  own.board.summary = (/** @type {any[]} */ move) => move.map(({ event }) => event).join(", ");
  assert.equal(spoken(own, BATTLE), "laid, fired");
});

test("what nobody needs in words stands nowhere", () => {
  const own = shell([]);
  own.board.unlisted = ["fired"];
  own.store.told = [[1, BATTLE]];
  assert.deepEqual(told(own, BATTLE), ["Ben lays a card.", "Ada wins."]);
  assert.equal(spoken(own, BATTLE), "Ben lays a card. Ada wins.");
  own.board = { unlisted: ["fired", "won", "laid"] };
  assert.deepEqual(listed(own), []);
  assert.equal(lastLine(own), "");
});

test("what was veiled is read aloud once it has been told, and only then", () => {
  const own = shell([]);
  own.table = {};
  const lines = /** @type {string[]} */ ([]);
  const region = {
    append: (/** @type {any} */ line) => lines.push(line.textContent),
    childElementCount: 1,
  };
  Object.assign(globalThis, {
    document: { getElementById: () => region, createElement: () => ({}) },
  });
  own.board.veiled = () => FILM;
  speak(own, BATTLE);
  speak(own, LAID);
  own.board.veiled = () => [];
  speak(own, []);
  speak(own, []);
  assert.deepEqual(lines, ["Ben lays a card.", "Ada lays a card.", "Ada fires. Ada wins."]);
});

test("a board that knows better words says them, by what was told before", () => {
  const own = shell();
  const logged = (
    /** @type {any} */ { event },
    /** @type {any} */ _table,
    /** @type {any} */ earlier,
  ) => (event === "fired" ? `after ${earlier().length}: fire` : "");
  Object.assign(own, { table: {}, board: { logged } });
  own.store.told = [
    [1, LAID],
    [2, BATTLE],
    [3, FILM],
  ];
  assert.deepEqual(told(own, BATTLE), ["Ben lays a card.", "after 4: fire", "Ada wins."]);
  assert.deepEqual(told({ ...own, table: null }, BATTLE)[1], "Ada fires.");
});
