// @ts-check
/**
 * Looks again when a ban is over: not before, and where the site cannot be asked then, ever more
 * seldom.
 */

/** Milliseconds: the longest timer that is set at once, and the waits after a look that failed. */
const A_DAY = 86_400_000;
const FIRST = 5_000;
const MOST = 600_000;

/**
 * @param {number} seconds  until the ban ends
 * @param {() => Promise<boolean>} isOver  asks the site; rejects where it does not answer
 * @param {() => void} enter
 * @param {(milliseconds: number) => Promise<void>} wait
 */
export async function enterAfter(seconds, isOver, enter, wait) {
  // A browser takes a timer of more than 24 days for one of none.
  for (let left = Math.max(0, seconds) * 1000; left > 0; left -= A_DAY)
    await wait(Math.min(left, A_DAY));
  for (let pause = FIRST; !(await isOver().catch(() => false)); pause = Math.min(2 * pause, MOST))
    await wait(pause);
  enter();
}
