// @ts-check
/**
 * Entry of the editor: the bench around a game's own maker. It keeps the steps for undo, a draft in the
 * browser, what the server finds wrong, and saves.
 *
 * @import {Problem} from "contract"
 */
import { html, nothing, render } from "lit-html";
import { examined, keepChanged, keepNew } from "./calls.js";
import { draftOf, keepDraft } from "./draft.js";
import { History } from "./history.js";
import { at, maker as loadMaker, page, place, said } from "./page.js";
import { problemList } from "./problems.js";
import { whyNot } from "./why-not.js";

/** Milliseconds without a change, after which it is looked through. */
const PAUSE = 450;
const tongueNames = Object.keys(page.words);
const [maker, ...says] = await Promise.all([loadMaker(), ...tongueNames.map(said)]);
const tongues = Object.fromEntries(tongueNames.map((name, k) => [name, says[k]]));
const t = tongues[page.language];

const state = {
  code: page.document?.code ?? null,
  /** As the server has it. */
  saved: page.document ? JSON.stringify(maker.whole(page.document.body)) : null,
  /** @type {Problem[] | null} */
  problems: page.document?.problems ?? null,
  /** Whether they are those of what is seen. */
  fresh: true,
  /** @type {Problem | null} */
  chosen: null,
  busy: false,
  restored: false,
  /** @type {string | import("lit-html").TemplateResult} */
  told: "",
  /** @type {Record<string, any>} */
  ui: {},
};
const draft = draftOf(page.game, state.code);
const begun = page.document ? maker.whole(page.document.body) : maker.fresh(t);
const history = new History(begun);
if (draft && JSON.stringify(draft) !== JSON.stringify(begun)) {
  history.step(maker.whole(draft));
  state.restored = true;
  state.problems = null;
}
const root = place("editor");
let asking = 0;

/** @param {any} document @param {string} [along] */
function change(document, along) {
  history.step(document, along);
  changed();
}

const back = () => {
  history.back();
  changed();
};
const forth = () => {
  history.forth();
  changed();
};

function changed() {
  state.told = "";
  state.chosen = null;
  state.fresh = false;
  keepDraft(page.game, state.code, isSaved() ? null : history.now);
  examineSoon();
  draw();
}

const isSaved = () => JSON.stringify(history.now) === state.saved;

function examineSoon(pause = PAUSE) {
  const mine = ++asking;
  setTimeout(() => mine === asking && examine(mine), pause);
}

/** The newest question is the one that counts. @param {number} mine */
async function examine(mine) {
  try {
    const problems = await examined(history.now);
    if (mine !== asking) return;
    Object.assign(state, { problems, fresh: true });
  } catch (refused) {
    if (mine !== asking) return;
    state.told = /** @type {any} */ (refused).text ?? t("editor-offline");
    if (/** @type {any} */ (refused).code === "too-fast") examineSoon(3000);
  }
  draw();
}

async function save() {
  if (state.busy) return;
  Object.assign(state, { busy: true, told: t("editor-saving") });
  draw();
  const document = history.now;
  const name = maker.name(document, page.language) || t("editor-untitled");
  try {
    const kept = state.code
      ? await keepChanged(state.code, name, document)
      : await keepNew(name, document);
    settle(kept.code, document);
  } catch (refused) {
    state.told = whyNot(/** @type {any} */ (refused), t("editor-offline"));
  }
  state.busy = false;
  draw();
}

/** What is saved is no draft any more; what was drawn meanwhile is. @param {string} code @param {any} document */
function settle(code, document) {
  keepDraft(page.game, state.code, null);
  if (!state.code) globalThis.history.replaceState(null, "", at(page.pages.edit, code));
  Object.assign(state, { code, saved: JSON.stringify(document), restored: false, told: "" });
  if (!isSaved()) keepDraft(page.game, code, history.now);
}

function discard() {
  state.restored = false;
  history.step(begun);
  changed();
}

/** @param {Problem} one */
function choose(one) {
  state.chosen = state.chosen === one ? null : one;
  draw();
}

function draw() {
  const { problems, fresh, chosen, ui } = state;
  const list = problemList({
    ...{ t, problems, fresh, chosen, choose },
    where: (place) => maker.where(history.now, place, t),
  });
  const bench = {
    ...{ document: history.now, change, back, forth, problems: problems ?? [], chosen, list },
    ...{ t, tongues, ui, redraw: draw },
  };
  render(html`${bar()} ${maker.edit(bench)}`, root);
}

function bar() {
  const name = maker.name(history.now, page.language) || t("editor-untitled");
  const press = (/** @type {() => void} */ deed, /** @type {unknown[]} */ left) => () =>
    left.length && deed();
  return html`<header class="editor-bar">
    <a class="button quiet" href=${page.pages.collection} aria-label=${t("editor-back")} title=${t("editor-back")}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M14 5l-7 7 7 7" /></svg></a>
    <p class="editor-name"><b>${name}</b> <span role="status">${state.told || line()}</span></p>
    ${state.restored ? html`<button type="button" class="quiet" @click=${discard}>${t("editor-discard")}</button>` : nothing}
    ${tool("editor-undo", press(back, history.past), !history.past.length, "M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-4")}
    ${tool("editor-redo", press(forth, history.future), !history.future.length, "M16 6l4 4-4 4M20 10h-10a5 5 0 0 0 0 10h4")}
    ${state.code && isSaved() ? html`<a class="button" href=${at(page.pages.shared, state.code)}>${t("editor-share")}</a>` : nothing}
    <button type="button" class="primary" aria-disabled=${String(state.busy || isSaved())} @click=${() => isSaved() || save()}>${t("editor-save")}</button>
  </header>`;
}

/** @param {string} what @param {() => void} press @param {boolean} off @param {string} sign */
const tool = (what, press, off, sign) =>
  html`<button type="button" class="quiet square" aria-label=${t(what)} title=${t(what)} aria-disabled=${String(off)} @click=${press}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg></button>`;

function line() {
  if (isSaved()) return t("editor-saved");
  if (state.restored) return t("editor-restored");
  return state.code || history.past.length ? t("editor-unsaved") : "";
}

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const typing = event.target instanceof Element && event.target.closest("input, textarea");
  if (key === "s") save();
  else if (!typing && key === "z") (event.shiftKey ? forth : back)();
  else if (!typing && key === "y") forth();
  else return;
  event.preventDefault();
});

if (!state.problems) examineSoon(0);
draw();
