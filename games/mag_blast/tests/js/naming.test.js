// @ts-check
/** What is told apart in words, and what is one to whoever chooses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { attacking } from "../../static/mag_blast/attacking.js";
import { alike, named } from "../../static/mag_blast/naming.js";
import { one, seat, table } from "./tables.js";

const own = table({ 0: seat(), 1: seat() });
const same = (/** @type {any} */ first, /** @type {any} */ other) =>
  alike({ do: "fire", ...first }, own) === alike({ do: "fire", ...other }, own);

test("of cards with one face and the same symbols any will do", () => {
  assert.ok(same({ card: "TF01" }, { card: "TF02" }));
  assert.ok(same({ card: "L13" }, { card: "L14" }));
  assert.ok(!same({ card: "L13" }, { card: "L15" }), "a star is no circle");
  assert.ok(!same({ card: "L13" }, { card: "L01" }), "nor is it nothing");
  assert.ok(!same({ card: "TF01" }, { card: "EA01" }));
});

test("no two ships are alike, whatever their class", () => {
  assert.ok(!same({ card: "L01", target: "CR06" }, { card: "L01", target: "CR07" }));
  assert.ok(!same({ card: "L01", ship: "SC05" }, { card: "L02", ship: "SC06" }));
});

test("a card is told by its symbols in whatever field it stands", () => {
  for (const field of ["cards", "extra", "salvo"])
    assert.equal(named(field, "L13", own), "card-L13");
  assert.equal(named("target", "CR06", own), "ship-CR06");
});

test("of equal salvos under a ship the bar names one", () => {
  const take = { card: one("SD01"), ship: one("CR06"), salvo: one("B01", "B02", "L13") };
  const dock = table(
    { 0: seat({ fleet: { CR06: { zone: "yel" } } }), 1: seat() },
    {
      offers: [{ do: "repair", take }],
      view: { own: { hand: ["SD01"], presets: {} } },
      repaint: () => {},
      t: (/** @type {string} */ key) => key.replace(/^card-B../, "ion salvo"),
    },
  );
  attacking(dock).cards.press("SD01");
  const [ion, laser] = attacking(dock).deeds.map((deed) => deed.words);
  assert.deepEqual([ion, laser], ["ion salvo", "card-L13"]);
});
