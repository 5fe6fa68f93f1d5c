// @ts-check
/**
 * Registers the service worker that serves the offline page. Browsers have none over plain http.
 * Later than everything that somebody came for.
 */
const LATER = 4000;

addEventListener("load", () => setTimeout(install, LATER));

function install() {
  // Without it all works the same; a browser that refuses need not be told why.
  navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
