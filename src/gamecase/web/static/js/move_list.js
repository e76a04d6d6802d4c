// @ts-check
// The list of moves as the game's players write them: two columns where two sides move in turn, a
// line for each turn otherwise. Other events are small lines between, folded where there are many.

import { byId, htmlElement, optionalById, svgElement } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { EntryMessage, PlayerMessage } from "./messages.js" */

const EVENTS_SHOWN = 2; // more events in a row are folded
const COLUMNS = ["first", "second"]; // the seats that have a column

export class MoveList {
  #board;
  #list = byId("moves");
  #isWide;
  #usesSymbols = false;
  #number = 0; // of the row that was written last
  #column = -1; // of the turn that was written last
  #seat = "";
  /** @type {HTMLElement | null} */
  #turn = null; // the cell that further actions of the same turn go to
  #current = 0; // the entry whose position is shown

  /**
   * @param {Board} board
   * @param {boolean} isWide whether each turn has a line of its own
   */
  constructor(board, isWide) {
    this.#board = board;
    this.#isWide = isWide;
  }

  /** The actions that can be shown, in order. */
  get #actions() {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = this.#list.querySelectorAll("[data-kind=act]:not(.is-taken-back):not(:empty)");
    return [...buttons];
  }

  /** @param {EntryMessage} entry */
  add(entry) {
    if (entry.kind === "begin") this.#clear();
    if (entry.kind === "takeback") this.#strikeOut(Number(entry.text));
    if (entry.kind === "act" && (entry.seat || !entry.written)) this.#addAction(entry);
    else if (entry.kind === "say") this.#addChat(entry.told);
    else if (entry.told) this.#addEvent(entry);
  }

  /** Show the newest entries, and mark the last action. */
  showEnd() {
    this.mark(0);
    if (!this.#current) this.#list.scrollTop = this.#list.scrollHeight;
  }

  #clear() {
    this.#list.replaceChildren();
    [this.#number, this.#column, this.#seat, this.#turn, this.#current] = [0, -1, "", null, 0];
  }

  // --- actions ---

  /** @param {EntryMessage} entry */
  #addAction(entry) {
    if (!this.#turn || (entry.seat && entry.seat !== this.#seat)) this.#startTurn(entry.seat);
    const button = htmlElement("button");
    button.type = "button";
    button.dir = "auto"; // "63:" keeps its order in a line from right to left
    button.dataset.n = String(entry.n);
    button.dataset.kind = entry.kind;
    button.dataset.text = entry.written;
    button.dataset.symbols = entry.symbols || entry.written;
    button.setAttribute("aria-label", entry.told);
    button.title = entry.told === entry.written ? "" : entry.told;
    this.#showText(button);
    this.#turn?.append(button);
  }

  /** @param {string} seat */
  #startTurn(seat) {
    const column = this.#isWide ? 0 : Math.max(0, COLUMNS.indexOf(seat));
    const isNewRow = this.#isWide || column <= this.#column || this.#column < 0;
    if (isNewRow) {
      this.#number += 1;
      const number = htmlElement("li", "move-number", `${this.#number}.`);
      number.setAttribute("aria-hidden", "true");
      this.#list.append(number);
    }
    this.#turn = htmlElement("li", `turn is-${this.#isWide ? "wide" : COLUMNS[column]}`);
    this.#turn.dataset.seat = seat;
    if (this.#isWide) {
      const mark = svgElement("svg", { "aria-hidden": "true" }, this.#turn);
      if (!this.#board.drawSeat(seat, mark)) mark.remove();
    }
    this.#list.append(this.#turn);
    this.#column = column;
    this.#seat = seat;
  }

  /**
   * Strike out the actions after an entry that were taken back; they stay readable.
   * @param {number} last
   */
  #strikeOut(last) {
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#list.querySelectorAll("[data-kind=act]"))) {
      if (Number(button.dataset.n) > last) button.classList.add("is-taken-back");
    }
    this.#turn = null;
    const turns = this.#actions.map((button) => /** @type {HTMLElement} */ (button.parentElement));
    const seats = turns.map((turn) => turn.dataset.seat ?? "");
    this.#column = seats.length && !this.#isWide ? COLUMNS.indexOf(seats[seats.length - 1]) : -1;
    // The next turn takes the number of the first one that was taken back.
    const rows = [...this.#list.querySelectorAll(".move-number")];
    const kept = rows.filter((row) => isBefore(row, turns[turns.length - 1]));
    this.#number = kept.length ? parseInt(kept[kept.length - 1].textContent ?? "", 10) : 0;
    this.#seat = "";
  }

  // --- events ---

  /** @param {EntryMessage} entry */
  #addEvent(entry) {
    const item = htmlElement("li", "event", entry.told);
    item.dataset.n = String(entry.n);
    item.dataset.kind = entry.kind;
    this.#list.append(item);
    this.#foldEvents(item);
  }

  /**
   * Fold the events before a new one, where there are many in a row.
   * @param {HTMLElement} newest
   */
  #foldEvents(newest) {
    const before = newest.previousElementSibling;
    if (before?.classList.contains("events")) {
      before.querySelector("ul")?.append(newest);
      return this.#countEvents(before);
    }
    const row = [newest];
    while (row[0].previousElementSibling?.classList.contains("event")) {
      row.unshift(/** @type {HTMLElement} */ (row[0].previousElementSibling));
    }
    if (row.length <= EVENTS_SHOWN) return;
    const folded = htmlElement("li", "event events");
    const details = document.createElement("details");
    const list = document.createElement("ul");
    details.append(htmlElement("summary"), list);
    folded.append(details);
    row[0].before(folded);
    list.append(...row);
    this.#countEvents(folded);
  }

  /** @param {Element} folded */
  #countEvents(folded) {
    const items = [...folded.querySelectorAll("li")];
    const summary = folded.querySelector("summary");
    const latest = items[items.length - 1]?.textContent ?? "";
    if (summary) summary.textContent = `${latest} (${items.length})`;
  }

  /** @param {string} text */
  #addChat(text) {
    const log = optionalById("chat-log");
    if (!log) return this.#list.append(htmlElement("li", "event", text));
    log.append(htmlElement("li", "", text));
    log.scrollTop = log.scrollHeight;
  }

  // --- what is shown ---

  /** @param {HTMLElement} button */
  #showText(button) {
    button.textContent = (this.#usesSymbols ? button.dataset.symbols : button.dataset.text) ?? "";
  }

  /**
   * Write moves with symbols that are the same in every language, or in the reader's language.
   * @param {boolean} isOn
   */
  showSymbols(isOn) {
    this.#usesSymbols = isOn;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#list.querySelectorAll("[data-kind=act]"))) {
      this.#showText(button);
    }
  }

  /**
   * Mark the action whose position is shown, and bring it into view; 0 is the last one.
   * @param {number} entry
   */
  mark(entry) {
    this.#current = entry;
    const actions = this.#actions;
    const current = entry ? actions.find((button) => Number(button.dataset.n) === entry) : actions[actions.length - 1];
    for (const button of this.#list.querySelectorAll(".is-current")) {
      button.classList.remove("is-current");
      button.removeAttribute("aria-current");
    }
    this.#showReach();
    if (!current) return;
    current.classList.add("is-current");
    current.setAttribute("aria-current", "true");
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = this.#list;
    if (offsetTop < scrollTop) this.#list.scrollTop = offsetTop - 4;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      this.#list.scrollTop = offsetTop + offsetHeight - clientHeight + 4;
    }
  }

  /**
   * The entry to go to from the one that is shown; 0 is the present, null is nowhere, and -1 the
   * beginning of the game.
   * @param {string} direction
   */
  entryAt(direction) {
    const entries = this.#actions.map((button) => Number(button.dataset.n));
    const at = this.#current ? entries.indexOf(this.#current) : entries.length - 1;
    const target = { first: -1, back: at - 1, forward: at + 1, last: entries.length - 1 }[direction] ?? at;
    if (target === at || !entries.length) return null;
    if (target >= entries.length - 1) return this.#current ? 0 : null;
    return target < 0 ? -1 : entries[target];
  }

  /** Enable the buttons that lead to something before or after the position that is shown. */
  #showReach() {
    const hasMore = { back: this.#current !== -1 && this.#actions.length > 0, forward: this.#current !== 0 };
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-go]"))) {
      button.disabled = ["first", "back"].includes(button.dataset.go ?? "") ? !hasMore.back : !hasMore.forward;
    }
  }

  /**
   * Head the columns with the seats that move in them.
   * @param {PlayerMessage[]} players
   */
  showHeads(players) {
    if (this.#isWide) return;
    const heads = COLUMNS.map((seat) => {
      const head = htmlElement("span", "", players.find((player) => player.seat === seat)?.seat_name ?? "");
      const mark = svgElement("svg");
      if (this.#board.drawSeat(seat, mark)) head.prepend(mark);
      return head;
    });
    byId("move-heads").replaceChildren(...(players.length === 2 ? heads : []));
  }
}

/**
 * Whether one element comes before another in the document.
 * @param {Element} one
 * @param {Element | undefined} other
 */
function isBefore(one, other) {
  return Boolean(other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
