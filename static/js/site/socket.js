// @ts-check
/**
 * Reconnecting WebSocket: pings, backs off with jitter, and says whether it is connected.
 */

const PING_EVERY = 5000;
const PING_FIRST = 1000;
const SILENT_TOO_LONG = 15000;
const NO_SUCH_ROOM = 4004;

export class ReconnectingSocket {
  /**
   * @param {string} path
   * @param {{message: (message: any) => void, up: (up: boolean) => void,
   *   seen: () => Record<string, any>}} room
   */
  constructor(path, room) {
    const { protocol, host } = location;
    this.address = `${protocol === "https:" ? "wss" : "ws"}://${host}${path}`;
    this.room = room;
    this.tries = 0;
    this.resumeAfter = 0;
    /** When the oldest ping went out that nobody has answered. */
    this.asked = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    setInterval(() => this.#ping(), PING_EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || this.#ping());
    addEventListener("online", () => this.socket ?? this.connect());
  }

  connect() {
    clearTimeout(this.timer);
    const seen = Object.entries(this.room.seen()).map(([key, value]) => [key, String(value)]);
    const socket = new WebSocket(`${this.address}?${new URLSearchParams(seen)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.asked = 0;
      this.room.up(true);
      // Soon, since it measures the line; not before the picture, which it would ask for again.
      setTimeout(() => this.#ping(), PING_FIRST);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.socket && this.#lost(code !== NO_SUCH_ROOM);
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
    this.asked = 0;
    // At once, so that the server learns how long the way is and not how busy this page.
    if (message.type === "pong") this.send({ type: "echo", at: message.at });
    if (message.type === "resume") this.resumeAfter = message.after_ms;
    else this.room.message(message);
  }

  /** @param {boolean} comeBack */
  #lost(comeBack) {
    this.socket = null;
    if (!comeBack) return;
    this.room.up(false);
    // Half of it by chance, so that a whole room does not come back in the same instant.
    const wait = Math.min(8000, 300 * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), this.resumeAfter || wait);
    this.tries += 1;
    this.resumeAfter = 0;
  }

  /** A line nobody answers on is down, whatever the browser believes. */
  #ping() {
    if (!this.asked || Date.now() - this.asked < SILENT_TOO_LONG) {
      if (this.send({ type: "ping", n: this.room.seen().n })) this.asked ||= Date.now();
      return;
    }
    const socket = this.socket;
    this.#lost(true);
    socket?.close();
  }
}
