// @ts-check
// The moves of a study as text: the main line, and each variation in a block of its own after the move
// that it is instead of.

import { htmlElement } from "./dom.js";

/** @import { StudyNodeMessage } from "./messages.js" */

export class MoveTreeView {
  #element;
  #onChoice;
  /** @type {StudyNodeMessage[]} */
  #nodes = [];
  /** @type {Map<number, number[]>} */
  #children = new Map();
  /** @type {Map<number, HTMLElement>} */
  #buttons = new Map();

  /**
   * @param {HTMLElement} element
   * @param {(number: number) => unknown} onChoice called with the move that a reader wants to see
   */
  constructor(element, onChoice) {
    this.#element = element;
    this.#onChoice = onChoice;
  }

  /**
   * The moves that follow a node, the main one first.
   * @param {number} number
   */
  children(number) {
    return this.#children.get(number) ?? [];
  }

  /** @param {StudyNodeMessage[]} nodes */
  show(nodes) {
    this.#nodes = nodes;
    this.#children = new Map();
    this.#buttons = new Map();
    nodes.forEach((node, number) => {
      if (number) this.#children.set(node.parent, [...this.children(node.parent), number]);
    });
    const top = this.#element.scrollTop;
    this.#element.replaceChildren();
    this.#addComment(this.#element, nodes[0].comment);
    this.#addLine(this.#element, 0, true);
    this.#element.scrollTop = top;
  }

  /**
   * Mark the move that is shown, and scroll to it.
   * @param {number} number
   */
  mark(number) {
    for (const [other, button] of this.#buttons) {
      button.classList.toggle("is-current", other === number);
      if (other === number) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const button = this.#buttons.get(number);
    if (!button) return void (number === 0 && (this.#element.scrollTop = 0));
    const [inner, outer] = [button.getBoundingClientRect(), this.#element.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      this.#element.scrollTop += inner.top - outer.top - outer.height / 2;
    }
  }

  /**
   * Add the line that follows a node.
   * @param {HTMLElement} parent
   * @param {number} number
   * @param {boolean} needsNumber whether the first move has the number of its turn in any case
   */
  #addLine(parent, number, needsNumber) {
    let before = number;
    for (let [main, ...others] = this.children(before); main !== undefined; [main, ...others] = this.children(before)) {
      this.#addMove(parent, main, needsNumber);
      needsNumber = Boolean(this.#nodes[main].comment) || others.length > 0;
      for (const other of others) this.#addVariation(parent, other);
      before = main;
    }
  }

  /**
   * @param {HTMLElement} parent
   * @param {number} number
   */
  #addVariation(parent, number) {
    const block = htmlElement("div", "study-variation");
    this.#addComment(block, this.#nodes[number].before);
    this.#addMove(block, number, true);
    this.#addLine(block, number, !this.#nodes[number].written || Boolean(this.#nodes[number].comment));
    parent.append(block);
  }

  /**
   * @param {HTMLElement} parent
   * @param {number} number
   * @param {boolean} needsNumber
   */
  #addMove(parent, number, needsNumber) {
    const node = this.#nodes[number];
    const last = this.#nodes[node.parent];
    const beginsTurn = node.number !== last.number || node.is_first !== last.is_first || !node.parent;
    if (node.written || node.signs) {
      const together = htmlElement("span", "study-turn");
      if (needsNumber || (node.is_first && beginsTurn)) {
        together.append(htmlElement("span", "study-number", `${node.number}${node.is_first ? "." : "…"}`));
      }
      const button = htmlElement("button", "study-move", `${node.written}${node.signs}`);
      button.type = "button";
      button.title = node.told;
      button.addEventListener("click", () => this.#onChoice(number));
      this.#buttons.set(number, button);
      together.append(button);
      parent.append(together, " ");
    }
    this.#addComment(parent, node.comment);
  }

  /**
   * @param {HTMLElement} parent
   * @param {string} text
   */
  #addComment(parent, text) {
    if (!text) return;
    const comment = htmlElement("span", "study-comment", text);
    comment.dir = "auto";
    parent.append(comment, " ");
  }
}
