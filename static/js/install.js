// @ts-check
/**
 * The worker that shows an honest page when there is no line. Browsers have none over plain http.
 */
addEventListener("load", () => {
  // Without it all works the same; a browser that refuses need not be told why.
  navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
});
