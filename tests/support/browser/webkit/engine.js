// Finds elements as Playwright's locators do, in a browser that Playwright cannot drive. Roles and
// names are those of axe, which the page has got before.
(() => {
  const { aria, dom, text } = axe.commons;
  const SILENT = "script, style, noscript, template, head, head *";
  // Of these a style sheet can tell; any element may have any other role. To ask axe for the role of
  // each takes as long as all else.
  const MAY_BE = {
    alert: "[role]",
    button: "button, summary, input, [role]",
    combobox: "select, input, [role]",
    dialog: "dialog, [role]",
    form: "form, [role]",
    group: "details, fieldset, optgroup, [role]",
    heading: "h1, h2, h3, h4, h5, h6, [role]",
    img: "img, [role]",
    link: "a[href], area[href], [role]",
    list: "ul, ol, menu, [role]",
    listitem: "li, [role]",
    radio: "input, [role]",
    region: "section, [role]",
    slider: "input, [role]",
    status: "output, [role]",
    switch: "input, [role]",
    textbox: "input, textarea, [role]",
  };

  // Axe makes a tree of the page first, which takes longer than all else: of a page that has not
  // changed, only once.
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  function prepare() {
    if (!changed && !observer.takeRecords().length) return;
    axe.teardown();
    axe.setup(document);
    observer.takeRecords();
    changed = false;
  }

  const plain = (words) => (words ?? "").replace(/\s+/g, " ").trim();

  function fits(words, wanted, exact) {
    const said = plain(words);
    if (wanted.pattern !== undefined) return new RegExp(wanted.pattern, wanted.flags).test(said);
    if (exact) return said === plain(wanted);
    return said.toLowerCase().includes(plain(wanted).toLowerCase());
  }

  const has = (element) => {
    const own = element.value ?? "";
    return /^(button|submit|reset)$/.test(element.type) && own ? own : element.textContent;
  };

  const state = (element, name) =>
    element.getAttribute(`aria-${name}`) === "true" ||
    (name in element && Boolean(element[name])) ||
    (name === "disabled" && element.matches(":disabled, [aria-disabled=true] *"));

  function role([wanted, { name, exact, level, ...states }]) {
    const right = (element) =>
      aria.getRole(element) === wanted &&
      dom.isVisibleToScreenReaders(element) &&
      (level === undefined || Number(element.ariaLevel ?? element.tagName[1]) === level) &&
      Object.entries(states).every(([each, value]) => state(element, each) === value) &&
      (name === undefined || fits(text.accessibleText(element), name, exact));
    return (root) => {
      prepare();
      return [...root.querySelectorAll(MAY_BE[wanted] ?? "*")].filter(right);
    };
  }

  function words([wanted, exact]) {
    return (root) => {
      const all = [...root.querySelectorAll("*")].filter((element) => !element.matches(SILENT));
      const met = new Set(all.filter((element) => fits(has(element), wanted, exact)));
      return [...met].filter((element) => ![...element.children].some((child) => met.has(child)));
    };
  }

  const labelled =
    ([wanted, exact]) =>
    (root) => {
      prepare();
      const right = (element) => fits(text.accessibleText(element), wanted, exact);
      return [...root.querySelectorAll("input, select, textarea, [aria-label]")].filter(right);
    };

  const inside = {
    css:
      ([css]) =>
      (root) => [...root.querySelectorAll(css)],
    role,
    text: words,
    label: labelled,
  };

  const among = {
    having:
      ([wanted]) =>
      (found) =>
        found.filter((element) => fits(has(element), wanted, false)),
    seen: () => (found) => found.filter(seen),
    nth:
      ([at]) =>
      (found) =>
        [found.at(at)].filter(Boolean),
    and:
      ([steps]) =>
      (found) => {
        const others = new Set(find(steps));
        return found.filter((element) => others.has(element));
      },
    or:
      ([steps]) =>
      (found) =>
        inOrder([...found, ...find(steps)]),
  };

  const inOrder = (elements) =>
    [...new Set(elements)].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

  function find(steps) {
    return steps.reduce(
      (found, [kind, ...how]) =>
        kind in inside ? inOrder(found.flatMap(inside[kind](how))) : among[kind](how)(found),
      [document],
    );
  }

  function seen(element) {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  }

  /** Everything a test asks of an element. */
  const told = (element) => ({
    seen: seen(element),
    enabled: !state(element, "disabled"),
    checked: state(element, "checked"),
    words: element.innerText ?? element.textContent,
    text: element.textContent,
    value: element.value ?? "",
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    box: element.getBoundingClientRect().toJSON(),
  });

  const frame = () => new Promise(requestAnimationFrame);

  /** Where to press: the one element that is meant, at rest, in sight and under nothing else. */
  async function target(steps, guarded) {
    const [element, another] = find(steps);
    if (!element) return { why: "there is none" };
    if (another) return { why: "there are several" };
    if (!seen(element)) return { why: "it is not seen" };
    if (state(element, "disabled")) return { why: "it is disabled" };
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = JSON.stringify(element.getBoundingClientRect());
    await frame();
    await frame();
    if (JSON.stringify(element.getBoundingClientRect()) !== before) return { why: "it moves" };
    const { left, top, width, height } = element.getClientRects()[0];
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    if (!meets(element, above)) return { why: `${above?.outerHTML.slice(0, 200)} is above it` };
    if (guarded) guard(element);
    return { x, y };
  }

  const meets = (element, above) =>
    element.contains(above) || above?.closest("label")?.control === element;

  const PRESS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  /** Who takes hold of the pointer is met without a click. */
  const HELD = "gotpointercapture";
  /** Whether the press that is under way has met what it was for. */
  let met = true;
  let over = () => undefined;

  /**
   * Until it is over, a press that comes elsewhere, as the page has moved, is none; nor is one from
   * under which the page moves before it is let go, as no click comes of it.
   */
  function guard(element) {
    let begun = false;
    const judge = (event) => {
      if (event.type === PRESS[0]) begun = meets(element, event.target);
      if (!begun) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.type === HELD || event.type === PRESS.at(-1)) {
        met ||= event.type === HELD || meets(element, event.target);
      }
    };
    met = false;
    for (const kind of [...PRESS, HELD]) addEventListener(kind, judge, true);
    over = () => {
      for (const kind of [...PRESS, HELD]) removeEventListener(kind, judge, true);
    };
  }

  function hit() {
    over();
    return met;
  }

  function focus(steps) {
    const [element] = find(steps);
    element?.focus();
    element?.select?.();
    return document.activeElement === element;
  }

  function choose(steps, label) {
    const [list] = find(steps);
    list.value = [...list.options].find(({ textContent }) => plain(textContent) === label).value;
    for (const kind of ["input", "change"]) list.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  const asked = { find: (steps) => find(steps).map(told), target, hit, focus, choose };

  globalThis.locating = (what, ...how) => asked[what](...how);
})();
