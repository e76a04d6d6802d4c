// @ts-check
// A table's state in the browser: handles the messages of the server and turns the player's gestures
// into commands. It knows no rules of any game.

import { Annotations } from "./annotations.js";
import { byId, optionalById, shake } from "./dom.js";
import { GestureInput, PlannedAction, plannedGestures } from "./gesture_input.js";
import { Guide } from "./guide.js";
import { Playback } from "./playback.js";
import { RuleNotice } from "./unusual_rule_notice.js";
import { TableSocket } from "./table_socket.js";
import { WorkingNotice } from "./working_notice.js";

/** @import { Board } from "./board.js" */
/** @import { DiceParts } from "./dice_parts.js" */
/** @import { Gesture } from "./gesture_input.js" */
/**
 * @import {
 *   ClientMessage, EntryMessage, GesturesMessage, HintMessage, Motion, PastMessage, RefusalMessage, StateMessage,
 * } from "./messages.js"
 */
/** @import { MoveList } from "./move_list.js" */
/** @import { Panel } from "./panel.js" */
/** @import { PlayerList } from "./players.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { ShotCaption } from "./shot_caption.js" */
/** @import { SoundPlayer } from "./sound.js" */
/** @import { TableEvent } from "./table_socket.js" */

/**
 * The parts of the page that a session shows its state on.
 * @typedef {{
 *   page: HTMLElement,
 *   words: Record<string, string>,
 *   board: Board,
 *   players: PlayerList,
 *   panel: Panel,
 *   moves: MoveList,
 *   sound: SoundPlayer,
 *   preferences: Preferences,
 *   caption: ShotCaption | null,
 * }} TablePage
 */

const REPLAY_PACE = 0.25;
const PAUSE_MS = 1000; // after messages came too fast

export class Session {
  #view;
  #socket;
  #input;
  #guide;
  #ruleNotice;
  #annotations;
  #working;
  #planned;
  #playback;
  /** @type {DiceParts | null} */
  #dice = null; // loaded when the dice want something of this player
  /** @type {StateMessage | null} */
  #state = null;
  /** @type {EntryMessage[]} */
  #newEntries = []; // shown together with the state that follows them
  #wasLost = false;
  #isNewConnection = true; // a command sent over the previous connection may never have arrived
  #seenBy = ""; // the seat the board is turned to; empty: the player's own

  /** @param {TablePage} view */
  constructor(view) {
    this.#view = view;
    this.#annotations = new Annotations(view.board);
    this.#working = new WorkingNotice(view.words["working-hint"]);
    this.#planned = new PlannedAction(view.board);
    this.#playback = new Playback(view, (event) => this.#onMessage(event));
    this.#input = new GestureInput(view.board, view.panel, (gesture) => this.#onGesture(gesture));
    this.#ruleNotice = new RuleNotice(view.page);
    this.#guide = new Guide(
      (after) => this.send({ type: "hint", after }),
      (action) => this.#onGesture({ kind: "action", action }),
    );
    // Each word for the strength has a tick of its own while an aim is pulled.
    view.board.svg.addEventListener("power", (event) => view.sound.tick(/** @type {CustomEvent} */ (event).detail));
    const path = `/table/${view.page.dataset.table}/socket`;
    this.#socket = new TableSocket(path, (event) => {
      if (event.type === "state") this.#answerDice(event); // at once: the dice wait for it
      this.#playback.receive(event);
    });
  }

  get state() {
    return this.#state;
  }

  get aimOptions() {
    return this.#input.aimOptions;
  }

  get isPlayingMotion() {
    return this.#playback.isPlaying;
  }

  /** @param {ClientMessage} message */
  send(message) {
    const isSent = this.#socket.send(message);
    if (isSent && message.type === "hint") this.#working.expect();
    return isSent;
  }

  /** @param {StateMessage} state */
  async #answerDice(state) {
    if (this.#dice) return this.#dice.answer(state);
    if (!state.chains.length && !state.speak.length) return;
    const { DiceParts } = await import("./dice_parts.js");
    this.#dice ??= new DiceParts(
      this.#view.page.dataset.table ?? "",
      (message) => this.send(message),
      () => this.#view.panel.toast(this.#view.words["dice-elsewhere"]),
    );
    this.#dice.answer(state);
  }

  #answerDiceAgain() {
    this.#dice?.forget();
    if (this.#state) this.#answerDice(this.#state);
  }

  // --- messages ---

  /** @param {TableEvent} event */
  #onMessage(event) {
    const { board, panel } = this.#view;
    switch (event.type) {
      case "art":
        return board.addArt(event);
      case "entries":
        this.#newEntries.push(...event.entries);
        return;
      case "state":
        return this.#onState(event);
      case "picking":
        if (event.after !== this.#state?.after) return;
        board.show(event.scene);
        board.spots.highlight("reason", []);
        return this.#offer(event.gestures, event.spots);
      case "past":
        return this.#onPast(event);
      case "hint":
        return this.#onHint(event);
      case "working":
        return event.after === this.#state?.after ? this.#working.show(event.told) : undefined;
      case "refusal":
        return this.#onRefusal(event);
      case "error":
        panel.toast(event.told);
        console.warn(event.code, event.detail);
        // What was refused may have been a part in the next roll, for which the table waits.
        if (event.code === "too-fast") setTimeout(() => this.#answerDiceAgain(), PAUSE_MS);
        return this.resetGestures();
      case "lost":
        return this.#onLost();
      case "back":
        return this.#onBack();
    }
  }

  /** @param {StateMessage} next */
  #onState(next) {
    const before = this.#state;
    if (next.motion && before && before.after !== next.after) this.#view.sound.play("flick");
    if (!this.#view.preferences.pace || !this.#playback.isWanted(before, next)) return this.#showState(next);
    if (next.motion) return this.#play(next.motion, 1, () => this.#showState(next));
    return this.#playback.tell(next, this.#newEntries, before?.after ?? 0, () => this.#showState(next));
  }

  /**
   * @param {Motion} motion
   * @param {number} pace
   * @param {() => void} then
   */
  #play(motion, pace, then) {
    const playing = this.#playback.play(motion, pace, { onTwenty: () => this.#view.caption?.burst(), then });
    this.#offer(null);
    return playing;
  }

  /** Play the last motion once more, slowly. */
  replay() {
    const motion = this.#state?.motion;
    if (motion && !this.isPlayingMotion) this.#play(motion, REPLAY_PACE, () => this.resetGestures());
  }

  /** @param {StateMessage} next */
  #showState(next) {
    const { board, caption, panel, players, sound } = this.#view;
    const before = this.#state;
    if (before) sound.playEntries(this.#newEntries, before, next);
    const entries = this.#newEntries;
    if (next.is_over) caption?.hide();
    if (before && next.motion) caption?.show(entries.findLast((entry) => entry.kind === "act")?.told ?? "");
    this.#newEntries = [];
    const isNewPosition = this.#isNewConnection || !before || isOtherPosition(before, next);
    this.#isNewConnection = false;
    this.#state = next;
    board.show(next.scene);
    board.showLast(next.last.arrows.flat());
    if (before?.nth_game !== next.nth_game && !entries.some(({ kind, by }) => kind === "act" && by)) players.greet(next);
    if (entries.length) panel.addEntries(entries);
    panel.showState(next, board);
    players.showClocks(next.clock);
    if (isNewPosition) {
      this.#working.clear();
      panel.showHint(null);
      board.spots.highlight("reason", []);
      this.#annotations.clear();
      this.#annotations.suggest([]);
      this.#input.suggestAim(null);
      this.resetGestures();
      const planned = this.#planned.take(next);
      if (planned) this.#onGesture(planned);
    } else this.#showPresent();
    this.#guide.show(next);
    const rule = this.#ruleNotice.show(next.notice);
    if (rule) panel.announce(rule);
  }

  /** @param {HintMessage} hint */
  #onHint(hint) {
    const { panel } = this.#view;
    this.#working.clear();
    if (hint.after !== this.#state?.after) return panel.showHint(null);
    this.#annotations.suggest(hint.arrows, true);
    if (hint.aim) this.#input.suggestAim(hint.aim);
    if (this.#guide.showHint(hint)) panel.announce(`${hint.told} ${hint.why}`);
    else panel.showHint(hint);
  }

  /** @param {PastMessage} past */
  #onPast(past) {
    const { board, moves, panel, players } = this.#view;
    panel.toast("");
    board.show(past.scene);
    board.showLast(past.arrows.flat());
    players.showStandings(past.scene.standings);
    this.#annotations.suggest([]);
    this.#offer(null);
    moves.mark(past.at || -1);
    this.#markPast(true);
  }

  /**
   * Say that an earlier position is shown, or no more.
   * @param {boolean} isPast
   */
  #markPast(isPast) {
    byId("past-notice").hidden = !isPast;
    this.#view.page.classList.toggle("is-past", isPast);
  }

  /** Mark the move that led to the position of the game. */
  #showPresent() {
    this.#view.moves.mark(0);
    this.#markPast(false);
  }

  /**
   * Show an earlier or later position.
   * @param {string} direction
   */
  go(direction) {
    const entry = this.#view.moves.entryAt(direction);
    if (entry === null || this.isPlayingMotion) return;
    if (entry === 0) return this.resetGestures();
    this.send({ type: "past", at: Math.max(0, entry) });
  }

  /** @param {RefusalMessage} refusal */
  #onRefusal(refusal) {
    const { board, page, panel } = this.#view;
    this.#working.clear();
    panel.toast(refusal.told, true, refusal.clause);
    board.spots.highlight("reason", refusal.where);
    shake(page);
    this.#input.offerAgain();
  }

  #onLost() {
    const { page, panel, players, words } = this.#view;
    this.#wasLost = true;
    page.classList.add("is-disconnected");
    players.markClocksStale();
    panel.toast(words["link-lost"]);
  }

  #onBack() {
    const { page, panel, preferences, words } = this.#view;
    page.classList.remove("is-disconnected");
    this.#isNewConnection = true;
    this.#guide.forgetRequest();
    if (this.#seenBy || preferences.look || preferences.plansAhead) this.sendView();
    this.#dice?.forget();
    if (this.#wasLost) panel.toast(words["link-back"], false);
    this.#wasLost = false;
  }

  // --- gestures ---

  /** Show the current position again, and offer what may be done in it from the start. */
  resetGestures() {
    const { board, players } = this.#view;
    const state = this.#state;
    this.#showPresent();
    if (state) {
      board.show(state.scene);
      board.showLast(state.last.arrows.flat());
      players.showStandings(state.scene.standings);
    }
    this.#offer(state?.gestures ?? plannedGestures(state?.ahead ?? null));
  }

  /**
   * @param {GesturesMessage | null} gestures
   * @param {string[]} before spots of earlier steps of this turn
   */
  #offer(gestures, before = []) {
    const state = this.#state;
    if (state?.gestures && gestures?.paths.some((path) => !path.action)) byId("confirm-turns-label").hidden = false;
    this.#view.panel.showGestures(gestures);
    this.#input.offer(gestures, { before, isEnabled: Boolean(state), turn: state?.scene.turn ?? 0 });
    if (gestures?.aim) this.#view.caption?.explain();
    const replay = optionalById("replay");
    if (replay) replay.hidden = this.isPlayingMotion || !state?.motion;
  }

  /** @param {Gesture} gesture */
  #onGesture(gesture) {
    const { panel, words } = this.#view;
    const state = this.#state;
    if (gesture.kind === "incomplete") {
      panel.toast("");
      this.#view.board.spots.highlight("reason", []);
      return panel.announce(words["touch-again"]);
    }
    if (gesture.kind === "aiming") return panel.announce(gesture.text);
    if (gesture.kind === "reset") return this.resetGestures();
    if (!state) return;
    if (gesture.kind === "action" && state.gestures?.aim) this.#view.caption?.remember();
    if (state.ahead && !state.gestures) return this.#plan(gesture.kind === "pick" ? gesture.spots : null);
    panel.toast("");
    this.#view.board.spots.highlight("reason", []);
    if (!this.send(this.#commandFor(gesture, state))) this.resetGestures();
  }

  /**
   * @param {Extract<Gesture, { kind: "action" | "pick" | "touch" }>} gesture
   * @param {StateMessage} state
   * @returns {ClientMessage}
   */
  #commandFor(gesture, state) {
    const after = state.after;
    const timing = state.clock ? { after, lag: this.#socket.lag } : { after };
    const part = this.#dice?.partFor(state) ?? "";
    if (gesture.kind === "touch") return { type: "touch", spots: gesture.spots, ...timing, part };
    if (gesture.kind === "pick") return { type: "pick", spots: gesture.spots, after };
    const steps = gesture.steps ?? [];
    // A player who confirms turns sees the whole turn first, with a button to play it.
    if (steps.length > 2 && this.#view.preferences.confirmsTurns) return { type: "pick", spots: steps, after };
    return { type: "act", action: gesture.action, ...timing, part };
  }

  /**
   * Plan an action for the next turn; null forgets what was planned.
   * @param {string[] | null} spots
   */
  #plan(spots) {
    const { panel, words } = this.#view;
    if (spots) panel.announce(words["ahead-planned"]);
    this.resetGestures();
    this.#planned.set(spots);
  }

  forgetPlan() {
    this.#planned.forget();
  }

  // --- the view ---

  /** Tell the server how this player wants to see the table. */
  sendView() {
    const { panel, preferences } = this.#view;
    panel.toast("");
    this.send({ type: "view", seen_by: this.#seenBy, look: preferences.look, ahead: preferences.plansAhead });
  }

  turnBoard() {
    const seat = this.#state?.seen_by ?? "first";
    this.#seenBy = seat === "first" ? "second" : "first";
    this.sendView();
  }

  /** Show what was switched on or off in the guide. */
  updateGuide() {
    if (this.#state) this.#guide.show(this.#state);
  }
}

/**
 * Whether what was offered in one state is out of date in the next.
 * @param {StateMessage} before
 * @param {StateMessage} next
 */
function isOtherPosition(before, next) {
  return (
    before.after !== next.after ||
    before.is_yours !== next.is_yours ||
    Boolean(before.ahead) !== Boolean(next.ahead)
  );
}
