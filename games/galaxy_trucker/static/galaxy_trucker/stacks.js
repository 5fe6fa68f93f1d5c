// @ts-check
/** The four stacks of adventures, and the one that is held. */
/** @import {Table} from "types/galaxy_trucker" */
import { clock } from "kit/clock.js";
import { html, nothing } from "lit-html";
import { seatSign, sign } from "./art/signs.js";
import { cardFace } from "./cards.js";
import { may, own, send } from "./knowing.js";

const HIDDEN = 4;

/** @param {Table} table */
export function stacks(table) {
  const { t, view } = table;
  return html`<section class="tray stacks" aria-label=${t("board-stacks")}>
    <h3>${t("board-stacks")}</h3>
    ${view.stacks ? html`<div class="row">${view.stacks.map((stack) => pile(table, stack))}</div>` : html`<p class="empty">${t("board-stacks-none")}</p>`}
  </section>`;
}

/** @param {Table} table @param {number} stack */
function pile(table, stack) {
  const { t, view } = table;
  const holder = table.seats.find(({ seat }) => view.seats[seat]?.peeks === stack)?.seat;
  const words =
    stack === HIDDEN
      ? t("board-stack-hidden")
      : holder !== undefined
        ? t("board-stack-held", { stack, name: table.nameOf(holder) })
        : t("board-stack", { stack });
  const able = may(table, "peek") && stack !== HIDDEN && holder === undefined;
  return html`<button class="stack ${holder === undefined ? "" : "held"}" data-stack=${stack} aria-label=${words} title=${words} aria-disabled=${able ? nothing : "true"}
    @click=${(/** @type {any} */ event) => peek(table, stack, event.currentTarget)}>
    ${holder !== undefined ? seatSign(holder) : stack === HIDDEN ? sign("lock") : html`<b>${stack}</b>`}</button>`;
}

/** @param {Table} table @param {number} stack @param {Element} [near] */
export function peek(table, stack, near) {
  if (table.seat === null) return;
  if (own(table).peeks === stack) send(table, { do: "stop_peek" });
  else if (may(table, "peek")) send(table, { do: "peek", stack });
  else table.why({ do: "peek", stack }, near);
}

/** The next free stack, or back with the one that is held. @param {Table} table */
export function peekByKey(table) {
  const held = own(table).peeks;
  if (held !== undefined) return send(table, { do: "stop_peek" });
  const offer = table.offers.find((each) => each.do === "peek");
  const free = offer?.take?.stack?.is === "one" ? offer.take.stack.of : [1];
  peek(table, free[0]);
}

/** The stack that is held, fanned over the yard. @param {Table} table */
export function fan(table) {
  const { t, view } = table;
  const cards = view.own?.cards;
  if (!cards) return nothing;
  return html`<div class="fan" role="dialog" aria-label=${t("board-peeking", { stack: own(table).peeks })}>
    <header><b>${t("board-peeking", { stack: own(table).peeks })}</b>
      ${clock(table, { until: view.own?.peek_until, seconds: true, label: t("board-time") })}
      <button class="kit-do" @click=${() => send(table, { do: "stop_peek" })}>${t("board-stop-peek")} <kbd aria-hidden="true">k</kbd></button></header>
    <div class="cards">${cards.map((id) => cardFace(table, id))}</div>
  </div>`;
}
