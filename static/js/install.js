// @ts-check
/**
 * The worker that shows an honest page when there is no line. Browsers have none over plain http.
 * It comes when the page has had time to do what somebody came for.
 */
const LATER = 4000;

addEventListener("load", () => setTimeout(install, LATER));

function install() {
  // Without it all works the same; a browser that refuses need not be told why.
  navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
