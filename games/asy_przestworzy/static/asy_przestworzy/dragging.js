// @ts-check
/**
 * Drag a card of the hand to the own half of the strip. By mouse or pen: a finger scrolls the hand.
 *
 * @import {Table} from "contract"
 */

const FAR_ENOUGH = 8;

/** @param {Table} table @param {string} id @param {PointerEvent} down */
export function dragging(table, id, down) {
  const card = /** @type {HTMLElement} */ (down.currentTarget);
  if (down.pointerType === "touch" || down.button !== 0) return;
  const slot = card.closest(".asy")?.querySelector(".slot.near");
  /** @param {PointerEvent} event */
  const move = (event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!card.classList.contains("dragged") && Math.hypot(x, y) < FAR_ENOUGH) return;
    card.classList.add("dragged");
    card.style.translate = `${x}px ${y}px`;
    slot?.classList.toggle("aimed", isOver(slot, event));
  };
  /** @param {PointerEvent} event */
  const drop = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
    if (!card.classList.contains("dragged")) return;
    const hits = event.type === "pointerup" && isOver(slot, event);
    // The click that ends a drag would choose the card.
    card.addEventListener("click", (click) => click.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    setTimeout(() => rest(card, slot));
    if (hits) table.act({ do: "lay", aircraft: id });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
}

/** @param {HTMLElement} card @param {Element | null | undefined} slot */
function rest(card, slot) {
  card.classList.remove("dragged");
  card.style.translate = "";
  slot?.classList.remove("aimed");
}

/** Generously: half a card around the slot counts. @param {Element | null | undefined} slot @param {PointerEvent} event */
function isOver(slot, event) {
  if (!slot) return false;
  const { left, right, top, bottom, width } = slot.getBoundingClientRect();
  const room = width / 2;
  return (
    event.clientX > left - room &&
    event.clientX < right + room &&
    event.clientY > top - room &&
    event.clientY < bottom + room / 3
  );
}
