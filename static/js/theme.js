// @ts-check
/**
 * Dark or light: the system's wish, or the person's own. Loaded before the first paint, so that no
 * page blinks; therefore a plain script and no module.
 */
(() => {
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");

  function stored() {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  }

  const current = () => root.dataset.theme ?? (light.matches ? "light" : "dark");

  function change() {
    const next = current() === "dark" ? "light" : "dark";
    root.dataset.theme = next;
    try {
      localStorage.setItem("theme", next);
    } catch {
      // Kept for this page alone.
    }
  }

  const own = stored();
  if (own === "light" || own === "dark") root.dataset.theme = own;
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-change-theme]")) change();
  });
})();
