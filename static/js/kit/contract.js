// @ts-check
/**
 * What a game's board and the shell owe each other. Types only: `@import {Board} from "contract"`.
 *
 * A board is a module `games/<slug>/static/<slug>/board.js` with a default export of type `Board`.
 * It draws the view, offers the actions, tells the events; it holds no rules.
 *
 * @import {TemplateResult} from "lit-html"
 *
 * @typedef {{do: string, [field: string]: any}} Action
 *
 * @typedef {{is: "one", of: any[]} | {is: "some", of: any[], least: number, most: number}
 *   | {is: "number", least: number, most: number} | {is: "each", keys: string[], of: Domain}
 *   | {is: "spot", bounds: [number, number][]}} Domain
 *
 * @typedef {{event: string, [field: string]: any}} GameEvent
 *
 * @typedef {{ask: string, seats?: number[], until?: number}} Turn
 *   The words of `ask-<key>` may use `$mine` ("yes" or "no") and `$who` (names, joined).
 *
 * @typedef {{places: number[], reason: string, scores?: number[]}} Outcome
 *
 * @typedef {{seat: number, kind: string, name?: string, level?: string, ready?: boolean,
 *   here?: boolean}} SeatLine
 *
 * @typedef {object} Key
 * @property {string} key  as in `KeyboardEvent.key`; goes before the shell's own keys
 * @property {string} label  what it does, in words
 * @property {() => void} press
 */

/**
 * @template {{do: string}} [Act=Action]
 * @typedef {{do: Act["do"], take?: Record<string, Domain>, standing?: boolean,
 *   example?: Record<string, any>}} Offer
 */

/**
 * Everything a board may know. A new object for every drawing.
 *
 * `types.d.ts` of a game fills in its own types; whoever serves every game takes any.
 *
 * @template [View=any]
 * @template [Scene=any]
 * @template {{do: string}} [Act=any]
 * @template [Event=any]
 * @template [Options=any]
 * @typedef {object} Table
 * @property {Scene} scene  what never changes in a match
 * @property {View} view  what this viewer sees
 * @property {Offer<Act>[]} offers  what this viewer may do now; empty for spectators
 * @property {number | null} seat  the viewer's own seat
 * @property {SeatLine[]} seats
 * @property {(seat: number) => string} nameOf
 * @property {Act | null} pending  sent, not yet acknowledged
 * @property {(action: Act) => void} act  send it; ignored while one is pending
 * @property {(signal: object) => void} signal  where the hand is just now, as the game's `signal_type`
 *   says it; as often as you like: at most twenty go out in a second, always the newest
 * @property {(seat: number) => number | null} lag  milliseconds that this seat's line takes there and
 *   back, about; null if nobody knows
 * @property {(key: string, params?: Record<string, any>) => string} t  the words, in the viewer's language
 * @property {() => number} now  match time in milliseconds, running
 * @property {Record<string, any>} ui  the board's own memory between drawings (a chosen card, an open pile)
 * @property {() => void} redraw  draw again, after a change of `ui`
 * @property {boolean} still  the viewer prefers reduced motion
 * @property {(sound: string) => void} play  a short sound by name, if sounds are on: turn, card, flip,
 *   hit, win, lose, draw, tick, engine, tie, fanfare
 * @property {Options} options  the room's options
 * @property {boolean} past  this is a replay: nothing can be done, and no hand can be moved
 * @property {() => Event[]} told  every event of the match this viewer knows, the oldest first: a board
 *   that comes late (a reload, a hidden page) finds there what `after` was not told
 */

/**
 * @template [View=any]
 * @template [Scene=any]
 * @template {{do: string}} [Act=any]
 * @template [Event=any]
 * @template [Options=any]
 * @typedef {object} Board
 * @property {(table: Table<View, Scene, Act, Event, Options>) => TemplateResult} draw  the whole board, from the table alone
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>) => any} [before]
 *   measure the old picture, just before that of `table` is drawn
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>, events: Event[], before: any) => void} [after]
 *   animate after it was drawn: flights, reveals, sounds. Never blocks; a newer picture ends it.
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>, seats: Record<string, Record<string, number>>) => void} [signalled]
 *   show what others signal now, by seat: those of whom there is something new. Five times a second,
 *   on the picture that stands; nothing is drawn again for it.
 * @property {(table: Table<View, Scene, Act, Event, Options>) => Key[]} [keys]  keys that work now
 * @property {(action: Act, table: Table<View, Scene, Act, Event, Options>) => string} [label]  better words for an action of the list
 * @property {string[]} [quiet]  events that the board tells in its own time: the log lists them, but
 *   they are neither read aloud nor shown below the turn
 * @property {(table: Table<View, Scene, Act, Event, Options>) => string[]} [veiled]  of those, what the log leaves out of the newest
 *   move while the board is still telling it
 */

export {};
