// @ts-check
/** Which module may import which: storeys of static/js, boards, and no circles anywhere. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
/** @type {Record<string, string[]>} What each folder of static/js may import beside itself. */
const BELOW = {
  kit: [],
  site: [],
  lobby: ["site"],
  library: ["site", "kit"],
  room: ["site", "kit"],
  replay: ["room", "site", "kit"],
};
/** @type {{imports: Record<string, string>}} */
const { imports: bare } = JSON.parse(readFileSync(new URL("static/importmap.json", root), "utf8"));
const ours = scripts("static/js");
const boards = scripts("games").filter((file) => file.split("/")[2] === "static");

/** @param {string} folder */
function scripts(folder) {
  const found = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
  return found.filter((file) => file.endsWith(".js")).map((file) => `${folder}/${file}`);
}

/** What a module imports, types in comments too. @param {string} file @param {boolean} types */
function imported(file, types) {
  const source = readFileSync(new URL(file, root), "utf8");
  const code = types ? source : source.replace(/\/\*.*?\*\//gs, "");
  return [...code.matchAll(/(?:\bfrom|^import|\bimport\() ?"([\w@./-]+)"/gm)].map(
    ([, path]) => path,
  );
}

/** Where a specifier leads; null if out of the repository. @param {string} file @param {string} path */
function target(file, path) {
  if (path.startsWith(".")) return new URL(path, new URL(file, root)).href.slice(root.href.length);
  return path in bare && bare[path].startsWith("js/") ? `static/${bare[path]}` : null;
}

/** @param {string} file */
const storey = (file) => file.split("/")[2];

test("there is something to look at", () => {
  assert.deepEqual(new Set(ours.map(storey)), new Set(Object.keys(BELOW)));
  assert.ok(boards.length > 20);
});

for (const file of ours)
  test(`${file} imports its own folder and those below it`, () => {
    const reached = imported(file, true).map((path) => target(file, path));
    for (const other of reached.filter((found) => found !== null)) {
      const allowed = [storey(file), ...BELOW[storey(file)]];
      assert.ok(allowed.includes(storey(other)), `it imports ${other}`);
    }
  });

for (const file of boards)
  test(`${file} imports its own game and the import map`, () => {
    const own = file.split("/").slice(0, 4).join("/");
    for (const path of imported(file, true)) {
      const offered = path in bare || path === "contract" || path === `types/${own.split("/")[1]}`;
      assert.ok(offered || target(file, path)?.startsWith(`${own}/`), `it imports ${path}`);
    }
  });

test("no modules import each other in a circle", () => {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {string[]} path */
  const visit = (file, path) => {
    assert.ok(!path.includes(file), [...path, file].join(" → "));
    if (done.has(file)) return;
    for (const each of imported(file, false)) {
      const next = target(file, each);
      if (next) visit(next, [...path, file]);
    }
    done.add(file);
  };
  for (const file of [...ours, ...boards]) visit(file, []);
});
