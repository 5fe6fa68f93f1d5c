// @ts-check
/**
 * Keys of a board: what they press, and when they belong to the button that has the focus instead.
 *
 * @import {Key, Table} from "contract"
 */

/** Of the key pressed last: a `Key` is told its name alone. */
export const pressed = { shift: false, alt: false, repeat: false };

globalThis.addEventListener?.(
  "keydown",
  (event) => {
    const { shiftKey, altKey, repeat } = /** @type {KeyboardEvent} */ (event);
    Object.assign(pressed, { shift: shiftKey, alt: altKey, repeat });
  },
  { capture: true },
);

/** @type {Record<string, [number, number]>} right and up */
export const WAYS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * A key of the board. Enter and Space are left to a button that has the focus, unless it is the
 * piece chosen before: then both mean the same.
 * @param {Table} table @param {string} name @param {string} words @param {() => void} press
 * @param {Record<string, any>} [params] @returns {Key}
 */
export const key = (table, name, words, press, params) => ({
  key: name,
  label: table.t(words, params),
  press: () => {
    const own =
      name === "Enter" || name === " " ? focused("button, summary, a, [role=button]") : null;
    if (own && !own.matches(".chosen")) own.click();
    else press();
  },
});

/** What has the focus, if it is one of these. @param {string} selector */
export function focused(selector) {
  const focus = document.activeElement;
  return focus instanceof HTMLElement && focus.matches(selector) ? focus : null;
}

/**
 * The digits choose from a list: at most nine. What has no number now keeps its place.
 * @template T @param {Table} table @param {T[]} list @param {string} words
 * @param {(one: T) => {name: string, press: () => void} | null} of @returns {Key[]}
 */
export const digits = (table, list, words, of) =>
  list.slice(0, 9).flatMap((one, at) => {
    const found = of(one);
    return found ? [key(table, String(at + 1), words, found.press, { name: found.name })] : [];
  });

/** Bring the focus there: Enter then means the same for key and button. @param {string} selector within the board */
export function focusOn(selector) {
  const found = document.querySelector(`#board ${selector}`);
  if (found instanceof HTMLElement) found.focus();
}

/**
 * For a click on the board: a mouse needs no focus, and Space shall not press the last button again.
 * It goes before the click is heard by anybody else: what that draws would have to be laid out first.
 */
export const letGo = {
  capture: true,
  /** @param {Event} event */
  handleEvent(event) {
    const { pointerType } = /** @type {PointerEvent} */ (event);
    const focus = document.activeElement;
    if (pointerType === "mouse" && focus instanceof HTMLButtonElement) focus.blur();
  },
};
