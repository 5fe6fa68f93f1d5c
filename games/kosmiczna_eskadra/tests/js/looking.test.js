// @ts-check
/** Whoever looks along the table makes a browser lay out and paint nothing: it moves what is there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hover, look } from "../../static/kosmiczna_eskadra/looking.js";

/** A node that notes what is written. @param {Set<string>} written @param {object} [more] @returns {any} */
const node = (written, more = {}) => ({
  style: new Proxy(
    { setProperty: (/** @type {string} */ name) => written.add(name) },
    {
      set: (style, name, value) => {
        written.add(String(name));
        return Reflect.set(style, name, value);
      },
    },
  ),
  classList: {
    toggle: (/** @type {string} */ name, /** @type {boolean} */ on) => on || written.add(name),
  },
  getAttribute: () => "",
  setAttribute: (/** @type {string} */ name) => written.add(`attribute ${name}`),
  ...more,
});

/** Near the table, with one hand over it. @param {Set<string>} written */
function near(written) {
  const mover = node(written);
  const dom = {
    worlds: [node(written, { ownerSVGElement: node(written) })],
    window: node(written),
    sky: node(written),
    felt: node(written),
    movers: [mover],
    near: [node(written)],
  };
  const ui = { dom };
  const view = look(/** @type {any} */ ({ ui, scene: { half: 5000 } }));
  view.lookAt({ k: 2.5, x: 0, y: 0 });
  hover(ui, mover, { x: 300, y: 200 });
  return { view, rest: () => /** @type {any} */ (ui).pane.rest() };
}

test("along the table only what is on the screen is shifted, by a transform of style", () => {
  /** @type {Set<string>} */
  const written = new Set();
  const { view, rest } = near(written);
  rest();
  assert.ok(written.has("attribute transform"), "once the zoom rests it is drawn anew");
  written.clear();
  for (const x of [50, 400, -900]) view.lookAt({ x, y: x / 2 });
  assert.deepEqual([...written], ["transform"]);
});
