// @ts-check
/**
 * Action list: every offer as labelled buttons or a form. It can play a whole game by itself.
 *
 * @import {Action, Board, Domain, Offer, Table} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { actions, first, isChoice } from "../kit/domains.js";
import { field } from "./fields.js";
import { isUndo, UNDO } from "./undo.js";
import { seen } from "./veil.js";

/** @param {Offer | Action} own */
const keyOf = (own) => JSON.stringify(own);

/** @param {Shell} shell */
export function choices(shell) {
  const { t, store } = shell;
  const table = seen(shell);
  if (!table || store.you.seat === null) return html`<p class="empty">${t("actions-watching")}</p>`;
  const { shown, rest, standing } = sorted(shell.board, table);
  let number = 0;
  // A board's own labels may change at every drawing, the words of messages only with what was heard.
  const said = shell.board?.label ? {} : shell.words.kept;
  const listed = (/** @type {Offer[]} */ offers) =>
    repeat(offers, keyOf, (offer) => {
      const all = actions(offer);
      if (all === null) return form(shell, offer, said);
      const from = number;
      const list = distinct(shell.board, table, all);
      number += list.length;
      return guard([offer, from, said, store.pending], () =>
        repeat(
          list,
          ([action]) => keyOf(action),
          ([action, count], at) => button(shell, action, from + at + 1, count),
        ),
      );
    });
  return html`<div class="choices" tabindex="-1" id="choices">
    ${shown.length || rest.length ? nothing : html`<p class="empty">${t("actions-none")}</p>`}
    ${listed(shown)} ${rest.length ? others(shell, () => listed(rest)) : nothing}
    ${table.offers.some(isUndo) ? button(shell, UNDO) : nothing}
    ${standing.length ? more(shell, standing) : nothing}
  </div>`;
}

/** What the board puts first, the rest, and what is always possible. @param {Board | null} board @param {Table} table */
export function sorted(board, table) {
  const offers = table.offers.filter((offer) => !offer.standing);
  const standing = table.offers.filter((offer) => offer.standing && !isUndo(offer));
  const shown = board?.first?.(offers, table) ?? offers;
  return { shown, rest: offers.filter((offer) => !shown.includes(offer)), standing };
}

/** Of actions that are alike to the board the first, and how many they are. @param {Board | null} board @param {Table} table @param {Action[]} list @returns {[Action, number][]} */
export function distinct(board, table, list) {
  /** @type {Map<string, [Action, number]>} */
  const found = new Map();
  for (const action of list) {
    const key = board?.alike?.(action, table) ?? keyOf(action);
    const [one, count] = found.get(key) ?? [action, 0];
    found.set(key, [one, count + 1]);
  }
  return [...found.values()];
}

/** What is seldom the best, behind a fold. @param {Shell} shell @param {() => unknown} list */
function others(shell, list) {
  const remember = (/** @type {any} */ event) => {
    shell.ui.others = event.target.open;
  };
  return html`<details class="more" ?open=${shell.ui.others} @toggle=${remember}>
    <summary>${shell.t("actions-others")}</summary>${list()}
  </details>`;
}

/** @param {Shell} shell @param {Action} action */
export function label({ board, table, t }, action) {
  const { do: tag, ...fields } = action;
  return (table && board?.label?.(action, table)) || t(`do-${tag}`, fields);
}

/** @param {Shell} shell @param {Action} action @param {number} [number] @param {number} [count] */
function button(shell, action, number = 10, count = 1) {
  const pending = shell.store.pending;
  const sent = pending && JSON.stringify(pending.action) === JSON.stringify(action);
  return html`<button
    class="choice ${sent ? "sent" : ""}"
    aria-disabled=${pending ? "true" : nothing}
    aria-keyshortcuts=${number < 10 ? number : nothing}
    @click=${() => shell.act(action)}
  >
    ${number < 10 ? html`<kbd aria-hidden="true">${number}</kbd>` : html`<kbd class="none"></kbd>`}
    <span>${label(shell, action)}${count > 1 ? ` ${shell.t("actions-alike", { count })}` : ""}</span>
  </button>`;
}

/**
 * What is always possible and seldom meant, behind a fold. A preset, which has fields, can be taken
 * back; to resign, which has none, cannot, and is asked twice.
 * @param {Shell} shell
 * @param {Offer[]} offers
 */
function more(shell, offers) {
  const list = offers.flatMap((offer) => actions(offer) ?? [first(offer)]);
  const remember = (/** @type {any} */ event) => (shell.ui.more = event.target.open);
  return html`<details class="more" ?open=${shell.ui.more} @toggle=${remember}>
    <summary>${shell.t("actions-more")}</summary>
    ${list.map((action) =>
      Object.keys(action).length > 1 ? button(shell, action) : doubted(shell, action),
    )}
  </details>`;
}

/** @param {Shell} shell @param {Action} action */
function doubted(shell, action) {
  const { t, ui } = shell;
  const key = JSON.stringify(action);
  const asked = ui.doubt === key;
  const press = () => {
    ui.doubt = asked ? null : key;
    if (asked) shell.act(action);
    else shell.redraw();
  };
  return html`<button class="choice ${asked ? "danger" : ""}" @click=${press}>
    <span>${asked ? t("really", { action: label(shell, action) }) : label(shell, action)}</span>
  </button>`;
}

/**
 * An offer with too many actions to list: its fields one by one. Where not all of them are legal, as
 * with places on a table, it is quicker done there, and the form lies behind a fold.
 * @param {Shell} shell
 * @param {Offer} offer
 * @param {unknown} said  as long as it is the same, so are all labels
 */
function form(shell, offer, said) {
  const { t, ui, store } = shell;
  const key = keyOf(offer);
  ui.forms ??= {};
  ui.forms[key] ??= first(offer);
  // Of a fleet with many guns there are eight forms, each with the name of every ship that may be hit.
  const content = guard([offer, said, store.pending, ui.forms[key]], () => fields(shell, offer));
  if (!offer.example) return content;
  const remember = (/** @type {any} */ event) => (ui.byFields = event.target.open);
  return html`<details class="more" ?open=${ui.byFields} @toggle=${remember}>
    <summary>${t("actions-by-fields")}</summary>
    ${content}
  </details>`;
}

/** @param {Shell} shell @param {Offer} offer */
function fields(shell, offer) {
  const { forms } = shell.ui;
  const key = keyOf(offer);
  const action = forms[key];
  const change = (/** @type {string} */ name) => (/** @type {any} */ value) => {
    forms[key] = { ...action, [name]: value };
    shell.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    shell.act(action);
  };
  return html`<form class="fields" @submit=${submit}>
    ${Object.entries(offer.take ?? {})
      .map(([name, domain]) => /** @type {const} */ ([name, narrowed(shell, offer, name, domain)]))
      .filter(([, domain]) => isChoice(domain))
      .map(([name, domain]) => field(shell.words, name, domain, action[name], change(name)))}
    <button class="choice" aria-disabled=${shell.store.pending ? "true" : nothing}>
      <kbd class="none"></kbd><span>${label(shell, action)}</span>
    </button>
  </form>`;
}

/** Without what is alike. @param {Shell} shell @param {Offer} offer @param {string} name @param {Domain} domain @returns {Domain} */
function narrowed({ board, table }, offer, name, domain) {
  if (domain.is !== "one" || !table) return domain;
  const each = domain.of.map((value) => ({ do: offer.do, [name]: value }));
  return { ...domain, of: distinct(board, table, each).map(([action]) => action[name]) };
}
