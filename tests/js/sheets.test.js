// @ts-check
/** Sheets that lie beside a board's own: what they call a class, no board calls one. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);

/** @param {string} folder @param {string} ending @returns {string[]} */
const texts = (folder, ending) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), "utf8"));

/** Classes with which a selector of the sheet begins: they reach into whatever page it is loaded by. @param {string} sheet */
const reaching = (sheet) =>
  [...sheet.matchAll(/^\s*\.([a-z-]+)[^{};]*[,{]$/gm)].map(([, name]) => name);

const boards = readdirSync(new URL("games", root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name)
  .filter((slug) => existsSync(new URL(`games/${slug}/static`, root)))
  .flatMap((slug) => texts(`games/${slug}/static`, ".js"));
/** What boards call their classes. */
const used = new Set(
  boards.flatMap((text) =>
    [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/[\s${}?:"]+/)),
  ),
);
/** Names that boards shared with the room before this was looked at: what differs there they set themselves. */
const SHARED = "badge banner choices loading mine more places ring room seat shut table why".split(
  " ",
);

/** @param {string} sheet */
const met = (sheet) => reaching(sheet).filter((name) => used.has(name));

test("the sheet of the rules drawer reaches no part of a board", () => {
  const sheet = readFileSync(new URL("static/css/site/rules.css", root), "utf8");
  assert.ok(reaching(sheet).length > 10 && used.has("card"));
  assert.deepEqual(met(sheet), []);
});

test("no sheet of the room reaches further into a board than it did", () => {
  const sheets = texts("static/css/room", ".css");
  assert.ok(sheets.flatMap(reaching).length > 100 && used.has("deeds"));
  const found = sheets.flatMap(met).filter((name) => !SHARED.includes(name));
  assert.deepEqual(found, []);
});

test("where phrases are all that can be said, their list has what the lines leave of the drawer", () => {
  const sheet = readFileSync(new URL("static/css/room/hosting.css", root), "utf8");
  const [, alone] = /\.phrases:last-child \{([^}]*)\}/.exec(sheet) ?? [];
  assert.match(alone ?? "", /max-height: none/);
  assert.ok(sheet.indexOf(".phrases:last-child {") > sheet.indexOf(".phrases {"));
  assert.match(sheet, /\.chat-lines:has\(~ \.phrases:last-child\) \{\s*min-height:/);
});
