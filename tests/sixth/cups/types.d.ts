// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = CupsView;
export type Scene = null;
export type Action = Hide | Point | Peek | Bet | Resign;
export type GameEvent =
  | RoundBegan
  | PeaHidden
  | PeaPlaced
  | Pointed
  | FingerNoted
  | Peeked
  | CupSeen
  | BetLaid
  | PeaShown
  | BeadsMoved
  | Resigned
  | MatchEnded
  | TableEvent;
export type Signal = Finger;
export type Phase = "hiding" | "betting" | "over";

export interface CupsView {
  turn?: Turn;
  phase: Phase;
  round: number;
  hider: number;
  bank: number;
  beads: Record<string, number>;
  peeks: Record<string, boolean>;
  prize?: number;
  pointed?: string;
  /** For whoever has hidden it. */
  pea?: string;
  seen?: Record<string, boolean>;
  bet?: Record<string, number>;
  /** One's own, as it was noted. */
  finger?: (number | null)[];
}

/** Whose decision is awaited, on what, until when, as this audience may know it. */
export interface Turn {
  /** Message key of the question. */
  ask: string;
  /** None: the audience may know that somebody is asked, but not who. */
  seats?: number[];
  until?: number;
}

export interface Options {
  rounds: number;
  clock: "off" | "on";
}

/** Put the pea under the cup at a place, and name the prize. */
export interface Hide {
  do: "hide";
  at: [number, number];
  prize: number;
}

/** Point at a cup, truthfully or not. */
export interface Point {
  do: "point";
  cup: string;
}

/** Look under one or two cups. */
export interface Peek {
  do: "peek";
  cups: string[];
}

/** Lay beads beside the cups. */
export interface Bet {
  do: "bet";
  stakes: Record<string, number>;
}

export interface Resign {
  do: "resign";
}

export interface RoundBegan {
  event: "round-began";
  number: number;
  seat: number;
}

export interface PeaHidden {
  event: "pea-hidden";
  seat: number;
  prize: number;
}

/** Own: where it is, and whether the lot has put it there. */
export interface PeaPlaced {
  event: "pea-placed";
  cup: string;
  lot: boolean;
}

export interface Pointed {
  event: "pointed";
  seat: number;
  cup: string;
  /** When the finger moved, as far as that is credited. */
  at: number;
}

/** Own: over which cup the finger was when the pea was hidden, and a moment later. */
export interface FingerNoted {
  event: "finger-noted";
  cups: (number | null)[];
}

export interface Peeked {
  event: "peeked";
  seat: number;
}

/** Own: whether the pea is there. */
export interface CupSeen {
  event: "cup-seen";
  cup: string;
  pea: boolean;
}

/** Own: nobody else learns who has bet. */
export interface BetLaid {
  event: "bet-laid";
  beads: number;
}

/** No picture shows it: the next round has begun. */
export interface PeaShown {
  event: "pea-shown";
  cup: string;
}

/** A seat may be called as the game likes: words know it by its type. */
export interface BeadsMoved {
  event: "beads-moved";
  owner: number;
  beads: number;
}

export interface Resigned {
  event: "resigned";
  seat: number;
}

export interface MatchEnded {
  event: "match-ended";
  reason: string;
}

/** The signal of the game: over which cup a finger is, and how hard it presses. */
export interface Finger {
  /** Which of `CUPS`. */
  cup: number;
  press?: number;
}
