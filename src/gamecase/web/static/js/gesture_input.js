// @ts-check
// Everything a player can act with: spots to touch, an aim, buttons, and undoing a step of a turn.

import { byId } from "./dom.js";
import { SpotPicker } from "./spot_picker.js";

/** @import { AimInput, AimOptions } from "./aim_input.js" */
/** @import { Board } from "./board.js" */
/** @import { GesturesMessage, Path, StateMessage } from "./messages.js" */
/** @import { Panel } from "./panel.js" */

/**
 * What a player has done:
 * - `action`: a complete action; `steps` are the spots it was made with
 * - `pick`: spots that lead on to further steps of the turn
 * - `touch`: spots that were not offered
 * - `incomplete`: a spot in the middle of a path
 * - `aiming`: the aim has changed, and is now as the text says
 * - `reset`: all steps of the turn are undone
 * @typedef {{ kind: "action", action: string, steps?: string[] }
 *   | { kind: "pick", spots: string[] }
 *   | { kind: "touch", spots: string[] }
 *   | { kind: "incomplete" }
 *   | { kind: "aiming", text: string }
 *   | { kind: "reset" }} Gesture
 */

export class GestureInput {
  #board;
  #picker;
  #panel;
  /** @type {AimInput | null} */
  #aim = null; // loaded where something is aimed
  /** @type {[number, number, number] | null} */
  #suggestedAim = null;
  /** @type {AimOptions} */
  aimOptions = { lineLength: 1, dialShare: 1 };
  #onGesture;
  /** @type {HTMLButtonElement} */
  #undo = byId("undo");
  /** @type {{ gestures: GesturesMessage | null, before: string[], isEnabled: boolean, turn: number } | null} */
  #offered = null;

  /**
   * @param {Board} board
   * @param {Panel} panel
   * @param {(gesture: Gesture) => void} onGesture
   */
  constructor(board, panel, onGesture) {
    this.#board = board;
    this.#panel = panel;
    this.#onGesture = onGesture;
    this.#picker = new SpotPicker(board, onGesture);
    this.#undo.addEventListener("click", () => this.#undoStep());
  }

  /**
   * Offer what may be done in a position.
   * @param {GesturesMessage | null} gestures
   * @param {{ before?: string[], isEnabled: boolean, turn: number }} position `before` are the spots of
   *   earlier steps of this turn, `turn` the degrees the board is turned by; touches are sent where
   *   `isEnabled`, even if nothing is offered, to be told why not
   */
  offer(gestures, { before = [], isEnabled, turn }) {
    this.#offered = { gestures, before, isEnabled, turn };
    this.#picker.offer(gestures?.paths ?? [], isEnabled && !gestures?.aim, before);
    this.#offerAim();
    this.#panel.showButtons(gestures?.buttons ?? [], (action) => this.#onGesture({ kind: "action", action }));
    this.#undo.hidden = !gestures?.undo;
  }

  async #offerAim() {
    if (!this.#aim && this.#offered?.gestures?.aim) {
      const { AimInput } = await import("./aim_input.js");
      this.#aim ??= new AimInput(this.#board, this.#onGesture, this.aimOptions);
    }
    // Something else may be offered by now.
    const aim = this.#offered?.gestures?.aim ?? null;
    this.#aim?.offer(aim, this.#offered?.turn);
    if (this.#suggestedAim) this.#aim?.suggest(...this.#suggestedAim);
    byId("aim-help").hidden = !aim;
  }

  /**
   * Show how the computer would aim, also when the same is offered again; null: no longer.
   * @param {number[] | null} aim place, bearing and strength
   */
  suggestAim(aim) {
    this.#suggestedAim = aim && [aim[0], aim[1], aim[2]];
    if (this.#suggestedAim) this.#aim?.suggest(...this.#suggestedAim);
  }

  /** Offer the same again, after a gesture that changed nothing: earlier steps of the turn stay. */
  offerAgain() {
    if (this.#offered) this.offer(this.#offered.gestures, this.#offered);
  }

  #undoStep() {
    const spots = this.#offered?.gestures?.undo ?? [];
    this.#onGesture(spots.length ? { kind: "pick", spots } : { kind: "reset" });
  }
}

/** An action that is planned while another player has the turn, and played when the turn comes. */
export class PlannedAction {
  #board;
  /** @type {string[] | null} */
  #spots = null;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /**
   * Plan an action; null forgets what was planned.
   * @param {string[] | null} spots
   */
  set(spots) {
    this.#spots = spots;
    this.#board.spots.highlight("planned", spots ?? []);
  }

  forget() {
    this.#spots = null;
  }

  /**
   * The gesture that plays what was planned, if the turn has come and it is offered; it is forgotten
   * if it is not.
   * @param {StateMessage} state
   * @returns {Gesture | null}
   */
  take(state) {
    const planned = this.#spots;
    if (planned && !state.gestures && !state.is_over && state.ahead) return null;
    const path = state.gestures?.paths.find(({ spots }) => planned && `${spots}` === `${planned}`);
    this.set(null);
    if (!path) return null;
    return path.action ? { kind: "action", action: path.action } : { kind: "pick", spots: path.spots };
  }
}

/**
 * The paths that may be planned, as gestures.
 * @param {Path[] | null} paths
 * @returns {GesturesMessage | null}
 */
export function plannedGestures(paths) {
  return paths && { paths, aim: null, task: "", prompt: "", undo: null, buttons: [] };
}
