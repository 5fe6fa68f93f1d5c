// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = MagView;
export type Action =
  | NameFlagship
  | Deploy
  | TakeBack
  | Discard
  | EndPhase
  | ShiftSalvo
  | Salvage
  | Build
  | Rebuild
  | KeepShip
  | PlaceShip
  | Scatter
  | MoveFleet
  | Rob
  | Fire
  | Ram
  | Launch
  | DirectHit
  | Effect
  | BoardShip
  | PlayCard
  | PlayWith
  | Repair
  | Lay
  | Sweep
  | EndTurn
  | Sound
  | Answer
  | BuyOff
  | Pass
  | Hold
  | SetPreset
  | SetSoundHelp
  | WantFirewall
  | Resign;
export type GameEvent =
  | MatchBegan
  | ShipsDealt
  | FlagshipsDealt
  | FlagshipNamed
  | Deployed
  | OwnDeployed
  | DeploymentTakenBack
  | FleetRevealed
  | StarterFound
  | TurnBegan
  | PhaseBegan
  | CardsDiscarded
  | CardsDrawn
  | CardsSeen
  | PileShuffled
  | PaymentMade
  | ShipDrawn
  | ShipsOffered
  | ShipKept
  | ShipPlaced
  | FleetMoved
  | SalvoFired
  | RamBegun
  | SoundAsked
  | SoundMade
  | SalvoMissed
  | SquadronLaunched
  | CardPlayed
  | WindowOpened
  | WindowHeld
  | Passed
  | HoldsLeft
  | PresetSet
  | Resigning
  | WindowClosed
  | Answered
  | BoughtOff
  | PlayCancelled
  | Hit
  | DirectHitScored
  | ShipDestroyed
  | ShipCaptured
  | ShipsScattered
  | CardsTaken
  | TakenSeen
  | AbilityUsed
  | SalvoRemoved
  | SalvoShifted
  | MarkerLaid
  | MarkerRemoved
  | SquadronsReturned
  | FleetLost
  | FlagshipDestroyed
  | SoundHelpSet
  | FirewallWanted
  | FirewallBegan
  | WentIdle
  | TurnEnded
  | MatchWon
  | TableEvent;
export type Signal = Cheer;
export type Phase =
  | "deploy"
  | "discard"
  | "draw"
  | "reinforce"
  | "move"
  | "attack"
  | "over";
export type Zone = "yel" | "grn" | "red" | "blu";
export type Preset = "pass-turn" | "pass-not-me" | "pass-small";

export interface MagView {
  turn?: Turn;
  phase: Phase;
  seats: Partial<Record<number, ShownSeat>>;
  stack: number;
  /** How many lie in each stack. */
  ships: number;
  discard: Record<string, number>;
  /** The discard piles: by card or ship its place in the pile, the last on top. */
  wrecks: Record<string, number>;
  /**
   * The cards that the last shuffle brought into the stack. What is discarded and shuffled in one
   * move would be seen nowhere else.
   */
  shuffled?: string[];
  /** Whose turn it is. */
  seat?: number;
  number?: number;
  plays?: Play[];
  window?: ShownWindow;
  choice?: ShownChoice;
  chain?: Chain;
  kept?: number;
  /** The last that was made in this turn. */
  noise?: number;
  noises?: number;
  air?: Record<string, number>;
  /** False: it begins with the next turn. */
  firewall?: boolean;
  /** Once the match is over. */
  hands?: Partial<Record<number, string[]>>;
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

export interface ShownSeat {
  /** How many cards. */
  hand: number;
  fleet: Record<string, ShownShip>;
  flagship?: string;
  hull?: number;
  uses?: number;
  under?: Record<string, number>;
  on?: Record<string, OnShip>;
  markers?: Record<string, number>;
  /** Its deployment is confirmed. */
  ready?: boolean;
  help?: boolean;
  wants_firewall?: boolean;
  away?: boolean;
  idle?: boolean;
  /** Its place in the order of elimination, from 1. */
  out?: number;
}

export interface ShownShip {
  zone: Zone;
  under?: Record<string, number>;
  on?: Record<string, OnShip>;
  fired?: string[];
  spent?: boolean;
}

/** MB-244 A squadron that has hit: its value, and to whom it returns. */
export interface OnShip {
  value: number;
  seat: number;
}

/** MB-260 A card on the stack of plays, and what it names. */
export interface Play {
  seat: number;
  card: string;
  kind: "defence" | "direct-hit" | "effect" | "evasion" | "flux" | "ram" | "salvo" | "special" | "squadron";
  ship?: string;
  target?: string;
  zone?: Zone;
  salvo?: string;
  /** On which a marker is laid. */
  fleet?: number;
}

export interface ShownWindow {
  number: number;
  asked: number[];
  opened: number;
  until: number;
  held?: boolean;
}

export interface ShownChoice {
  kind: string;
  count: number;
  /** None where only the chooser may know them. */
  ships?: string[];
}

/** MB-331 A salvo of this ship has just hit this target. */
export interface Chain {
  ship: string;
  target: string;
  stage: "may-direct-hit" | "may-follow";
}

export interface Own {
  hand: string[];
  presets: Partial<Record<Preset, boolean>>;
  holds: number;
  passed?: boolean;
  resigning?: boolean;
  dealt?: string[];
  deployed?: Partial<Record<Zone, string>>;
  /** The two dealt. */
  flagships?: string[];
  named?: string;
  /** F7 The two ships of which one is kept. */
  offered?: string[];
}

export interface Scene {
  options: Options;
  ships: Record<string, Printed>;
  /** By kind of card. */
  damage: Record<string, number>;
  /** By card, of those that carry any. */
  symbols: Record<string, string>;
  /** By flagship, of those whose ability is limited. */
  uses: Record<string, number>;
}

/** 7 What a room may choose. */
export interface Options {
  attack: "controlled" | "free";
  sound: "casual" | "clamour" | "off";
  sound_help: "off" | "on";
  pace: "brisk" | "normal" | "relaxed";
  firewall: "auto" | "off" | "vote";
  flagships: "pick" | "random";
  balanced: "off" | "on";
}

/** What stands on a fleet ship's card. */
export interface Printed {
  cls: string;
  speed: number;
  hull: number;
  guns: string;
}

export interface NameFlagship {
  do: "name_flagship";
  flagship: string;
}

export interface Deploy {
  do: "deploy";
  yel: string;
  grn: string;
  red: string;
  blu: string;
}

export interface TakeBack {
  do: "take_back";
}

export interface Discard {
  do: "discard";
  cards: string[];
}

export interface EndPhase {
  do: "end_phase";
  phase: "discard" | "draw" | "move" | "reinforce";
}

/** F9 */
export interface ShiftSalvo {
  do: "shift_salvo";
  ship: string;
  salvo: string;
  target: string;
}

/** F1 */
export interface Salvage {
  do: "salvage";
  cards: string[];
}

export interface Build {
  do: "build";
  cards: string[];
}

/** F6 */
export interface Rebuild {
  do: "rebuild";
  ship: string;
  cards: string[];
}

/** F7 */
export interface KeepShip {
  do: "keep_ship";
  ship: string;
}

export interface PlaceShip {
  do: "place_ship";
  zone: Zone;
}

export interface Scatter {
  do: "scatter";
  to: Record<string, Zone>;
}

export interface MoveFleet {
  do: "move_fleet";
  to: Record<string, Zone>;
}

/** F4 */
export interface Rob {
  do: "rob";
  seat: number;
}

export interface Fire {
  do: "fire";
  ship: string;
  card: string;
  target: string;
}

export interface Ram {
  do: "ram";
  ship: string;
  card: string;
  target: string;
}

export interface Launch {
  do: "launch";
  card: string;
  target: string;
}

export interface DirectHit {
  do: "direct_hit";
  card: string;
}

export interface Effect {
  do: "effect";
  card: string;
}

/** MB-342 Not called as it is sent: a Board is what draws the game. */
export interface BoardShip {
  do: "board";
  card: string;
  zone: Zone;
}

export interface PlayCard {
  do: "play_card";
  card: string;
}

export interface PlayWith {
  do: "play_with";
  card: string;
  extra: string;
}

export interface Repair {
  do: "repair";
  ship: string;
  salvo: string;
  card: string;
}

export interface Lay {
  do: "lay";
  card: string;
  seat: number;
}

export interface Sweep {
  do: "sweep";
  ship: string;
  marker: string;
}

export interface EndTurn {
  do: "end_turn";
}

export interface Sound {
  do: "sound";
  noise: number;
}

export interface Answer {
  do: "answer";
  window: number;
  card: string;
}

/** F10 */
export interface BuyOff {
  do: "buy_off";
  window: number;
  cards: string[];
}

export interface Pass {
  do: "pass";
  window: number;
}

export interface Hold {
  do: "hold";
  window: number;
}

export interface SetPreset {
  do: "set_preset";
  preset: Preset;
  on: boolean;
}

export interface SetSoundHelp {
  do: "set_sound_help";
  on: boolean;
}

export interface WantFirewall {
  do: "want_firewall";
  on: boolean;
}

export interface Resign {
  do: "resign";
}

export interface MatchBegan {
  event: "match-began";
  /** By seat; None with `pick`. */
  flagships?: string[];
}

export interface ShipsDealt {
  event: "ships-dealt";
  ships: string[];
}

export interface FlagshipsDealt {
  event: "flagships-dealt";
  flagships: string[];
}

export interface FlagshipNamed {
  event: "flagship-named";
  flagship: string;
}

export interface Deployed {
  event: "deployed";
  seat: number;
}

export interface OwnDeployed {
  event: "own-deployed";
  ships: Partial<Record<Zone, string>>;
}

export interface DeploymentTakenBack {
  event: "deployment-taken-back";
  seat: number;
}

export interface FleetRevealed {
  event: "fleet-revealed";
  seat: number;
  flagship: string;
  ships: Partial<Record<Zone, string>>;
  discarded: string[];
}

export interface StarterFound {
  event: "starter-found";
  seat: number;
  /** By seat. */
  sums: Partial<Record<number, number>>;
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  number: number;
}

/** Told of a phase in which something may be done. */
export interface PhaseBegan {
  event: "phase-began";
  phase: string;
}

export interface CardsDiscarded {
  event: "cards-discarded";
  seat: number;
  cards: string[];
}

export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  count: number;
}

/** What was drawn; of F1 to all. */
export interface CardsSeen {
  event: "cards-seen";
  cards: string[];
}

export interface PileShuffled {
  event: "pile-shuffled";
  /** `cards` or `ships`. */
  which: string;
}

export interface PaymentMade {
  event: "payment-made";
  seat: number;
  cards: string[];
}

export interface ShipDrawn {
  event: "ship-drawn";
  seat: number;
  /** None: F7 looks at two. */
  ship?: string;
}

export interface ShipsOffered {
  event: "ships-offered";
  ships: string[];
}

export interface ShipKept {
  event: "ship-kept";
  seat: number;
  kept: string;
  discarded: string;
}

export interface ShipPlaced {
  event: "ship-placed";
  seat: number;
  ship: string;
  zone: Zone;
}

export interface FleetMoved {
  event: "fleet-moved";
  seat: number;
  /** Of the ships that changed zones. */
  moves: Record<string, Zone>;
}

export interface SalvoFired {
  event: "salvo-fired";
  seat: number;
  ship: string;
  card: string;
  target: string;
}

export interface RamBegun {
  event: "ram-begun";
  seat: number;
  ship: string;
  card: string;
  target: string;
}

export interface SoundAsked {
  event: "sound-asked";
  seat: number;
  /** Match time. */
  until: number;
}

export interface SoundMade {
  event: "sound-made";
  seat: number;
  noise: number;
}

export interface SalvoMissed {
  event: "salvo-missed";
  card: string;
}

export interface SquadronLaunched {
  event: "squadron-launched";
  seat: number;
  card: string;
  target: string;
}

/** A direct hit, an effect or a special card, and what it names. */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: string;
  ship?: string;
  target?: string;
  zone?: Zone;
  salvo?: string;
  fleet?: number;
}

export interface WindowOpened {
  event: "window-opened";
  number: number;
  asked: number[];
  /** Match time. */
  until: number;
}

export interface WindowHeld {
  event: "window-held";
  until: number;
}

export interface Passed {
  event: "passed";
  window: number;
}

export interface HoldsLeft {
  event: "holds-left";
  holds: number;
}

export interface PresetSet {
  event: "preset-set";
  preset: Preset;
  on: boolean;
}

/** MB-446 It waits for the end of the stack. */
export interface Resigning {
  event: "resigning";
}

export interface WindowClosed {
  event: "window-closed";
  number: number;
}

export interface Answered {
  event: "answered";
  seat: number;
  card: string;
  against: string;
}

export interface BoughtOff {
  event: "bought-off";
  seat: number;
  cards: string[];
  against: string;
}

export interface PlayCancelled {
  event: "play-cancelled";
  card: string;
  /** None: bought off. */
  by?: string;
}

export interface Hit {
  event: "hit";
  target: string;
  card: string;
  value: number;
}

export interface DirectHitScored {
  event: "direct-hit-scored";
  target: string;
}

export interface ShipDestroyed {
  event: "ship-destroyed";
  ship: string;
  seat: number;
}

export interface ShipCaptured {
  event: "ship-captured";
  ship: string;
  seat: number;
  zone: Zone;
}

export interface ShipsScattered {
  event: "ships-scattered";
  seat: number;
  moves: Record<string, Zone>;
}

export interface CardsTaken {
  event: "cards-taken";
  seat: number;
  victim: number;
  count: number;
}

/** Told to thief and victim. */
export interface TakenSeen {
  event: "taken-seen";
  cards: string[];
}

export interface AbilityUsed {
  event: "ability-used";
  seat: number;
  ability: string;
  /** Uses; None: without limit. */
  left?: number;
}

export interface SalvoRemoved {
  event: "salvo-removed";
  seat: number;
  ship: string;
  salvo: string;
}

export interface SalvoShifted {
  event: "salvo-shifted";
  seat: number;
  ship: string;
  card: string;
  target: string;
}

export interface MarkerLaid {
  event: "marker-laid";
  card: string;
  /** Of the fleet. */
  seat: number;
}

export interface MarkerRemoved {
  event: "marker-removed";
  card: string;
  seat: number;
}

export interface SquadronsReturned {
  event: "squadrons-returned";
  cards: Record<string, number>;
}

/** Cards and ships that came to the open piles by an elimination. */
export interface FleetLost {
  event: "fleet-lost";
  seat: number;
  cards: string[];
  ships: string[];
}

export interface FlagshipDestroyed {
  event: "flagship-destroyed";
  seat: number;
  /** None: resigned. */
  by?: number;
}

export interface SoundHelpSet {
  event: "sound-help-set";
  seat: number;
  on: boolean;
}

export interface FirewallWanted {
  event: "firewall-wanted";
  seat: number;
  on: boolean;
}

export interface FirewallBegan {
  event: "firewall-began";
  /** Whose turn is next. */
  seat: number;
}

export interface WentIdle {
  event: "went-idle";
  seat: number;
}

export interface TurnEnded {
  event: "turn-ended";
  seat: number;
  clock: boolean;
}

export interface MatchWon {
  event: "match-won";
  seat: number;
  /** By seat. */
  hands: Partial<Record<number, string[]>>;
}

/** MB-225 The noise of an eliminated player; the count makes two equal ones differ. */
export interface Cheer {
  noise: number;
  count: number;
}
