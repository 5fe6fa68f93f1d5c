// @ts-check
/**
 * Reconnecting WebSocket: pings, notices silence, backs off with jitter, and says whether it is
 * connected.
 */

const TICK = 250;
/** Milliseconds between pings: of a page that is looked at, so that a dead line shows soon, and of others. */
const PING_EVERY = 1000;
const PING_HIDDEN = 5000;
/** Ticks without a word after which a line is down; a slow one is given more. */
const SILENT = 11;
const SILENT_HIDDEN = 60;
const SLOW_LINE = 40;
const SIGNED_OUT = 4001;
/** How often a browser that has signed in or out elsewhere comes again for its new cookies to be there. */
const SIGNED_OUT_TRIES = 6;
const BANNED = 4006;
const WHY_BANNED = "/banned/";
/** There is no such room; the account was closed; the host has removed this spectator; this person is banned. */
const FOR_GOOD = [4004, 4003, 4005, BANNED];

export class ReconnectingSocket {
  /**
   * @param {string} path
   * @param {{message: (message: any) => void, up: (up: boolean, sure?: boolean) => void,
   *   seen: () => Record<string, any>}} room  `sure`: it will not be back in a moment
   */
  constructor(path, room) {
    const { protocol, host } = location;
    this.address = `${protocol === "https:" ? "wss" : "ws"}://${host}${path}`;
    this.room = room;
    this.tries = 0;
    this.resumeAfter = 0;
    /** How often in a row nobody was signed in with this browser's session. */
    this.strange = 0;
    /** When the newest ping went out, and whether it waits for its pong. */
    this.asked = 0;
    this.waits = false;
    /** Milliseconds that a pong takes, of late: a page that was busy while it was built is forgotten in a few of them. */
    this.trip = 0;
    /** Ticks since anything was heard. Not read off the clock: a page that was busy has heard nothing meanwhile. */
    this.silent = 0;
    /** Whether anything has come over this line. */
    this.heard = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    setInterval(() => this.#tick(), TICK);
    document.addEventListener("visibilitychange", () => document.hidden || this.#ping());
    addEventListener("offline", () => this.socket && this.#drop());
    addEventListener("online", () => this.open || this.connect());
  }

  connect() {
    clearTimeout(this.timer);
    const before = this.socket;
    const seen = Object.entries(this.room.seen()).map(([key, value]) => [key, String(value)]);
    const socket = new WebSocket(`${this.address}?${new URLSearchParams(seen)}`);
    this.socket = socket;
    this.silent = 0;
    this.heard = false;
    before?.close();
    socket.onopen = () => {
      this.silent = 0;
      this.waits = false;
      // The first ping comes after the picture, which it would ask for again.
      this.asked = Date.now();
    };
    socket.onmessage = ({ data }) => socket === this.socket && this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.socket && this.#closed(code);
  }

  /** @param {object} message @returns {boolean} whether it went out */
  send(message) {
    const { open } = this;
    if (open) this.socket?.send(JSON.stringify(message));
    return open;
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** @param {any} message */
  #hear(message) {
    this.silent = 0;
    if (!this.heard) this.#lives();
    if (message.type === "pong") {
      // At once, so that the server learns how long the way is and not how busy this page.
      this.send({ type: "echo", at: message.at });
      this.trip = Math.max(Date.now() - this.asked, this.trip * 0.5);
      this.waits = false;
    }
    if (message.type === "resume") this.resumeAfter = message.after_ms;
    else if (message.code !== "signed-out" || this.strange + 1 >= SIGNED_OUT_TRIES)
      this.room.message(message);
    if (message.type === "you") this.strange = 0;
  }

  /** A line is up once something came over it: where nothing gets through, it may open all the same. */
  #lives() {
    this.heard = true;
    this.tries = 0;
    this.room.up(true);
  }

  /** @param {number} code */
  #closed(code) {
    // That page says why and until when: no other is theirs meanwhile.
    if (code === BANNED) location.assign(WHY_BANNED);
    if (code === SIGNED_OUT) {
      this.strange += 1;
      this.resumeAfter = 150 * 2 ** this.strange;
    }
    this.#lost(!FOR_GOOD.includes(code) && this.strange < SIGNED_OUT_TRIES);
  }

  /** @param {boolean} comeBack @param {boolean} [sure] */
  #lost(comeBack, sure = false) {
    this.socket = null;
    if (!comeBack) return;
    this.room.up(false, sure);
    // Half of it by chance, so that a whole room does not come back in the same instant.
    const wait = Math.min(8000, 300 * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), this.resumeAfter || wait);
    this.tries += 1;
    this.resumeAfter = 0;
  }

  #tick() {
    if (!this.socket) return;
    this.silent += 1;
    const every = document.hidden ? PING_HIDDEN : PING_EVERY;
    if (this.silent >= this.#patience()) this.#drop();
    else if (!this.waits && Date.now() - this.asked >= every) this.#ping();
  }

  /** Ticks of silence. Nothing is heard while a line is being opened, which may take a while. */
  #patience() {
    if (!this.open) return SLOW_LINE;
    if (document.hidden) return SILENT_HIDDEN;
    return Math.min(SLOW_LINE, Math.max(SILENT, 4 + (4 * this.trip) / TICK));
  }

  #ping() {
    if (!this.send({ type: "ping", n: this.room.seen().n })) return;
    this.asked = Date.now();
    this.waits = true;
  }

  /** A line nobody answers on is down, whatever the browser believes. */
  #drop() {
    const { socket } = this;
    this.#lost(true, true);
    socket?.close();
  }
}
