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
 * @typedef {{ask: string, seats?: number[], until?: number, at?: string, step?: number,
 *   steps?: number}} Turn
 *   The words of `ask-<key>` may use `$mine` ("yes" or "no") and `$who` (names, joined). In a lesson
 *   `at` is what a step points at, a selector inside the board.
 *
 * @typedef {{places: number[], reason: string, scores?: number[]}} Outcome
 *
 * @typedef {{seat: number, kind: string, name?: string, level?: string, ready?: boolean,
 *   here?: boolean, who?: string, staff?: boolean}} SeatLine
 *
 * @typedef {object} Note  Of a sound; whatever lasts beyond 1.5 s after its beginning is cut off.
 * @property {number | [number, number]} hertz  the pitch, or a glide from one to another; of noise,
 *   what it is filtered to
 * @property {number} lasts  seconds
 * @property {number} [after]  seconds after the sound began
 * @property {number} [loud]  of 1; half of it if nothing is said
 * @property {number} [held]  for how much of its length, of 1, it stays as loud before it fades; if
 *   nothing is said it is struck, and fades at once
 * @property {OscillatorType | "noise"} [shape]  sine if nothing is said
 *
 * @typedef {{code: string, text: string, rule?: string, id?: string}} Refusal  `id`: of the act
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
 * @property {(action: Act, how?: {next?: boolean}) => void} act  send it; ignored while one is
 *   pending, unless it may be the `next`: the newest of those waits, and goes out when that one is
 *   answered, if it is offered then
 * @property {(action: Act, near?: Element) => void} why  ask the server why this may not be done now: the sentence
 *   is shown beside that piece, else beside what has the focus, with its rule to read on in. Asking does nothing else
 * @property {boolean} standing  the match stands: paused, or nobody there to play on
 * @property {(signal: object) => void} signal  where the hand is just now, as the game's `signal_type`
 *   says it; as often as you like: at most twenty go out in a second, always the newest
 * @property {(seat: number) => number | null} lag  milliseconds that this seat's line takes there and
 *   back, about; null if nobody knows
 * @property {(key: string, params?: Record<string, any>) => string} t  the words, in the viewer's language
 * @property {() => number} now  match time in milliseconds, running
 * @property {Record<string, any>} ui  the board's own memory between drawings (a chosen card, an open pile)
 * @property {() => void} redraw  draw again, after a change of `ui`
 * @property {() => void} repaint  draw the board alone again, after a change of `ui` that neither the page around it
 *   nor what is `veiled` or `shown` knows of: many times a second, if need be
 * @property {boolean} still  the viewer prefers reduced motion
 * @property {(sound: string) => void} play  a short sound by name, if sounds are on: the board's own,
 *   or turn, card, win, lose, draw, tick, fanfare
 * @property {Options} options  the room's options
 * @property {boolean} past  this is a replay: nothing can be done, and no hand can be moved
 * @property {(seat: number) => View} [eyes]  in a replay: what a seat saw at this moment
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
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>, events: Event[]) => any} [before]
 *   measure the old picture, before that of `table` and the page around it are drawn; what is to be
 *   veiled until it has been told is veiled from here on
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>, events: Event[], before: any) => void} [after]
 *   animate after it was drawn: flights, reveals, sounds. Never blocks; a newer picture ends it.
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>, seats: Record<string, Record<string, number>>) => void} [signalled]
 *   show what others signal now, by seat: those of whom there is something new. Five times a second,
 *   on the picture that stands; nothing is drawn again for it.
 * @property {(table: Table<View, Scene, Act, Event, Options>) => Key[]} [keys]  keys that work now
 * @property {(action: Act, table: Table<View, Scene, Act, Event, Options>) => string} [label]  better words for an action of the list
 * @property {(field: string, value: any, table: Table<View, Scene, Act, Event, Options>) => string | undefined} [called]  what
 *   people call a value of an action or event for which there is no message `<field>-<value>`: a piece, a square
 * @property {(action: Act, table: Table<View, Scene, Act, Event, Options>) => string} [alike]  what makes an action one with another
 *   to whoever chooses, as of two equal cards: those of which it says the same are one entry of the list
 * @property {(offers: Offer<Act>[], table: Table<View, Scene, Act, Event, Options>) => Offer<Act>[]} [first]  what the list of actions shows first:
 *   the rest lies behind a fold
 * @property {(root: HTMLElement, table: Table<View, Scene, Act, Event, Options>, refusal: Refusal) => boolean} [refused]  an act was
 *   refused; true: the board has shown why, and the shell says nothing
 * @property {Record<string, Note[]>} [sounds]  of its own, by the names `play` is called with
 * @property {(ask: string) => string} [call]  the sound by which a person is called to what is asked:
 *   `turn`, unless it says another, or none with an empty word
 * @property {(move: Event[], table: Table<View, Scene, Act, Event, Options>) => string} [summary]  a move in one short sentence, the
 *   outcome first: below the turn and read aloud, in place of all its lines; empty where they will do.
 *   It is given what the board does not tell itself
 * @property {(table: Pick<Table<View, Scene, Act, Event, Options>, "t" | "scene">) => Promise<TemplateResult[]>} [primer]  pictures
 *   for the steps of the first minute in the rulebook, the messages `primer-1` … of `locale/pages`
 * @property {string[]} [chapters]  events with which a chapter of a replay begins: marks on its bar,
 *   and a key from one to the next
 * @property {string[]} [unlisted]  events that nobody needs in words: neither in the log, nor below the
 *   turn, nor aloud
 * @property {(event: Event, table: Table<View, Scene, Act, Event, Options>, earlier: () => Event[]) => string} [logged]  a line of
 *   the log in better words than those of the event alone, by what was told before it; empty where they will do
 * @property {string[]} [quiet]  events that the board tells in its own time: the log lists them, but
 *   they are neither read aloud nor shown below the turn
 * @property {(table: Table<View, Scene, Act, Event, Options>) => Event[]} [veiled]  those very events that the board is still telling:
 *   neither the log nor the line below the turn knows of them, they are read aloud when they are
 *   told, and until then nobody is called to their turn and no result is shown
 * @property {(table: Table<View, Scene, Act, Event, Options>) => Table<View, Scene, Act, Event, Options>} [shown]  the table as far as the board
 *   has shown it: of that one speak the turn line and the list of actions
 */

/**
 * @typedef {{code: string, places: number[], params: Record<string, any>, warning: boolean, text: string}} Problem
 *   What `Game.examine` has found, with its sentence.
 *
 * @typedef {(key: string, params?: Record<string, any>) => string} Say
 */

/**
 * What the page of an editor gives to a game's maker. A new object for every drawing.
 *
 * @template [Document=any]
 * @typedef {object} Bench
 * @property {Document} document  as it is now; never changed, but replaced
 * @property {(document: Document, along?: string) => void} change  one step of undo; steps `along` the same
 *   (a name that is typed, a number that goes up) are one
 * @property {() => void} back  undo
 * @property {() => void} forth  redo
 * @property {Problem[]} problems
 * @property {Problem | null} chosen  the one whose places shall be seen
 * @property {TemplateResult} list  of the problems, to stand where the maker wants it
 * @property {Say} t  in the language of the page
 * @property {Record<string, Say>} tongues  in every language
 * @property {Record<string, any>} ui  the maker's own memory between drawings
 * @property {() => void} redraw
 */

/**
 * Where documents are made and shown: the default export of `games/<slug>/static/<slug>/maker.js`, with
 * `maker.css` beside it. What is wrong with a document says `Game.examine` alone.
 *
 * @template [Document=any]
 * @typedef {object} Maker
 * @property {(t: Say) => Document} fresh  a new one
 * @property {(text: string) => Document} read  what is imported, if it is no JSON; throws the `code` and
 *   `params` of a problem if it is no document either
 * @property {(found: any) => void} refuseOther  throws the same for JSON that is none
 * @property {(found: any) => Document} whole  what JSON holds, as far as it is a document
 * @property {(document: Document, language: string) => string} name
 * @property {(document: Document, name: string) => Document} named  the same under another name
 * @property {(document: Document, place: number, t: Say) => string} where  what a place of a problem is called
 * @property {(document: Document) => TemplateResult} picture  a small one
 * @property {(document: Document, language: string, t: Say) => TemplateResult} about  what its page shows
 * @property {(bench: Bench<Document>) => TemplateResult} edit
 */

export {};
