// Somebody beside a first game: at each turn, what may be done, what the computer would do, and why.

const byId = (id) => document.getElementById(id);

export class Guide {
  #ask;
  #state = null;
  #asked = 0; // the moment a hint was asked for
  #hint = null;

  /** `ask` gets the moment to be helped in; `play` the action of the hint. */
  constructor(ask, play) {
    this.#ask = ask;
    byId("guide-play")?.addEventListener("click", () => play(this.#hint.action));
  }

  get isOn() {
    return Boolean(byId("guided")?.checked);
  }

  /** A new moment, or the guide called or sent away. */
  show(state) {
    this.#state = state;
    const card = byId("guide");
    if (!card) return;
    byId("guided-label").hidden = !state.guide && !this.isOn;
    card.hidden = !(this.isOn && state.guide);
    if (card.hidden) return;
    byId("guide-may").textContent = state.guide;
    if (this.#hint?.after !== state.after) byId("guide-told").hidden = true;
    if (this.#asked === state.after) return;
    this.#asked = state.after;
    this.#ask(state.after);
  }

  /** A hint has come; false where nobody wanted it from here. */
  tell(hint) {
    if (!this.isOn || hint.after !== this.#state?.after) return false;
    this.#hint = hint;
    const [told, why] = byId("guide-told").children;
    told.textContent = hint.told;
    why.textContent = hint.why;
    byId("guide-told").hidden = false;
    return true;
  }

  /** After a line was lost, what was asked may never have been heard. */
  forget() {
    this.#asked = 0;
  }
}
