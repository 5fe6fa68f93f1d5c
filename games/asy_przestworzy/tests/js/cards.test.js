// @ts-check
/** What stands on a card's face. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { face } from "../../static/asy_przestworzy/cards.js";

/** @param {string} name @returns {any} */
const table = (name) => ({
  scene: {
    attributes: ["speed"],
    aircraft: { E20: { nation: "RU", year: 1915, side: "entente", values: [1] } },
  },
  t: () => name,
});

test("a name may be parted between its words and at a maker's hyphen, but not within a type", () => {
  const parts = (/** @type {string} */ name) =>
    [...markup(face(table(name), "E20")).matchAll(/<span class="type">(.*?)<\/span>/g)].map(
      ([, type]) => type,
    );
  assert.deepEqual(parts("Sikorski S-16"), ["S-16"]);
  assert.deepEqual(parts("Bristol F.2B Fighter"), ["F.2B"]);
  assert.deepEqual(parts("Morane-Saulnier N"), []);
});

test("nothing of a name is lost or added", () => {
  for (const name of ["Sikorski S-16", "Morane-Saulnier N", "Bristol F.2B Fighter"]) {
    const shown = /class="name [a-z]*">(.*?)<\/span>\s*<span class="values"/s.exec(
      markup(face(table(name), "E20")),
    );
    assert.equal(shown?.[1].replaceAll(/<[^>]*>/g, ""), name);
  }
});
