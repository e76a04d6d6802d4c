// @ts-check
// The strength of an aim, as an arc behind the piece with a word for it.

import { svgElement } from "./dom.js";

/** @import { Aim } from "./messages.js" */

const RADIANS = Math.PI / 180;
const SPREAD = 20; // degrees on both sides of the piece
const BEHIND = 62; // units outside the rail
const BEYOND = 13; // degrees from the end of the arc to the word

export class PowerGauge {
  #aim;
  #group;
  #track;
  #bar;
  #word;

  /**
   * @param {SVGElement} parent
   * @param {Aim} aim
   */
  constructor(parent, aim) {
    this.#aim = aim;
    this.#group = svgElement("g", { class: "power-gauge" }, parent);
    this.#track = svgElement("path", { class: "power-track" }, this.#group);
    this.#bar = svgElement("path", { class: "power-bar" }, this.#group);
    this.#word = svgElement("text", { class: "power-word" }, this.#group);
  }

  /**
   * @param {number} place degrees along the rail
   * @param {number} share of the full strength, 0 to 1
   * @param {number} strength
   */
  show(place, share, strength) {
    // From left to right as the player sees it: the angles of the upper half run the other way.
    const isUpper = Math.sin(place * RADIANS) < 0;
    const [left, right] = isUpper ? [place - SPREAD, place + SPREAD] : [place + SPREAD, place - SPREAD];
    this.#track.setAttribute("d", this.#arc(left, right));
    this.#bar.setAttribute("d", this.#arc(left, left + (right - left) * Math.min(share, 1)));
    this.#bar.style.stroke = `hsl(${Math.round(130 - 125 * share)} 75% 42%)`; // from green to red
    const power = this.#aim.powers.find(({ limit }) => strength <= limit);
    const at = this.#point(right + (isUpper ? BEYOND : -BEYOND));
    this.#word.setAttribute("x", String(at.x));
    this.#word.setAttribute("y", String(at.y));
    const word = /** @type {string} */ (power?.label ?? "");
    if (word !== this.#word.textContent) this.#group.dispatchEvent(new CustomEvent("power", { bubbles: true, detail: share }));
    this.#word.textContent = word;
    this.#group.style.display = "";
  }

  hide() {
    this.#group.style.display = "none";
  }

  remove() {
    this.#group.remove();
  }

  /** @param {number} degrees */
  #point(degrees) {
    const { x, y, radius } = this.#aim.rail;
    const far = radius + BEHIND;
    return { x: x + far * Math.cos(degrees * RADIANS), y: y + far * Math.sin(degrees * RADIANS) };
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #arc(from, to) {
    const [start, end] = [this.#point(from), this.#point(to)];
    const radius = this.#aim.rail.radius + BEHIND;
    return `M${start.x} ${start.y}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${end.x} ${end.y}`;
  }
}
