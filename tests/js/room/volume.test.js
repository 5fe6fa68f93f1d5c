// @ts-check
/** One volume for all that sounds, and what calls ducks the rest: by an audio graph that takes notes. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** A gain or a pitch: what it is told. */
class Param {
  value = 1;
  /** @type {[string, ...number[]][]} */
  told = [];
}
for (const method of [
  "setValueAtTime",
  "linearRampToValueAtTime",
  "exponentialRampToValueAtTime",
  "setTargetAtTime",
  "cancelScheduledValues",
])
  Object.assign(Param.prototype, {
    /** @this {Param} @param {number[]} how */
    [method](...how) {
      this.told.push([method, ...how]);
    },
  });

class Part {
  gain = new Param();
  frequency = new Param();
  /** @type {Part | null} */
  to = null;
  /** @param {Part} part */
  connect(part) {
    this.to = part;
    return part;
  }
  start() {}
  stop() {}
}

/** @type {Part[]} */
let gains = [];
const speakers = new Part();

class Graph {
  currentTime = 10;
  destination = speakers;
  createGain() {
    const gain = new Part();
    gains.push(gain);
    return gain;
  }
  createOscillator() {
    return new Part();
  }
  resume() {}
}

/** @type {Map<string, () => void>} */
const gestures = new Map();
/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  window: { AudioContext: Graph },
  AudioContext: Graph,
  document: Object.assign(new EventTarget(), { hidden: false }),
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ heard) =>
    gestures.set(name, heard),
});
const { DUCKED, play, QUIET, switchSounds, volume, wakeSounds } = await import(
  "../../../static/js/room/sounds.js"
);
wakeSounds();
gestures.get("keydown")?.();
const [all, rest] = gains;

/** Ways out of what is played. @param {string} name */
function ways(name) {
  gains = [];
  play(name);
  return gains.map(({ to }) => to);
}

beforeEach(() => {
  rest.gain.told = [];
});

test("everything goes through one volume, and what is no call may be ducked", () => {
  assert.deepEqual([rest.to === all, all.to === speakers], [true, true]);
  assert.ok(ways("card").every((way) => way === rest));
  assert.deepEqual(rest.gain.told, []);
});

test("what is said is heard above the rest, which comes back when it is over", () => {
  assert.ok(ways("chat").every((way) => way === all));
  const ducked = rest.gain.told.filter(([method]) => method === "setTargetAtTime");
  assert.deepEqual(
    ducked.map(([, to, at]) => [to, at]),
    [
      [DUCKED, 10],
      [1, 10.08],
    ],
  );
});

test("the button goes from loud to quiet, off and loud again, and the browser keeps it", () => {
  const heard = [0, 1, 2].map(() => {
    switchSounds();
    return [volume(), all.gain.value, ways("card").length];
  });
  assert.deepEqual(heard, [
    ["quiet", QUIET, 1],
    ["off", QUIET, 0],
    ["loud", 1, 1],
  ]);
  assert.deepEqual([kept.get("sounds"), kept.get("sounds-quiet")], ["true", "false"]);
});
