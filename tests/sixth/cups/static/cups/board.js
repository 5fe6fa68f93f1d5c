// @ts-check
/**
 * The board: six cups on a table, the seats beside it, what is to be done below. It draws the view,
 * offers the actions and holds no rules.
 *
 * @import {Offer, Refusal} from "contract"
 * @import {Action, GameEvent, Options, View} from "types/cups"
 * @typedef {import("contract").Table<View, null, Action, GameEvent, Options>} Table
 */
import { clock } from "kit/clock.js";
import { dice, roll } from "kit/dice.js";
import { air, endAll, Flights, rectOf } from "kit/flight.js";
import { digits, key, letGo } from "kit/keys.js";
import { pips } from "kit/meter.js";
import { narrator, say } from "kit/narrator.js";
import { act, may, offered, offersFor } from "kit/offers.js";
import { bounded, stepper } from "kit/stepper.js";
import { html, nothing } from "lit-html";

/** By their numbers, which are those of a die. */
const CUPS = ["00", "10", "20", "01", "11", "21"];

/** @param {string} cup */
const numberOf = (cup) => CUPS.indexOf(cup) + 1;

/** @param {Table} table */
function draw(table) {
  const { t, ui, view, standing } = table;
  // What was chosen was for that round.
  if (ui.round !== view.round)
    Object.assign(ui, { round: view.round, cup: null, prize: 1, stakes: {} });
  return html`<div class="kit-board cups ${standing ? "standing" : ""}" data-phase=${view.phase} @click=${letGo}>
    <div class="kit-layout kit-beside">
      ${seats(table)}
      <ol class="part-table" aria-label=${t("board-cups")}>${CUPS.map((cup) => place(table, cup))}</ol>
      <div class="part-bar" role="region" aria-label=${t("board-bar")}>${bar(table)}</div>
    </div>
    ${air} ${narrator}
  </div>`;
}

// The seats

/** @param {Table} table */
const seats = ({ view, seats, nameOf, options, t }) => html`<div class="part-side">
  <p>${t("board-round", { number: view.round, rounds: options.rounds })}</p>
  <ul aria-label=${t("board-players")}>
    ${seats.map(({ seat }) => {
      const beads = view.beads[seat];
      return html`<li data-seat=${seat} class=${seat === view.hider ? "hider" : ""}>
        <b>${nameOf(seat)}</b>
        <span class="beads">${t("board-beads", { beads })}</span>
        ${seat === view.hider ? html`<small>${t("board-hides")}</small>` : nothing}
        ${view.peeks[seat] ? html`<small>${t("board-may-look")}</small>` : nothing}
      </li>`;
    })}
  </ul>
  <p data-bank>${t("board-bank", { beads: view.bank })}</p>
</div>`;

// The cups

/** @param {Table} table @param {string} cup */
function place(table, cup) {
  const chosen = table.ui.cup === cup;
  const notes = marks(table, cup);
  const label = [table.t("board-cup", { cup }), ...notes].join(". ");
  return html`<li>
    <button class="cup ${chosen ? "chosen" : ""}" data-cup=${cup} aria-label=${label}
      aria-pressed=${chosen ? "true" : "false"} aria-disabled=${usable(table, cup) ? nothing : "true"}
      @click=${(/** @type {any} */ event) => tap(table, cup, event.currentTarget)} @pointerenter=${() => finger(table, cup)}>
      <svg viewBox="0 0 80 90" aria-hidden="true"><path d="M18 8h44l14 70a40 9 0 0 1-72 0z" /><text x="40" y="55">${numberOf(cup)}</text></svg>
    </button>
    <span class="notes" aria-hidden="true">${notes.map((note) => html`<small>${note}</small>`)}</span>
    <span class="fingers" aria-hidden="true">${table.seats.map(({ seat }) => html`<i data-finger=${seat} hidden>${table.nameOf(seat)}</i>`)}</span>
  </li>`;
}

/** What this viewer knows of a cup, in words. @param {Table} table @param {string} cup @returns {string[]} */
function marks(table, cup) {
  const { view, t } = table;
  const seen = view.seen?.[cup];
  const beads = stakes(table)[cup];
  return [
    view.pointed === cup ? t("board-points") : "",
    view.pea === cup || seen ? t("board-here") : "",
    seen === false ? t("board-empty") : "",
    beads ? t("board-stake", { beads }) : "",
  ].filter(Boolean);
}

/** Whether a cup can be chosen: an offer of cups names it, or one has a field for each. @param {Table} table @param {string} cup */
const usable = (table, cup) =>
  !!(offersFor(table, cup).length || offered(table, "hide") || offered(table, "bet"));

/** A cup that cannot be chosen says why. @param {Table} table @param {string} cup @param {Element} near */
function tap(table, cup, near) {
  if (usable(table, cup)) choose(table, cup);
  else table.why({ do: "point", cup }, near);
}

/** @param {Table} table @param {string} cup */
function choose(table, cup) {
  table.ui.cup = cup;
  finger(table, cup);
  table.redraw();
}

/** The others see over which cup a hand is. @param {Table} table @param {string} cup */
function finger(table, cup) {
  if (table.seat !== null && !table.past) table.signal({ cup: CUPS.indexOf(cup) });
}

// What is to be done

/** @param {Table} table */
function bar(table) {
  if (table.standing) return html`<p>${table.t("board-stands")}</p>`;
  return html`${clock(table, { seconds: true, label: table.t("board-time") })} ${prize(table)} ${doing(table)}`;
}

/** @param {Table} table */
function prize({ view, t }) {
  if (!view.prize) return nothing;
  const label = t("board-prize", { beads: view.prize });
  return html`<span class="prize">${label} ${pips({ value: view.prize, most: 3, label })}</span>`;
}

/** @param {Table} table */
function doing(table) {
  if (offered(table, "hide")) return hiding(table);
  if (offered(table, "bet")) return betting(table);
  return waiting(table);
}

/** @param {Table} table */
function hiding(table) {
  const { t, ui } = table;
  if (!ui.cup) return html`<p>${t("board-choose-cup")}</p>`;
  return html`<p>${t("board-prize", { beads: table.ui.prize })}</p> ${steps(table)}
    <button class="kit-do" @click=${() => hide(table)}>${t("board-hide", { cup: ui.cup })}</button>`;
}

/** @param {Table} table */
function betting(table) {
  const { t, ui } = table;
  const peek = { do: "peek", cups: [ui.cup] };
  return html`${ui.cup ? steps(table) : html`<p>${t("board-choose-cup")}</p>`}
    ${may(table, peek) ? html`<button class="kit-do second" @click=${() => act(table, peek)}>${t("board-look", { cup: ui.cup })} <kbd aria-hidden="true">k</kbd></button>` : nothing}
    <button class="kit-do" @click=${() => bet(table)}>${t("board-bet", { beads: sum(stakes(table)) })}</button>`;
}

/** Who has hidden the pea sees the face of its cup, and may point; all others wait. @param {Table} table */
function waiting(table) {
  const { view, t, ui } = table;
  const pointing = { do: "point", cup: ui.cup };
  const label = view.pea && t("board-lies", { cup: view.pea });
  return html`${view.pea && label ? dice({ faces: [numberOf(view.pea)], label }) : nothing}
    ${may(table, pointing) ? html`<button class="kit-do second" @click=${() => point(table)}>${t("board-point", { cup: ui.cup })}</button>` : nothing}
    <p>${view.phase === "over" ? "" : t(view.bet ? "board-laid" : "board-wait")}</p>`;
}

/** @param {Table} table */
const steps = (table) =>
  stepper({
    value: value(table),
    least: least(table),
    most: most(table),
    less: table.t("board-less"),
    more: table.t("board-more"),
    change: (next) => set(table, next),
  });

// Beads: those of the prize while a pea is to be hidden, else those beside the chosen cup

/** Those that lie, or that are to be laid. @param {Table} table @returns {Record<string, number>} */
const stakes = ({ view, ui }) => view.bet ?? ui.stakes;

/** @param {Record<string, number>} of */
const sum = (of) => Object.values(of).reduce((all, beads) => all + beads, 0);

/** @param {Table} table */
const value = (table) =>
  offered(table, "hide") ? table.ui.prize : (stakes(table)[table.ui.cup] ?? 0);

/** @param {Table} table */
const least = (table) => (offered(table, "hide") ? 1 : 0);

/** @param {Table} table */
const most = (table) =>
  offered(table, "hide")
    ? 3
    : table.view.beads[table.seat ?? 0] - sum(stakes(table)) + value(table);

/** @param {Table} table @param {number} next */
function set(table, next) {
  const { ui } = table;
  const own = bounded(next, least(table), most(table));
  if (offered(table, "hide")) ui.prize = own;
  else ui.stakes = { ...stakes(table), [ui.cup]: own };
  table.redraw();
}

/** @param {Table} table */
const hide = (table) =>
  act(table, { do: "hide", at: [...table.ui.cup].map(Number), prize: table.ui.prize });

/** @param {Table} table */
const bet = (table) =>
  act(table, {
    do: "bet",
    stakes: { ...Object.fromEntries(CUPS.map((cup) => [cup, 0])), ...stakes(table) },
  });

/** The others may bet at any moment: whoever points in haste need not press twice. @param {Table} table */
const point = (table) => table.act({ do: "point", cup: table.ui.cup }, { next: true });

/** @param {Table} table */
function keys(table) {
  const { ui } = table;
  const cups = digits(table, CUPS, "board-cup-chosen", (cup) =>
    usable(table, cup) ? { name: String(numberOf(cup)), press: () => choose(table, cup) } : null,
  );
  const named = { cup: ui.cup };
  const peek = { do: "peek", cups: [ui.cup] };
  if (may(table, peek)) cups.push(key(table, "k", "board-look", () => act(table, peek), named));
  const hides = offered(table, "hide");
  if (!ui.cup || !(hides || offered(table, "bet"))) return cups;
  return [
    ...cups,
    key(table, "ArrowUp", "board-more", () => set(table, value(table) + 1)),
    key(table, "ArrowDown", "board-less", () => set(table, value(table) - 1)),
    hides
      ? key(table, "Enter", "board-hide", () => hide(table), named)
      : key(table, "Enter", "board-bet", () => bet(table), { beads: sum(stakes(table)) }),
  ];
}

// What has happened

/** A newer picture ends what runs. @param {HTMLElement} root */
const before = (root) => endAll(root);

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events */
function after(root, table, events) {
  const flights = new Flights(root, table);
  for (const event of events) {
    if (event.event === "pea-hidden") table.play("cups");
    if (event.event === "pea-placed" && event.lot) roll(flights);
    if (event.event === "pea-shown") show(flights, events, event.cup);
  }
}

/** The pea goes to everybody who has gained by it. @param {Flights} flights @param {GameEvent[]} events @param {string} cup */
function show(flights, events, cup) {
  const { root } = flights;
  flights.cheer(flights.find(`[data-cup="${cup}"]`), { scale: 1.15 });
  flights.sound("pea");
  for (const event of events)
    if (event.event === "beads-moved" && event.beads > 0)
      flights.ghost(
        html`<i class="pea"></i>`,
        rectOf(root, `[data-cup="${cup}"] svg`),
        rectOf(root, `[data-seat="${event.owner}"]`),
        { duration: 900, fades: true },
      );
}

/** @param {HTMLElement} root @param {Table} _table @param {Record<string, Record<string, number>>} seats */
function signalled(root, _table, seats) {
  for (const [seat, { cup }] of Object.entries(seats))
    for (const mark of root.querySelectorAll(`[data-finger="${seat}"]`))
      mark.toggleAttribute(
        "hidden",
        !mark.closest("li")?.querySelector(`[data-cup="${CUPS[cup]}"]`),
      );
}

/** The bar shakes, and says why. @param {HTMLElement} root @param {Table} table @param {Refusal} refusal */
function refused(root, table, refusal) {
  if (refusal.code !== "too-many-beads") return false;
  const flights = new Flights(root, table);
  flights.move(flights.find(".part-bar"), [{ translate: "-0.5rem" }, { translate: "0.5rem" }, {}]);
  say(root, refusal.text);
  return true;
}

/** To look first is never needed: it lies behind the fold. @param {Offer[]} offers */
const first = (offers) => offers.filter((offer) => offer.do !== "peek");

/** @param {GameEvent[]} move @param {Table} table */
function summary(move, { t, nameOf }) {
  const shown = move.find((event) => event.event === "pea-shown");
  if (!shown) return "";
  const names = move.flatMap((event) =>
    event.event === "beads-moved" && event.beads > 0 ? [nameOf(event.owner)] : [],
  );
  return t("board-shown", { cup: shown.cup, names: names.join(", ") || "none" });
}

/** Nobody is called to wait. @param {string} ask */
const call = (ask) => (ask === "bets" ? "" : "turn");

const sounds = {
  cups: [{ hertz: 900, lasts: 0.12, loud: 0.5, shape: "noise" }],
  pea: [{ hertz: [420, 840], lasts: 0.25, shape: "triangle" }],
};

export default {
  draw,
  before,
  after,
  signalled,
  keys,
  first,
  refused,
  summary,
  call,
  sounds,
  chapters: ["round-began"],
  unlisted: ["finger-noted"],
};
