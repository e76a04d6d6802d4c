// @ts-check
// The card of a deeper analysis: starts and stops it, shows what the server finds after every step, and
// which candidates are compared.

import { describedAction } from "./analysis_elements.js";
import { byId, htmlElement, part } from "./dom.js";

/** @import { ActionMessage, DeepAnalysisMessage, LineMessage, SidedText } from "./messages.js" */

/**
 * What can be analysed.
 * @typedef {{
 *   id: string, levels: { key: string, label: string }[], canCompare: boolean, lines: LineMessage[],
 *   address: string, body: object,
 * }} DeepSubject
 */

/**
 * A row of the list: a line that was compared, or one that can be.
 * @typedef {{
 *   key: string, told: ActionMessage[], worth: SidedText, interval: string, value: number | null,
 *   low: number | null, high: number | null, is_live: boolean,
 * }} DeepRow
 */

const MARGIN = 0.08; // of the scale on either side
const ZOOM = 0.4; // the scale is made finer when less than this share of it is used

export class DeepPanel {
  /** @type {DeepSubject | null} */
  #subject = null;
  /** @type {Map<string, DeepAnalysisMessage>} */
  #results = new Map(); // by subject
  /** @type {Map<string, Set<string>>} */
  #left = new Map(); // by subject: the lines that are not compared
  /** @type {AbortController | null} */
  #running = null;
  /** @type {[number, number] | null} */
  #scale = null;
  #card = byId("deep");
  #level = /** @type {HTMLSelectElement} */ (byId("deep-level"));
  #words;
  #seenBy;

  /**
   * @param {Record<string, string>} words
   * @param {() => "first" | "second"} seenBy the side from whose point of view values are
   */
  constructor(words, seenBy) {
    this.#words = words;
    this.#seenBy = seenBy;
    byId("deep-form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#running) this.stop();
      else this.#start();
    });
  }

  /**
   * Take in results that the server has kept.
   * @param {Record<string, DeepAnalysisMessage>} results by subject
   */
  addKept(results) {
    for (const [id, result] of Object.entries(results)) if (!this.#results.has(id)) this.#results.set(id, result);
    this.#show();
  }

  /**
   * Show another position; an analysis of the one before stops.
   * @param {DeepSubject | null} subject
   */
  show(subject) {
    if (subject?.id !== this.#subject?.id) {
      this.stop();
      this.#scale = null;
      byId("deep-problem").textContent = "";
    }
    this.#subject = subject;
    this.#card.hidden = !subject || subject.levels.length === 0;
    if (subject) this.#showLevels(subject);
    this.#show();
  }

  stop() {
    this.#running?.abort();
    this.#running = null;
    this.#showState();
  }

  /** @param {DeepSubject} subject */
  #showLevels({ id, levels }) {
    const keys = levels.map(({ key }) => key);
    if ([...this.#level.options].map((option) => option.value).join() === keys.join()) return;
    const chosen = this.#level.dataset.chosen ?? this.#results.get(id)?.level ?? "";
    this.#level.replaceChildren(...levels.map(({ key, label }) => new Option(label, key, false, key === chosen)));
    this.#level.onchange = () => (this.#level.dataset.chosen = this.#level.value);
  }

  // --- the stream ---

  async #start() {
    const subject = this.#subject;
    if (!subject) return;
    const running = new AbortController();
    this.#running = running;
    byId("deep-problem").textContent = "";
    this.#scale = null;
    this.#showState();
    const compared = subject.canCompare ? this.#rows().filter(({ key }) => this.#isCompared(key)) : [];
    const body = { ...subject.body, level: this.#level.value, compared: compared.map(({ key }) => key) };
    try {
      await this.#read(subject, body, running.signal);
    } catch {
      if (!running.signal.aborted) this.#showProblem(this.#words["deep-failed"]);
    }
    if (this.#running === running) this.stop();
  }

  /**
   * @param {DeepSubject} subject
   * @param {object} body
   * @param {AbortSignal} signal
   */
  async #read(subject, body, signal) {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(subject.address, { method: "POST", headers, body: JSON.stringify(body), signal });
    if (!response.ok || !response.body) {
      const answer = await response.json().catch(() => null);
      return this.#showProblem(answer?.error ?? this.#words["deep-refused"]);
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    let state = "running";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines.filter(Boolean)) {
        /** @type {DeepAnalysisMessage} */
        const message = JSON.parse(line);
        state = message.state;
        this.#take(subject, message);
      }
    }
    if (state === "running") this.#showProblem(this.#words["deep-failed"]); // the connection was lost
  }

  /**
   * @param {DeepSubject} subject
   * @param {DeepAnalysisMessage} message
   */
  #take(subject, message) {
    if (message.lines.length) this.#results.set(subject.id, message);
    if (this.#subject?.id !== subject.id) return;
    this.#showProblem(message.problem);
    const progress = /** @type {HTMLProgressElement} */ (byId("deep-progress"));
    if (message.wanted) progress.value = message.steps / message.wanted;
    this.#show();
    if (!message.lines.length) byId("deep-status").textContent = message.progress;
  }

  // --- what is shown ---

  /** @param {string} text */
  #showProblem(text) {
    byId("deep-problem").textContent = text;
  }

  #showState() {
    const isRunning = Boolean(this.#running);
    byId("deep-toggle").textContent = this.#words[isRunning ? "deep-stop" : "deep-start"];
    byId("deep-toggle").classList.toggle("primary", !isRunning);
    byId("deep-progress").hidden = !isRunning;
    if (isRunning) byId("deep-progress").removeAttribute("value");
    this.#level.disabled = isRunning;
    this.#card.classList.toggle("is-running", isRunning);
    for (const box of this.#card.querySelectorAll("input")) box.disabled = isRunning;
  }

  /** @returns {DeepRow[]} */
  #rows() {
    if (!this.#subject) return [];
    /** @type {DeepRow[]} */
    const found = this.#results.get(this.#subject.id)?.lines ?? [];
    const known = new Set(found.map(({ key }) => key));
    const others = this.#subject.canCompare ? this.#subject.lines.filter(({ key }) => !known.has(key)) : [];
    const nothing = { interval: "", value: null, low: null, high: null, is_live: true };
    return [...found, ...others.map((line) => ({ ...nothing, ...line }))];
  }

  /** @param {string} key */
  #isCompared(key) {
    return !this.#left.get(this.#subject?.id ?? "")?.has(key);
  }

  #show() {
    const result = this.#subject ? this.#results.get(this.#subject.id) : undefined;
    byId("deep-status").textContent = [result?.progress, result?.sure].filter(Boolean).join(" · ");
    const rows = this.#rows();
    byId("deep-choice").hidden = rows.length === 0;
    byId("deep-legend").hidden = !this.#subject?.canCompare;
    const sign = result && result.seat !== this.#seenBy() ? -1 : 1;
    this.#rescale(rows, sign);
    const list = byId("deep-lines");
    const before = new Map([...list.children].map((item) => [/** @type {HTMLElement} */ (item).dataset.key, item]));
    const items = rows.map((row) => this.#item(row, sign, before.get(row.key)));
    // A row that is moved would lose the focus.
    if (items.length !== list.children.length || items.some((item, nth) => item !== list.children[nth])) {
      list.replaceChildren(...items);
    }
  }

  /**
   * @param {DeepRow[]} rows
   * @param {number} sign
   */
  #rescale(rows, sign) {
    const ends = rows.filter((row) => row.is_live && row.low !== null).flatMap((row) => [row.low, row.high]);
    if (!ends.length) return;
    const values = ends.map((end) => sign * Number(end));
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const width = high - low || 0.001;
    const fits = this.#scale && low >= this.#scale[0] && high <= this.#scale[1];
    if (this.#scale && fits && width > ZOOM * (this.#scale[1] - this.#scale[0])) return;
    this.#scale = [low - MARGIN * width, high + MARGIN * width];
  }

  /**
   * @param {DeepRow} row
   * @param {number} sign
   * @param {Element | undefined} old
   */
  #item(row, sign, old) {
    const item = old instanceof HTMLElement ? old : this.#newItem(row);
    item.classList.toggle("is-behind", !row.is_live);
    part(item, "b").textContent = row.worth[this.#seenBy()];
    part(item, "small").textContent = row.interval;
    const scale = part(item, ".deep-scale");
    scale.hidden = row.low === null || row.high === null || row.value === null || !this.#scale;
    if (row.low !== null && row.high !== null && row.value !== null) {
      const ends = [sign * row.low, sign * row.high].sort((a, b) => a - b);
      scale.style.setProperty("--low", this.#place(ends[0]));
      scale.style.setProperty("--high", this.#place(ends[1]));
      scale.style.setProperty("--value", this.#place(sign * row.value));
    }
    const box = item.querySelector("input");
    if (box) {
      box.hidden = !this.#subject?.canCompare;
      box.checked = this.#isCompared(row.key);
      box.disabled = Boolean(this.#running);
    }
    return item;
  }

  /** @param {number} value */
  #place(value) {
    const [low, high] = this.#scale ?? [0, 1];
    return `${((value - low) / (high - low)) * 100}%`;
  }

  /** @param {DeepRow} row */
  #newItem({ key, told }) {
    const item = htmlElement("li", "deep-line");
    item.dataset.key = key;
    const label = htmlElement("label", "deep-play");
    const box = htmlElement("input");
    box.type = "checkbox";
    box.addEventListener("change", () => this.#choose(key, box.checked));
    const play = htmlElement("bdi");
    for (const [nth, action] of told.entries()) {
      if (nth) play.append(" · ");
      play.append(describedAction(action));
    }
    label.append(box, play);
    const worth = htmlElement("span", "deep-worth");
    worth.append(htmlElement("b"), htmlElement("small"));
    const scale = htmlElement("span", "deep-scale");
    scale.setAttribute("role", "img");
    scale.setAttribute("aria-label", this.#words["deep-picture"]);
    scale.append(htmlElement("span", "deep-interval"), htmlElement("span", "deep-value"));
    item.append(label, worth, scale);
    return item;
  }

  /**
   * @param {string} key
   * @param {boolean} isCompared
   */
  #choose(key, isCompared) {
    const id = this.#subject?.id ?? "";
    const left = this.#left.get(id) ?? new Set();
    if (isCompared) left.delete(key);
    else left.add(key);
    this.#left.set(id, left);
  }
}
