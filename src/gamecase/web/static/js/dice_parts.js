// @ts-check
// The player's own part in each roll. The page draws a random seed, hashes it over and over, and
// publishes the last result, the anchor. For every roll it opens the part before the one published
// last: nobody else can know it, and it was fixed beforehand. The seed stays in this browser.

/** @import { ChainMessage, ClientMessage, StateMessage } from "./messages.js" */

const LENGTH = 2000; // parts of a chain
const RESERVE = 40; // with fewer parts left, a new chain is begun
const SLICE = 250; // hashes at a time, so that the page stays responsive
const RETRY_MS = 5000; // after which a part that the dice still want is sent again
const KEPT_MS = 120 * 86_400_000; // how long the seed of a table is kept after its last use

export class DiceParts {
  #table;
  #send;
  #onElsewhere;
  /** @type {Map<number, string[][]>} */
  #chains = new Map(); // of each chair, the newest first
  /** @type {Set<string>} */
  #sent = new Set();
  #queue = Promise.resolve();
  /** @type {StateMessage | null} */
  #state = null;

  /**
   * @param {string} table
   * @param {(message: ClientMessage) => void} send
   * @param {() => void} onElsewhere called when the dice wait for a page in another browser
   */
  constructor(table, send, onElsewhere) {
    this.#table = table;
    this.#send = send;
    this.#onElsewhere = onElsewhere;
    dropOld();
  }

  /**
   * Send what the dice want of this player's chairs.
   * @param {StateMessage} state
   */
  answer(state) {
    this.#state = state;
    const chained = state.chains.map(({ chair }) => chair);
    for (const chair of state.speak.filter((chair) => !chained.includes(chair))) {
      const words = sessionStorage.getItem("words") || toHex(randomWords()).slice(0, 24);
      this.#once(`words ${state.nth_game} ${chair}`, { type: "words", chair, words });
    }
    // One after the other, because making a chain takes a moment.
    for (const chain of state.chains) this.#queue = this.#queue.then(() => this.#answer(chain));
  }

  /**
   * The part that goes along with an action, where the table takes deposits; else empty.
   * @param {StateMessage} state
   */
  partFor({ chains, dice, players }) {
    const chair = players.find((player) => player.is_you && player.is_to_act)?.chair;
    const chain = chains.find((each) => each.chair === chair && !each.is_open);
    if (dice.kind !== "deposits" || !chain) return "";
    return this.#after(chain) ?? "";
  }

  /** What was sent over the previous connection may never have arrived. */
  forget() {
    this.#sent.clear();
  }

  /** @param {ChainMessage} chain */
  async #answer(chain) {
    const { chair, head, wants, may_renew: mayRenew, pages } = chain;
    if (wants === "chain") {
      await this.#load(chair, true);
      const anchor = this.#chains.get(chair)?.[0]?.[0] ?? "";
      const words = sessionStorage.getItem("words") ?? "";
      return this.#once(`chain ${chair} ${anchor}`, { type: "chain", chair, anchor, words });
    }
    if (!this.#find(chain)) await this.#load(chair, false);
    const parts = this.#find(chain);
    const left = parts ? parts.length - 1 - parts.indexOf(head) : 0;
    // Another page of this player may have the chain; alone, this one begins another.
    if (mayRenew && left < RESERVE && (parts || pages === 1)) return this.#renew(chain);
    const part = this.#after(chain);
    if (wants !== "part") return;
    if (part) this.#sendPart(chair, part);
    else if (pages === 1) this.#onElsewhere();
  }

  /**
   * @param {number} chair
   * @param {string} part
   */
  #sendPart(chair, part) {
    const key = `part ${part}`;
    if (this.#sent.has(key)) return;
    this.#once(key, { type: "part", chair, part });
    setTimeout(() => {
      const isWanted = (/** @type {ChainMessage} */ chain) => chain.wants === "part" && this.#after(chain) === part;
      if (!this.#state?.chains.some(isWanted) || !this.#sent.delete(key)) return;
      this.answer(this.#state);
    }, RETRY_MS);
  }

  /** @param {ChainMessage} chain */
  async #renew({ chair, head }) {
    if (this.#sent.has(`renew ${head}`)) return;
    store(this.#table, chair, [toHex(randomWords()), ...stored(this.#table, chair)]);
    await this.#load(chair, true);
    const anchor = this.#chains.get(chair)?.[0]?.[0] ?? "";
    this.#once(`renew ${head}`, { type: "chain", chair, anchor, renews: true });
  }

  /** @param {ChainMessage} chain */
  #find({ chair, head }) {
    return this.#chains.get(chair)?.find((parts) => parts.includes(head));
  }

  /** @param {ChainMessage} chain */
  #after(chain) {
    const parts = this.#find(chain);
    return parts?.[parts.indexOf(chain.head) + 1];
  }

  /**
   * Compute the chains of a chair from the seeds in this browser.
   * @param {number} chair
   * @param {boolean} isNew whether a first seed is drawn where there is none
   */
  async #load(chair, isNew) {
    let seeds = stored(this.#table, chair);
    if (!seeds.length && !isNew) return;
    if (!seeds.length) seeds = [toHex(randomWords())];
    store(this.#table, chair, seeds);
    const known = this.#chains.get(chair) ?? [];
    const chains = [];
    for (const seed of seeds) chains.push(known.find((parts) => parts.at(-1) === seed) ?? (await makeChain(seed)));
    this.#chains.set(chair, chains);
  }

  /**
   * @param {string} key
   * @param {ClientMessage} message
   */
  #once(key, message) {
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    this.#send(message);
  }
}

/** @type {Record<string, string>} */
const memory = {}; // for browsers that keep nothing

/**
 * The seeds of a chair, the newest first.
 * @param {string} table
 * @param {number} chair
 */
function stored(table, chair) {
  const key = `dice ${table} ${chair}`;
  let text = memory[key];
  try {
    text = localStorage.getItem(key) ?? text;
  } catch {}
  return text?.split(" ").slice(1) ?? [];
}

/**
 * @param {string} table
 * @param {number} chair
 * @param {string[]} seeds
 */
function store(table, chair, seeds) {
  const key = `dice ${table} ${chair}`;
  memory[key] = [Date.now(), ...seeds.slice(0, 2)].join(" ");
  try {
    localStorage.setItem(key, memory[key]);
  } catch {}
}

/** Forget the seeds of tables that were not played at for long. */
function dropOld() {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOld = Number.parseInt(localStorage[key], 10) < Date.now() - KEPT_MS;
      if (key.startsWith("dice ") && isOld) localStorage.removeItem(key);
    }
  } catch {}
}

function randomWords() {
  return crypto.getRandomValues(new Uint32Array(8));
}

/** @param {Uint32Array} numbers */
function toHex(numbers) {
  return Array.from(numbers, (number) => number.toString(16).padStart(8, "0")).join("");
}

/**
 * A chain from its anchor to its seed, each the SHA-256 of the next.
 * @param {string} seed 32 bytes in hexadecimal
 */
export async function makeChain(seed, length = LENGTH) {
  const parts = [seed];
  const numbers = Uint32Array.from(seed.match(/.{8}/g) ?? [], (digits) => Number.parseInt(digits, 16));
  for (let i = 1; i <= length; i++) {
    hash(numbers);
    parts.push(toHex(numbers));
    if (i % SLICE === 0 && !document.hidden) await new Promise((resolve) => setTimeout(resolve));
  }
  return parts.reverse();
}

// SHA-256 of exactly 32 bytes. The browser's own is there in secure contexts only, which a server in a
// home network is not, and it is slower for so few bytes.

/** The first 64 primes; the constants are the fractions of their roots. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && ![2, 3, 5, 7, 11, 13, 17].some((p) => p < n && n % p === 0));
/** @param {number} exponent */
const roots = (exponent) => Int32Array.from(PRIMES, (prime) => (prime ** exponent % 1) * 2 ** 32);
const START = roots(1 / 2).slice(0, 8);
const ROUNDS = roots(1 / 3);

/** @param {Uint32Array} numbers eight of them, replaced by their hash */
function hash(numbers) {
  const w = new Int32Array(64);
  w.set(numbers);
  w[8] = 0x80000000;
  w[15] = 256;
  /** @type {(x: number, n: number) => number} */
  const turned = (x, n) => (x >>> n) | (x << (32 - n));
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15];
    const b = w[i - 2];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = START;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  numbers.set([a, b, c, d, e, f, g, h].map((number, i) => number + START[i]));
}
