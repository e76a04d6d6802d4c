// @ts-check
// What a player prefers at a table: kept in this browser, most of it for each game on its own.

import { byId, optionalById } from "./dom.js";
import { PACES } from "./pace.js";

/** @import { Board } from "./board.js" */
/** @import { MoveList } from "./move_list.js" */
/** @import { Panel } from "./panel.js" */
/** @import { Session } from "./session.js" */
/** @import { SoundPlayer } from "./sound.js" */

export class Preferences {
  #game;

  /** @param {string} game */
  constructor(game) {
    this.#game = game;
  }

  /** How the board is drawn; empty where the game has one way only. */
  get look() {
    /** @type {HTMLSelectElement | null} */
    const select = optionalById("board-look");
    return select?.value ?? "";
  }

  get plansAhead() {
    return this.#isChecked("plan-ahead");
  }

  get confirmsTurns() {
    return this.#isChecked("confirm-turns");
  }

  /** How much longer or shorter steps are shown than normally; 0 for not at all. */
  get pace() {
    /** @type {HTMLSelectElement} */
    const select = byId("speed");
    return PACES[/** @type {keyof typeof PACES} */ (select.value)] ?? PACES.normal;
  }

  /** @param {string} id */
  #isChecked(id) {
    /** @type {HTMLInputElement | null} */
    const checkbox = optionalById(id);
    return Boolean(checkbox?.checked);
  }

  /**
   * The key of a preference that is kept for each game.
   * @param {string} name
   */
  keyOf(name) {
    return `${name} ${this.#game}`;
  }

  /**
   * Restore a field from the storage, and store what it is changed to.
   * @param {string} id
   * @param {string} key
   * @param {(value: string) => void} apply is called with the stored value, and with every new one
   */
  bindField(id, key, apply) {
    /** @type {HTMLInputElement | HTMLSelectElement | null} */
    const field = optionalById(id);
    if (!field) return;
    field.value = localStorage.getItem(key) ?? field.value;
    apply(field.value);
    field.addEventListener("input", () => {
      localStorage.setItem(key, field.value);
      apply(field.value);
    });
  }

  /**
   * Restore a checkbox from the storage, and store what it is changed to.
   * @param {string} id
   * @param {string} name
   * @param {(isOn: boolean) => void} apply is called where the box is checked, and with every change
   */
  bindCheckbox(id, name, apply = () => {}) {
    /** @type {HTMLInputElement | null} */
    const checkbox = optionalById(id);
    if (!checkbox) return;
    const stored = localStorage.getItem(this.keyOf(name));
    if (stored) checkbox.checked = stored === "yes"; // else as the page has it
    checkbox.addEventListener("change", () => {
      localStorage.setItem(this.keyOf(name), checkbox.checked ? "yes" : "no");
      apply(checkbox.checked);
    });
    if (checkbox.checked) apply(true);
  }
}

/**
 * Apply stored preferences to a table, and changes as they are made.
 * @param {Preferences} preferences
 * @param {{ session: Session, panel: Panel, moves: MoveList, board: Board, sound: SoundPlayer }} table
 */
export function connectPreferences(preferences, { session, panel, moves, board, sound }) {
  connectMuteButton(sound);
  preferences.bindField("aim-line-length", "sight", (value) => (session.aimOptions.lineLength = Number(value) / 100));
  const applyDial = (/** @type {string} */ value) => (session.aimOptions.dialShare = Number(value) / 100);
  panel.onDial = () => preferences.bindField("dial", preferences.keyOf("dial"), applyDial);
  preferences.bindField("board-look", preferences.keyOf("look"), () => session.sendView());
  preferences.bindCheckbox("confirm-turns", "confirm");
  preferences.bindField("speed", "speed", () => {});
  // The guide is for one table: a first game with help is not the last one without.
  const guided = `guided ${location.pathname}`;
  if (new URLSearchParams(location.search).has("guided")) {
    localStorage.setItem(preferences.keyOf(guided), "yes");
    history.replaceState(null, "", location.pathname); // once: the player may switch the guide off
  }
  preferences.bindCheckbox("guided", guided, () => session.updateGuide());
  preferences.bindCheckbox("glow", "glow", (isOn) => board.svg.classList.toggle("shows-movable", isOn));
  preferences.bindCheckbox("hide-chat", "quiet", (isOn) => panel.hideChat(isOn));
  preferences.bindCheckbox("symbols", "symbols", (isOn) => moves.showSymbols(isOn));
  preferences.bindCheckbox("plan-ahead", "ahead", () => {
    session.forgetPlan();
    session.sendView();
  });
}

/** @param {SoundPlayer} sound */
function connectMuteButton(sound) {
  const button = byId("mute");
  /** @param {boolean} isMuted */
  const apply = (isMuted) => {
    sound.isMuted = isMuted;
    button.setAttribute("aria-pressed", String(!isMuted));
  };
  apply(localStorage.getItem("muted") === "yes");
  button.addEventListener("click", () => {
    localStorage.setItem("muted", sound.isMuted ? "no" : "yes");
    apply(!sound.isMuted);
  });
}
