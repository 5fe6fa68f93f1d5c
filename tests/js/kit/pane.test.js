// @ts-check
/** How a picture is moved so that a view of it is seen. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pane } from "kit/pane.js";
import { View } from "kit/panzoom.js";

const UNIT = "min(0.1cqw, 0.2cqh)";

/** A board of 1000 by 500, seen 500 pixels wide: two units a pixel. */
function opened() {
  const picture = { style: { transform: "" } };
  const drawn = { as: "" };
  const world = {
    ownerSVGElement: picture,
    setAttribute: (/** @type {string} */ _, /** @type {string} */ to) => {
      drawn.as = to;
    },
  };
  const frame = { style: { inset: "", transform: "" } };
  let laid = 0;
  const view = new View({ width: 1000, height: 500, most: 4, shows: () => pane.show() });
  view.box = { left: 100, top: 0, width: 500, height: 500 };
  const pane = new Pane(
    view,
    () => /** @type {any} */ ({ worlds: [world], frame }),
    () => {
      laid += 1;
    },
  );
  return { view, picture, drawn, frame, laid: () => laid };
}

test("what is panned is drawn once, and moved by CSS", () => {
  const { view, picture, drawn, frame, laid } = opened();
  view.lookAt({ k: 2, x: 0, y: 0 });
  assert.equal(drawn.as, "scale(2)");
  view.pan(-30, -20);
  assert.equal(
    picture.style.transform,
    `translate(calc(-60 * ${UNIT}),calc(-40 * ${UNIT})) scale(1)`,
  );
  // The frame is half as wide as the small map: 30 of 1000 units further, in shares of itself.
  assert.deepEqual(frame.style, { inset: "25%", transform: "translate(6%,8%) scale(1)" });
  assert.equal(laid(), 1);
});

test("a zoom stretches what is drawn, and draws it once it rests", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { view, picture, drawn, frame, laid } = opened();
  view.lookAt({ k: 2, x: 100, y: 0 });
  view.lookAt({ k: 3, x: 100, y: 0 });
  assert.equal(drawn.as, "scale(2)");
  assert.equal(
    picture.style.transform,
    `translate(calc(-300 * ${UNIT}),calc(0 * ${UNIT})) scale(1.5)`,
  );
  assert.equal(frame.style.transform, "translate(20%,0%) scale(0.6666666666666666)");
  mock.timers.tick(100);
  view.zoom(4 / 3);
  mock.timers.tick(100);
  assert.equal(laid(), 1);
  mock.timers.tick(50);
  assert.equal(drawn.as, "scale(4)");
  assert.equal(
    picture.style.transform,
    `translate(calc(-400 * ${UNIT}),calc(0 * ${UNIT})) scale(1)`,
  );
  assert.equal(laid(), 2);
  mock.timers.reset();
});
