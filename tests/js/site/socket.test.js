// @ts-check
/** A line that is dead is noticed within three seconds; one that is slow, or a page that was busy, is not given up. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** @type {Record<string, () => void>} */
const heard = {};
/** @type {Line[]} */
let lines = [];

/** A socket whose other end is the test. */
class Line {
  static OPEN = 1;
  readyState = 0;
  /** @type {any[]} */
  sent = [];
  /** When each ping is answered. @type {number[]} */
  due = [];
  pongs = 0;
  /** @type {() => void} */
  onopen = () => {};
  /** @type {(event: {data: string}) => void} */
  onmessage = () => {};
  /** @type {(event: {code: number}) => void} */
  onclose = () => {};

  constructor() {
    lines.push(this);
  }
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  /** @param {object} message */
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get pings() {
    return this.sent.filter(({ type }) => type === "ping").length;
  }
}

const page = { hidden: false, addEventListener: () => {} };
Object.assign(globalThis, {
  WebSocket: Line,
  document: page,
  location: { protocol: "https:", host: "example.org" },
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ does) => {
    heard[name] = does;
  },
});
const { ReconnectingSocket } = await import("../../../static/js/site/socket.js");

/** @type {[boolean, boolean | undefined][]} */
let told = [];
let now = 1_000_000;
Date.now = () => now;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  lines = [];
  told = [];
  page.hidden = false;
});

/** @returns {Line} */
function connected() {
  const socket = new ReconnectingSocket("/ws/", {
    message: () => {},
    up: (up, sure) => told.push([up, sure]),
    seen: () => ({ n: 3 }),
  });
  socket.connect();
  lines[0].opens();
  lines[0].says({ type: "you" });
  assert.deepEqual(told, [[true, undefined]]);
  return lines[0];
}

/** Time passes, and every ping is answered so many milliseconds later. @param {number} seconds @param {Line} line @param {number} [later] */
function answered(seconds, line, later = 0) {
  for (let passed = 0; passed < seconds * 1000; passed += 100) {
    mock.timers.tick(100);
    now += 100;
    while (line.due.length < line.pings) line.due.push(now + later);
    for (; line.due[line.pongs] <= now; line.pongs += 1) line.says({ type: "pong", n: 3, at: 7 });
  }
}

test("a line that answers stays", () => {
  const line = connected();
  answered(60, line);
  assert.equal(told.length, 1);
  assert.equal(lines.length, 1);
});

test("one that falls silent is down within three seconds, and another is tried", () => {
  const line = connected();
  answered(10, line);
  mock.timers.tick(3000);
  assert.deepEqual(told.at(-1), [false, true]);
  assert.equal(line.readyState, 3);
  mock.timers.tick(400);
  assert.equal(lines.length, 2);
});

test("one over which nothing comes is not up, though it opens", () => {
  const line = connected();
  line.onclose({ code: 1006 });
  mock.timers.tick(400);
  lines[1].opens();
  assert.deepEqual(told.at(-1), [false, false]);
  lines[1].says({ type: "you" });
  assert.deepEqual(told.at(-1), [true, undefined]);
});

test("the browser's own word that there is no line counts at once", () => {
  connected();
  heard.offline();
  assert.deepEqual(told.at(-1), [false, true]);
});

test("a close is no certainty: it may be back at once", () => {
  const line = connected();
  line.onclose({ code: 1006 });
  assert.deepEqual(told.at(-1), [false, false]);
});

test("a line over which answers take long is given more time", () => {
  const line = connected();
  answered(3, line, 800);
  answered(20, line, 2400);
  assert.equal(told.length, 1);
});

test("a page that was busy for ten seconds has not heard because it did not listen", () => {
  const line = connected();
  answered(2, line);
  now += 10_000;
  answered(2, line);
  assert.equal(told.length, 1);
});

test("a page that nobody looks at asks seldom and waits long", () => {
  const line = connected();
  answered(10, line);
  page.hidden = true;
  const before = line.pings;
  answered(20, line);
  assert.ok(line.pings - before <= 4);
  mock.timers.tick(12_000);
  assert.equal(told.length, 1);
  mock.timers.tick(4000);
  assert.deepEqual(told.at(-1), [false, true]);
});

test("a line that does not open is given up, too, and one that hangs is not waited for once there is a network", () => {
  const line = connected();
  line.onclose({ code: 1006 });
  mock.timers.tick(400);
  assert.equal(lines.length, 2);
  heard.online();
  assert.equal(lines.length, 3);
  assert.equal(lines[1].readyState, 3);
  for (let passed = 0; passed < 12_000; passed += 100) mock.timers.tick(100);
  assert.ok(lines.length >= 4);
});

test("what an abandoned line still says is not heard, and its end changes nothing", () => {
  const line = connected();
  mock.timers.tick(3000);
  mock.timers.tick(400);
  lines[1].opens();
  const before = told.length;
  line.onclose({ code: 1006 });
  assert.equal(told.length, before);
  assert.equal(lines.length, 2);
});
