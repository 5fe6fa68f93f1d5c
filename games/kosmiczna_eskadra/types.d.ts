// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = TableView;
export type Action =
  | PickColour
  | Ready
  | SetAssist
  | SetAutoDraw
  | Draw
  | Drop
  | Answer
  | Continue
  | Resign;
export type GameEvent =
  | ColourPicked
  | SeatReady
  | AssistSet
  | AutoDrawSet
  | RoundBegan
  | PlacingBegan
  | BeatBegan
  | CardDrawn
  | OwnDrawn
  | HandFreed
  | CardSealed
  | OwnSealed
  | CardLanded
  | DropRefused
  | RoundStopped
  | PositionFrozen
  | OwnFrozen
  | Answered
  | CardWithheld
  | RoundEnded
  | ShipGrounded
  | SpeedBegan
  | LaserFired
  | OreShared
  | ShipDestroyed
  | OreLooted
  | RockRemoved
  | RoundScored
  | RoundWon
  | RoundTied
  | SeatDone
  | CardsReturned
  | SeatResigned
  | GameWon
  | TableEvent;
export type Signal = Hold;
export type Phase = "ready" | "countdown" | "placing" | "stopped" | "scoring" | "over";
export type Colour = "red" | "blue" | "green" | "yellow";
export type Anchor = "F" | "B" | "L" | "R" | "FL" | "FR" | "BL" | "BR";
export type Switch = "off" | "on";

/** `turn.ask` is one of: ready, countdown, lay, beat, answer, watch. */
export interface TableView {
  turn?: Turn;
  phase: Phase;
  round: number;
  seats: Record<string, SeatView>;
  /** By order of landing. Rocks stand in the scene; what is left of their ore, in the events. */
  table: Record<string, CardView>;
  /** How many, where two small ones take the asteroid's place (KE-270). */
  rocks?: number;
  start?: number;
  stop?: number;
  /** Who has played out; with `stop` and without `stopper` it was the clock. */
  stopper?: number;
  beat?: number;
  /** Of the round that is shown. */
  result?: Result;
  won?: number[];
  own?: Own;
}

/** Whose decision is awaited, on what, until when, as this audience may know it. */
export interface Turn {
  /** Message key of the question. */
  ask: string;
  /** None: the audience may know that somebody is asked, but not who. */
  seats?: number[];
  until?: number;
}

/** One squadron as everybody sees it. */
export interface SeatView {
  wins: number;
  /** Cards left in it. */
  deck: number;
  holds?: boolean;
  colour?: Colour;
  /** For the round; in `scoring`: has said continue. */
  ready?: boolean;
  assist?: boolean;
  answered?: boolean;
  /** Calm pace: has dropped in this beat. */
  sealed?: boolean;
  /** In `scoring`: the speeds of the cards that were not played, ascending. */
  hangar?: number[];
  resigned?: boolean;
}

/** A card on the table. `fate` in `scoring` alone, as `EskadraState.fates`. */
export interface CardView {
  seat: number;
  speed: number;
  x: number;
  y: number;
  a: number;
  fate?: string;
}

/** A round's score, by seat (KE-251). */
export interface Result {
  trophies: number[];
  ore: number[];
  losses: number[];
  scores: number[];
  winner?: number;
}

/** What only the owner sees. */
export interface Own {
  auto_draw: boolean;
  assist_next?: boolean;
  /** The speed of the card in hand. */
  held?: number;
  /** From when on it may be dropped (KE-075, KE-079). */
  free_at?: number;
  /** Where it will lie: sealed in a beat, or compensated and on its way down. */
  dropped?: [number, number, number];
  frozen?: [number, number, number];
  answer?: string;
}

/** What never changes in a match: the printed ships by speed, the table, the rocks. */
export interface Scene {
  ships: Record<string, ShipData>;
  /** Half a side of the table (KE-008). */
  half: number;
  rocks: RockData[];
  wins: number;
  pace: string;
  /** Milliseconds. */
  round_clock: number | null;
  /** How long a drawn card stays in the hand at least, without assistance (KE-075). */
  hand_time: number;
  aim_lines: string;
  show_hands: boolean;
  overlap: string;
  assist: boolean;
}

/** A ship as it is printed. `shields`: edges, in the order F B L R. */
export interface ShipData {
  hull: number;
  lasers: LaserData[];
  shields: string;
}

export interface LaserData {
  at: Anchor;
  strength: number;
}

/** A rectangle of angle 0 by its centre and half sides. */
export interface RockData {
  x: number;
  y: number;
  half_width: number;
  half_height: number;
  ore: number;
}

/** What a room may choose. Clocks are in seconds. */
export interface Options {
  wins: number;
  pace: "calm" | "live";
  round_clock: "120" | "30" | "45" | "60" | "90" | "off";
  beat_clock: "15" | "30" | "60" | "off";
  replay_clock: "30" | "60" | "90" | "off";
  times: "1" | "3";
  two_asteroids: Switch;
  corsairs: Switch;
  overlap: "hangar" | "refuse";
  show_hands: Switch;
  aim_lines: "full" | "off" | "short";
  assist: Switch;
  lag_compensation: Switch;
  /** KE-075 Milliseconds for which a drawn card stays in the hand at least. */
  hand_time: "1000" | "1500" | "2000" | "3000" | "500";
}

export interface PickColour {
  do: "pick_colour";
  colour: string;
}

/** Ready for the round. */
export interface Ready {
  do: "ready";
}

/** Aim exactly by key in the next round, and wait longer for it (KE-079). */
export interface SetAssist {
  do: "set_assist";
  on: boolean;
}

/** The next card comes to the hand by itself (KE-076). */
export interface SetAutoDraw {
  do: "set_auto_draw";
  on: boolean;
}

export interface Draw {
  do: "draw";
}

/** Lay the held card. */
export interface Drop {
  do: "drop";
  x: number;
  y: number;
  a: number;
}

/** At Stop: `drop` the held card where it was frozen, or `withhold` it (KE-105). */
export interface Answer {
  do: "answer";
  how: string;
}

/** Seen enough of the battle. */
export interface Continue {
  do: "continue";
}

export interface Resign {
  do: "resign";
}

export interface ColourPicked {
  event: "colour-picked";
  seat: number;
  colour: Colour;
}

export interface SeatReady {
  event: "seat-ready";
  seat: number;
}

/** Everybody may know; no picture shows it before the next round. */
export interface AssistSet {
  event: "assist-set";
  seat: number;
  on: boolean;
}

/** Own. */
export interface AutoDrawSet {
  event: "auto-draw-set";
  on: boolean;
}

/** `start` is the match time at which cards may be drawn. */
export interface RoundBegan {
  event: "round-began";
  round: number;
  start: number;
}

/** The countdown is over. */
export interface PlacingBegan {
  event: "placing-began";
}

export interface BeatBegan {
  event: "beat-began";
  number: number;
}

/** `left`: cards in the deck now. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  left: number;
}

/** Own: which ship it is. */
export interface OwnDrawn {
  event: "own-drawn";
  speed: number;
}

/** Own: the card in hand may be let go from now on (KE-075). */
export interface HandFreed {
  event: "hand-freed";
}

/** Calm pace: the seat has dropped; nobody sees where before the beat ends. */
export interface CardSealed {
  event: "card-sealed";
  seat: number;
}

/** Own: calm pace, or a compensated drop that has not landed yet. */
export interface OwnSealed {
  event: "own-sealed";
  speed: number;
  x: number;
  y: number;
  a: number;
}

/** `late`: dropped at Stop. */
export interface CardLanded {
  event: "card-landed";
  order: number;
  seat: number;
  speed: number;
  x: number;
  y: number;
  a: number;
  late?: boolean;
}

/** Own: a compensated drop could not land (KE-301); the card is still held. */
export interface DropRefused {
  event: "drop-refused";
  code: string;
}

/** By the seat that played out, or by the clock: `clock` is true and no seat is told. */
export interface RoundStopped {
  event: "round-stopped";
  seat?: number;
  clock?: boolean;
}

/** A held card is frozen. Everybody learns that it was; where, only its owner. */
export interface PositionFrozen {
  event: "position-frozen";
  seat: number;
}

/** Own. */
export interface OwnFrozen {
  event: "own-frozen";
  x: number;
  y: number;
  a: number;
}

/** The seat has decided; what, shows when the window closes or the card lands. */
export interface Answered {
  event: "answered";
  seat: number;
}

/** `why`: nobody knew at Stop where it was (KE-107); else its seat, or time, withheld it. */
export interface CardWithheld {
  event: "card-withheld";
  seat: number;
  why?: "unseen";
}

/** `unplayed[seat]`: the speeds of the cards that were not played, in ascending order. */
export interface RoundEnded {
  event: "round-ended";
  unplayed: number[][];
}

/** Lies illegally and goes to the hangar (KE-130). `covers`: an order, or `r0`, `r1`. */
export interface ShipGrounded {
  event: "ship-grounded";
  order: number;
  covers: string;
}

export interface SpeedBegan {
  event: "speed-began";
  speed: number;
}

/**
 * One shot. `target`: an order, `r0` or `r1` for a rock; None is space. `start` and `end` are
 * rounded to whole u, for drawing only; no `end` without a target. `edges`: the edges hit, in the
 * order F B L R.
 */
export interface LaserFired {
  event: "laser-fired";
  order: number;
  laser: Anchor;
  start: [number, number];
  target?: string;
  end?: [number, number];
  edges?: string;
  shielded?: boolean;
  damage?: number;
}

/** `taken`: ore by the order of the ship that took it; `left` on the rock. */
export interface OreShared {
  event: "ore-shared";
  rock: number;
  taken: Record<string, number>;
  removed: number;
  left: number;
}

/**
 * `pool`: `lost` (to its owner's losses), `out` (for nobody), or the seat, as text, whose trophy it
 * is; then `seat` too, for the words. `markers`: damage by the seat whose colour it has.
 */
export interface ShipDestroyed {
  event: "ship-destroyed";
  order: number;
  pool: string;
  markers: Record<string, number>;
  seat?: number;
}

/** Corsairs: `taken` by the order of the ship that took it (KE-272). */
export interface OreLooted {
  event: "ore-looted";
  order: number;
  taken: Record<string, number>;
  removed: number;
}

export interface RockRemoved {
  event: "rock-removed";
  rock: number;
}

/** By seat: hull points of trophies, ore, hull points of losses, and their sum (KE-251). */
export interface RoundScored {
  event: "round-scored";
  trophies: number[];
  ore: number[];
  losses: number[];
  scores: number[];
}

export interface RoundWon {
  event: "round-won";
  seat: number;
}

export interface RoundTied {
  event: "round-tied";
}

/** The seat has seen enough of the battle. */
export interface SeatDone {
  event: "seat-done";
  seat: number;
}

/** All cards are back in the decks (KE-007); `round` is the one to get ready for. */
export interface CardsReturned {
  event: "cards-returned";
  round: number;
}

export interface SeatResigned {
  event: "seat-resigned";
  seat: number;
}

/**
 * `seats`: one, or those who share it. `reason` as in the outcome: `wins`, `ties` or `resigned`.
 */
export interface GameWon {
  event: "game-won";
  seats: number[];
  reason: string;
}

/** The signal of the game: where the held card hovers. Never logged, sampled at Stop. */
export interface Hold {
  x: number;
  y: number;
  a: number;
}
