// @ts-check
/** Boards under the hand of their maker: what a brush draws, what goes along, what is read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fresh, read, whole } from "../../static/space_hulk/maker/boards.js";
import {
  brushed,
  cleared,
  grown,
  line,
  mayGrow,
  put,
  rectangle,
  signAt,
  startsOf,
} from "../../static/space_hulk/maker/chart.js";
import { seen } from "../../static/space_hulk/maker/sight.js";

const board = fresh((key) => key);
const small = read("######\n#>..X#\n#.##.#\n#..v.#\n######");
const NONE = { across: false, down: false };

/** @param {Iterable<[number, string]>} signs */
const sorted = (signs) => [...signs].sort(([a], [b]) => a - b);

test("SH-647 a line goes by sides, so that it is a corridor", () => {
  assert.deepEqual(line(10, 11, 14), [11, 12, 13, 14]);
  const slanted = line(10, 0, 33);
  assert.equal(slanted.length, 7);
  for (const [k, square] of slanted.entries())
    if (k) assert.ok([1, 10].includes(Math.abs(square - slanted[k - 1])));
  assert.deepEqual([slanted[0], slanted.at(-1)], [0, 33]);
});

test("SH-647 a frame is the rim of a block, from any corner", () => {
  assert.deepEqual(rectangle(10, 22, 0, false), [0, 1, 2, 10, 12, 20, 21, 22]);
  assert.deepEqual(rectangle(10, 2, 20, true), [0, 1, 2, 10, 11, 12, 20, 21, 22]);
});

test("SH-647 mirrored marines look the other way", () => {
  assert.deepEqual(sorted(brushed(small, [7], ">", NONE)), [[7, ">"]]);
  assert.deepEqual(sorted(brushed(small, [7], ">", { across: true, down: false })), [
    [7, ">"],
    [10, "<"],
  ]);
  assert.deepEqual(sorted(brushed(small, [7], "^", { across: true, down: true })), [
    [7, "^"],
    [10, "^"],
    [19, "v"],
    [22, "v"],
  ]);
});

test("every start square has a marine, and keeps its own", () => {
  const led = { ...small, squad: /** @type {any} */ (["sergeant", "flamer"]) };
  const more = put(led, new Map([[8, "^"]]));
  assert.deepEqual(more.squad, ["sergeant", "rifle", "flamer"]);
  assert.deepEqual(put(more, new Map([[7, "."]])).squad, ["rifle", "flamer"]);
});

test("a split of the squad that fits no more is left out", () => {
  const split = { ...small, squads: [1, 1] };
  assert.deepEqual(put(split, new Map([[9, "."]])).squads, [1, 1]);
  assert.equal("squads" in put(split, new Map([[9, "^"]])), false);
});

test("zones, objects and marines go along when the map grows, and are cut off with it", () => {
  /** @type {any} */
  const named = {
    ...small,
    squad: ["sergeant", "flamer"],
    zones: {
      hall: [
        [1, 1],
        [2, 1],
      ],
    },
    objects: [{ id: "box", name: { en: "box", pl: "skrzynia" }, at: [1, 3] }],
  };
  const wider = grown(grown(named, "w", 1), "n", 1);
  assert.equal(signAt(wider, startsOf(wider)[0]), ">");
  assert.deepEqual(wider.zones?.hall, [
    [2, 2],
    [3, 2],
  ]);
  assert.deepEqual(wider.objects?.[0].at, [2, 4]);
  assert.deepEqual(wider.squad, ["sergeant", "flamer"]);
  assert.deepEqual(grown(grown(wider, "n", -1), "w", -1), named);
  const cut = grown(grown(wider, "w", -1), "w", -1);
  assert.equal(cut.map[0].length, 5);
  assert.deepEqual(cut.zones?.hall, [
    [0, 2],
    [1, 2],
  ]);
});

test("SH-641 no map becomes larger or smaller than one may be", () => {
  const large = { map: Array(32).fill("#".repeat(48)) };
  for (const side of /** @type {const} */ (["n", "e", "s", "w"]))
    assert.equal(mayGrow(/** @type {any} */ (large), side, 1), false);
  assert.equal(mayGrow(small, "n", -1), false);
  assert.equal(grown(small, "n", -1), small);
});

test("a cleared map has nothing left on it", () => {
  const empty = cleared(board);
  assert.ok(empty.map.every((row) => /^#+$/.test(row)));
  assert.deepEqual(empty.squad, []);
});

test("SH-647 a drawn map is read, whatever stands around it", () => {
  const drawn = read("\n  ##E##\r\n##...##\n#>.D.X\n#####\n#####\n\n");
  assert.deepEqual(drawn.map, ["####E##", "##...##", "#>.D.X#", "#######", "#######"]);
  assert.deepEqual(drawn.squad, ["rifle"]);
});

test("SH-647 a character that is no sign is refused with its line and column", () => {
  assert.throws(() => read("\n#####\n#.?.#"), {
    code: "unknown-character",
    params: { line: 3, column: 3 },
  });
});

test("what somebody wrote by hand can be drawn on, whatever it lacks", () => {
  for (const found of [null, [], 7, {}, { map: 3 }, { map: ["#.."], goals: null, name: "x" }]) {
    const made = whole(found);
    assert.ok(made.map.length >= 5 && made.map.every((row) => row.length === made.map[0].length));
    assert.equal(made.squad.length, startsOf(made).length);
    assert.ok(Array.isArray(made.goals.marines));
  }
  assert.deepEqual(whole(board), board);
});

test("SH-647 the marine that is dragged sees along corridors, and not through closed doors", () => {
  const hall = read("########\n#>..D..#\n########\n########\n########");
  const open = read("########\n#>..d..#\n########\n########\n########");
  const at = 9;
  assert.deepEqual(seen(hall, { at, facing: "e" }).seen, [10, 11, 12]);
  assert.deepEqual(seen(open, { at, facing: "e" }).fire, [10, 11, 12, 13, 14]);
  assert.deepEqual(seen(open, { at, facing: "w" }).seen, []);
});

test("SH-166 one corner breaks a line where the board says so", () => {
  const bend = read("#####\n#^.##\n##..#\n#####\n#####");
  const strict = { ...bend, ruleset: { corner_rule: /** @type {const} */ ("either") } };
  assert.ok(seen(bend, { at: 6, facing: "s" }).seen.includes(12));
  assert.ok(!seen(strict, { at: 6, facing: "s" }).seen.includes(12));
});
