// @ts-check
/**
 * Scenes that move when looked at: a poster's drawing plays for a few seconds when it comes into
 * view, and again under the pointer.
 *
 * A poster moves while its address ends in `#moves`, which its own style sheet asks for by
 * `:target`. It plays once, so nothing moves for longer than a few seconds by itself.
 */

const MOVES = "#moves";
/** How much of it is seen when it begins. */
const SEEN = 0.75;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => reduced.matches || document.documentElement.dataset.motion === "reduced";

/** @param {Iterable<HTMLImageElement>} scenes */
export function moveScenes(scenes) {
  const watcher = new IntersectionObserver(look, { threshold: SEEN });
  for (const scene of scenes) {
    watcher.observe(scene);
    scene.closest(".game")?.addEventListener("pointerenter", () => play(scene));
  }
}

/** @param {IntersectionObserverEntry[]} entries */
function look(entries) {
  for (const { target, isIntersecting } of entries) {
    const scene = /** @type {HTMLImageElement} */ (target);
    if (isIntersecting) play(scene);
    else stop(scene);
  }
}

/**
 * From the beginning, wherever it was: a picture that has not been drawn at rest in between stays at
 * its end.
 * @param {HTMLImageElement} scene
 */
function play(scene) {
  if (still()) return;
  stop(scene);
  const begin = () => {
    if (!scene.src.endsWith(MOVES)) scene.src += MOVES;
  };
  requestAnimationFrame(() => requestAnimationFrame(begin));
}

/** @param {HTMLImageElement} scene */
function stop(scene) {
  if (scene.src.endsWith(MOVES)) scene.src = scene.src.slice(0, -MOVES.length);
}
