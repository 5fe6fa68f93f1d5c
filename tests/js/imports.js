// @ts-check
/**
 * ``node --import ./tests/js/imports.js --test …``: modules of the site by the names that the page's
 * import map gives them, so that a board's modules can be tested as they are.
 */
import { readFileSync } from "node:fs";
import { register } from "node:module";

const root = new URL("../../static/", import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL("importmap.json", root), "utf8"));
const own = Object.entries(imports)
  .filter(([name]) => name.startsWith("kit/"))
  .map(([name, path]) => [name, new URL(path, root).href]);

const hooks = `const own = new Map(${JSON.stringify(own)});
export const resolve = (name, context, next) => next(own.get(name) ?? name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
