// @ts-check
/**
 * Page after a deletion: the browser, too, forgets names and choices that it has kept.
 */
try {
  localStorage.clear();
} catch {
  // A browser that keeps nothing has nothing to forget.
}
