// @ts-check
/** What a board is told of its table. */
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
const { BoardHost } = await import("../../../static/js/room/board-host.js");

/** @param {{running: boolean, over?: boolean}} how @returns {any} */
const shell = ({ running, over = false }) => ({
  ui: {},
  board: null,
  store: {
    match: { match: 1, running, groups: {}, scene: {}, view: {}, now: 0, at: 0 },
    room: { seats: [], options: {}, over },
    you: { seat: 0 },
    pending: null,
  },
});

test("a match stands while it does not run, but not when it is over", () => {
  const standing = (/** @type {any} */ how) => new BoardHost(shell(how)).table()?.standing;
  assert.equal(standing({ running: true }), false);
  assert.equal(standing({ running: false }), true);
  assert.equal(standing({ running: false, over: true }), false);
});

test("a match that a moderator has stopped offers nothing until it goes on", () => {
  const page = shell({ running: true });
  page.store.match.groups = { all: [{ do: "pass" }] };
  const offered = (/** @type {string | null} */ notice) => {
    page.store.notice = notice;
    return new BoardHost(page).table()?.offers.length;
  };
  assert.deepEqual(["frozen", "saving", null].map(offered), [0, 1, 1]);
});

test("a board measures with the page as it was, and not where nobody looks", () => {
  const root = {};
  const page = { hidden: false, getElementById: () => root };
  Object.assign(globalThis, { document: page });
  const host = new BoardHost(shell({ running: true }));
  /** @type {any} */
  const board = { before: (/** @type {any} */ ...all) => all };
  const [table, events] = /** @type {any} */ ([host.table(), [{ event: "moved" }]]);
  assert.deepEqual(host.before(table, board, events), [root, table, events]);
  assert.equal(host.before(table, board, []), undefined);
  page.hidden = true;
  assert.equal(host.before(table, board, events), undefined);
});

test("a board alone is drawn again by the table that was drawn, and not before there is one", () => {
  const root = {};
  Object.assign(globalThis, { document: { getElementById: () => root } });
  /** @type {any[][]} */
  const drawn = [];
  class Watched extends BoardHost {
    /** @override @param {any[]} all */
    draw(...all) {
      drawn.push(all);
    }
  }
  const board = {};
  const host = new Watched({ ...shell({ running: true }), board });
  const table = host.table();
  table?.repaint();
  assert.deepEqual(drawn, []);
  host.drawn = table;
  table?.repaint();
  assert.deepEqual(drawn, [[root, table, board, [], undefined]]);
});
