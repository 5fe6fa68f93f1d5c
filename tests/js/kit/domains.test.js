// @ts-check
/** Offers: what they hold, and how they become a list. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { actions, awaited, first, fits, holds, isChoice } from "../../../static/js/kit/domains.js";

/** @import {Domain, Offer} from "contract" */

/** @type {[Domain, any[], any[]][]} */
const DOMAINS = [
  [{ is: "one", of: ["a", 1] }, ["a", 1], ["b", "1", null]],
  [{ is: "number", least: 0, most: 3 }, [0, 3], [-1, 4, 1.5, "1"]],
  [
    { is: "some", of: [1, 2, 3], least: 1, most: 2 },
    [[1], [3, 1]],
    [[], [1, 1], [1, 2, 3], [4], 1],
  ],
  [
    { is: "each", keys: ["x", "y"], of: { is: "number", least: 0, most: 1 } },
    [{ x: 0, y: 1 }],
    [{ x: 0 }, { x: 0, y: 2 }, { x: 0, y: 1, z: 0 }, null],
  ],
  [
    {
      is: "spot",
      bounds: [
        [0, 9],
        [-90, 90],
      ],
    },
    [[9, -90]],
    [[9], [10, 0], ["9", 0]],
  ],
];

for (const [domain, inside, outside] of DOMAINS)
  test(`a domain «${domain.is}» holds its own values and no others`, () => {
    for (const value of inside) assert.ok(holds(domain, value), JSON.stringify(value));
    for (const value of outside) assert.ok(!holds(domain, value), JSON.stringify(value));
  });

test("an action fits an offer with the same tag and fields", () => {
  const offer = { do: "lay", take: { card: /** @type {Domain} */ ({ is: "one", of: ["E05"] }) } };
  assert.ok(fits(offer, { do: "lay", card: "E05" }));
  assert.ok(!fits(offer, { do: "lay", card: "E06" }));
  assert.ok(!fits(offer, { do: "lay" }));
  assert.ok(!fits(offer, { do: "lay", card: "E05", more: 1 }));
  assert.ok(!fits(offer, { do: "drop", card: "E05" }));
});

test("an offer without fields is one action", () => {
  assert.deepEqual(actions({ do: "pass" }), [{ do: "pass" }]);
});

test("fields with few values become every action there is", () => {
  /** @type {Offer} */
  const offer = {
    do: "bid",
    take: { on: { is: "one", of: ["a", "b"] }, count: { is: "number", least: 0, most: 1 } },
  };
  assert.deepEqual(actions(offer), [
    { do: "bid", on: "a", count: 0 },
    { do: "bid", on: "a", count: 1 },
    { do: "bid", on: "b", count: 0 },
    { do: "bid", on: "b", count: 1 },
  ]);
});

test("too many actions are asked for in a form, which begins with a legal one", () => {
  /** @type {Offer} */
  const offer = {
    do: "turn",
    take: {
      spot: {
        is: "spot",
        bounds: [
          [5, 600],
          [0, 359],
        ],
      },
    },
  };
  assert.equal(actions(offer), null);
  const action = first(offer);
  assert.deepEqual(action, { do: "turn", spot: [5, 0] });
  assert.ok(fits(offer, action));
});

test("where not every combination is legal, the form begins with the example", () => {
  /** @type {Offer} */
  const offer = {
    do: "move",
    take: { to: { is: "spot", bounds: [[0, 9]] } },
    example: { to: [7] },
  };
  assert.deepEqual(first(offer), { do: "move", to: [7] });
});

test("a standing offer is nothing the table waits for", () => {
  assert.ok(!awaited([{ do: "resign", standing: true }]));
  assert.ok(awaited([{ do: "resign", standing: true }, { do: "pass" }]));
});

test("where a single value is possible nothing is left to choose", () => {
  assert.ok(!isChoice({ is: "one", of: ["2.1"] }));
  assert.ok(!isChoice({ is: "number", least: 3, most: 3 }));
  assert.ok(isChoice({ is: "one", of: ["2.1", "2.2"] }));
  assert.ok(isChoice({ is: "number", least: 0, most: 155 }));
  assert.ok(isChoice({ is: "some", of: [771], least: 0, most: 1 }));
});
