// @ts-check
/**
 * Theme and motion, of the system or chosen: a plain script in the head, so that no page flashes.
 */
(() => {
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");

  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string | null} value */
  function store(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Kept for this page alone.
    }
  }

  /** A member's come with every page, and from then on they are this browser's. */
  function bring(
    /** @type {{theme: string, motion: string, sounds: boolean, rude: string, hears: string}} */ kept,
  ) {
    store("theme", kept.theme === "system" ? null : kept.theme);
    store("motion", kept.motion === "system" ? null : kept.motion);
    store("sounds", JSON.stringify(kept.sounds));
    store("rude", JSON.stringify(kept.rude));
    store("hears", JSON.stringify(kept.hears));
    apply(kept.theme, kept.motion);
  }

  /** @param {string | null} theme @param {string | null} motion */
  function apply(theme, motion) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    if (motion === "reduced") root.dataset.motion = motion;
    else delete root.dataset.motion;
    tint();
  }

  /** What a phone paints around the page goes with it. */
  function tint() {
    const own = root.dataset.theme;
    if (own)
      for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
        meta.setAttribute("content", own === "dark" ? "#0c1220" : "#f4eee1");
  }

  const current = () => root.dataset.theme ?? (light.matches ? "light" : "dark");

  function change() {
    const theme = current() === "dark" ? "light" : "dark";
    root.dataset.theme = theme;
    tint();
    store("theme", theme);
    document.dispatchEvent(new CustomEvent("stored", { detail: { theme } }));
  }

  if (root.dataset.kept) bring(JSON.parse(root.dataset.kept));
  else apply(stored("theme"), stored("motion"));
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-change-theme]")) change();
  });
})();
