// @ts-check
// The board of an exercise: what the player does is sent by HTTP, and the answer is drawn.

import { Board } from "./board.js";
import { byId, prefersReducedMotion, shake } from "./dom.js";
import { GestureInput } from "./gesture_input.js";
import { Panel } from "./panel.js";

/** @import { Gesture } from "./gesture_input.js" */
/** @import { ExerciseMessage } from "./messages.js" */

/** @typedef {{ action?: string, picked?: string[], spots?: string[] }} ExerciseGesture */

export class ExerciseBoard {
  #page;
  #words;
  #send;
  #board = new Board(byId("board"));
  #input;

  /**
   * @param {HTMLElement} page
   * @param {Record<string, string>} words
   * @param {(gesture: ExerciseGesture) => unknown} send called with what the player has done
   */
  constructor(page, words, send) {
    this.#page = page;
    this.#words = words;
    this.#send = send;
    this.panel = new Panel(words);
    this.#input = new GestureInput(this.#board, this.panel, (gesture) => this.#onGesture(gesture));
  }

  /** @param {ExerciseMessage} message */
  async show(message) {
    this.#board.addArt(message.art);
    if (message.motion && !prefersReducedMotion()) {
      await (await import("./motion.js")).playMotion(this.#board, message.motion);
    }
    this.#board.show(message.scene);
    const { gestures, picked, scene } = message;
    this.#input.offer(gestures, { before: picked, isEnabled: Boolean(gestures), turn: scene.turn });
    if (message.refusal) {
      this.#board.spots.highlight("reason", message.where ?? []);
      shake(this.#page);
      this.panel.toast(message.refusal);
    }
  }

  /** Offer the last gestures again, after a request that failed. */
  offerAgain() {
    this.#input.offerAgain();
  }

  /** @param {Gesture} gesture */
  #onGesture(gesture) {
    if (gesture.kind === "incomplete") return this.panel.announce(this.#words["touch-again"]);
    if (gesture.kind === "aiming") return this.panel.announce(gesture.text);
    this.panel.toast("");
    this.#board.spots.highlight("reason", []);
    switch (gesture.kind) {
      case "action":
        return this.#send({ action: gesture.action });
      case "pick":
        return this.#send({ picked: gesture.spots });
      case "touch":
        return this.#send({ spots: gesture.spots });
      case "reset":
        return this.#send({});
    }
  }
}
