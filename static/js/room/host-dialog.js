// @ts-check
/**
 * Host dialog: everything that a room's host may do.
 *
 * @import {SeatLine} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { close, eye, lock, robot, swap } from "../site/icons.js";
import { nameOf } from "./names.js";
import { freeSeats, open } from "./seats.js";

/** Those that the panel offers; the server allows any number. */
const DELAYS = {
  none: { delay_moves: 0, delay_seconds: 0 },
  "moves-3": { delay_moves: 3, delay_seconds: 0 },
  "seconds-30": { delay_moves: 0, delay_seconds: 30 },
  "seconds-120": { delay_moves: 0, delay_seconds: 120 },
};

/** @type {Record<string, string[]>} */
const SETTINGS = {
  absent: ["bot", "defaults", "remove"],
  chat: ["free", "phrases"],
  delay: Object.keys(DELAYS),
  watchers: ["counted", "named"],
};

/** @param {Shell} shell */
export function hostDialog(shell) {
  const { t } = shell;
  return html`<dialog id="host-panel" class="host-panel" aria-labelledby="host-panel-title">
    <header>
      <h2 id="host-panel-title">${t("host-panel")}</h2>
      <form method="dialog"><button class="quiet square" aria-label=${t("close")}>${close}</button></form>
    </header>
    <p class="hint">${t("host-panel-line")}</p>
    ${seats(shell)} ${door(shell)} ${rules(shell)} ${theEnd(shell)} ${news(shell)}
  </dialog>`;
}

/** Nothing of the page is seen above a dialog, so what it says is said here again. @param {Shell} shell */
const news = ({ ui }) =>
  ui.toasts.length ? html`<p class="host-news">${ui.toasts.at(-1).text}</p>` : nothing;

// Seats

/** @param {Shell} shell */
function seats(shell) {
  const { t, store } = shell;
  const lines = store.room?.seats ?? [];
  return html`<section>
    <h3>${t("host-seats")}</h3>
    <ul class="host-seats">
      ${lines.map((line) => html`<li>${seat(shell, line, lines.length)}</li>`)}
    </ul>
    ${open(shell) ? fill(shell) : html`<p class="hint">${t("host-kick-at-play")}</p>`}
  </section>`;
}

/** @param {Shell} shell @param {SeatLine} line @param {number} count */
function seat(shell, line, count) {
  const { t, store, send } = shell;
  const name = line.kind === "free" && open(shell) ? t("seat-free") : nameOf(shell, line.seat);
  const another = line.kind === "person" && line.seat !== store.you.seat;
  const next = (line.seat + 1) % count;
  const appoint = () => send({ type: "appoint", seat: line.seat });
  const change = () => send({ type: "swap", seat: line.seat, other: next });
  return html`<b class="${line.kind} ${another ? "another" : ""}">${name}</b>
    ${
      another
        ? html`<button class="quiet" aria-label=${t("host-appoint-named", { name })} @click=${appoint}>
              ${t("host-appoint")}
            </button>
            ${kick(shell, line.seat, name)}`
        : nothing
    }
    ${
      open(shell) && count > 1
        ? html`<button
            class="quiet square"
            aria-label=${t("host-swap-named", { name })}
            title=${t("host-swap-named", { name })}
            @click=${change}
          >
            ${swap}
          </button>`
        : nothing
    }`;
}

/** @param {Shell} shell @param {number} seat @param {string} name */
const kick = (shell, seat, name) =>
  doubted(shell, `kick-${name}`, {
    label: shell.t("host-kick"),
    named: shell.t("host-kick-named", { name }),
    sure: shell.t(open(shell) ? "host-kick-sure" : "host-kick-ask-sure"),
    press: () => shell.send({ type: "kick", seat }),
  });

/** @param {Shell} shell */
function fill(shell) {
  const { t, store, send } = shell;
  const levels = store.room?.levels ?? [];
  if (!freeSeats(shell).length || !levels.length) return nothing;
  return html`<div class="host-row" role="group" aria-label=${t("host-fill")}>
    <span>${t("host-fill")}</span>
    ${levels.map(
      (level) => html`<button @click=${() => send({ type: "fill", level })}>
        ${robot} ${t(`level-${level}`)}
      </button>`,
    )}
  </div>`;
}

// The door

/** @param {Shell} shell */
function door(shell) {
  const { t, store, send } = shell;
  const locked = !!store.room?.locked;
  const barred = store.you.barred ?? [];
  return html`<section>
    <h3>${t("host-door")}</h3>
    <div class="host-row">
      <button aria-pressed=${locked} @click=${() => send({ type: "lock", locked: !locked })}>
        ${lock} ${t(locked ? "host-unlock" : "host-lock")}
      </button>
      <span class="hint">${t("host-lock-line")}</span>
    </div>
    ${spectators(shell)}
    ${
      barred.length
        ? html`<h4>${t("host-barred")}</h4>
            <ul class="host-seats">
              ${barred.map(
                (name) => html`<li>
                  <b>${name}</b>
                  <button
                    class="quiet"
                    aria-label=${t("host-pardon-named", { name })}
                    @click=${() => send({ type: "pardon", name })}
                  >
                    ${t("host-pardon")}
                  </button>
                </li>`,
              )}
            </ul>`
        : nothing
    }
  </section>`;
}

/** Whoever watches, by name, and whether anybody may. @param {Shell} shell */
function spectators(shell) {
  const { t, store, send } = shell;
  const shut = !!store.room?.unwatched;
  const named = store.watchers.filter(({ who }) => who && who !== store.you.who);
  return html`<div class="host-row">
      <button aria-pressed=${shut} @click=${() => send({ type: "admit", watchers: shut })}>
        ${eye} ${t(shut ? "host-admit" : "host-unwatch")}
      </button>
      <span class="hint">${t("host-unwatch-line")}</span>
    </div>
    ${
      named.length
        ? html`<h4>${t("watchers")}</h4>
            <ul class="host-seats">
              ${named.map(({ name, who }) => html`<li><b>${name}</b> ${dismiss(shell, name, who)}</li>`)}
            </ul>`
        : nothing
    }`;
}

/** @param {Shell} shell @param {string} name @param {string} [who] */
const dismiss = (shell, name, who) =>
  doubted(shell, `dismiss-${who}`, {
    label: shell.t("host-dismiss"),
    named: shell.t("host-dismiss-named", { name }),
    sure: shell.t("host-dismiss-sure"),
    press: () => shell.send({ type: "dismiss", who }),
  });

// Options and settings

/** @param {Shell} shell */
function rules(shell) {
  const { t, page } = shell;
  if (!open(shell)) return html`<section><p class="hint">${t("host-between")}</p></section>`;
  const options = Object.entries(page.options);
  return html`<form class="host-form" @submit=${(/** @type {Event} */ event) => change(shell, event)}>
    ${
      options.length
        ? html`<fieldset>
            <legend>${t("host-game")}</legend>
            ${options.map(([field, labels]) =>
              choice(shell, field, t(`option-${field}`), Object.entries(labels)),
            )}
            ${page.documents?.fields.map((field) => documentChoice(shell, field))}
            <p class="hint">${t("host-changed-line")}</p>
          </fieldset>`
        : nothing
    }
    <fieldset>
      <legend>${t("host-settings")}</legend>
      ${Object.entries(SETTINGS).map(([field, values]) =>
        choice(
          shell,
          `setting-${field}`,
          t(`opening-${field}`),
          values.map((value) => [value, t(`opening-${field}-${value}`)]),
        ),
      )}
    </fieldset>
    <button class="primary" aria-disabled=${Object.keys(changes(shell)).length ? nothing : "true"}>
      ${t("host-change")}
    </button>
  </form>`;
}

/** @param {Shell} shell @param {string} field @param {string} label @param {[string, string][]} values */
function choice(shell, field, label, values) {
  const chosen = shell.ui.hostChoices?.[field] ?? current(shell, field);
  const choose = (/** @type {any} */ event) => {
    const { value } = event.target;
    if (value && shell.page.documents?.fields.includes(field)) {
      chooseDocument(shell, field, value);
      return;
    }
    shell.ui.hostChoices = { ...shell.ui.hostChoices, [field]: value };
    shell.redraw();
  };
  return html`<label>
    <span>${label}</span>
    <select name=${field} @change=${choose}>
      ${values.map(
        ([value, text]) =>
          html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>
            ${text}
          </option>`,
      )}
    </select>
  </label>`;
}

/** A document: one's own, that of the room, or any by its code. @param {Shell} shell @param {string} field */
function documentChoice(shell, field) {
  const { t, page, store } = shell;
  const label = t(`option-${field}`);
  const now = store.room?.options[field];
  const listed = page.documents?.own ?? [];
  const typed = shell.ui.hostChoices?.[field];
  const others = [now?.code, typed].filter((code) => code && !listed.some(([own]) => own === code));
  const named = [...new Set(others)].map((code) => [code, code === now?.code ? now.name : code]);
  const write = (/** @type {any} */ event) => {
    const code = event.target.value.trim();
    event.target.value = "";
    if (code) chooseDocument(shell, field, code);
  };
  return html`${choice(shell, field, label, [["", t("document-none")], .../** @type {[string, string][]} */ (named), ...listed])}
    <label>
      <span>${t("document-by-code")}</span>
      <input type="text" maxlength="16" autocomplete="off" autocapitalize="off" spellcheck="false" aria-label=${`${label}: ${t("document-code")}`} @change=${write} />
    </label>`;
}

/** With what must go along for it to be played. @param {Shell} shell @param {string} field @param {string} code */
function chooseDocument(shell, field, code) {
  shell.ui.hostChoices = { ...shell.ui.hostChoices, ...shell.page.documents?.with, [field]: code };
  shell.redraw();
}

/** As it is in the room now. @param {Shell} shell @param {string} field @returns {string} */
function current({ store: { room }, page }, field) {
  if (!room) return "";
  if (page.documents?.fields.includes(field)) return room.options[field]?.code ?? "";
  if (field === "seats") return String(room.seats.length);
  if (field === "setting-delay") return delayOf(room.manners);
  if (field.startsWith("setting-")) return String(room.manners[field.slice("setting-".length)]);
  return String(room.options[field]);
}

/** @param {Record<string, any>} settings */
const delayOf = ({ delay_moves: moves = 0, delay_seconds: seconds = 0 }) =>
  Object.entries(DELAYS).find(
    ([, own]) => own.delay_moves === moves && own.delay_seconds === seconds,
  )?.[0] ?? "";

/** What was chosen and is not so yet. @param {Shell} shell @returns {Record<string, string>} */
function changes(shell) {
  const chosen = Object.entries(shell.ui.hostChoices ?? {});
  return Object.fromEntries(chosen.filter(([field, value]) => value !== current(shell, field)));
}

/** @param {Shell} shell @param {Event} event */
function change(shell, event) {
  event.preventDefault();
  const chosen = Object.entries(changes(shell));
  const ofTheRoom = (/** @type {[string, string]} */ [field]) => field.startsWith("setting-");
  const options = Object.fromEntries(chosen.filter((each) => !ofTheRoom(each)));
  const settings = chosen.filter(ofTheRoom);
  if (!chosen.length) return;
  const sent = shell.send({
    type: "change",
    ...(Object.keys(options).length ? { options } : {}),
    ...(settings.length ? { manners: settingsWith(shell, settings) } : {}),
  });
  if (sent) shell.ui.hostChoices = {};
  shell.redraw();
}

/** All of them, as they shall be. @param {Shell} shell @param {[string, string][]} chosen */
function settingsWith({ store }, chosen) {
  const named = chosen.map(([field, value]) => [field.slice("setting-".length), value]);
  const { delay, ...others } = Object.fromEntries(named);
  const delays = DELAYS[/** @type {keyof DELAYS} */ (delay)] ?? {};
  return { ...store.room?.manners, ...others, ...delays };
}

// The end

/** @param {Shell} shell */
const theEnd = (shell) => html`<section>
  <h3>${shell.t("host-close")}</h3>
  <div class="host-row">
    ${doubted(shell, "close", {
      label: shell.t("host-close"),
      named: shell.t("host-close"),
      sure: shell.t("host-close-sure"),
      press: () => shell.send({ type: "close" }),
    })}
    <span class="hint">${shell.t("host-close-line")}</span>
  </div>
</section>`;

/**
 * What cannot be taken back, or hurts, is asked twice.
 * @param {Shell} shell
 * @param {string} key
 * @param {{label: string, named: string, sure: string, press: () => void}} own
 */
function doubted(shell, key, { label, named, sure, press }) {
  const asked = shell.ui.hostDoubt === key;
  const pressed = () => {
    shell.ui.hostDoubt = asked ? null : key;
    if (asked) press();
    shell.redraw();
  };
  return html`<button class=${asked ? "danger" : "quiet"} aria-label=${asked ? sure : named} @click=${pressed}>
    ${asked ? sure : label}
  </button>`;
}
