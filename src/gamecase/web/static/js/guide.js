// @ts-check
// The guide of a first game: at each turn, what may be done, what the computer would do, and why.

import { byId, optionalById } from "./dom.js";

/** @import { HintMessage, StateMessage } from "./messages.js" */

export class Guide {
  #requestHint;
  /** @type {StateMessage | null} */
  #state = null;
  #requestedFor = 0; // the entry after which a hint was requested
  /** @type {HintMessage | null} */
  #hint = null;
  /** @type {HTMLInputElement | null} */
  #checkbox = optionalById("guided");

  /**
   * @param {(after: number) => void} requestHint gets the entry after which help is wanted
   * @param {(action: string) => void} play gets the action of the hint
   */
  constructor(requestHint, play) {
    this.#requestHint = requestHint;
    optionalById("guide-play")?.addEventListener("click", () => this.#hint && play(this.#hint.action));
  }

  get isOn() {
    return Boolean(this.#checkbox?.checked);
  }

  /**
   * Show a new position, or that the guide was switched on or off.
   * @param {StateMessage} state
   */
  show(state) {
    this.#state = state;
    const card = optionalById("guide");
    if (!card) return;
    byId("guided-label").hidden = !state.guide && !this.isOn;
    card.hidden = !(this.isOn && state.guide);
    if (card.hidden) return;
    byId("guide-options").textContent = state.guide;
    if (this.#hint?.after !== state.after) byId("guide-hint").hidden = true;
    if (this.#requestedFor === state.after) return;
    this.#requestedFor = state.after;
    this.#requestHint(state.after);
  }

  /**
   * Show a hint; false when the guide is off.
   * @param {HintMessage} hint
   */
  showHint(hint) {
    if (!this.isOn || hint.after !== this.#state?.after) return false;
    this.#hint = hint;
    const [action, reason] = byId("guide-hint").children;
    action.textContent = hint.told;
    reason.textContent = hint.why;
    byId("guide-hint").hidden = false;
    return true;
  }

  /** Request a hint again, when a request may have been lost with the connection. */
  forgetRequest() {
    this.#requestedFor = 0;
  }
}
