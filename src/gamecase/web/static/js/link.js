// The line to the table: opens the socket, keeps it alive, and opens it again when it is lost.
// Entries carry numbers, so a new socket goes on from the last one seen and nothing is missed.

const IDLE = 15_000; // after so much silence we ask whether anybody is there
const DEAD = 8_000; // and after so much more we take it for lost
const LONGEST_WAIT = 8_000;
const NO_TABLE = 4404;

export class Link {
  #socket = null;
  #wait = 500;
  #timer = 0;
  #since = 0;
  #isAnswered = false;
  #hear;
  #address;
  #asked = 0; // when the last ping was sent
  #lag = 0; // milliseconds to the server and back

  /** `hear` gets every message, and {type: "lost"} or {type: "back"} when the line breaks or heals. */
  constructor(path, hear) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#address = `${scheme}//${location.host}${path}`;
    this.#hear = hear;
    this.#open();
    addEventListener("online", () => this.#retry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#retry();
    });
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** How long the way to the server and back took when it was last measured. */
  get lag() {
    return Math.min(10_000, Math.round(this.#lag));
  }

  #ping() {
    this.#asked = performance.now();
    return this.send({ type: "ping" });
  }

  send(message) {
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#watch(DEAD);
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ type: "join", since: this.#since }));
      this.#ping();
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      if (!this.#isAnswered) this.#answered(); // an open socket alone is no answer
      this.#watch(IDLE);
      event.data.split("\n").forEach((line) => this.#take(JSON.parse(line)));
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    });
  }

  #take(message) {
    if (message.type === "entries") this.#since = message.entries.at(-1).n;
    if (message.type === "pong") this.#lag = performance.now() - this.#asked;
    else this.#hear(message);
  }

  #watch(patience) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (patience === IDLE && this.#ping()) this.#watch(DEAD);
      else this.#socket.close();
      if (patience !== IDLE) this.#lost(0);
    }, patience);
  }

  #answered() {
    this.#isAnswered = true;
    this.#wait = 500;
    this.#hear({ type: "back" });
  }

  #lost(code) {
    clearTimeout(this.#timer);
    this.#socket = null;
    this.#isAnswered = false;
    if (code === NO_TABLE) return location.reload();
    this.#hear({ type: "lost" });
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #retry() {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#open();
  }
}
