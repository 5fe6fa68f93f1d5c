// @ts-check
/**
 * Announcements of the staff to everybody: the time of maintenance in the reader's zone, with what is
 * left until then, and notices that can be closed. Those of the page as it came, and those that its
 * socket brings later.
 *
 * Imports nothing: what it shared with the room's page would be a file more for everybody.
 *
 * @typedef {{kind: string, id: string, text: string, at: string, moment: number | null}} Announcement
 */

const CLOSED = "closed-notice";
const SECOND = 1000;
/** Counted down within the last hour; before, the time says enough. */
const COUNTED = 3600 * SECOND;

let ticks = 0;

/** Look after those on the page. */
export function tend() {
  for (const button of document.querySelectorAll("#announcements [data-close]"))
    button.addEventListener("click", close);
  tick();
  if (!ticks) ticks = Number(setInterval(tick, SECOND));
}

/** Show those that have come by the socket. @param {{announcements: Announcement[], close: string, css: string}} message */
export function announce(message) {
  const box = place();
  const shown = [...box.children].map((each) => /** @type {HTMLElement} */ (each).dataset.id);
  // What is there already is not said again to whoever listens.
  if (String(shown) === String(message.announcements.map(({ id }) => id))) return;
  dress(message.css);
  box.replaceChildren(...message.announcements.map((each) => line(each, message.close)));
  tend();
}

/** Where they stand: above what the page is about, so that they cover nothing. */
function place() {
  const there = document.getElementById("announcements");
  if (there) return there;
  const box = Object.assign(document.createElement("div"), { id: "announcements" });
  box.setAttribute("role", "status");
  document.querySelector("header.site")?.after(box);
  return box;
}

/** @param {string} href */
function dress(href) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** The same as templates/announcements.html. @param {Announcement} each @param {string} label */
function line({ kind, id, text, at, moment }, label) {
  const own = document.createElement("p");
  own.className = `announcement ${kind}`;
  own.dataset.id = id;
  own.append(piece("span", text));
  if (at) {
    const when = piece("span", `${at} `);
    const time = piece("time", "");
    time.dataset.moment = String(moment);
    when.append(time);
    const left = piece("span", "");
    left.className = "announced-left";
    left.ariaHidden = "true";
    own.append(when, left);
  }
  if (kind === "notice") {
    own.hidden = true;
    own.dataset.until = String(moment);
    const button = Object.assign(piece("button", "×"), { type: "button", title: label });
    button.className = "quiet square";
    button.ariaLabel = label;
    button.dataset.close = "";
    own.append(button);
  }
  return own;
}

/** @param {string} tag @param {string} text */
const piece = (tag, text) =>
  Object.assign(document.createElement(tag), /** @type {any} */ ({ textContent: text }));

function tick() {
  for (const time of document.querySelectorAll("#announcements time")) tell(time);
  for (const notice of document.querySelectorAll("#announcements .notice")) reveal(notice);
}

/** The time once, what is left each second; that is not read out. @param {any} time */
function tell(time) {
  const moment = Number(time.dataset.moment);
  if (!time.textContent) {
    const today = new Date(moment).toDateString() === new Date().toDateString();
    const day = today ? undefined : "medium";
    const { lang } = document.documentElement;
    // As times.js has it: the same minute is written in one way on every page.
    const region = navigator.languages.find((own) => own.startsWith(lang)) ?? lang;
    const shape = new Intl.DateTimeFormat(region, {
      dateStyle: day,
      timeStyle: "short",
    });
    time.dateTime = new Date(moment).toISOString();
    time.textContent = shape.format(moment);
  }
  const left = moment - Date.now();
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const shown = left > 0 && left < COUNTED ? clock : "";
  const place = time.closest("p").querySelector(".announced-left");
  if (place.textContent !== shown) place.textContent = shown;
}

/** One that its reader has closed, or that is over, is not shown. @param {any} notice */
function reveal(notice) {
  const { id, until } = notice.dataset;
  notice.hidden = id === closed() || Number(until) < Date.now();
}

/** @param {Event} event */
function close({ target }) {
  const notice = /** @type {any} */ (target).closest("p");
  notice.hidden = true;
  try {
    localStorage.setItem(CLOSED, notice.dataset.id);
  } catch {
    // Kept nowhere, it is closed until the page is left.
    notice.remove();
  }
  // The button that had the focus is gone.
  const next = document.getElementById("content")?.querySelector("a, button, input");
  /** @type {HTMLElement | null | undefined} */ (next)?.focus();
}

function closed() {
  try {
    return localStorage.getItem(CLOSED);
  } catch {
    return null;
  }
}
