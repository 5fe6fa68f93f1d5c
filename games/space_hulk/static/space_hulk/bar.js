// @ts-check
/**
 * What can be done: a warning, a decision that is owed, or the actions of the chosen piece with
 * their costs and chances. What may not be done says why.
 *
 * @import {Table} from "types/space_hulk"
 * @import {Piece} from "./knowing.js"
 * @typedef {{tag: string, fields?: Record<string, any>, words: string, cost: number, key?: string, sign: string, with?: string, press?: () => void, on?: boolean}} Deed
 */
import { choices } from "kit/offers.js";
import { toggle } from "kit/switch.js";
import { html, nothing } from "lit-html";
import {
  answer,
  drop,
  endPhase,
  fire,
  go,
  placeAlien,
  placeBlip,
  take,
  turnDraft,
} from "./acting.js";
import { ownAim } from "./aims.js";
import { portrait, sign } from "./art/signs.js";
import { aimed, chances, inFront } from "./chances.js";
import { described } from "./chips.js";
import { draft, offered } from "./drafting.js";
import { turned } from "./geometry.js";
import {
  chosen,
  isAlienSeat,
  isMine,
  isMyPhase,
  nameOf,
  offeredFor,
  offerFor,
  offersOf,
  owed,
  squareOf,
} from "./knowing.js";
import { follow, middle } from "./looking.js";
import { moment } from "./moments.js";
import { value } from "./places.js";
import { tray } from "./tray.js";

/** @param {Table} table */
export function bar(table) {
  return html`<div class="part-bar" role="region" aria-label=${table.t("board-bar")}>
    <div class="acts">${body(table)}</div>
    <div class="ends">${tray(table)}${ending(table)}</div>
  </div>`;
}

/** @param {Table} table */
function body(table) {
  const { ui, t, view } = table;
  if (ui.warn) return warning(table);
  if (owed(table)) return decision(table);
  const blips = offered(table, "place_blip");
  if (blips)
    return html`<p class="asks">${t("board-place-blip", { count: view.hand })}</p>
      <div class="pair">${choices(blips, "entry").map((entry) => html`<button class="kit-do second" @click=${() => placeBlip(table, entry)}>${t("board-entry", { entry })}</button>`)}</div>`;
  const one = chosen(table);
  if (!one)
    return html`<p class="asks">${t(table.offers.some(({ standing }) => !standing) ? "board-choose" : "board-look-on")}</p>${ownAim(table)}`;
  const acts = isMine(table, one) && view.phase !== "over";
  return html`${head(table, one)}${acts ? doings(table, one) : nothing}`;
}

/** @param {Table} table */
function warning(table) {
  const { ui, t } = table;
  return html`<p class="asks warns" role="alert">${ui.warn.text}</p>
    <div class="pair"><button class="kit-do" @click=${() => answer(table, true)}>${t("board-yes-do")}</button>
    <button class="kit-do second" @click=${() => answer(table, false)}>${t("board-no-keep")}</button></div>
    ${toggle(t("board-careless"), !!ui.careless, () => takeCare(table))}`;
}

/** SH-766 Whether what would be lost is asked about is turned over. @param {Table} table */
function takeCare(table) {
  table.ui.careless = !table.ui.careless;
  table.redraw();
}

/** @param {Table} table */
function decision(table) {
  const { t, ui } = table;
  const asked = /** @type {import("types/space_hulk").Asked} */ (owed(table));
  const words = t(`board-ask-${asked.what}`, {
    who: nameOf(table, asked.piece),
    left: asked.left ?? 0,
  });
  const say = html`<p class="asks" role="alert">${words}</p>`;
  if (asked.what === "placing")
    return html`${say}<div class="pair">
      <button class="kit-do second" aria-disabled=${ui.place ? nothing : "true"} @click=${() => turnPlace(table)}><span aria-hidden="true">↻</span> ${t("board-turn-it")}</button>
      <button class="kit-do" aria-disabled=${ui.place ? nothing : "true"} @click=${() => placeAlien(table)}>${t("board-place-it")}</button></div>`;
  if (asked.what === "parry")
    return html`${say}<p class="odds">${t("board-parry-dice", { own: asked.dice?.[0] ?? 0, best: Math.max(...(asked.dice ?? [0]).slice(1)) })}</p><div class="pair">
      <button class="kit-do" @click=${() => table.act({ do: "parry", yes: true })}>${t("board-parry")}</button>
      <button class="kit-do second" @click=${() => table.act({ do: "parry", yes: false })}>${t("board-no-parry")}</button></div>`;
  if (asked.what === "flame")
    return html`${say}<button class="kit-do second" @click=${() => table.act({ do: "flame_stop" })}>${t("board-flame-stop")}</button>`;
  return html`${say}<div class="pair">${chances(table).map(({ target }) => html`<button class="kit-do" @click=${() => table.act({ do: "extra_hit", target })}>${nameOf(table, target)}</button>`)}
    ${offered(table, "waive_hit") ? html`<button class="kit-do second" @click=${() => table.act({ do: "waive_hit" })}>${t("board-waive")}</button>` : nothing}</div>`;
}

/** @param {Table} table */
function turnPlace(table) {
  const { place } = table.ui;
  if (!place) return;
  place.facing = turned(place.facing, 1);
  table.redraw();
}

/** @param {Table} table @param {Piece} one */
const head = (table, one) => html`<div class="head ${one.kind}">
  ${portrait(one, value(table, one.id))}
  <div><b>${nameOf(table, one.id)}</b><small>${described(table, one).split(", ").slice(1).join(" · ")}</small></div>
</div>`;

/** @param {Table} table @param {Piece} one */
function doings(table, one) {
  const { t, ui, view } = table;
  const plan = draft(table);
  if (plan)
    return html`<p class="asks plan-words">${t("board-plan", { ap: plan.ap, cp: plan.cp })}${plan.shots ? html` <b class="warns">${t("board-plan-shots", { shots: plan.shots })}</b>` : nothing}</p>
      <div class="pair">${one.kind === "blip" ? nothing : html`<button class="kit-do second" @click=${() => turnDraft(table, 1)}><span aria-hidden="true">↻</span> ${t("board-turn-end")}</button>`}
      <button class="kit-do" @click=${() => go(table)}>${t("board-go")} <kbd aria-hidden="true">⏎</kbd></button>
      <button class="kit-do second" aria-label=${t("board-drop")} @click=${() => cancel(table)}>✕</button></div>`;
  if (ui.target)
    return html`<p class="asks">${nameOf(table, ui.target)}: ${aimed(table)?.words}</p>
      <div class="pair"><button class="kit-do" @click=${() => fire(table)}>${t("board-fire")} <kbd aria-hidden="true">⏎</kbd></button>
      <button class="kit-do second" aria-label=${t("board-drop")} @click=${() => cancel(table)}>✕</button></div>`;
  return html`${ui.aim === "flame" ? html`<p class="asks">${t("board-choose-flame")}</p>` : nothing}
    <ul class="deeds" aria-label=${t("board-deeds")}>${deeds(table, one).map((deed) => button(table, one, deed))}</ul>
    ${one.kind === "marine" && view.cp ? toggle(t("board-pay-cp"), !!ui.payCp, () => payByCp(table)) : nothing}`;
}

/** @param {Table} table */
export function payByCp(table) {
  table.ui.payCp = !table.ui.payCp;
  table.redraw();
}

/** @param {Table} table */
export function cancel(table) {
  drop(table);
  table.redraw();
}

/** @param {Table} table @param {Piece} one @param {Deed} deed */
function button(table, one, deed) {
  const { t } = table;
  const may = deed.on ?? !!offerFor(table, one.id, deed.tag, deed.fields);
  const words = t(`board-do-${deed.words}`, { with: deed.with ?? "" });
  const press = (/** @type {Event} */ event) =>
    may && deed.press
      ? deed.press()
      : take(table, deed.tag, deed.fields, /** @type {Element} */ (event.currentTarget));
  return html`<li><button class="deed ${deed.with ? "with" : ""}" aria-disabled=${may ? nothing : "true"} title=${words} aria-label=${t("board-deed", { what: words, cost: deed.cost })} @click=${press}>
    ${sign(deed.sign)}<span>${words}</span>${deed.with ? nothing : html`<b class="cost">${deed.cost}</b>`}${deed.key ? html`<kbd aria-hidden="true">${deed.key}</kbd>` : nothing}
  </button></li>`;
}

/** Everything a piece could do, whether it may or not. @param {Table} table @param {Piece} one @returns {Deed[]} */
export function deeds(table, one) {
  const { scene, view, ui } = table;
  const { costs } = scene.ruleset;
  /** @type {Deed[]} */
  const found = [];
  if (one.kind === "blip") {
    if (one.at === undefined)
      found.push({ tag: "enter", words: "enter", cost: costs.enter, sign: "out" });
    found.push({ tag: "convert", words: "convert", cost: 0, sign: "burst" });
    return [...found, ...doorDeeds(table, one)];
  }
  if (one.at === undefined)
    return /** @type {const} */ (["n", "e", "s", "w"]).map((facing) => ({
      tag: "enter_facing",
      fields: { facing },
      words: `enter-${facing}`,
      cost: costs.enter,
      sign: facing,
    }));
  const marine = one.kind === "marine";
  const deploys = view.phase === "deploy";
  const quarter = marine ? costs.marine_turn : costs.alien_turn;
  const turn = (
    /** @type {string} */ words,
    /** @type {number} */ by,
    /** @type {string} */ sign,
    /** @type {string | undefined} */ key,
  ) => ({
    tag: deploys ? "face" : "turn",
    fields: { facing: turned(one.facing, by) },
    words,
    cost: deploys ? 0 : by === 2 ? (marine ? costs.marine_about : costs.alien_about) : quarter,
    sign,
    key,
  });
  found.push(
    turn("left", -1, "left", "q"),
    turn("right", 1, "right", "e"),
    turn("about", 2, "about", undefined),
  );
  if (deploys) return [...found, ...changes(table, one)];
  if (marine && one.role === "flamer") {
    const aims = offersOf(table, one.id, "flame").length > 0;
    found.push({
      tag: "flame",
      fields: {},
      words: "flame",
      cost: costs.flame,
      sign: "fire",
      key: "g",
      on: aims,
      press: () => aimFlame(table),
    });
    found.push({ tag: "reload", words: "reload", cost: costs.reload, sign: "tank" });
  } else if (marine) {
    const target = chances(table).find(({ kind, by }) => kind !== "fight" && !by);
    found.push({
      tag: target?.kind === "free" ? "follow_shot" : "shoot",
      fields: { target: target?.target ?? "" },
      words: target?.kind === "free" ? "free-shot" : "shoot",
      cost: target?.kind === "free" ? 0 : costs.shot,
      sign: "target",
      key: "s",
      press: () => aimNext(table),
    });
    found.push(
      one.jam
        ? { tag: "clear_jam", words: "clear", cost: costs.clear_jam, sign: "tool", key: "o" }
        : { tag: "overwatch", words: "watch", cost: costs.overwatch, sign: "eye", key: "o" },
    );
  }
  found.push({
    tag: "attack",
    words: "attack",
    cost: costs.attack,
    sign: "blades",
    key: "t",
    press: () => aimFight(table),
  });
  found.push(...doorDeeds(table, one));
  if (offersOf(table, one.id, "leave").length)
    found.push({ tag: "leave", words: "leave", cost: costs.leave, sign: "out" });
  if (one.burning && offersOf(table, one.id, "burn_roll").length)
    found.push({ tag: "burn_roll", words: "burn", cost: 0, sign: "fire" });
  return ui.aim ? found.filter(({ tag }) => tag === ui.aim) : found;
}

/** SH-020 SH-580 With whom a marine may change places, or seats. @param {Table} table @param {Piece} one @returns {Deed[]} */
const changes = (table, one) =>
  /** @type {const} */ (["swap", "trade"]).flatMap((tag) =>
    offeredFor(table, one.id, tag, "other").map((other) => ({
      tag,
      fields: { other },
      words: tag,
      with: nameOf(table, other),
      cost: 0,
      sign: "swap",
    })),
  );

/** A door each; without one within reach the one in front, which says why. @param {Table} table @param {Piece} one @returns {Deed[]} */
function doorDeeds(table, one) {
  const within = offeredFor(table, one.id, "door", "at");
  const places = within.length ? within : [inFront(table, one.id)];
  return places.map((at, k) => ({
    tag: "door",
    fields: { at },
    words: table.view.doors[at] === "open" ? "shut" : table.view.airlocks[at] ? "airlock" : "door",
    cost: table.scene.ruleset.costs.door,
    sign: "door",
    ...(k ? {} : { key: "k" }),
  }));
}

/** @param {Table} table */
export function aimFlame(table) {
  const { ui } = table;
  const aims = ui.aim !== "flame";
  drop(table);
  ui.aim = aims ? "flame" : null;
  table.redraw();
}

/** The next target of a shot, brought into view. @param {Table} table */
export function aimNext(table) {
  const all = chances(table).filter(({ kind, by }) => kind !== "fight" && !by);
  const at = all.findIndex(({ target }) => target === table.ui.target);
  const target = all[(at + 1) % Math.max(1, all.length)]?.target ?? null;
  Object.assign(table.ui, { target, fights: false });
  const square = target && squareOf(table, target);
  if (typeof square === "number") follow(table, middle(table, square));
  table.redraw();
}

/** @param {Table} table */
export function aimFight(table) {
  const target = chances(table).find(({ kind }) => kind === "fight")?.target ?? null;
  Object.assign(table.ui, { target, fights: true });
  table.redraw();
}

/** What belongs to nobody: done with this piece, the floor, the end of the phase. @param {Table} table */
function ending(table) {
  const { t, view, ui } = table;
  if (moment(table) && !table.offers.some(({ standing }) => !standing)) return nothing;
  const floor = offered(table, "ask_floor");
  const ready = offered(table, "ready");
  const done = offered(table, "finish");
  const end = offered(table, "end_phase");
  const barred = !end && isMyPhase(table) && view.phase.endsWith("_actions") && !owed(table);
  const holder = view.marines[view.active ?? ""]?.seat;
  const asks = view.floor;
  return html`<div class="closing">
    ${holder !== undefined && holder !== table.seat && (floor || asks === table.seat) ? html`<p>${t("board-floor-of", { name: table.nameOf(holder) })}</p>` : nothing}
    ${asks === undefined || isAlienSeat(table) ? nothing : html`<p>${t("board-floor-asked", { mine: asks === table.seat ? "yes" : "no", name: table.nameOf(asks) })}</p>`}
    ${floor ? html`<button class="kit-do second" @click=${() => table.act({ do: "ask_floor" })}>${t("board-ask-floor")}</button>` : nothing}
    ${done ? html`<button class="kit-do second" @click=${() => table.act({ do: "finish" })}>${t("board-finish")}</button>` : nothing}
    ${ready ? html`<button class="kit-do" @click=${() => table.act({ do: "ready" })}>${t("board-ready")}</button>` : nothing}
    ${end && ui.careless !== undefined && !ui.warn ? toggle(t("board-careful"), !ui.careless, () => takeCare(table)) : nothing}
    ${barred ? html`<button class="kit-do second" aria-disabled="true" @click=${(/** @type {Event} */ event) => table.why({ do: "end_phase" }, /** @type {Element} */ (event.currentTarget))}>${t("board-end-phase")}</button>` : nothing}
    ${end ? html`<button class="kit-do end" @click=${() => endPhase(table)}>${t("board-end-phase")} <kbd aria-hidden="true">x</kbd></button>` : nothing}
  </div>`;
}
