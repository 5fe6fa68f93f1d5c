// @ts-check
/** A piece dragged to a place, by mouse or pen: a finger scrolls. */

/** Pixels below which a press is no drag. */
const FAR_ENOUGH = 8;

/**
 * Call it when the piece is pressed. While it is dragged it has the class `dragged`, and the place
 * below it `aimed`; the click that ends a drag is swallowed.
 * @param {PointerEvent} down @param {string} goal  selector, within the board
 * @param {(place: Element) => void} drop
 */
export function drag(down, goal, drop) {
  const piece = /** @type {HTMLElement} */ (down.currentTarget);
  if (down.pointerType === "touch" || down.button !== 0) return;
  const places = [...(piece.closest("#board") ?? document).querySelectorAll(goal)];
  /** @param {PointerEvent} event */
  const move = (event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!piece.classList.contains("dragged") && Math.hypot(x, y) < FAR_ENOUGH) return;
    piece.classList.add("dragged");
    piece.style.translate = `${x}px ${y}px`;
    const below = under(places, event);
    for (const place of places) place.classList.toggle("aimed", place === below);
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    if (!piece.classList.contains("dragged")) return;
    piece.addEventListener("click", (click) => click.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    setTimeout(() => rest(piece, places));
    const place = event.type === "pointerup" ? under(places, event) : undefined;
    if (place) drop(place);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

/** @param {HTMLElement} piece @param {Element[]} places */
function rest(piece, places) {
  piece.classList.remove("dragged");
  piece.style.translate = "";
  for (const place of places) place.classList.remove("aimed");
}

/** The place whose middle is nearest, of those that are hit. @param {Element[]} places @param {{clientX: number, clientY: number}} at */
function under(places, at) {
  const boxes = places.map((place) => ({ place, box: place.getBoundingClientRect() }));
  return nearest(boxes, at.clientX, at.clientY)?.place;
}

/**
 * Generously: half a place around it counts, below it a sixth.
 * @template {{box: {left: number, right: number, top: number, bottom: number, width: number}}} B
 * @param {B[]} boxes @param {number} x @param {number} y @returns {B | undefined}
 */
export function nearest(boxes, x, y) {
  const hits = boxes.filter(({ box: { left, right, top, bottom, width } }) => {
    const room = width / 2;
    return x > left - room && x < right + room && y > top - room && y < bottom + room / 3;
  });
  const far = (/** @type {B} */ { box: { left, right, top, bottom } }) =>
    Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
  return hits.toSorted((one, other) => far(one) - far(other))[0];
}
