// @ts-check
// Says that the computer is at work, beside the status, from the moment somebody waits for it.

import { byId } from "./dom.js";

const PATIENCE_MS = 300; // nobody needs to be told of a shorter wait

export class WorkingNotice {
  #text;
  #timer = 0;
  #line = document.createElement("p");

  /** @param {string} text what is said until the server says more */
  constructor(text) {
    this.#text = text;
    this.#line.className = "working";
    this.#line.id = "working";
    this.#line.setAttribute("role", "status");
    this.#line.hidden = true;
    byId("status").after(this.#line);
  }

  /** Something was asked for: say so unless the answer comes at once. */
  expect() {
    this.clear();
    this.#timer = window.setTimeout(() => this.show(this.#text), PATIENCE_MS);
  }

  /** @param {string} text */
  show(text) {
    window.clearTimeout(this.#timer);
    this.#line.textContent = text;
    this.#line.hidden = false;
  }

  /** The answer is there, or is not wanted any more. */
  clear() {
    window.clearTimeout(this.#timer);
    this.#line.hidden = true;
  }
}
