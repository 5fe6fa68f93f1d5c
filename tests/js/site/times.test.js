// @ts-check
/** Times that the server wrote in UTC are told in the reader's zone. */
import assert from "node:assert/strict";
import { test } from "node:test";

process.env.TZ = "Asia/Tokyo";

const AT = "2026-03-01T21:05:00+00:00";

/** @param {string} shape */
const time = (shape) => ({ dateTime: AT, dataset: { shape }, textContent: "21:05 UTC", title: "" });

/** What a page says once it is there. @param {string} lang @param {string[]} languages @param {string[]} shapes */
async function told(lang, languages, ...shapes) {
  const times = shapes.map(time);
  /** @type {(() => void) | undefined} */
  let ready;
  Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
  Object.assign(globalThis, {
    document: { documentElement: { lang }, querySelectorAll: () => times },
    addEventListener: (/** @type {string} */ _name, /** @type {() => void} */ then) => {
      ready = then;
    },
  });
  await import(`../../../static/js/site/times.js?${Math.random()}`);
  ready?.();
  return times;
}

test("each is told in the reader's zone, the server's words on asking", async () => {
  const [whole, clock, minute, day] = await told("pl", ["pl-PL"], "", "clock", "minute", "day");
  assert.match(whole?.textContent ?? "", /^2 mar 2026, 06:05$/);
  assert.equal(clock?.textContent, "06:05");
  assert.match(minute?.textContent ?? "", /^2 marca 2026.* 06:05$/);
  assert.equal(day?.textContent, "2 marca 2026");
  assert.deepEqual([clock?.title, day?.title], ["21:05 UTC", ""]);
});

test("as in the reader's country, where it speaks the page's language", async () => {
  const [british] = await told("en", ["pl", "en-GB"], "clock");
  const [american] = await told("en", ["pl"], "clock");
  assert.deepEqual([british?.textContent, american?.textContent?.slice(0, 4)], ["06:05", "6:05"]);
});
