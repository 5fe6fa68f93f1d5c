// @ts-check
/** The import map offers the boards every module of the kit, and only what is there. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../../", import.meta.url);
const folder = new URL("static/js/kit/", root);
const { imports } = JSON.parse(readFileSync(new URL("static/importmap.json", root), "utf8"));
const guide = readFileSync(new URL("docs/adding-a-game.md", root), "utf8");

/** Types alone, and parts of other modules of the kit. */
const WITHIN = ["contract.js", "domains.js", "dragging.js"];

const offered = Object.keys(imports).filter((name) => name.startsWith("kit/"));

test("every module of the kit can be imported by its name", () => {
  const modules = readdirSync(folder).filter((file) => !WITHIN.includes(file));
  assert.deepEqual(offered.toSorted(), modules.map((file) => `kit/${file}`).toSorted());
  for (const name of offered) assert.ok(existsSync(new URL(`static/${imports[name]}`, root)), name);
});

test("the guide shows each of them", () => {
  for (const name of offered) assert.ok(guide.includes(`\`${name.slice(4, -3)}\``), name);
});
