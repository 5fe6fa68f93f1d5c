// @ts-check
/** What each game sounds like: short, never clipped, tones as well as noise, and like no other game. */
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { distance, peak, picture, RATE, wave } from "../waves.js";

/** @import {Note} from "contract" */

const games = new URL("../../../games/", import.meta.url);
/** @param {string} file */
const having = (file) =>
  readdirSync(games).filter((slug) => existsSync(new URL(`${slug}/static/${slug}/${file}`, games)));
const slugs = having("sounds.js");
/** @type {[string, Record<string, Note[]>][]} */
const palettes = await Promise.all(
  slugs.map(async (slug) => [
    slug,
    (await import(new URL(`${slug}/static/${slug}/sounds.js`, games).href)).sounds,
  ]),
);

test("every game has its own", () => {
  assert.deepEqual(slugs, having("board.js"));
});

for (const [slug, sounds] of palettes) {
  test(`${slug}: each sound is short, to be heard, and not clipped with two others`, () => {
    for (const [name, notes] of Object.entries(sounds)) {
      for (const { after = 0, lasts } of notes)
        assert.ok(after + lasts <= 1.5, `${name} would be cut off`);
      const samples = wave(notes);
      const top = peak(samples);
      assert.ok(samples.length <= 1.5 * RATE + 1);
      assert.ok(top > 0.008 && (top * 11) / 6 < 0.95, `${name}: its peak is ${top.toFixed(3)}`);
    }
  });

  test(`${slug}: there are tones and noise in it, and the end sounds three ways`, () => {
    const notes = Object.values(sounds).flat();
    const shapes = new Set(notes.map(({ shape = "sine" }) => shape));
    assert.ok(shapes.has("noise") && shapes.size > 1);
    const [win, lose, draw] = ["win", "lose", "draw"].map((name) => picture(wave(sounds[name])));
    for (const apart of [distance(win, lose), distance(win, draw), distance(lose, draw)])
      assert.ok(apart > 0.1, apart.toFixed(2));
  });
}

test("a match won sounds like its own game", () => {
  const won = palettes.map(([slug, { win }]) => ({ slug, picture: picture(wave(win)) }));
  for (const one of won)
    for (const other of won) {
      const apart = distance(one.picture, other.picture);
      assert.ok(one === other || apart > 0.15, `${one.slug}, ${other.slug}: ${apart.toFixed(2)}`);
    }
});
