// Written by `make docs` from `games/engine.py`: what is told in every match, whatever is played.

export type TableEvent =
  | Undone
  | SeatAway
  | SeatBack
  | SeatTakenOver
  | SeatHandedBack
  | SeatLost
  | PauseWanted
  | PauseUnwanted
  | CalledBack
  | SteppedOut
  | SteppedIn
  | StoodStill
  | WentOn;

/** The newest act that was not taken back yet is taken back. */
export interface Undone {
  event: "undone";
  seat: number;
}

export interface SeatAway {
  event: "seat-away";
  seat: number;
}

export interface SeatBack {
  event: "seat-back";
  seat: number;
}

/** A bot plays from now on. */
export interface SeatTakenOver {
  event: "seat-taken-over";
  seat: number;
  level: string;
}

/** The seat's person plays from now on. */
export interface SeatHandedBack {
  event: "seat-handed-back";
  seat: number;
}

export interface SeatLost {
  event: "seat-lost";
  seat: number;
  /** Level of the bot that plays it to the end; None where only deadlines answer for it. */
  level?: string;
}

export interface PauseWanted {
  event: "pause-wanted";
  seat: number;
}

export interface PauseUnwanted {
  event: "pause-unwanted";
  seat: number;
}

export interface CalledBack {
  event: "called-back";
  seat: number;
}

export interface SteppedOut {
  event: "stepped-out";
  seat: number;
  /** Match time. */
  until: number;
}

export interface SteppedIn {
  event: "stepped-in";
  seat: number;
}

export interface StoodStill {
  event: "stood-still";
  why: string;
}

export interface WentOn {
  event: "went-on";
}
