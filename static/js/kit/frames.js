// @ts-check
/** When to ask the page where things are. */

/**
 * After the next picture, when all has been laid out for it: asked before, a browser would do that
 * once more. Where nobody looks there is no next picture.
 * @param {() => void} act
 */
export const afterFrame = (act) => requestAnimationFrame(() => setTimeout(act));
