// @ts-check
/** Things that move: where from, for whom not, and what ends them. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { endAll, Flights, placesOf } from "kit/flight.js";

/** Something at a place that remembers how it was animated. @param {object} [at] @returns {any} */
function piece(at = {}) {
  /** @type {any[]} */
  const motions = [];
  return {
    motions,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 140, ...at }),
    animate: (/** @type {any} */ frames, /** @type {any} */ timing) => {
      const motion = { frames, timing, cancelled: false, cancel: () => (motion.cancelled = true) };
      motions.push(motion);
      return motion;
    },
  };
}

/** @param {object} [table] */
function board(table) {
  /** @type {any} */
  const root = { querySelector: () => null };
  /** @type {string[]} */
  const played = [];
  const own = { still: false, play: (/** @type {string} */ sound) => played.push(sound), ...table };
  return { root, played, flights: new Flights(root, /** @type {any} */ (own)) };
}

/** Whatever was measured meanwhile, all that moves begins now. */
const begun = () => Promise.resolve();

test("a piece glides from where it lay, as large as it was", async () => {
  const card = piece({ left: 200 });
  board().flights.glide(card, /** @type {any} */ ({ left: 0, top: 0, width: 50, height: 70 }));
  await begun();
  const [start] = card.motions[0].frames;
  assert.equal(start.translate, "-225px -35px");
  assert.equal(start.scale, "0.5");
});

test("everything is measured before anything is put there or set in motion", async () => {
  /** @type {string[]} */
  const done = [];
  /** @param {string} name @param {number} left @returns {any} */
  const noting = (name, left) => ({
    getBoundingClientRect: () => {
      done.push(`measured ${name}`);
      return { left, top: 0, width: 9, height: 9 };
    },
    animate: () => {
      done.push(`moved ${name}`);
      return {};
    },
  });
  const from = /** @type {any} */ ({ left: 0, top: 0, width: 9, height: 9 });
  const { flights } = board();
  for (const card of [noting("a", 200), noting("b", 300)]) flights.glide(card, from);
  await begun();
  assert.deepEqual(done, ["measured a", "measured b", "moved a", "moved b"]);
});

test("what has not moved does not move", async () => {
  const card = piece();
  board().flights.glide(card, card.getBoundingClientRect());
  board().flights.glide(card, undefined);
  await begun();
  assert.deepEqual(card.motions, []);
});

test("whoever wants less motion sees it fade in its place", async () => {
  const card = piece({ left: 200 });
  const from = /** @type {any} */ ({ left: 0, top: 0, width: 100, height: 140 });
  board({ still: true }).flights.glide(card, from);
  await begun();
  assert.deepEqual(card.motions[0].frames, [{ opacity: 0 }, { opacity: 1 }]);
});

test("a newer picture ends what was about to move", async () => {
  const { root, flights } = board();
  const card = piece();
  flights.cheer(card);
  endAll(root);
  await begun();
  assert.deepEqual(card.motions, []);
});

test("a newer picture ends all motion, and sounds that were still to come", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { root, played, flights } = board();
  const card = piece();
  flights.cheer(card);
  flights.sound("card", 10);
  flights.sound("hit", 500);
  await begun();
  mock.timers.tick(10);
  endAll(root);
  mock.timers.tick(1000);
  mock.timers.reset();
  assert.ok(card.motions[0].cancelled);
  assert.deepEqual(played, ["card"]);
});

test("where pieces lie is known by what they are", () => {
  const lying = (/** @type {string} */ id, /** @type {number} */ left) => ({
    getAttribute: () => id,
    firstElementChild: piece({ left }),
  });
  const root = /** @type {any} */ ({ querySelectorAll: () => [lying("a", 1), lying("b", 2)] });
  const places = placesOf(root, "data-card");
  assert.deepEqual([places.get("a")?.left, places.get("b")?.left], [1, 2]);
});
