// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = TableView;
export type Action =
  | Move
  | TurnTo
  | Shoot
  | FollowShot
  | Overwatch
  | ClearJam
  | Flame
  | FlameNext
  | FlameStop
  | Reload
  | Attack
  | Door
  | Leave
  | Swap
  | Face
  | Trade
  | Ready
  | PlaceBlip
  | Enter
  | EnterFacing
  | Convert
  | PlaceAlien
  | BurnRoll
  | Parry
  | ExtraHit
  | WaiveHit
  | Finish
  | AskFloor
  | EndPhase
  | Preset
  | Resign
  | Agree
  | Refuse
  | OfferDraw
  | AcceptDraw
  | DeclineDraw;
export type GameEvent =
  | SideDrawn
  | MarinesSwapped
  | FacingSet
  | TradeOffered
  | MarinesTraded
  | SeatReady
  | StartBlipsDrawn
  | BlipsDrawn
  | ValuesDrawn
  | DiscardRecycled
  | RoundStarted
  | PhaseStarted
  | CpRolled
  | Moved
  | Turned
  | DoorOpened
  | DoorClosed
  | DoorDestroyed
  | AirlockClosed
  | EntrySealed
  | Shot
  | AlsoHit
  | Killed
  | JamRolled
  | HitWaived
  | JamCleared
  | OverwatchSet
  | OverwatchEnded
  | FlameLaid
  | FlameOver
  | FlameRolled
  | Reloaded
  | MeleeRolled
  | Parried
  | Fought
  | DoorRolled
  | TurnedToFace
  | BlipPlaced
  | BlipEntered
  | AlienEntered
  | BlipTurned
  | AlienPlaced
  | AlienLost
  | PickedUp
  | Dropped
  | LeftBoard
  | FlamesRemoved
  | GoalFulfilled
  | Finished
  | FloorAsked
  | FloorKept
  | EndPressed
  | ResignAsked
  | ResignAnswered
  | DrawOffered
  | DrawAnswered
  | DrawLapsed
  | PresetSet
  | ByClock
  | PlacingOver
  | PhaseEnded
  | MatchEnded
  | TableEvent;
export type Made = Scenario;
export type Phase =
  | "deploy"
  | "start_blips"
  | "marine_actions"
  | "marine_end"
  | "alien_reinforce"
  | "alien_actions"
  | "alien_end"
  | "over";
export type Role = "rifle" | "sergeant" | "flamer";
export type Facing = "n" | "e" | "s" | "w";
export type Stage = "fresh" | "active" | "done";
export type Due = "new" | "may" | "must";
export type Winner = "marines" | "aliens" | "draw";
export type Side = "marines" | "aliens";
export type Switch = "scenario" | "on" | "off";
export type Decided = "parry" | "extra-hit" | "placing";

/** `turn.ask` is the open decision or the phase. */
export interface TableView {
  turn?: Turn;
  phase: Phase;
  round: number;
  marines: Record<string, MarineView>;
  aliens: Record<string, AlienView>;
  blips: Record<string, BlipView>;
  doors: Record<string, string>;
  airlocks: Record<string, string>;
  flames: Record<string, number>;
  objects: Record<string, number>;
  cp: number;
  supply: number;
  discard: Record<string, number>;
  hand: number;
  kills: number;
  sealed?: number[];
  active?: string;
  follow?: Record<string, string>;
  asked?: Asked;
  trades?: Record<string, string>;
  ready?: number[];
  pressed?: number[];
  floor?: number;
  /** SH-583 When the holder loses the floor. */
  floor_until?: number;
  /** SH-748 When the phase ends by itself. */
  countdown?: number;
  presets?: Record<string, string[]>;
  draw?: DrawView;
  resign?: ResignView;
  rolls?: Roll[];
  fallen?: Fallen[];
  left?: number;
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

export interface MarineView {
  seat: number;
  role: Role;
  facing: Facing;
  ap: number;
  stage: Stage;
  at?: number;
  watch?: boolean;
  jam?: boolean;
  fuel?: number;
  reloads?: number;
  aim?: string;
  carries?: string[];
  fate?: string;
  seen?: string;
  fire?: string;
}

export interface AlienView {
  facing: Facing;
  ap: number;
  stage: Stage;
  at?: number;
  entry?: number;
  turned?: boolean;
  burning?: boolean;
  idle?: boolean;
}

export interface BlipView {
  ap: number;
  stage: Stage;
  at?: number;
  entry?: number;
  due?: Due;
}

/** The open decision. */
export interface Asked {
  what: string;
  seat: number;
  at: number;
  piece?: string;
  left?: number;
  dice?: number[];
}

export interface DrawView {
  accepted: number[];
}

export interface ResignView {
  seat: number;
  waiting: number[];
}

/** Dice that lie on the table. */
export interface Roll {
  kind: string;
  dice: (number | string)[];
  piece?: string;
}

/** What left the board: a figure, or a counter that was turned. */
export interface Fallen {
  piece: string;
  at: number;
  facing?: Facing;
}

/** SH-527 */
export interface Result {
  winner: Winner;
  reason: string;
  round: number;
  dead: number;
  saved: number;
  left: number;
  kills: number;
  goal?: string;
}

/** What only the alien seat sees, until the match is over. */
export interface Own {
  /** By blip. */
  values: Record<string, number>;
  /** By place. */
  hand: Record<string, number>;
}

/** What never changes in a match. */
export interface Scene {
  id: string;
  name: Words;
  story: Words;
  map: string[];
  width: number;
  /** The floor, in the order of the bits of `seen` and `fire`. */
  squares: number[];
  entries: number[];
  airlocks: number[];
  squads: number[];
  objects: Record<string, Words>;
  /** Squares by the names that goals use. */
  zones: Record<string, number[]>;
  goals: Goals;
  at_limit: Winner;
  blips_per_round: number[];
  supply: Record<string, number>;
  ruleset: Ruleset;
  limit: number;
  aliens: number;
  /** None, one, two hits of 36; `first` and `sustained`. */
  shots: Record<string, [number, number, number]>;
  /** The marine higher, tie, the alien higher; of 7776. */
  fights: Record<string, [number, number, number]>;
  /** How many of how many. */
  doors: Record<string, [number, number]>;
  jam: [number, number];
  /** How often an alien survives one. */
  flame: [number, number];
}

export interface Words {
  en: string;
  pl: string;
}

/** One fulfilled entry of a list is enough. */
export interface Goals {
  marines: (Reach | Exit | Hold | Burn | Fetch | Carry | Close | Kill | Survive | Eliminate | OutOfFuel | All | Any | Not)[];
  aliens: (Reach | Exit | Hold | Burn | Fetch | Carry | Close | Kill | Survive | Eliminate | OutOfFuel | All | Any | Not)[];
  draw?: (Reach | Exit | Hold | Burn | Fetch | Carry | Close | Kill | Survive | Eliminate | OutOfFuel | All | Any | Not)[];
}

/** SH-550 At the same time so many marines stand in the zone. */
export interface Reach {
  type: "reach";
  zone: string;
  count: number;
  role?: Role;
  when?: "limit" | "now" | "round_end";
}

/** SH-551 So many marines have left by exits. */
export interface Exit {
  type: "exit";
  count: number;
  role?: Role;
  when?: "limit" | "now" | "round_end";
}

/** SH-552 At so many round ends in a row pieces of a side stand in the zone. */
export interface Hold {
  type: "hold";
  side: Side;
  zone: string;
  count: number;
  rounds: number;
  no_enemy?: boolean;
  when?: "limit" | "now" | "round_end";
}

/** SH-553 So many different squares of the zone have ever had a flame. */
export interface Burn {
  type: "burn";
  zone: string;
  squares: "all" | "any" | number;
  when?: "limit" | "now" | "round_end";
}

/** SH-554 A marine has picked the object up. */
export interface Fetch {
  type: "fetch";
  object: string;
  when?: "limit" | "now" | "round_end";
}

/** SH-554 A marine with the object has left (`exit`), or stands in the zone. */
export interface Carry {
  type: "carry";
  object: string;
  to: string;
  when?: "limit" | "now" | "round_end";
}

/** SH-557 The number of closed airlocks among these. */
export interface Close {
  type: "close";
  which: "all" | number[];
  at_least?: number;
  at_most?: number;
  when?: "limit" | "now" | "round_end";
}

/** SH-558 So many aliens removed by marines. */
export interface Kill {
  type: "kill";
  count: number;
  when?: "limit" | "now" | "round_end";
}

/** SH-559 So many marines alive on the board or saved. */
export interface Survive {
  type: "survive";
  count: number;
  when?: "limit" | "now" | "round_end";
}

/** SH-560 So many marines are dead. */
export interface Eliminate {
  type: "eliminate";
  side: "marines";
  count: "all" | number;
  role?: Role;
  when?: "limit" | "now" | "round_end";
}

/** SH-560 No flamer can make a flame any more. */
export interface OutOfFuel {
  type: "out_of_fuel";
  when?: "limit" | "now" | "round_end";
}

/** SH-561 */
export interface All {
  type: "all";
  of: (Reach | Exit | Hold | Burn | Fetch | Carry | Close | Kill | Survive | Eliminate | OutOfFuel | All | Any | Not)[];
  when?: "limit" | "now" | "round_end";
}

/** SH-561 */
export interface Any {
  type: "any";
  of: (Reach | Exit | Hold | Burn | Fetch | Carry | Close | Kill | Survive | Eliminate | OutOfFuel | All | Any | Not)[];
  when?: "limit" | "now" | "round_end";
}

/** SH-561 */
export interface Not {
  type: "not";
  of: [Reach | Exit | Hold | Burn | Fetch | Carry | Close | Kill | Survive | Eliminate | OutOfFuel | All | Any | Not];
  when?: "limit" | "now" | "round_end";
}

export interface Ruleset {
  marine_ap: number;
  alien_ap: number;
  blip_ap: number;
  costs: Costs;
  overwatch_range: number;
  flamer_range: number;
  fuel: number;
  reloads: number;
  flames_per_square: number;
  flame_survives: number[];
  door_breaks_on: number[];
  entry_quiet_distance: number;
  waiting_per_entry: number;
  max_aliens: number;
  sergeant_bonus: number;
  parry_needs_facing: boolean;
  turn_to_face: boolean;
  blip_may_enter_sight: boolean;
  overwatch_overlap: "all" | "until_dead";
  outside_grace: number;
  corner_rule: "both" | "either";
  airlock_closers: "any" | "marines";
  recycle_blips: boolean;
  shooting_die: Faces;
  jam_faces: number;
}

/** 2.4 What an action costs, for whoever may take it at all. */
export interface Costs {
  /** SH-080 */
  forward: number;
  /** SH-081 */
  marine_back: number;
  /** SH-081 */
  alien_back: number;
  /** SH-082 */
  sideways: number;
  /** SH-080 SH-081 SH-082 */
  blip_step: number;
  /** SH-083 */
  marine_turn: number;
  /** SH-084 */
  marine_about: number;
  /** SH-083 */
  alien_turn: number;
  /** SH-084 */
  alien_about: number;
  /** SH-085 */
  shot: number;
  /** SH-086 */
  overwatch: number;
  /** SH-087 */
  clear_jam: number;
  /** SH-090 */
  flame: number;
  /** SH-091 */
  reload: number;
  /** SH-092 */
  attack: number;
  /** SH-093 */
  door: number;
  /** SH-094 */
  leave: number;
  /** SH-406 */
  enter: number;
}

/** SH-011 Faces of a shooting die: hit, hit when sustained; the rest of six is blank. */
export interface Faces {
  hit: number;
  again: number;
}

/** What a room may choose. `undo` is the table's to obey. */
export interface Options {
  scenario: "black_box" | "brood_furnace" | "cold_start" | "iron_valves" | "last_pumps" | "long_way_out" | "own";
  /** SH-649 What `own` is played on. */
  board: Scenario | null;
  aliens: "first" | "last" | "random";
  clock: "24h" | "48h" | "72h" | "off" | "quick" | "relaxed" | "scenario" | "standard";
  auto_end: "10" | "5" | "off";
  undo: "off" | "on";
  shooting_die: "assault" | "burst" | "classic" | "scenario";
  jam_faces: "0" | "1" | "2" | "3" | "scenario";
  supply: "default" | "flat" | "light" | "scenario";
  blip_may_enter_sight: Switch;
  turn_to_face: Switch;
  airlock_closers: "any" | "marines" | "scenario";
  overwatch_overlap: "all" | "scenario" | "until_dead";
  play_out_round: "off" | "on";
  handicap_cp: number;
  handicap_rounds: number;
  handicap_blips: number;
}

/** 3.5 The format of scenarios and boards. */
export interface Scenario {
  format?: 1;
  id: string;
  name: Words;
  story: Words;
  map: string[];
  squad: Role[];
  squads?: number[];
  deploy: "fixed" | "swap";
  start_blips: number;
  blips_per_round: number[];
  supply?: Partial<Record<number, number>>;
  round_limit: number;
  at_limit?: Winner;
  zones?: Record<string, [number, number][]>;
  objects?: Thing[];
  goals: Goals;
  clock?: Seconds;
  ruleset?: Overrides;
}

/** An object, and where it lies: column, row. */
export interface Thing {
  id: string;
  name: Words;
  at: [number, number];
}

/** Time of the phases. */
export interface Seconds {
  marines_s: number;
  aliens_s: number;
}

/** SH-643 What a scenario may set; None leaves it as it is. */
export interface Overrides {
  marine_ap?: number;
  alien_ap?: number;
  blip_ap?: number;
  overwatch_range?: number;
  flamer_range?: number;
  fuel?: number;
  reloads?: number;
  entry_quiet_distance?: number;
  waiting_per_entry?: number;
  max_aliens?: number;
  sergeant_bonus?: number;
  outside_grace?: number;
  corner_rule?: "both" | "either";
  airlock_closers?: "any" | "marines";
  overwatch_overlap?: "all" | "until_dead";
  parry_needs_facing?: boolean;
  turn_to_face?: boolean;
  blip_may_enter_sight?: boolean;
  recycle_blips?: boolean;
  shooting_die?: "assault" | "burst" | "classic" | Faces;
  jam_die?: JamDie;
}

export interface JamDie {
  jam: number;
  ok: number;
}

export interface Move {
  do: "move";
  piece: string;
  to: number;
  cp: number;
}

export interface TurnTo {
  do: "turn";
  piece: string;
  facing: string;
  cp: number;
}

export interface Shoot {
  do: "shoot";
  piece: string;
  target: string;
  cp: number;
}

/** The free shot after a move or turn. */
export interface FollowShot {
  do: "follow_shot";
  piece: string;
  target: string;
}

export interface Overwatch {
  do: "overwatch";
  piece: string;
  cp: number;
}

export interface ClearJam {
  do: "clear_jam";
  piece: string;
  cp: number;
}

/** The first flame of a shot. */
export interface Flame {
  do: "flame";
  piece: string;
  to: number;
  cp: number;
}

export interface FlameNext {
  do: "flame_next";
  to: number;
}

export interface FlameStop {
  do: "flame_stop";
}

export interface Reload {
  do: "reload";
  piece: string;
  cp: number;
}

/** Close combat with what is directly in front. */
export interface Attack {
  do: "attack";
  piece: string;
  cp: number;
}

/** Open or close a door, close an airlock. */
export interface Door {
  do: "door";
  piece: string;
  at: number;
  cp: number;
}

export interface Leave {
  do: "leave";
  piece: string;
  cp: number;
}

/** Two own marines change places before the match. */
export interface Swap {
  do: "swap";
  piece: string;
  other: string;
}

export interface Face {
  do: "face";
  piece: string;
  facing: string;
}

/** Offer an own marine for one of another seat. */
export interface Trade {
  do: "trade";
  piece: string;
  other: string;
}

export interface Ready {
  do: "ready";
}

/** `blip`: its place in the hand. */
export interface PlaceBlip {
  do: "place_blip";
  blip: number;
  entry: number;
}

/** A blip comes onto the board. */
export interface Enter {
  do: "enter";
  piece: string;
}

/** An alien comes onto the board. */
export interface EnterFacing {
  do: "enter_facing";
  piece: string;
  facing: string;
}

/** Turn an own blip over. */
export interface Convert {
  do: "convert";
  piece: string;
}

export interface PlaceAlien {
  do: "place_alien";
  to: number;
  facing: string;
}

/** An alien on a flame that has nowhere to go. */
export interface BurnRoll {
  do: "burn_roll";
  piece: string;
}

export interface Parry {
  do: "parry";
  yes: boolean;
}

export interface ExtraHit {
  do: "extra_hit";
  target: string;
}

export interface WaiveHit {
  do: "waive_hit";
}

/** The active piece is done for this round. */
export interface Finish {
  do: "finish";
}

/** Ask the seat of the active marine to make room. */
export interface AskFloor {
  do: "ask_floor";
}

export interface EndPhase {
  do: "end_phase";
}

/** Settle decisions of a kind for me from now on, or ask. */
export interface Preset {
  do: "preset";
  what: string;
  auto: boolean;
}

export interface Resign {
  do: "resign";
}

/** To the resignation of another marine seat. */
export interface Agree {
  do: "agree";
}

export interface Refuse {
  do: "refuse";
}

export interface OfferDraw {
  do: "offer_draw";
}

export interface AcceptDraw {
  do: "accept_draw";
}

export interface DeclineDraw {
  do: "decline_draw";
}

/** By lot: who plays the aliens. */
export interface SideDrawn {
  event: "side-drawn";
  seat: number;
}

export interface MarinesSwapped {
  event: "marines-swapped";
  seat: number;
  piece: string;
  other: string;
}

export interface FacingSet {
  event: "facing-set";
  seat: number;
  piece: string;
  facing: Facing;
}

export interface TradeOffered {
  event: "trade-offered";
  seat: number;
  piece: string;
  other: string;
}

export interface MarinesTraded {
  event: "marines-traded";
  piece: string;
  other: string;
}

export interface SeatReady {
  event: "seat-ready";
  seat: number;
}

export interface StartBlipsDrawn {
  event: "start-blips-drawn";
  number: number;
}

export interface BlipsDrawn {
  event: "blips-drawn";
  number: number;
}

/** Own: what the hand holds, by place. */
export interface ValuesDrawn {
  event: "values-drawn";
  values: Partial<Record<number, number>>;
}

export interface DiscardRecycled {
  event: "discard-recycled";
  number: number;
}

export interface RoundStarted {
  event: "round-started";
  number: number;
}

export interface PhaseStarted {
  event: "phase-started";
  name: Phase;
}

/** `number` to spend, of which `handicap` is not the die's. */
export interface CpRolled {
  event: "cp-rolled";
  number: number;
  handicap?: number;
}

export interface Moved {
  event: "moved";
  piece: string;
  start: number;
  to: number;
  cp?: number;
}

export interface Turned {
  event: "turned";
  piece: string;
  facing: Facing;
  cp?: number;
}

export interface DoorOpened {
  event: "door-opened";
  piece: string;
  at: number;
  cp?: number;
}

export interface DoorClosed {
  event: "door-closed";
  piece: string;
  at: number;
  cp?: number;
}

export interface DoorDestroyed {
  event: "door-destroyed";
  at: number;
  by: string;
}

export interface AirlockClosed {
  event: "airlock-closed";
  piece: string;
  airlock: number;
  cp?: number;
}

/** `number` counters went back to the supply unseen. */
export interface EntrySealed {
  event: "entry-sealed";
  entry: number;
  number: number;
}

/** `faces`: H, S or -, one for each die. */
export interface Shot {
  event: "shot";
  piece: string;
  target: string;
  faces: string[];
  sustained?: boolean;
  overwatch?: boolean;
  follow?: boolean;
  cp?: number;
}

export interface AlsoHit {
  event: "extra-hit";
  piece: string;
  target: string;
}

/** `by` a figure, or `flame`; where it stood, and how it faced. */
export interface Killed {
  event: "killed";
  piece: string;
  by: string;
  at: number;
  facing: Facing;
}

export interface JamRolled {
  event: "jam-rolled";
  piece: string;
  jam: boolean;
}

export interface HitWaived {
  event: "hit-waived";
  piece: string;
}

export interface JamCleared {
  event: "jam-cleared";
  piece: string;
  cp?: number;
}

export interface OverwatchSet {
  event: "overwatch-set";
  piece: string;
  cp?: number;
}

export interface OverwatchEnded {
  event: "overwatch-ended";
  piece: string;
  why: "acted" | "attacked" | "phase";
}

export interface FlameLaid {
  event: "flame-laid";
  piece: string;
  at: number;
  fuel: number;
  cp?: number;
}

/** From now on the flames of this shot hide. */
export interface FlameOver {
  event: "flame-over";
  piece: string;
}

export interface FlameRolled {
  event: "flame-rolled";
  piece: string;
  die: number;
}

export interface Reloaded {
  event: "reloaded";
  piece: string;
  cp?: number;
}

/** `asked`: whether a parry may follow. */
export interface MeleeRolled {
  event: "melee-rolled";
  attacker: string;
  defender: string;
  red: number;
  blue: number[];
  bonus?: number;
  asked?: boolean;
  cp?: number;
}

/** `die` is missing where nobody parried. */
export interface Parried {
  event: "parried";
  piece: string;
  yes: boolean;
  die?: number;
}

export interface Fought {
  event: "fought";
  attacker: string;
  defender: string;
  result: "attacker" | "defender" | "tie";
}

export interface DoorRolled {
  event: "door-rolled";
  piece: string;
  at: number;
  dice: number[];
  cp?: number;
}

export interface TurnedToFace {
  event: "turned-to-face";
  piece: string;
  facing: Facing;
}

export interface BlipPlaced {
  event: "blip-placed";
  piece: string;
  entry: number;
}

export interface BlipEntered {
  event: "blip-entered";
  piece: string;
  at: number;
}

export interface AlienEntered {
  event: "alien-entered";
  piece: string;
  at: number;
  facing: Facing;
}

/** Without `at` it waits at an entry. */
export interface BlipTurned {
  event: "blip-turned";
  piece: string;
  value: number;
  forced: boolean;
  at?: number;
  entry?: number;
}

export interface AlienPlaced {
  event: "alien-placed";
  piece: string;
  at?: number;
  facing?: Facing;
  entry?: number;
}

export interface AlienLost {
  event: "alien-lost";
  number: number;
  why: "limit" | "no-room" | "outside" | "sealed";
}

export interface PickedUp {
  event: "picked-up";
  piece: string;
  thing: string;
}

export interface Dropped {
  event: "dropped";
  piece: string;
  thing: string;
  at: number;
}

export interface LeftBoard {
  event: "left-board";
  piece: string;
  cp?: number;
}

/** `all` of them, or one off every square. */
export interface FlamesRemoved {
  event: "flames-removed";
  all: boolean;
}

export interface GoalFulfilled {
  event: "goal-fulfilled";
  goal: string;
}

export interface Finished {
  event: "finished";
  piece: string;
  why: "absent" | "floor" | "hand";
}

export interface FloorAsked {
  event: "floor-asked";
  seat: number;
}

export interface FloorKept {
  event: "floor-kept";
  seat: number;
}

export interface EndPressed {
  event: "end-pressed";
  seat: number;
}

export interface ResignAsked {
  event: "resign-asked";
  seat: number;
}

export interface ResignAnswered {
  event: "resign-answered";
  seat: number;
  yes: boolean;
}

export interface DrawOffered {
  event: "draw-offered";
  seat: number;
}

export interface DrawAnswered {
  event: "draw-answered";
  seat: number;
  yes: boolean;
}

export interface DrawLapsed {
  event: "draw-lapsed";
}

export interface PresetSet {
  event: "preset-set";
  seat: number;
  what: Decided;
  auto: boolean;
}

/** What the clock decided, and for whom; without a seat for a side. */
export interface ByClock {
  event: "by-clock";
  what: "absent" | "countdown" | "decision" | "flames" | "floor" | "phase";
  seat?: number;
}

/** A batch of blips, or the aliens of one counter, lie where they lie. */
export interface PlacingOver {
  event: "placing-over";
}

export interface PhaseEnded {
  event: "phase-ended";
  name: Phase;
  why: "absent" | "clock" | "countdown" | "done" | "nothing" | "pressed";
}

/**
 * `values` of all counters that were not turned, on the board and waiting; `hand` of those that
 * were drawn and not placed.
 */
export interface MatchEnded {
  event: "match-ended";
  winner: Winner;
  reason: string;
  values: Record<string, number>;
  hand?: Partial<Record<number, number>>;
}
