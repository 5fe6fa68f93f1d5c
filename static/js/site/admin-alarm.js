// @ts-check
/**
 * How many reported lines wait: beside their name in the admin's menu, and in the title of the
 * page, which its tab shows. Asked for again while the page is seen.
 */

const AGAIN = 30_000;

addEventListener("DOMContentLoaded", () => {
  const badge = /** @type {HTMLElement | null} */ (document.querySelector("[data-alarm]"));
  if (!badge) return;
  /** @param {number} count */
  const tell = (count) => {
    badge.textContent = count ? String(count) : "";
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = count ? `(${count}) ${title}` : title;
  };
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      // Whoever is signed out meanwhile is led on to a page, which is no answer.
      const answer = await fetch(badge.dataset.alarm ?? "", { redirect: "error" });
      if (answer.ok) tell((await answer.json()).waiting);
    } catch {
      // The server is away: the number stands until it is back.
    }
  };
  tell(Number(badge.textContent));
  setInterval(ask, AGAIN);
  document.addEventListener("visibilitychange", ask);
});
