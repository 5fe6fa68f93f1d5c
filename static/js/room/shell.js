// @ts-check
/**
 * Types only: the `Shell`, the one context object that all parts of the room page are given.
 *
 * @import {Action, Board, Table} from "contract"
 * @import {Store} from "./store.js"
 * @import {Words} from "../site/words.js"
 *
 * @typedef {object} Page  what the server wrote into the page
 * @property {string} code
 * @property {string} language
 * @property {{slug: string, board: string, css: string, words: string[], seats: string[], poster: string | null,
 *   rules: {text: string, css: string} | null}} game
 * @property {Record<string, Record<string, string>>} options  of the game: by field, what each value is called
 * @property {{fields: string[], own: [string, string][], with: Record<string, string>} | null} documents  options
 *   that are chosen by a document's code: one's own by code and name, and what other options say then
 * @property {{name: string}} you  a name to begin with
 * @property {string} socket
 * @property {string} link  for a friend
 * @property {string} [void]  of a replay: that the result counts for nobody, and why
 * @property {string[]} phrases  those that can be sent, in the order in which an evening needs them
 * @property {{options: Record<string, any>, manners: Record<string, any>}} usual  where nobody chooses
 * @property {string} qr  the address of its picture
 * @property {string} hosting  the style sheet of the host dialog
 * @property {boolean} teaches  the game has a lesson
 * @property {{room: string | null, back: string, level: string | null} | null} lesson  of a lesson: the room that
 *   waits for its learner, the page that they leave it for, and the level of a first bot
 *
 * @typedef {object} Shell
 * @property {Page} page
 * @property {Words} words
 * @property {(key: string, params?: Record<string, any>) => string} t
 * @property {Store} store
 * @property {boolean} up  whether the line to the server stands
 * @property {Board | null} board  none until it has come
 * @property {Table | null} table  the picture that is drawn now; none before the first match
 * @property {typeof import("./coach.js") | null} coach  of a lesson
 * @property {Record<string, any>} ui  what is open, typed or remembered on this page
 * @property {(message: object) => boolean} send
 * @property {(action: Action, how?: {next?: boolean}) => void} act
 * @property {(action: Action, near?: Element) => void} why  ask why it may not be done, to be told near there
 * @property {(signal: object) => void} signal
 * @property {() => void} redraw
 * @property {(text: string, kind?: string, rule?: string) => void} toast
 * @property {() => void} replay  show the last move again
 */

export {};
