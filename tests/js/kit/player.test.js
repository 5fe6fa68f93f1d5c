// @ts-check
/** A film in steps: it plays, waits, is sought in and ends. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Player, sought } from "kit/player.js";

/** Three shots, the second of another chapter. */
const STEPS = [
  { ms: 400, chapter: true },
  { ms: 200, chapter: false },
  { ms: 100, chapter: true },
];

/** A player, and the steps it has shown. @param {(player: Player<(typeof STEPS)[0]>, shown: number[]) => void} look */
function watched(look) {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    /** @type {number[]} */
    const shown = [];
    look(new Player(STEPS, { shows: (at) => shown.push(at) }), shown);
  } finally {
    mock.timers.reset();
  }
}

test("each step stays as long as it says, and the last one stays", () => {
  watched((player, shown) => {
    player.play(700);
    mock.timers.tick(699);
    assert.deepEqual(shown, []);
    mock.timers.tick(1);
    mock.timers.tick(400);
    mock.timers.tick(199);
    assert.deepEqual(shown, [0, 1]);
    mock.timers.tick(1);
    assert.deepEqual(shown, [0, 1, 2]);
    assert.ok(player.over);
    assert.ok(!player.playing);
  });
});

test("at another pace it is as many times shorter, but never too short to be seen", () => {
  watched((player, shown) => {
    player.hurry(4);
    player.play(0);
    mock.timers.tick(0);
    mock.timers.tick(100);
    assert.deepEqual(shown, [0, 1]);
    assert.equal(player.lasts, 120);
  });
});

test("held, it stands until it is told to go on", () => {
  watched((player, shown) => {
    player.play(0);
    mock.timers.tick(0);
    player.toggle();
    mock.timers.tick(5000);
    assert.deepEqual(shown, [0]);
    player.toggle();
    mock.timers.tick(400);
    assert.deepEqual(shown, [0, 0, 1]);
  });
});

test("at the end it begins again", () => {
  watched((player, shown) => {
    player.end();
    player.toggle();
    assert.equal(player.at, -1);
    assert.ok(player.playing);
    assert.deepEqual(shown, [2, -1]);
  });
});

test("whoever seeks, stops there", () => {
  watched((player, shown) => {
    player.play(0);
    player.seek(1, ({ chapter }) => chapter);
    player.seek(1, ({ chapter }) => chapter);
    mock.timers.tick(5000);
    assert.deepEqual(shown, [0, 2]);
    assert.ok(!player.playing);
  });
});

test("where nothing is found it goes to the end, or before the beginning", () => {
  const none = () => false;
  assert.equal(sought(STEPS, 0, 1, none), 2);
  assert.equal(sought(STEPS, 2, -1, none), -1);
  assert.equal(
    sought(STEPS, 2, -1, ({ chapter }) => !chapter),
    1,
  );
});

test("what was seen stays seen, though the film is looked at again", () => {
  watched((player) => {
    player.jump(1);
    assert.deepEqual([player.far, player.told], [1, false]);
    player.end();
    player.jump(0);
    assert.deepEqual([player.far, player.told, player.over], [2, true, false]);
  });
});

test("it can stand at its end at once, with nothing shown on the way", () => {
  watched((player, shown) => {
    player.play(0);
    player.rest();
    mock.timers.tick(5000);
    assert.deepEqual([player.told, player.over, player.playing, shown], [true, true, false, []]);
  });
});
