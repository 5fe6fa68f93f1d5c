// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = TableView;
export type Action =
  | PickSide
  | Lay
  | UseSpeed
  | AnswerCeiling
  | Name
  | Bid
  | AnswerFirepower
  | AnswerRange
  | NextGame
  | Resign
  | SetAuto;
export type GameEvent =
  | SidesAsked
  | SidePicked
  | SideTaken
  | GameBegan
  | HandDealt
  | CardSeen
  | DuelOpened
  | CeilingAsked
  | InitiativeSeized
  | CeilingKept
  | AttributeNamed
  | SpeedUsed
  | AircraftLaid
  | OwnLaid
  | BidSealed
  | Revealed
  | DuelTied
  | FirepowerAsked
  | FirepowerUsed
  | FirepowerKept
  | DuelWon
  | CardTurned
  | RangeAsked
  | RangeStruck
  | RangeVoid
  | RangeWaived
  | CardsDrawn
  | InitiativePassed
  | GameWon
  | GameDrawn
  | GameReady
  | MatchEnded
  | TimeExpired
  | Absent
  | Returned
  | AutoSet
  | TableEvent;
export type Phase =
  | "sides"
  | "laying"
  | "ceiling"
  | "naming"
  | "manoeuvre"
  | "firepower"
  | "range"
  | "over"
  | "match-over";
export type Attribute = "spd" | "man" | "rng" | "fire" | "ceil";
export type Side = "entente" | "central";
export type Wish = "entente" | "central" | "any";
export type Window = "ceiling" | "manoeuvre" | "firepower" | "range";

/**
 * `turn.ask` is one of: pick-side, lay-first, lay-again, lay-<attribute>, ceiling, name, bid,
 * deciding (the manoeuvre window, for whoever is not to bid), firepower, range, next-game.
 */
export interface TableView {
  turn?: Turn;
  phase: Phase;
  game: number;
  stacks: Partial<Record<Attribute, number>>;
  squadrons: Record<string, SquadronView>;
  duel?: number;
  leader?: number;
  contested?: Attribute;
  previous?: Attribute;
  reveal?: Reveal;
  result?: Result;
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

/** One seat's half of the table as everybody sees it. */
export interface SquadronView {
  hand: number;
  /** The nominal hand: five, less one for each aircraft lost to range. */
  size: number;
  deck: number;
  /** Number by order: `{"1": "E05", "2": "E11"}`. */
  discard: Record<string, string>;
  /** Victory cards, unused and used; an attribute without one is missing. */
  won: Partial<Record<Attribute, [number, number]>>;
  score: number;
  wins: number;
  side?: Side;
  wish?: Wish;
  /** `back`, or its number once revealed. */
  laid?: string;
  ready?: boolean;
}

/** The latest pair, by seat. Shown until match time `until`; what follows waits for no one. */
export interface Reveal {
  attribute: Attribute;
  aircraft: [string, string];
  values: [number, number];
  bonuses: [number, number];
  totals: [number, number];
  until: number;
  /** None: tied, or a tie that firepower may still decide. */
  winner?: number;
}

/** How a game ended; without a winner it is drawn. */
export interface Result {
  reason: string;
  winner?: number;
}

/** What only the owner sees. */
export interface Own {
  hand: string[];
  laid?: string;
  /** The sealed number; missing while it is not given. */
  bid?: number;
  /** The standing answers that are on. */
  auto?: Partial<Record<Window, boolean>>;
  drawn?: string[];
}

/** What never changes in a match. */
export interface Scene {
  aircraft: Record<string, Aircraft>;
  attributes: Attribute[];
  best_of: number;
  to_win: number;
  hand: number;
  stack: number;
}

/** One card: speed, manoeuvre, range, firepower and ceiling in `values`, as printed. */
export interface Aircraft {
  name: string;
  nation: string;
  year: number;
  side: Side;
  values: [number, number, number, number, number];
}

/** What a room may choose. `sides` other than pick and random is the side of seat 0. */
export interface Options {
  sides: "central" | "entente" | "pick" | "random";
  best_of: 1 | 3;
  clock: "live" | "off" | "relaxed";
  man_limit: "1" | "any";
  seen_helper: "off" | "on";
}

export interface PickSide {
  do: "pick_side";
  wish: string;
}

/** Lay an aircraft of the hand face down. */
export interface Lay {
  do: "lay";
  aircraft: string;
}

/** Use a speed card: discard this aircraft and draw another. */
export interface UseSpeed {
  do: "use_speed";
  aircraft: string;
}

export interface AnswerCeiling {
  do: "answer_ceiling";
  use: boolean;
}

/** Name the attribute of the duel. */
export interface Name {
  do: "name";
  attribute: string;
}

/** Seal how many manoeuvre cards to use. */
export interface Bid {
  do: "bid";
  number: number;
}

export interface AnswerFirepower {
  do: "answer_firepower";
  use: boolean;
}

export interface AnswerRange {
  do: "answer_range";
  use: boolean;
}

/** Ready for the next game of the match. */
export interface NextGame {
  do: "next_game";
}

export interface Resign {
  do: "resign";
}

/** Do not ask me again in this window, or do. */
export interface SetAuto {
  do: "set_auto";
  window: string;
  on: boolean;
}

export interface SidesAsked {
  event: "sides-asked";
}

export interface SidePicked {
  event: "side-picked";
  seat: number;
  wish: Wish;
}

export interface SideTaken {
  event: "side-taken";
  seat: number;
  side: Side;
}

export interface GameBegan {
  event: "game-began";
  number: number;
}

export interface HandDealt {
  event: "hand-dealt";
  seat: number;
  number: number;
}

/** Own: an aircraft has come to the hand. */
export interface CardSeen {
  event: "card-seen";
  aircraft: string;
}

/** Without a leader in the first duel. */
export interface DuelOpened {
  event: "duel-opened";
  number: number;
  leader?: number;
  previous?: Attribute;
}

export interface CeilingAsked {
  event: "ceiling-asked";
  seat: number;
}

/** By a ceiling card. */
export interface InitiativeSeized {
  event: "initiative-seized";
  seat: number;
}

export interface CeilingKept {
  event: "ceiling-kept";
  seat: number;
}

export interface AttributeNamed {
  event: "attribute-named";
  seat: number;
  attribute: Attribute;
}

/** `aircraft` was discarded. */
export interface SpeedUsed {
  event: "speed-used";
  seat: number;
  aircraft: string;
}

/** Face down. */
export interface AircraftLaid {
  event: "aircraft-laid";
  seat: number;
}

/** Own: which one. */
export interface OwnLaid {
  event: "own-laid";
  aircraft: string;
}

/** Own: how many manoeuvre cards. */
export interface BidSealed {
  event: "bid-sealed";
  number: number;
}

/** One of the two aircraft; both are told together, seat 0 first. */
export interface Revealed {
  event: "revealed";
  seat: number;
  aircraft: string;
  value: number;
  bonus: number;
  total: number;
}

export interface DuelTied {
  event: "duel-tied";
}

export interface FirepowerAsked {
  event: "firepower-asked";
  seat: number;
}

export interface FirepowerUsed {
  event: "firepower-used";
  seat: number;
}

export interface FirepowerKept {
  event: "firepower-kept";
  seat: number;
}

/** `score`: victory cards the seat has now. */
export interface DuelWon {
  event: "duel-won";
  seat: number;
  attribute: Attribute;
  score: number;
}

/** A victory card was used. Manoeuvre: one line a card. */
export interface CardTurned {
  event: "card-turned";
  seat: number;
  attribute: Attribute;
}

export interface RangeAsked {
  event: "range-asked";
  seat: number;
}

/** The victim lost this aircraft from the hand. */
export interface RangeStruck {
  event: "range-struck";
  victim: number;
  aircraft: string;
}

/** There was nothing to lose. */
export interface RangeVoid {
  event: "range-void";
  victim: number;
}

export interface RangeWaived {
  event: "range-waived";
  seat: number;
}

export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  number: number;
}

/** By a tie that stands: `seat` leads now. */
export interface InitiativePassed {
  event: "initiative-passed";
  seat: number;
}

export interface GameWon {
  event: "game-won";
  seat: number;
  /** `eight`, `exhausted`, `firepower` or `resigned`. */
  reason: string;
}

export interface GameDrawn {
  event: "game-drawn";
}

/** The seat waits for the next game of the match. */
export interface GameReady {
  event: "game-ready";
  seat: number;
}

/** `reason` as in the outcome. */
export interface MatchEnded {
  event: "match-ended";
  reason: string;
}

/** The clock decided for a seat; told to all but in the manoeuvre window. */
export interface TimeExpired {
  event: "time-expired";
  seat: number;
}

/** Two expiries in a row: from now on windows of the seat are answered after three seconds. */
export interface Absent {
  event: "absent";
  seat: number;
}

/** The absent seat has acted. */
export interface Returned {
  event: "returned";
  seat: number;
}

/** Own: a standing answer was switched on or off. */
export interface AutoSet {
  event: "auto-set";
  window: Window;
  on: boolean;
}
