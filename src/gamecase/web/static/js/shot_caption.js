// @ts-check
// What came of a shot, told on the board where everybody looks, with a slow replay at hand; and a burst
// of light for a shot to remember.

import { htmlElement, optionalById, prefersReducedMotion, svgElement } from "./dom.js";

/** @import { Board } from "./board.js" */

const SHOWN_MS = 4200;
const RAYS = 14;
const BURST_MS = 1100;

export class ShotCaption {
  #board;
  #line = htmlElement("p", "shot-caption");
  #text = htmlElement("span");
  #replay = htmlElement("button", "shot-replay", "\u21bb");
  #timer = 0;

  /**
   * @param {Board} board
   * @param {() => void} onReplay
   */
  constructor(board, onReplay) {
    this.#board = board;
    this.#line.hidden = true;
    this.#replay.type = "button";
    this.#replay.addEventListener("click", onReplay);
    const label = optionalById("replay")?.getAttribute("aria-label") ?? "";
    this.#replay.title = label;
    this.#replay.setAttribute("aria-label", label);
    this.#line.append(this.#text, this.#replay);
    board.svg.after(this.#line);
    board.svg.addEventListener("pointerdown", () => this.hide());
  }

  /**
   * @param {string} text
   * @param {boolean} hasMotion whether it can be played again
   */
  show(text, hasMotion) {
    window.clearTimeout(this.#timer);
    this.#text.textContent = text;
    this.#replay.hidden = !hasMotion;
    this.#line.hidden = !text;
    this.#timer = window.setTimeout(() => this.hide(), SHOWN_MS);
  }

  /**
   * Say how to shoot, until somebody has.
   * @param {string} text
   */
  explain(text) {
    window.clearTimeout(this.#timer);
    this.#text.textContent = text.trim().replace(/\s+/g, " ");
    this.#replay.hidden = true;
    this.#line.hidden = false;
  }

  hide() {
    this.#line.hidden = true;
  }

  /** Rays of light from the middle of the board. */
  burst() {
    if (prefersReducedMotion()) return;
    const { width, height } = this.#board.svg.viewBox.baseVal;
    const transform = `translate(${width / 2} ${height / 2})`;
    const group = svgElement("g", { class: "burst", transform }, this.#board.overlay);
    for (let nth = 0; nth < RAYS; nth += 1) {
      svgElement("path", { d: "M0 -34V-78", transform: `rotate(${(360 / RAYS) * nth})` }, group);
    }
    svgElement("circle", { r: 30 }, group);
    window.setTimeout(() => group.remove(), BURST_MS);
  }
}
