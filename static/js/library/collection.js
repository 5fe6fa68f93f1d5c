// @ts-check
/**
 * Entry of the collection: one's own documents of a game, and the published ones of others. Pictures
 * and problems of a document come when it comes into sight.
 *
 * @import {Maker, Say} from "contract"
 * @import {Line, Whole} from "./page.js"
 */
import { html, nothing, render } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { fetchOne, keepNew, publish, withdraw } from "./calls.js";
import { importDialog } from "./importing.js";
import { at, maker as loadMaker, page, place, said } from "./page.js";
import { counted } from "./problems.js";
import { whyNot } from "./why-not.js";

/** @type {{own: Line[], published: Line[], whole: Map<string, Whole>, asked: string,
 *   told: string | import("lit-html").TemplateResult}} */
const state = {
  own: page.own ?? [],
  published: page.published ?? [],
  whole: new Map(),
  asked: "",
  told: "",
};
const [maker, t] = await Promise.all([loadMaker(), said(page.language)]);
const root = place("collection");

const eyes = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen)
      if (isIntersecting) look(/** @type {HTMLElement} */ (target).dataset.code ?? "");
  },
  { rootMargin: "200px" },
);

/** @param {string} code */
async function look(code) {
  if (state.whole.has(code)) return;
  try {
    state.whole.set(code, await fetchOne(code));
    draw();
  } catch {
    // Its card stays as it is, with its name and what can be done.
  }
}

/** What was asked of the server has been done, or says why not. @param {() => Promise<any>} deed */
async function tries(deed) {
  try {
    state.told = (await deed()) ?? "";
  } catch (refused) {
    state.told = whyNot(/** @type {any} */ (refused), t("editor-offline"));
  }
  state.asked = "";
  draw();
}

function draw() {
  render(
    html`<p class="told" role="status">${state.told}</p>
      ${shelf("own", state.own)} ${shelf("published", state.published)}`,
    root,
  );
}

/** @param {"own" | "published"} name @param {Line[]} lines */
const shelf = (name, lines) => html`<section class="shelf" aria-labelledby="shelf-${name}">
  <h2 id="shelf-${name}">${t(`workshop-${name}`)}</h2>
  ${
    lines.length
      ? html`<ul class="cards">${repeat(
          lines,
          ({ code }) => code,
          (line) => card(line, name === "own"),
        )}</ul>`
      : html`<p class="empty">${t(`workshop-${name}-empty`)}</p>`
  }
</section>`;

/** @param {Line} line @param {boolean} own */
function card(line, own) {
  const whole = state.whole.get(line.code);
  const watch = ref((card) => card && eyes.observe(card));
  const leads = at(own ? page.pages.edit : page.pages.shared, line.code);
  return html`<li class="document" data-code=${line.code} ${watch}>
    <a class="picture" href=${leads} tabindex="-1" aria-hidden="true">${whole ? drawn(whole) : nothing}</a>
    <div class="document-words">
      <h3><a href=${leads}>${line.name}</a></h3>
      <p class="hint">${own ? ownLine(line, whole) : t("document-by", { by: line.by })}</p>
    </div>
    <div class="deeds">${own ? ownDeeds(line) : deeds(line)}</div>
  </li>`;
}

/** @param {Whole} whole */
const drawn = ({ body }) => maker.picture(maker.whole(body));

/** @param {Line} line @param {Whole} [whole] */
const ownLine = ({ published }, whole) =>
  [
    t(published ? "document-published" : "document-unlisted"),
    ...(whole ? [counted(t, whole.problems)] : []),
  ].join(" · ");

/** Named by what it is done to. @param {Line} line @param {string} what @param {() => void} press */
const deed = ({ name }, what, press, kind = "") =>
  html`<button type="button" class=${kind} aria-label=${t("document-named", { what: t(what), name })} @click=${press}>${t(what)}</button>`;

/** @param {Line} line @param {string} what @param {string} leads */
const way = ({ name }, what, leads, kind = "") =>
  html`<a class="button ${kind}" href=${leads} aria-label=${t("document-named", { what: t(what), name })}>${t(what)}</a>`;

/** @param {Line} line */
const ownDeeds = (line) =>
  html`${way(line, "document-edit", at(page.pages.edit, line.code), "main")}
    ${way(line, "document-look", at(page.pages.shared, line.code))}
    ${deed(line, "document-copy-link", () => copyLink(line))}
    <details>
      <summary>${t("document-more")}</summary>
      <div>
        ${deed(line, "document-copy", () => duplicate(line))}
        ${deed(line, line.published ? "document-unpublish" : "document-publish", () => list(line))}
        ${way(line, "document-export", at(page.addresses.export, line.code))} ${removal(line)}
      </div>
    </details>`;

/** @param {Line} line */
const deeds = (line) =>
  html`${way(line, "document-look", at(page.pages.shared, line.code), "main")}
    ${deed(line, "document-copy", () => duplicate(line))}
    ${deed(line, "document-copy-link", () => copyLink(line))}`;

/** Asked twice. @param {Line} line */
function removal(line) {
  const sure = state.asked === line.code;
  const press = () => {
    if (sure) return tries(() => remove(line));
    state.asked = line.code;
    draw();
  };
  const what = sure ? "document-withdraw-sure" : "document-withdraw";
  return deed(line, what, press, sure ? "danger" : "");
}

/** @param {Line} line */
async function remove({ code, name }) {
  await withdraw(code);
  const others = (/** @type {Line} */ line) => line.code !== code;
  state.own = state.own.filter(others);
  state.published = state.published.filter(others);
  return t("document-withdrawn", { name });
}

/** @param {Line} line */
const duplicate = ({ code }) =>
  tries(async () => {
    const { body, name } = state.whole.get(code) ?? (await fetchOne(code));
    const called = t("document-name-of-copy", { name }).slice(0, 60);
    const kept = await keepNew(called, maker.named(maker.whole(body), called));
    state.whole.set(kept.code, kept);
    state.own = [kept, ...state.own];
  });

/** @param {Line} line */
const list = ({ code, published }) =>
  tries(async () => {
    const changed = await publish(code, !published);
    state.own = state.own.map((each) => (each.code === code ? changed : each));
    const others = state.published.filter((each) => each.code !== code);
    state.published = changed.published ? [changed, ...others] : others;
  });

/** @param {Line} line */
const copyLink = ({ code }) =>
  tries(async () => {
    await navigator.clipboard.writeText(new URL(at(page.pages.shared, code), location.href).href);
    return t("document-link-copied");
  });

draw();
const importer = document.getElementById("import");
importer?.addEventListener("click", () => importDialog(maker, t).showModal());
