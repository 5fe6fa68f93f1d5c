// @ts-check
/** When maintenance begins is told as every other time of the site. */
import assert from "node:assert/strict";
import { test } from "node:test";

process.env.TZ = "Asia/Tokyo";

const AT = Date.parse("2026-03-01T08:27:00+00:00");

/** What the banner says to somebody. @param {string} lang @param {string[]} languages */
async function told(lang, languages) {
  const left = { textContent: "" };
  const time = {
    dataset: { moment: String(AT) },
    textContent: "",
    dateTime: "",
    closest: () => ({ querySelector: () => left }),
  };
  Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
  Object.assign(globalThis, {
    document: {
      documentElement: { lang },
      querySelectorAll: (/** @type {string} */ which) => (which.endsWith(" time") ? [time] : []),
    },
    setInterval: () => 1,
  });
  const { tend } = await import(`../../../static/js/site/announcements.js?${Math.random()}`);
  tend();
  return time.textContent;
}

test("the hour is written as in the reader's country, where it speaks the page's language", async () => {
  assert.match(await told("en", ["pl", "en-GB"]), /17:27$/);
  assert.match(await told("pl", ["pl-PL"]), /17:27$/);
  assert.match(await told("en", ["en-US"]), /5:27\sPM$/);
});
