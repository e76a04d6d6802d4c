// @ts-check
// The players' words for the dice, sent for each of their chairs that has to give some.

/** @import { ClientMessage, StateMessage } from "./messages.js" */

export class DiceWords {
  #send;
  /** @type {Set<string>} */
  #sent = new Set(); // games and chairs whose words have been sent

  /** @param {(message: ClientMessage) => void} send */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Send the player's own words, which were kept in this browser until the server had committed itself
   * to the dice, or random ones.
   * @param {StateMessage} state
   */
  send(state) {
    for (const chair of state.speak) {
      const key = `${state.nth_game} ${chair}`;
      if (this.#sent.has(key)) continue;
      this.#sent.add(key);
      this.#send({ type: "words", chair, words: sessionStorage.getItem("words") || randomWords() });
    }
  }

  /** What was sent over the previous connection may never have arrived. */
  forget() {
    this.#sent.clear();
  }
}

function randomWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
