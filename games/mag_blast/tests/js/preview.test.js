// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { facing, foretold, outlook, struck } from "../../static/mag_blast/preview.js";
import { seat, table } from "./tables.js";

const fleets = () =>
  table({
    0: seat({ fleet: { CR06: { zone: "yel" }, DE04: { zone: "grn" } } }),
    1: seat({
      fleet: {
        BA05: { zone: "yel", under: { B01: 3 } },
        SC05: { zone: "yel" },
        CA01: { zone: "red" },
      },
    }),
  });

test("a hit adds to what lies under and on a ship", () => {
  const look = outlook(fleets(), "M01", "BA05");
  assert.deepEqual([look.before, look.after, look.left, look.destroys], [3, 8, 3, false]);
});

test("a ship that is destroyed alone in its zone opens it, another does not", () => {
  assert.equal(outlook(fleets(), "B02", "SC05").destroys, true);
  assert.equal(outlook(fleets(), "B02", "SC05").opens, null);
  const alone = table({ 0: seat(), 1: seat({ fleet: { SC05: { zone: "blu" } } }) });
  assert.equal(outlook(alone, "B02", "SC05").opens, "blu");
});

test("a squadron comes back, unless it destroys", () => {
  assert.equal(outlook(fleets(), "FI07", "CA01").passes, true);
  assert.equal(outlook(fleets(), "BO01", "SC05").passes, false);
});

test("squadrons do half damage to ships of The Glorp, and all of it to its flagship", () => {
  const glorp = table({ 0: seat(), 1: seat({ flagship: "f2", fleet: { SC05: { zone: "blu" } } }) });
  assert.equal(outlook(glorp, "BO01", "SC05").value, 2);
  assert.equal(outlook(glorp, "BO01", "@1").value, 4);
});

test("ramming is as strong as the ship is fast, twice that with balanced powers", () => {
  const own = fleets();
  assert.equal(outlook(own, "RS01", "SC05", "CR06").value, 1);
  own.scene.options.balanced = "on";
  assert.equal(outlook(own, "RS01", "SC05", "CR06").value, 2);
});

test("an outlook in words names damage, destruction and the gate", () => {
  const alone = table({ 0: seat(), 1: seat({ fleet: { SC05: { zone: "blu" } } }) });
  const words = foretold(alone, "SC05", outlook(alone, "B02", "SC05"));
  assert.match(words, /board-after-hit .*board-destroys.*board-opens \{"zone":"zone-blu"\}/);
});

test("catastrophic damage destroys whatever is left", () => {
  const alone = table({ 0: seat(), 1: seat({ fleet: { BA05: { zone: "red" } } }) });
  const look = outlook(alone, "CD01", "BA05");
  assert.deepEqual([look.destroys, look.left, look.opens], [true, 0, "red"]);
  assert.equal(foretold(alone, "BA05", look), 'board-destroys board-opens {"zone":"zone-red"}');
});

test("cards of the chain strike what it has hit, others what they are aimed at", () => {
  const hit = table({ 0: seat() }, { view: { chain: { ship: "CR06", target: "BA05" } } });
  assert.equal(struck(hit, { card: "BP01" }), "BA05");
  assert.equal(struck(hit, { card: "B01" }), undefined);
  assert.equal(struck(hit, { card: "B01", target: "SC05" }), "SC05");
  assert.equal(struck(hit, {}), undefined);
});

test("a plan shows the zones it leaves empty, and the guns that face them", () => {
  const found = facing(fleets(), 0, { CR06: "grn", DE04: "grn" });
  assert.deepEqual(
    found.map(({ zone, guns }) => [zone, guns.join("")]),
    [
      ["yel", "BML"],
      ["red", "L"],
      ["blu", ""],
    ],
  );
});
