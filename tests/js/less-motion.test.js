// @ts-check
/**
 * Whoever wants less motion, by the system or by the settings of the site: what stops each thing that
 * moves. Style sheets of every page are stopped by one rule of the base, scripts ask for it themselves.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);

/** Files of the site and of its games, by name. @param {string} ending @param {string[]} folders */
const texts = (ending, folders = ["static", "games", "templates"]) =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => name.endsWith(ending) && !name.includes("/tests/"))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") }));

/** A system that was asked for less motion; "no-preference" asks for those that were not. */
const ASKED = /prefers-reduced-motion: ?(reduce|no-preference)/;
/** No time at all for transitions: of one millisecond, every colour that is inherited would go down the page step by step, one level a frame. */
const STOPS = [
  "animation-delay: 0s",
  "animation-duration: 1ms",
  "animation-iteration-count: 1",
  "scroll-behavior: auto",
  "transition-duration: 0s",
];
/** Sheets that stop all that moves on the pages which load them. */
const STOPPING = ["static/css/site/base.css", "static/css/site/admin.css"];

/** What a rule for every element declares, once for each such rule. @param {string} sheet */
const forEverything = (sheet) =>
  [...sheet.matchAll(/\*,\s+[^{}]*\*::before,\s+[^{}]*\*::after \{([^}]*)\}/g)]
    .map(([, body]) =>
      [...body.matchAll(/([a-z-]+: [^;]*) !important;/g)].map(([, said]) => said).toSorted(),
    )
    .filter((declared) => declared.length > 0);

test("one rule stops whatever style sheets move, for the system's wish as for the site's", () => {
  for (const name of STOPPING) {
    const sheet = readFileSync(new URL(name, root), "utf8");
    const rules = forEverything(sheet);
    assert.ok(rules.length > 0, name);
    for (const rule of rules) assert.deepEqual(rule, STOPS, name);
    assert.match(sheet, /@media \(prefers-reduced-motion: reduce\) \{\s+\*,/, name);
  }
  const base = readFileSync(new URL(STOPPING[0], root), "utf8");
  assert.match(base, /:root\[data-motion="reduced"\] \*,/);
  assert.equal(forEverything(base).length, 2);
});

test("no style sheet insists on moving", () => {
  const sheets = texts(".css").filter(({ name }) => !STOPPING.includes(name));
  assert.ok(sheets.length > 20);
  const insists = /(?:animation|transition)[a-z-]*:(?! none)[^;]*!important/;
  assert.deepEqual(
    sheets.filter(({ text }) => insists.test(text)).map(({ name }) => name),
    [],
  );
});

test("every page of its own loads that rule, or asks itself", () => {
  const pages = texts(".html", ["templates"]).filter(({ text }) => text.includes("<html"));
  assert.ok(pages.length > 2);
  const moving = pages.filter(({ text }) => /animation|transition|<script/.test(text));
  for (const { name, text } of moving)
    assert.ok(text.includes("css/site/base.css") || ASKED.test(text), name);
});

test("a picture that moves by itself asks first", () => {
  const pictures = texts(".svg").filter(({ text }) => /@keyframes|<animate/.test(text));
  assert.equal(pictures.length, 5, "the posters");
  for (const { name, text } of pictures) {
    assert.match(text, ASKED, name);
    assert.doesNotMatch(text, /<animate/, `${name}: cannot ask`);
  }
});

/** Functions and methods, each with its comment. @param {string} text */
const functions = (text) => text.split(/^(?=\S| {2}#?\w+\([^;]*[({]$)/m);

test("a script moves nothing without asking", () => {
  const found = texts(".js").flatMap(({ name, text }) =>
    functions(text)
      .filter((part) => part.includes(".animate("))
      .map((part) => ({ name, part })),
  );
  assert.ok(found.length >= 5);
  for (const { name, part } of found) assert.match(part, /\bstill\b/, `${name}:\n${part}`);
});

test("no script lets the browser move by itself", () => {
  const moving = texts(".js").filter(({ text }) =>
    /behavior: ?"smooth"|startViewTransition|new Animation\(/.test(text),
  );
  assert.deepEqual(
    moving.map(({ name }) => name),
    [],
  );
});
