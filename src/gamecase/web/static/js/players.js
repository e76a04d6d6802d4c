// @ts-check
// The players above and below the board: names, standings, scores, clocks, and what they have just said.
//
// A clock shows what the server sent last less the time since. Nothing is decided here: the server
// alone sees that a player's time is up.

import { byId, htmlElement, part, svgElement } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { ClockMessage, PlayerMessage, StandingMessage, StateMessage } from "./messages.js" */

const SHORT_MS = 20_000; // from here on a running clock is marked
const TENTHS_MS = 10_000; // and from here on it shows tenths of a second
const TICK_MS = 100;
const BUBBLE_MS = 7000; // how long a phrase stays beside the player who said it

export class PlayerList {
  #board;
  #staleTitle;
  #onLowTime;
  #isLow = false;
  /** @type {Set<number>} */
  #own = new Set(); // chairs
  /** @type {HTMLElement[]} */
  #nodes = []; // by chair
  /** @type {ClockMessage | null} */
  #clock = null;
  #clockTime = 0; // when it was received
  #timer = 0;
  #isStale = false;
  /** @type {Map<number, string>} */
  #bubbles = new Map(); // chair -> the phrase said last

  /**
   * @param {Board} board
   * @param {string} staleTitle what a clock's tooltip says while the connection is lost
   * @param {() => void} onLowTime is called when the own clock gets short
   */
  constructor(board, staleTitle, onLowTime) {
    this.#board = board;
    this.#onLowTime = onLowTime;
    this.#staleTitle = staleTitle;
  }

  /** @param {StateMessage} state */
  show(state) {
    const { players } = state;
    const isShared = players.filter((player) => player.is_you).length > 1;
    const near = nearPlayers(state);
    this.#own = new Set(state.you);
    this.#nodes = players.map((player) => this.#player(player, state, isShared));
    byId("players-top").replaceChildren(...this.#nodes.filter((_, index) => !near.has(index)));
    byId("players-bottom").replaceChildren(...this.#nodes.filter((_, index) => near.has(index)));
    this.showStandings(state.scene.standings);
    this.#showBubbles();
  }

  /**
   * @param {PlayerMessage} player
   * @param {StateMessage} state
   * @param {boolean} isShared whether several players sit at this screen
   */
  #player(player, { score, is_over: isOver }, isShared) {
    /** @type {HTMLTemplateElement} */
    const template = byId("player-template");
    const node = part(/** @type {DocumentFragment} */ (template.content.cloneNode(true)), ".player");
    node.dataset.chair = String(player.chair);
    node.dataset.seat = player.seat;
    node.classList.toggle("is-to-act", player.is_to_act);
    node.classList.toggle("is-away", !player.is_here);
    /** @type {SVGElement} */
    const mark = part(node, ".player-mark");
    mark.setAttribute("viewBox", "-50 -50 100 100");
    if (!this.#board.drawSeat(player.seat, mark)) mark.remove();
    part(node, ".player-name").textContent = player.name;
    part(node, ".player-text").title = player.name;
    this.#showFace(node, player);
    const note = player.is_you && !isShared ? noteText("you") : player.is_here ? "" : noteText("away");
    part(node, ".player-note").textContent = note ? `(${note})` : (player.character?.level ?? "");
    const rating = part(node, ".player-rating");
    rating.textContent = `${player.rating} ${player.rating_change}`.trim();
    rating.hidden = !player.rating;
    const isCounted = !isOver && (score.drawn > 0 || score.won.some(Boolean));
    const games = isCounted ? String(score.won[player.chair - 1]) : "";
    part(node, ".player-score").textContent = score.match ? String(player.score) : games;
    return node;
  }

  /**
   * Show the face of a computer player, and its name without the word for a computer.
   * @param {HTMLElement} node
   * @param {PlayerMessage} player
   */
  #showFace(node, { character }) {
    if (!character) return;
    /** @type {HTMLImageElement} */
    const face = part(node, ".player-face");
    face.src = character.face;
    face.hidden = false;
    part(node, ".player-name").textContent = character.name;
  }

  /**
   * Show what each side has won or still needs: captured pieces, pips, points.
   * @param {StandingMessage[]} standings
   */
  showStandings(standings) {
    for (const node of this.#nodes) {
      const standing = standings.find(({ seat }) => seat === node.dataset.seat);
      const captured = htmlElement("span", "captured");
      standing?.captured.forEach((kind, index, kinds) => {
        const piece = svgElement("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" }, captured);
        if (index && kinds[index - 1] !== kind) piece.classList.add("is-other");
        this.#board.drawPiece(kind, piece);
      });
      part(node, ".player-standing").replaceChildren(captured, htmlElement("span", "standing-text", standing?.text ?? ""));
    }
  }

  // --- bubbles ---

  /**
   * Show a phrase beside the player who said it, for a while.
   * @param {number} chair
   * @param {string} text
   */
  showBubble(chair, text) {
    this.#bubbles.set(chair, text);
    setTimeout(() => {
      if (this.#bubbles.get(chair) === text) this.#bubbles.delete(chair);
      this.#showBubbles();
    }, BUBBLE_MS);
  }

  /**
   * Let the computer say hello at the start of a game.
   * @param {StateMessage} state
   */
  greet({ players, you }) {
    for (const { chair, character } of you.length ? players : []) {
      if (character) this.showBubble(chair, character.hello);
    }
  }

  clearBubbles() {
    this.#bubbles.clear();
    this.#showBubbles();
  }

  #showBubbles() {
    this.#nodes.forEach((node, index) => {
      const bubble = part(node, ".player-bubble");
      bubble.textContent = this.#bubbles.get(index + 1) ?? "";
      bubble.hidden = !bubble.textContent;
    });
  }

  // --- clocks ---

  /** @param {ClockMessage | null} clock */
  showClocks(clock) {
    this.#clock = clock;
    this.#clockTime = performance.now();
    this.#isStale = false;
    clearInterval(this.#timer);
    if (clock?.running) this.#timer = setInterval(() => this.#drawClocks(), TICK_MS);
    this.#drawClocks();
  }

  /** Stop the clocks and mark them as old, while the connection is lost. */
  markClocksStale() {
    this.#isStale = true;
    clearInterval(this.#timer);
    this.#drawClocks();
  }

  #drawClocks() {
    const clock = this.#clock;
    const elapsed = this.#isStale ? 0 : performance.now() - this.#clockTime;
    let isLow = false;
    this.#nodes.forEach((player, index) => {
      const node = part(player, ".player-clock");
      node.hidden = !clock;
      if (!clock) return;
      const isRunning = clock.running === index + 1;
      const free = isRunning ? Math.max(0, clock.free - elapsed) : 0;
      const left = clock.left[index] - (isRunning ? Math.max(0, elapsed - clock.free) : 0);
      node.classList.toggle("is-running", isRunning);
      const isShort = isRunning && !free && left < SHORT_MS;
      node.classList.toggle("is-short", isShort);
      if (isShort && this.#own.has(index + 1)) isLow = true;
      node.classList.toggle("is-stale", this.#isStale);
      node.title = this.#isStale ? this.#staleTitle : "";
      const freeText = htmlElement("small", "", free ? String(Math.ceil(free / 1000)) : "");
      node.replaceChildren(freeText, formatTime(Math.max(0, left)));
    });
    if (isLow && !this.#isLow) this.#onLowTime();
    this.#isLow = isLow;
  }
}

/**
 * The players at the lower edge of the board: the one it is seen by, and of four the partner.
 * @param {StateMessage} state
 */
function nearPlayers({ players, seen_by: seenBy }) {
  const isSeated = players.filter((player) => player.seat === seenBy).length === 1;
  const at = players.findIndex((player) => (isSeated ? player.seat === seenBy : player.is_you));
  const near = Math.max(0, at);
  return new Set(players.length === 4 ? [near, (near + 2) % 4] : [near]);
}

/** @param {"you" | "away"} name */
function noteText(name) {
  /** @type {HTMLTemplateElement} */
  const notes = byId("player-notes");
  return part(notes.content, `[data-note=${name}]`).textContent ?? "";
}

const days = new Intl.NumberFormat(document.documentElement.lang, {
  style: "unit",
  unit: "day",
  unitDisplay: "narrow",
});

/** @param {number} number */
const twoDigits = (number) => String(number).padStart(2, "0");

/** @param {number} milliseconds */
function formatTime(milliseconds) {
  if (milliseconds < TENTHS_MS) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours >= 24) return `${days.format(Math.floor(hours / 24))} ${twoDigits(hours % 24)}:${twoDigits(minutes)}`;
  if (hours) return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return `${minutes}:${twoDigits(seconds % 60)}`;
}
