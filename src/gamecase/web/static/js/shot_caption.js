// @ts-check
// What came of a shot, told on the board where everybody looks, with a slow replay at hand; and a burst
// of light for a shot to remember.

import { byId, htmlElement, optionalById, prefersReducedMotion, svgElement } from "./dom.js";

/** @import { Board } from "./board.js" */

const SHOWN_MS = 4200;
const RAYS = 14;
const BURST_MS = 1100;
const HAS_AIMED = "has-aimed"; // kept in this browser: its player knows how to aim

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
   * Say what came of a shot.
   * @param {string} text
   */
  show(text) {
    if (!text) return;
    this.#say(text, true);
    this.#timer = window.setTimeout(() => this.hide(), SHOWN_MS);
  }

  /** Say how to shoot, until the player has. */
  explain() {
    const text = byId("aim-help").firstChild?.textContent ?? "";
    if (!localStorage.getItem(HAS_AIMED)) this.#say(text.trim().replace(/\s+/g, " "), false);
  }

  /** The player has shot, and needs no explanation any more. */
  remember() {
    localStorage.setItem(HAS_AIMED, "1");
    this.hide();
  }

  /**
   * @param {string} text
   * @param {boolean} hasMotion whether it can be played again
   */
  #say(text, hasMotion) {
    window.clearTimeout(this.#timer);
    this.#text.textContent = text;
    this.#replay.hidden = !hasMotion;
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
