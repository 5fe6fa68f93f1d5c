// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;

export type View = TableView;
export type Scene = null;
export type Action = Take | Stop;
export type GameEvent = CardDealt | CardTaken | Stopped | CardShown | TableEvent;

export interface TableView {
  turn?: Turn;
  /** By seat, what lies open. */
  cards: Record<string, number[]>;
  /** By seat, the card face down, as far as this audience knows it. */
  down: Record<string, number>;
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
}

export interface Take {
  do: "take";
}

export interface Stop {
  do: "stop";
}

/** Own: the card that lies face down. */
export interface CardDealt {
  event: "card-dealt";
  card: number;
}

export interface CardTaken {
  event: "card-taken";
  seat: number;
  card: number;
}

export interface Stopped {
  event: "stopped";
  seat: number;
}

/** The card that lay face down. */
export interface CardShown {
  event: "card-shown";
  seat: number;
  card: number;
  total: number;
}
