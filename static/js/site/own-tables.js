// @ts-check
/**
 * Keeps "Your tables" as they are now: whose turn it is changes while the page stays open. They are
 * taken from the page itself, asked for once more.
 */

/** Milliseconds between two looks, while the page is seen. */
const EVERY = 30_000;
const TABLES = ".own-tables ul";

async function look() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, now] = [document, page].map((own) => own.querySelector(TABLES));
  if (!old || !now || old.innerHTML === now.innerHTML) return;
  const link = old.contains(document.activeElement) && document.activeElement?.getAttribute("href");
  old.replaceWith(document.adoptNode(now));
  if (link) /** @type {HTMLElement | null} */ (now.querySelector(`a[href="${link}"]`))?.focus();
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
