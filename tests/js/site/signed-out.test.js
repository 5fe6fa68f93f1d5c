// @ts-check
/** Turned away: when the socket comes again, and when it does not. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ReconnectingSocket } from "../../../static/js/site/socket.js";

/** @type {any[]} */
let sockets;
/** @type {any[]} */
let heard;

class Line {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    sockets.push(this);
  }
  send() {}
  close() {}
}

beforeEach(() => {
  sockets = [];
  heard = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, {
    location: { protocol: "http:", host: "table" },
    document: { addEventListener() {} },
    addEventListener() {},
    WebSocket: Line,
  });
  const room = {
    message: (/** @type {any} */ message) => heard.push(message),
    up() {},
    seen: () => ({}),
  };
  new ReconnectingSocket("/ws/", room).connect();
});

/** The newest socket is let in and turned away. @param {number} code @param {any[]} messages */
function turnedAway(code, ...messages) {
  const line = sockets.at(-1);
  line.onopen();
  for (const message of messages) line.onmessage({ data: JSON.stringify(message) });
  line.onclose({ code });
}

/** Until the page has come again, or a minute has passed. */
function wait() {
  const before = sockets.length;
  for (let passed = 0; passed < 60_000 && sockets.length === before; passed += 100)
    mock.timers.tick(100);
}

const signedOut = { type: "refusal", code: "signed-out", text: "Nobody is signed in" };

test("a browser whose new cookies are on their way comes again without a word", () => {
  turnedAway(4001, signedOut);
  mock.timers.tick(400);
  turnedAway(4001, signedOut);
  mock.timers.tick(700);
  assert.equal(sockets.length, 3);
  assert.deepEqual(heard, []);
});

test("a browser that is signed out says so in the end and stays away", () => {
  for (let times = 0; times < 20; times += 1) {
    if (sockets.length > times) turnedAway(4001, signedOut);
    wait();
  }
  assert.equal(sockets.length, 6);
  assert.deepEqual(heard, [signedOut]);
});

test("who has been let in meanwhile has as many tries again", () => {
  for (let times = 0; times < 4; times += 1) {
    turnedAway(4001, signedOut);
    wait();
  }
  turnedAway(4012, { type: "you", seat: 1 }, { type: "resume", after_ms: 300 });
  mock.timers.tick(300);
  for (let times = 0; times < 4; times += 1) {
    turnedAway(4001, signedOut);
    wait();
  }
  assert.equal(sockets.length, 10);
});

test("whoever is banned is led to the page that says why, once", () => {
  const led = mock.fn();
  Object.assign(globalThis.location, { assign: led });
  turnedAway(4006, { type: "refusal", code: "banned", text: "You may not take part" });
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
  assert.deepEqual(
    led.mock.calls.map((call) => call.arguments),
    [["/banned/"]],
  );
});

for (const code of [4003, 4004, 4005])
  test(`nobody comes again after ${code}`, () => {
    turnedAway(code);
    mock.timers.tick(60_000);
    assert.equal(sockets.length, 1);
  });
