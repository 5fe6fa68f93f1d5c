// @ts-check
/** Where a popover stands: beside the element that it is about, and within the window. */

/** Pixels to the element, and to the edge of the window. */
export const GAP = 8;

/** Above the element, or below where there is no room; without one, where toasts are. @param {HTMLElement} own @param {Element | null} near */
export function place(own, near) {
  const { width, height } = own.getBoundingClientRect();
  const there = near?.isConnected
    ? near.getBoundingClientRect()
    : new DOMRect(innerWidth / 2, innerHeight - 5 * 16, 0, 0);
  const left = there.x + there.width / 2 - width / 2;
  const above = there.top - height - GAP;
  const top = above < GAP ? there.bottom + GAP : above;
  own.style.left = `${within(left, innerWidth - width)}px`;
  own.style.top = `${within(top, innerHeight - height)}px`;
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(GAP, Math.min(at, most - GAP));
