// @ts-check
/** The room page asks at once for every module its script will import. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);

/** @param {URL} url @param {Set<string>} found */
function imported(url, found = new Set()) {
  if (found.has(url.href)) return found;
  found.add(url.href);
  const source = readFileSync(url, "utf8");
  for (const [, path] of source.matchAll(/^import [^;]*from "(\.[^"]+)"/gm))
    imported(new URL(path, url), found);
  return found;
}

test("the template names exactly the modules behind main.js", () => {
  const main = new URL("static/js/main.js", root);
  const needed = [...imported(main)].filter((href) => href !== main.href);
  const template = readFileSync(new URL("templates/modules.html", root), "utf8");
  const named = [...template.matchAll(/static '(js\/[^']+)'/g)].map(
    ([, path]) => new URL(`static/${path}`, root).href,
  );
  assert.deepEqual(named.toSorted(), needed.toSorted());
});
