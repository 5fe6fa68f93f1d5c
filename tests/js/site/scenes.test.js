// @ts-check
/** Scenes move when they come into view and under the pointer, and stand for whoever asked for it. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {(entries: object[]) => void} */
let look;
/** @type {(() => void)[]} */
let frames;
let reduced = false;
/** @type {Record<string, string>} */
const dataset = {};

Object.assign(globalThis, {
  matchMedia: () => ({
    get matches() {
      return reduced;
    },
  }),
  document: { documentElement: { dataset } },
  requestAnimationFrame: (/** @type {() => void} */ frame) => frames.push(frame),
  IntersectionObserver: class {
    constructor(/** @type {(entries: object[]) => void} */ looks) {
      look = looks;
    }
    observe() {}
  },
});
const { moveScenes } = await import("../../../static/js/site/scenes.js");

/** @type {any} */
let scene;
/** @type {() => void} */
let pointed;

beforeEach(() => {
  frames = [];
  reduced = false;
  delete dataset.motion;
  const card = {
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ heard) =>
      (pointed = heard),
  };
  scene = { src: "/static/poster.svg", closest: () => card };
  moveScenes([scene]);
});

const frame = () => {
  for (const drawn of frames.splice(0)) drawn();
};
/** Two frames: the picture at rest, and as it begins. */
const pass = () => {
  frame();
  frame();
};
const seen = (/** @type {boolean} */ isIntersecting) => {
  look([{ target: scene, isIntersecting }]);
  pass();
};

test("a scene moves when it comes into view, and stands when it has gone", () => {
  seen(true);
  assert.equal(scene.src, "/static/poster.svg#moves");
  seen(false);
  assert.equal(scene.src, "/static/poster.svg");
});

test("the pointer begins it anew, once however often it comes", () => {
  seen(true);
  pointed();
  frame();
  assert.equal(scene.src, "/static/poster.svg", "to begin anew it is drawn at rest");
  pointed();
  pass();
  pass();
  assert.equal(scene.src, "/static/poster.svg#moves");
});

test("nothing moves for whoever prefers reduced motion, by the system or on this site", () => {
  reduced = true;
  seen(true);
  assert.equal(scene.src, "/static/poster.svg");
  reduced = false;
  dataset.motion = "reduced";
  pointed();
  pass();
  assert.equal(scene.src, "/static/poster.svg");
});
