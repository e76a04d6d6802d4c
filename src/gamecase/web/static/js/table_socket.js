// @ts-check
// The WebSocket of a table: keeps the connection alive and reconnects when it is lost. Entries are
// numbered, so a new connection continues after the last entry received and misses none.

/** @import { ClientMessage, ServerMessage } from "./messages.js" */

/** @typedef {ServerMessage | { type: "lost" } | { type: "back" }} TableEvent */

const IDLE_MS = 15_000; // ping the server after this much silence
const DEAD_MS = 8_000; // without an answer for this much longer, the connection is lost
const SHORTEST_WAIT_MS = 500; // before the first attempt to reconnect; doubled with every further one
const LONGEST_WAIT_MS = 8_000;
const LONGEST_LAG_MS = 10_000; // the server accepts no more
const CLOSE_NO_TABLE = 4404;

export class TableSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = SHORTEST_WAIT_MS;
  #timer = 0;
  #lastEntry = 0;
  #isAnswered = false;
  #pingTime = 0;
  #lag = 0;
  #onEvent;
  #address;

  /**
   * @param {string} path
   * @param {(event: TableEvent) => void} onEvent gets every message, `lost` when the connection
   *   breaks, and `back` when a connection has been established
   */
  constructor(path, onEvent) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#address = `${scheme}//${location.host}${path}`;
    this.#onEvent = onEvent;
    this.#open();
    addEventListener("online", () => this.#reconnectNow());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#reconnectNow();
    });
  }

  /** The last measured round trip to the server, in milliseconds. */
  get lag() {
    return Math.min(LONGEST_LAG_MS, Math.round(this.#lag));
  }

  /**
   * Send a message; false when there is no connection.
   * @param {ClientMessage} message
   */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ping() {
    this.#pingTime = performance.now();
    return this.send({ type: "ping" });
  }

  #open() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#startTimeout(DEAD_MS);
    socket.addEventListener("open", () => {
      /** @type {ClientMessage} */
      const join = { type: "join", since: this.#lastEntry };
      socket.send(JSON.stringify(join));
      this.#ping();
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      if (!this.#isAnswered) this.#connected(); // a proxy may open a socket without a server behind it
      this.#startTimeout(IDLE_MS);
      for (const line of event.data.split("\n")) this.#receive(JSON.parse(line));
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#disconnected(event.code);
    });
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    if (message.type === "entries") this.#lastEntry = message.entries.at(-1)?.n ?? this.#lastEntry;
    if (message.type === "pong") this.#lag = performance.now() - this.#pingTime;
    else this.#onEvent(message);
  }

  /** @param {number} milliseconds */
  #startTimeout(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (milliseconds === IDLE_MS && this.#ping()) this.#startTimeout(DEAD_MS);
      else this.#socket?.close();
      if (milliseconds !== IDLE_MS) this.#disconnected(0);
    }, milliseconds);
  }

  #connected() {
    this.#isAnswered = true;
    this.#wait = SHORTEST_WAIT_MS;
    this.#onEvent({ type: "back" });
  }

  /** @param {number} code */
  #disconnected(code) {
    clearTimeout(this.#timer);
    this.#socket = null;
    this.#isAnswered = false;
    if (code === CLOSE_NO_TABLE) return location.reload();
    this.#onEvent({ type: "lost" });
    // A random wait, so that not all clients of a restarted server reconnect at once.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #reconnectNow() {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#open();
  }
}
