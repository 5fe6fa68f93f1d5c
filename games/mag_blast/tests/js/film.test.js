// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { falls } from "../../static/mag_blast/ending.js";
import { atMoment, strikes, timing, untold, veiled } from "../../static/mag_blast/film.js";
import { after } from "../../static/mag_blast/moments.js";
import { isNoise, mostAlike } from "../../static/mag_blast/noises.js";
import { summary } from "../../static/mag_blast/summary.js";
import { seat, table } from "./tables.js";

/** @type {any[]} */
const MOVE = [
  { event: "window-closed", number: 3 },
  { event: "hit", target: "SC05", card: "B01", value: 3 },
  { event: "ship-destroyed", ship: "SC05", seat: 1 },
];

test("of a move the strikes come first, and nothing that came of them is told before", () => {
  assert.deepEqual(
    strikes(MOVE).map(({ event }) => event.event),
    ["hit"],
  );
  assert.deepEqual(
    untold(MOVE).map(({ event }) => event),
    ["hit", "ship-destroyed"],
  );
});

test("no move is longer than a second and a half, less where somebody is to answer", () => {
  const many = Array.from({ length: 9 }, () => MOVE[1]);
  assert.equal(timing(many).lasts, 1500);
  assert.equal(
    timing([...many, /** @type {any} */ ({ event: "window-opened", asked: [1] })]).lasts,
    500,
  );
  assert.equal(timing([MOVE[0]]).lasts, 0);
});

test("meanwhile the board stands as before, but an answer can be given", () => {
  const before = { ...table({ 0: seat(), 1: seat({ fleet: { SC05: { zone: "blu" } } }) }).view };
  const now = table({ 0: seat(), 1: seat() }, { offers: [{ do: "fire" }, { do: "pass" }] });
  assert.equal(atMoment(now), now);
  now.ui.telling = { of: now.view, view: before, events: MOVE.slice(1), end: () => {} };
  assert.ok("SC05" in (atMoment(now).view.seats[1]?.fleet ?? {}));
  assert.deepEqual(
    atMoment(now).offers.map((offer) => offer.do),
    ["pass"],
  );
  assert.equal(veiled(now).length, 2);
});

test("what strikes goes on over what came of it, but not where another flagship lies now", ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, { document: { activeElement: null } });
  const heard = (/** @type {any[]} */ ...events) => {
    /** @type {string[]} */
    const played = [];
    const none = { querySelector: () => null, querySelectorAll: () => [] };
    const now = table(
      { 0: seat(), 1: seat() },
      { redraw: () => {}, play: played.push.bind(played) },
    );
    now.ui.table = now;
    const places = { view: now.view, pieces: new Map(), cards: new Map(), focus: null };
    after(/** @type {any} */ (none), now, events, places);
    now.ui.telling.end();
    mock.timers.tick(2_000);
    return played;
  };
  assert.deepEqual(heard(...MOVE), ["wreck", "hit-B"]);
  const struck = { event: "hit", target: "@1", card: "B01", value: 3 };
  assert.deepEqual(heard(struck, { event: "flagship-destroyed", seat: 1, by: 0 }), ["end"]);
});

/** @type {Record<string, any[]>} */
const FLEW = {
  deployed: [{ event: "fleet-revealed", seat: 1, flagship: "f1", ships: { blu: "SC05" } }],
  "built there": [{ event: "ship-placed", seat: 1, ship: "SC05", zone: "blu" }],
  "moved there": [
    { event: "fleet-revealed", seat: 1, flagship: "f1", ships: { red: "SC05" } },
    { event: "fleet-moved", seat: 1, moves: { SC05: "blu" } },
    { event: "fleet-moved", seat: 0, moves: { CR06: "yel" } },
  ],
  repaired: [
    { event: "ship-placed", seat: 1, ship: "SC05", zone: "blu" },
    { event: "card-played", seat: 1, card: "SD01", ship: "SC05", salvo: "L01", zone: null },
  ],
  captured: [{ event: "ship-captured", seat: 1, ship: "SC05", zone: "blu" }],
};

for (const [how, events] of Object.entries(FLEW))
  test(`a move is summed up by its outcome, and the gate that it opened: ${how}`, () => {
    const told = () => [...events, ...MOVE];
    const alone = table({ 0: seat(), 1: seat({ fleet: { CA01: { zone: "red" } } }) }, { told });
    assert.match(summary(MOVE, alone), /board-sum-destroyed .*Ben.*"opens":"zone-blu"/);
    const fleet = { CA01: { zone: "red" }, CR06: { zone: "blu" } };
    const held = table({ 0: seat(), 1: seat({ fleet }) }, { told });
    assert.match(summary(MOVE, held), /board-sum-destroyed .*Ben.*"opens":"none"/);
  });

test("what is typed is the most similar of the eight noises", () => {
  const names = ["Bzzet", "Płii", "zzZOT", "Pew", "Ka-BUM", "Wrrum", "Tra-ta-ta", "Fiuuu"];
  assert.deepEqual(
    ["pew pew", "bum!", "BZZZ", "ratatata", "wrrrrum", "fiu", "plii"].map((said) =>
      mostAlike(said, names),
    ),
    [3, 4, 0, 6, 5, 7, 1],
  );
  assert.ok(isNoise("ŁU"));
  assert.ok(!isNoise("7!"));
  assert.ok(!isNoise("x"));
});

test("the end names who brought down whom, and with which card", () => {
  /** @type {any[]} */
  const told = [
    { event: "hit", target: "@1", card: "M01", value: 5 },
    { event: "hit", target: "@1", card: "B02", value: 3 },
    { event: "flagship-destroyed", seat: 1, by: 0 },
    { event: "flagship-destroyed", seat: 2 },
  ];
  assert.deepEqual(falls(told), [
    { seat: 1, by: 0, card: "B02" },
    { seat: 2, by: undefined, card: undefined },
  ]);
});
