// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { added, complete, filled, fits, proposed, wanted } from "../../static/mag_blast/aiming.js";
import { stepped } from "../../static/mag_blast/attacking.js";
import { underFire } from "../../static/mag_blast/knowing.js";
import { isPrice } from "../../static/mag_blast/paying.js";
import { still } from "../../static/mag_blast/possible.js";
import { one, seat, table } from "./tables.js";

/** @type {any[]} */
const OFFERS = [
  { do: "fire", take: { ship: one("DE04"), card: one("B01", "L01"), target: one("BA05") } },
  { do: "fire", take: { ship: one("CR06"), card: one("B01"), target: one("SC05", "BA05") } },
  { do: "repair", take: { ship: one("CR06"), salvo: one("B09"), card: one("SD01") } },
  { do: "sweep", take: { ship: one("MS01"), marker: one("MF01", "AS01") } },
];
const own = table({
  0: seat({ fleet: { CR06: { zone: "yel" }, DE04: { zone: "yel" } } }),
  1: seat({ fleet: { BA05: { zone: "yel" }, SC05: { zone: "yel" } } }),
});

test("only what an offer allows can be added", () => {
  assert.ok(fits(OFFERS, { card: "L01" }, "target", "BA05"));
  assert.ok(!fits(OFFERS, { card: "L01" }, "target", "SC05"));
  assert.equal(added(own, OFFERS, { card: "L01" }, "target", "SC05"), null);
});

test("of several ships the one with the fewest other uses is proposed", () => {
  assert.equal(proposed(own, OFFERS, { card: "B01", target: "BA05" }), "CR06");
  assert.deepEqual(added(own, OFFERS, { card: "B01" }, "target", "BA05"), {
    card: "B01",
    target: "BA05",
    ship: "CR06",
  });
});

test("what only one value is left for is filled in, a target is not", () => {
  assert.deepEqual(filled(OFFERS, { card: "SD01" }), { card: "SD01", ship: "CR06", salvo: "B09" });
  assert.deepEqual(filled(OFFERS, { card: "L01" }), { card: "L01", ship: "DE04" });
});

test("an action is complete when no field is missing", () => {
  assert.equal(complete(OFFERS, { card: "B01", target: "BA05" }), null);
  assert.deepEqual(complete(OFFERS, { card: "B01", target: "SC05", ship: "CR06" }), {
    do: "fire",
    card: "B01",
    target: "SC05",
    ship: "CR06",
  });
  assert.equal(wanted(OFFERS, { card: "B01" }), "target");
});

test("a ship that was only proposed gives way to another target", () => {
  const draft = { card: "B01", ship: "DE04", target: "BA05" };
  assert.equal(stepped(own, OFFERS, draft, "SC05")?.ship, "CR06");
  assert.equal(stepped(own, OFFERS, draft, "CR06")?.ship, "CR06");
});

test("while others may answer, what has fired and cards that are gone are offered no more", () => {
  const later = table(
    {
      0: seat({ fleet: { CR06: { zone: "yel", fired: ["B"] }, DE04: { zone: "yel" } } }),
      1: seat({ fleet: { BA05: { zone: "yel" } } }),
    },
    { view: { own: { hand: ["L01", "SD01"], presets: {} } } },
  );
  const left = still(later, OFFERS);
  assert.deepEqual(
    left.map(({ do: tag, take = {} }) => [tag, /** @type {any} */ (take.ship).of[0]]),
    [
      ["fire", "DE04"],
      ["repair", "CR06"],
    ],
  );
  assert.deepEqual(left[0].take?.card, one("L01"));
});

test("a price is three equal symbols or one of each, and no card more", () => {
  assert.ok(isPrice(own, ["FI07", "M09"]));
  assert.ok(isPrice(own, ["BH01", "L13"]));
  assert.ok(!isPrice(own, ["L13", "L14", "L15"]));
  assert.ok(!isPrice(own, ["L13", "L15", "L17", "FI07"]));
});

test("who shoots at whom is marked while a salvo flies, and as long as a chain may go on", () => {
  const shot = { ship: "CR06", target: "BA05" };
  const parts = (/** @type {any} */ view) =>
    ["CR06", "BA05", "SC05"].map((piece) => underFire(table({}, { view }), piece));
  assert.deepEqual(parts({ plays: [{ ...shot, card: "B01" }] }), ["firing", "under-fire", ""]);
  assert.deepEqual(parts({ chain: { ...shot, stage: "may-follow" } }), [
    "firing",
    "under-fire",
    "",
  ]);
  assert.deepEqual(parts({}), ["", "", ""]);
});
