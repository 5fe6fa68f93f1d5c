// @ts-check
/**
 * Says in words that a page's modules do not come, where it would wait for them for ever. A plain
 * script of old words, so that browsers too old for the modules run it, too.
 */
(() => {
  /** Milliseconds after which nobody waits any more. */
  const LONG = 20000;
  const old = !("supports" in HTMLScriptElement && HTMLScriptElement.supports("importmap"));

  /** What a page shows until its modules replace it. */
  const waits = () => document.querySelector("[data-waiting]");

  function confess() {
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", confess);
      return;
    }
    const words = document.getElementById("stuck");
    const waiting = waits();
    if (!words) return;
    words.hidden = false;
    for (const line of words.querySelectorAll("p"))
      line.hidden = line.hasAttribute("data-old") !== old;
    if (waiting) waiting.remove();
  }

  /** A module that cannot be fetched tells its element, one that fails tells the window. */
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement ? target.type === "module" : waits()) confess();
    },
    true,
  );
  addEventListener("unhandledrejection", () => {
    if (waits()) confess();
  });
  addEventListener("DOMContentLoaded", () => {
    if (old) confess();
    setTimeout(() => {
      if (waits()) confess();
    }, LONG);
  });
})();
