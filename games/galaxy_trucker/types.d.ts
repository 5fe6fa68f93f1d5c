// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = TableView;
export type Action =
  | Go
  | DrawHidden
  | TakeOpen
  | TakeReserved
  | Place
  | Lift
  | Reserve
  | PutBack
  | Peek
  | StopPeek
  | Flip
  | Finish
  | PickSpace
  | FixShip
  | PlaceCrew
  | Roll
  | Declare
  | AnswerHit
  | KeepPiece
  | LoseCrew
  | LoseGoods
  | Load
  | Land
  | Pass
  | Accept
  | Decline
  | Continue
  | GiveUp
  | ChooseTitle
  | Seen
  | Ready;
export type GameEvent =
  | TileDrawn
  | OwnTileDrawn
  | TileTaken
  | ReserveTaken
  | TilePlaced
  | TileLifted
  | TileReserved
  | TilePutBack
  | StackTaken
  | StackSeen
  | StackReturned
  | FlightPrepared
  | TitlesDrawn
  | GoCalled
  | BuildingBegan
  | GlassFlipped
  | SandRanOut
  | SeatStopped
  | LastBuilderCalled
  | SpaceTaken
  | BuildingEnded
  | ShipFaulty
  | ShipFixed
  | ReserveLost
  | CrewBoarded
  | Departed
  | CardRevealed
  | CardBegan
  | PlanetLanded
  | PlanetPassed
  | PowerDeclared
  | DaysPassed
  | DiceRolled
  | ThreatMet
  | TileDestroyed
  | ShipBroke
  | PieceKept
  | AlienLost
  | CrewLost
  | GoodsLost
  | BatteriesLost
  | GoodsLoaded
  | CreditsWon
  | EnemyMet
  | OfferTaken
  | OfferDeclined
  | ParameterCompared
  | SabotageMissed
  | CardIgnored
  | AnswerGiven
  | AnsweredByClock
  | SeatGaveUp
  | FlightScored
  | TitleScored
  | TitlesDealt
  | TitleKept
  | TitleDefended
  | ScoreSeen
  | SeatReady
  | MatchEnded
  | TableEvent;
export type Phase =
  | "go"
  | "countdown"
  | "build"
  | "start_pick"
  | "fix"
  | "crew"
  | "reveal"
  | "card"
  | "pause"
  | "scoring"
  | "titles"
  | "next"
  | "over";
export type Colour = "brown" | "purple";
export type Out = "no-power" | "no-human" | "lapped" | "wish";
export type Title = "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
export type Power = "engines" | "cannons";

export interface TableView {
  turn?: Turn;
  phase: Phase;
  flight: number;
  level: string;
  heap: number;
  table: Partial<Record<number, number>>;
  seats: Partial<Record<number, ShownTrucker>>;
  bank: Record<string, number>;
  glass?: Glass;
  cap?: number;
  stacks?: number[];
  deck?: number;
  card?: string;
  number?: number;
  landed?: Partial<Record<number, number>>;
  dice?: number[];
  question?: ShownQuestion;
  titles?: Record<string, ShownTitle>;
  score?: Partial<Record<number, ScoreLine>>;
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

export interface ShownTrucker {
  ship: Partial<Record<number, Part>>;
  credits: number;
  lost: number;
  exposed: number;
  fire: PowerRange;
  engines: PowerRange;
  loose?: number;
  /** Something is in its hand. */
  holds?: boolean;
  /** The tile, if all know it. */
  hand?: number;
  reserve?: Partial<Record<number, number>>;
  peeks?: number;
  space?: number;
  stopped?: boolean;
  crew?: Partial<Record<number, number>>;
  aliens?: Partial<Record<Colour, number>>;
  tokens?: Partial<Record<number, number>>;
  cubes?: Partial<Record<number, string>>;
  worth?: number;
  position?: number;
  out?: Out;
  title?: Title;
  gold?: boolean;
  answered?: boolean;
  done?: boolean;
  away?: boolean;
  pieces?: Piece[];
}

/** A tile as it lies: `k` quarter turns clockwise. */
export interface Part {
  tile: number;
  k: number;
}

/** Least and most, fire power in half points. */
export interface PowerRange {
  least: number;
  most: number;
}

/** GT-266 A piece of a broken ship, and what would fly on with it. */
export interface Piece {
  cells: number[];
  fire: PowerRange;
  engines: PowerRange;
  humans?: number;
  aliens?: Colour[];
  tokens?: number;
  cubes?: string;
}

export interface Glass {
  circle: number;
  until?: number;
}

export interface ShownQuestion {
  kind: string;
  name: string;
  seats: number[];
  threat?: string;
  line?: number;
  power?: Power;
  /** GT-235 By seat; fire power in half points. */
  declared?: Partial<Record<number, number>>;
  /** GT-294 What is offered, by seat. */
  load?: Partial<Record<number, string>>;
  /** How many figures, or goods of one kind, are to be lost. */
  many?: number;
}

export interface ShownTitle {
  holder?: number;
  gold?: boolean;
  scores?: Record<string, number>;
}

/** GT-440 to GT-452 What a flight brought a seat. */
export interface ScoreLine {
  /** Among finishers; None: it gave up. */
  place?: number;
  order: number;
  beauty: number;
  titles: number;
  goods: number;
  lost: number;
  forgiven: number;
  /** Credits it has now. */
  total: number;
}

export interface Own {
  hand?: number;
  cards?: string[];
  /** GT-137 When the stack returns by itself. */
  peek_until?: number;
  blocked?: number[];
  answer?: Roll | Declare | AnswerHit | KeepPiece | LoseCrew | LoseGoods | Load | Land | Pass | Accept | Decline | Continue | GiveUp | ChooseTitle;
  power?: Feeding;
  hit?: Hit;
  leave?: number;
}

export interface Roll {
  do: "roll";
  to: string;
}

export interface Declare {
  do: "declare";
  to: string;
  feed: number[];
  pay: number[];
}

export interface AnswerHit {
  do: "answer_hit";
  to: string;
  protect: boolean;
  pay: number;
}

export interface KeepPiece {
  do: "keep_piece";
  to: string;
  cell: number;
}

export interface LoseCrew {
  do: "lose_crew";
  to: string;
  figures: number[];
}

export interface LoseGoods {
  do: "lose_goods";
  to: string;
  pieces: number[];
}

export interface Load {
  do: "load";
  to: string;
  layout: Record<string, string>;
}

export interface Land {
  do: "land";
  to: string;
  planet: number;
}

export interface Pass {
  do: "pass";
  to: string;
}

export interface Accept {
  do: "accept";
  to: string;
}

export interface Decline {
  do: "decline";
  to: string;
}

export interface Continue {
  do: "continue";
  to: string;
}

export interface GiveUp {
  do: "give_up";
  to: string;
}

export interface ChooseTitle {
  do: "choose_title";
  title: string;
}

/** What a declaration can be made of; fire power in half points. */
export interface Feeding {
  base: number;
  gains: Partial<Record<number, number>>;
  bonus: number;
}

/** What a threat would destroy, and the pieces that would be left. */
export interface Hit {
  cell: number;
  pieces: number[][];
}

export interface Scene {
  tiles: Tile[];
  cards: Record<string, Card>;
  levels: Record<string, Level>;
  titles: Partial<Record<Title, Handicap>>;
  options: Options;
}

export interface Tile {
  kind: "B2" | "B3" | "C1" | "C2" | "CB" | "E1" | "E2" | "H2" | "H3" | "LB" | "LP" | "R1" | "R2" | "SC" | "SH" | "ST";
  sides: [number, number, number, number];
}

export interface Card {
  id: string;
  kind: "abandoned-ship" | "abandoned-station" | "combat" | "epidemic" | "meteors" | "open-space" | "pirates" | "planets" | "sabotage" | "slavers" | "smugglers" | "stardust";
  level: string;
  /** GT-077 In the deck of the learning flight. */
  learning?: boolean;
  strength?: number;
  /** Lost to slavers and for an abandoned ship, needed for an abandoned station. */
  crew?: number;
  goods?: number;
  credits?: number;
  days?: number;
  load?: string;
  planets?: string[];
  /** Meteors, or the shots of pirates, in their order. */
  threats?: string[];
  lines?: Line[];
  source?: string;
}

/** GT-385 A line of a combat zone: what is compared, and what the lowest suffers. */
export interface Line {
  compared: "cannons" | "crew" | "engines";
  penalty: "crew" | "days" | "goods" | "shots";
  much: number;
  shots: string[];
}

/** A flight board with the ship board that belongs to it. */
export interface Level {
  name: "I" | "II" | "III" | "learning";
  /** The building area in reading order. */
  cells: number[];
  /** GT-026 Spaces of a lap. */
  lap: number;
  /** Start spaces as rocket positions, the best first. */
  starts: number[];
  /** GT-442 The order bonus of each place. */
  places: number[];
  /** GT-444 The award for the best-looking ship. */
  beauty: number;
  /** GT-138 Circles of the hourglass; 0 where there is none. */
  circles: number;
  /** GT-082 How many cards of which level lie in each stack; none in the learning flight. */
  stacks: (["I" | "II" | "III" | "learning", number])[];
}

/** GT-477 What the holder of gold titles must do without. */
export interface Handicap {
  load_new_max?: number;
  battery_fill_delta?: number;
  crew_loss_aliens_first?: boolean;
  crew_cabin_humans?: number;
  stop_at_last_circle?: boolean;
  small_meteor_bounce?: boolean;
}

/** 6 What a room may choose. */
export interface Options {
  mode: "learning" | "single-1" | "single-2" | "single-3" | "trek";
  hourglass: "120" | "60" | "90" | "off";
  building_cap: "10" | "15" | "30" | "off";
  last_builder: "120" | "240" | "60" | "off";
  peek_limit: "10" | "20" | "40" | "off";
  build_help: "by-mode" | "off" | "strict" | "warn";
  auto_flip: "off" | "on";
  learning_reserve: "off" | "on";
  learning_give_up: "off" | "on";
  learning_aliens: "off" | "on";
  gold_handicaps: "house" | "none";
  pace: "normal" | "quick" | "relaxed" | "slow";
}

export interface Go {
  do: "go";
}

export interface DrawHidden {
  do: "draw_hidden";
}

export interface TakeOpen {
  do: "take_open";
  tile: number;
}

export interface TakeReserved {
  do: "take_reserved";
  slot: number;
}

export interface Place {
  do: "place";
  k: number;
  cell: number;
}

export interface Lift {
  do: "lift";
}

export interface Reserve {
  do: "reserve";
  slot: number;
}

export interface PutBack {
  do: "put_back";
}

export interface Peek {
  do: "peek";
  stack: number;
}

export interface StopPeek {
  do: "stop_peek";
}

export interface Flip {
  do: "flip";
}

export interface Finish {
  do: "finish";
  space: number;
}

export interface PickSpace {
  do: "pick_space";
  space: number;
}

export interface FixShip {
  do: "fix_ship";
  remove: number[];
  keep: number;
}

/** The cell of each alien; 0: none. */
export interface PlaceCrew {
  do: "place_crew";
  brown: number;
  purple: number;
}

export interface Seen {
  do: "seen";
}

export interface Ready {
  do: "ready";
}

export interface TileDrawn {
  event: "tile-drawn";
  seat: number;
  left: number;
}

export interface OwnTileDrawn {
  event: "own-tile-drawn";
  tile: number;
}

export interface TileTaken {
  event: "tile-taken";
  seat: number;
  tile: number;
}

export interface ReserveTaken {
  event: "reserve-taken";
  seat: number;
  tile: number;
  slot: number;
}

export interface TilePlaced {
  event: "tile-placed";
  seat: number;
  tile: number;
  cell: number;
  k: number;
}

export interface TileLifted {
  event: "tile-lifted";
  seat: number;
  tile: number;
  cell: number;
}

export interface TileReserved {
  event: "tile-reserved";
  seat: number;
  tile: number;
  slot: number;
}

export interface TilePutBack {
  event: "tile-put-back";
  seat: number;
  tile: number;
  place: number;
}

export interface StackTaken {
  event: "stack-taken";
  seat: number;
  stack: number;
}

/** Its words do not repeat the cards (GT-136). */
export interface StackSeen {
  event: "stack-seen";
  stack: number;
  cards: string[];
}

export interface StackReturned {
  event: "stack-returned";
  seat: number;
  stack: number;
}

export interface FlightPrepared {
  event: "flight-prepared";
  flight: number;
  level: string;
}

export interface TitlesDrawn {
  event: "titles-drawn";
  titles: Title[];
}

/** GT-091 Without a seat: by the clock. */
export interface GoCalled {
  event: "go-called";
  seat?: number;
}

export interface BuildingBegan {
  event: "building-began";
}

/** GT-486 Without a seat: by itself. */
export interface GlassFlipped {
  event: "glass-flipped";
  seat?: number;
  circle: number;
}

export interface SandRanOut {
  event: "sand-ran-out";
  circle: number;
}

export interface SeatStopped {
  event: "seat-stopped";
  seat: number;
}

export interface LastBuilderCalled {
  event: "last-builder-called";
  seat: number;
}

export interface SpaceTaken {
  event: "space-taken";
  seat: number;
  space: number;
}

export interface BuildingEnded {
  event: "building-ended";
  reason: "all-finished" | "cap" | "last-builder" | "sand";
}

/** What is wrong with it everybody sees where its tiles lie. */
export interface ShipFaulty {
  event: "ship-faulty";
  seat: number;
}

export interface ShipFixed {
  event: "ship-fixed";
  seat: number;
  lost: number[];
}

export interface ReserveLost {
  event: "reserve-lost";
  seat: number;
  tiles: number[];
}

export interface CrewBoarded {
  event: "crew-boarded";
  seat: number;
  crew: number;
  aliens: Partial<Record<Colour, number>>;
}

export interface Departed {
  event: "departed";
  order: number[];
}

export interface CardRevealed {
  event: "card-revealed";
  card: string;
  number: number;
}

export interface CardBegan {
  event: "card-began";
  card: string;
}

export interface PlanetLanded {
  event: "planet-landed";
  seat: number;
  planet: number;
}

export interface PlanetPassed {
  event: "planet-passed";
  seat: number;
}

/**
 * `value` of fire power in half points; `points` as people read it. `paid`: a cell for each token,
 * since those on one tile are alike. What was fed is seen nowhere else where smugglers take the
 * other tokens at once.
 */
export interface PowerDeclared {
  event: "power-declared";
  seat: number;
  kind: Power;
  value: number;
  points: string;
  fed: number;
  paid: number[];
}

/** Gained, or lost where negative. */
export interface DaysPassed {
  event: "days-passed";
  seat: number;
  days: number;
  start: number;
  end: number;
}

export interface DiceRolled {
  event: "dice-rolled";
  seat: number;
  dice: number[];
  threat?: string;
}

export interface ThreatMet {
  event: "threat-met";
  seat: number;
  how: "bounce" | "hit" | "miss" | "shot-down" | "stopped";
  cell?: number;
}

export interface TileDestroyed {
  event: "tile-destroyed";
  seat: number;
  tile: number;
  cell: number;
}

export interface ShipBroke {
  event: "ship-broke";
  seat: number;
  pieces: number;
}

export interface PieceKept {
  event: "piece-kept";
  seat: number;
  /** Cells. */
  lost: number[];
}

export interface AlienLost {
  event: "alien-lost";
  seat: number;
  colour: Colour;
  reason: "crew" | "epidemic" | "life-support" | "tile";
}

/** A cell for each figure. */
export interface CrewLost {
  event: "crew-lost";
  seat: number;
  cabins: number[];
}

export interface GoodsLost {
  event: "goods-lost";
  seat: number;
  cubes: string;
}

/** A cell for each token: those that the declaration before has left. */
export interface BatteriesLost {
  event: "batteries-lost";
  seat: number;
  paid: number[];
}

export interface GoodsLoaded {
  event: "goods-loaded";
  seat: number;
  cubes: string;
  thrown: string;
}

export interface CreditsWon {
  event: "credits-won";
  seat: number;
  credits: number;
}

export interface EnemyMet {
  event: "enemy-met";
  seat: number;
  how: "drew" | "lost" | "won";
}

export interface OfferTaken {
  event: "offer-taken";
  seat: number;
}

export interface OfferDeclined {
  event: "offer-declined";
  seat: number;
}

export interface ParameterCompared {
  event: "parameter-compared";
  kind: "cannons" | "crew" | "engines";
  values: Record<string, number>;
  loser: number;
}

export interface SabotageMissed {
  event: "sabotage-missed";
  seat: number;
}

export interface CardIgnored {
  event: "card-ignored";
  card: string;
}

/** GT-523 That it has answered, and nothing more. */
export interface AnswerGiven {
  event: "answer-given";
  seat: number;
}

/** GT-533 */
export interface AnsweredByClock {
  event: "answered-by-clock";
  seat: number;
}

export interface SeatGaveUp {
  event: "seat-gave-up";
  seat: number;
  reason: string;
}

export interface FlightScored {
  event: "flight-scored";
  table: Scored[];
}

/** A line of the score table. */
export interface Scored {
  /** Among finishers; None: it gave up. */
  place: number | null;
  order: number;
  beauty: number;
  titles: number;
  goods: number;
  lost: number;
  forgiven: number;
  /** Credits it has now. */
  total: number;
  seat: number;
}

/** GT-463 Flight I: everybody's score, who is best, who gets it. */
export interface TitleScored {
  event: "title-scored";
  title: Title;
  scores: Record<string, number>;
  best: number[];
  holder: number;
}

/** By lot. */
export interface TitlesDealt {
  event: "titles-dealt";
  holders: Partial<Record<Title, number>>;
}

export interface TitleKept {
  event: "title-kept";
  seat: number;
  title: Title;
}

export interface TitleDefended {
  event: "title-defended";
  seat: number;
  title: Title;
  defended: boolean;
  credits: number;
}

export interface ScoreSeen {
  event: "score-seen";
  seat: number;
}

export interface SeatReady {
  event: "seat-ready";
  seat: number;
}

export interface MatchEnded {
  event: "match-ended";
}
