// @ts-check
// A table's state in the browser: handles the messages of the server and turns the player's gestures
// into commands. It knows no rules of any game.

import { Annotations } from "./annotations.js";
import { byId, optionalById, prefersReducedMotion, shake } from "./dom.js";
import { GestureInput } from "./gesture_input.js";
import { Guide } from "./guide.js";
import { DICE_MS, stepTimes, wait } from "./pace.js";
import { RuleNotice } from "./rule_notice.js";
import { ShotCaption } from "./shot_caption.js";
import { TableSocket } from "./table_socket.js";
import { WorkingNotice } from "./working_notice.js";

/** @import { Board } from "./board.js" */
/** @import { Gesture } from "./gesture_input.js" */
/**
 * @import {
 *   ClientMessage, EntryMessage, GesturesMessage, HintMessage, Motion, PastMessage, Path, RefusalMessage,
 *   StateMessage,
 * } from "./messages.js"
 */
/** @import { MoveList } from "./move_list.js" */
/** @import { Panel } from "./panel.js" */
/** @import { PlayerList } from "./players.js" */
/** @import { Preferences } from "./preferences.js" */
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
 * }} TablePage
 */

const LONGEST_BACKLOG = 6; // with more messages waiting, motion is skipped to catch up
const REPLAY_PACE = 0.25;
const HAS_AIMED = "has-aimed"; // kept in this browser: its player knows how to aim

/** Events that are handled at once, even while a motion is being played. */
const URGENT = new Set(["art", "lost", "back"]);

export class Session {
  #view;
  #socket;
  #input;
  #guide;
  #ruleNotice;
  #annotations;
  #working;
  #caption;
  /** @type {StateMessage | null} */
  #state = null;
  /** @type {EntryMessage[]} */
  #newEntries = []; // shown together with the state that follows them
  #isPlayingMotion = false;
  /** @type {TableEvent[]} */
  #backlog = []; // what was received while a motion was being played
  #wasLost = false;
  #isNewConnection = true; // a command sent over the previous connection may never have arrived
  /** @type {string[] | null} */
  #planned = null; // the spots of an action to be played when the turn comes
  #seenBy = ""; // the seat the board is turned to; empty: the player's own
  /** @type {Set<string>} */
  #sentDiceWords = new Set(); // games and chairs whose words for the dice have been sent

  /** @param {TablePage} view */
  constructor(view) {
    this.#view = view;
    this.#annotations = new Annotations(view.board);
    this.#working = new WorkingNotice(view.words["working-hint"]);
    this.#caption = new ShotCaption(view.board, () => this.replay());
    this.#input = new GestureInput(view.board, view.panel, (gesture) => this.#onGesture(gesture));
    this.#ruleNotice = new RuleNotice(view.page);
    this.#guide = new Guide(
      (after) => this.send({ type: "hint", after }),
      (action) => this.#onGesture({ kind: "action", action }),
    );
    const path = `/table/${view.page.dataset.table}/socket`;
    this.#socket = new TableSocket(path, (event) => this.#onMessage(event));
  }

  get state() {
    return this.#state;
  }

  get aimOptions() {
    return this.#input.aimOptions;
  }

  get isPlayingMotion() {
    return this.#isPlayingMotion;
  }

  /** @param {ClientMessage} message */
  send(message) {
    const isSent = this.#socket.send(message);
    if (isSent && message.type === "hint") this.#working.expect();
    return isSent;
  }

  // --- messages ---

  /** @param {TableEvent} event */
  #onMessage(event) {
    if (this.#isPlayingMotion && !URGENT.has(event.type)) {
      this.#backlog.push(event);
      return;
    }
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
        return this.resetGestures();
      case "lost":
        return this.#onLost();
      case "back":
        return this.#onBack();
    }
  }

  /** @param {StateMessage} next */
  #onState(next) {
    const pace = this.#view.preferences.pace;
    if (!this.#animates(next) || !pace) return this.#showState(next);
    if (next.motion) return this.#play(next.motion, 1, () => this.#showState(next));
    return this.#tell(next, pace);
  }

  /**
   * Whether to play what led to a state: not on arrival, nor to catch up.
   * @param {StateMessage} next
   */
  #animates(next) {
    const { nth_game: nthGame, after } = this.#state ?? next;
    const isNext = nthGame === next.nth_game && after !== next.after;
    return isNext && !prefersReducedMotion() && !document.hidden && this.#backlog.length < LONGEST_BACKLOG;
  }

  /**
   * Show what another player did step by step, and let dice lie before their owner moves.
   * @param {StateMessage} next
   * @param {number} pace
   */
  async #tell(next, pace) {
    const { board, sound } = this.#view;
    const isNews = this.#newEntries.some((entry) => entry.kind === "act" && entry.n > (this.#state?.after ?? 0));
    const isOther = !next.you.includes(next.last.by) || next.you.length > 1;
    const stages = isNews && isOther && !next.you.includes(next.last.by) ? next.last.stages : [];
    this.#isPlayingMotion = true;
    for (const stage of stages) {
      board.showStage(stage);
      sound.play("move");
      await wait(stepTimes(pace));
    }
    this.#isPlayingMotion = false;
    const hasDice = this.#newEntries.some((entry) => entry.sound === "dice");
    this.#showState(next);
    if (hasDice && !next.gestures) {
      this.#isPlayingMotion = true;
      await wait(DICE_MS * pace);
      this.#isPlayingMotion = false;
    }
    this.#catchUp();
  }

  /**
   * @param {Motion} motion
   * @param {number} pace
   * @param {() => void} then
   */
  async #play(motion, pace, then) {
    this.#isPlayingMotion = true;
    this.#offer(null);
    const { board, sound } = this.#view;
    const { playMotion } = await import("./motion.js");
    await playMotion(board, motion, {
      pace,
      onSound: (event) => {
        if (event.kind === "twenty") this.#caption.burst();
        else sound.knock(event);
      },
    });
    this.#isPlayingMotion = false;
    then();
    this.#catchUp();
  }

  /** Handle what was received while something was being played. */
  #catchUp() {
    while (this.#backlog.length && !this.#isPlayingMotion) {
      this.#onMessage(/** @type {TableEvent} */ (this.#backlog.shift()));
    }
  }

  /** Play the last motion once more, slowly. */
  replay() {
    const motion = this.#state?.motion;
    if (motion && !this.#isPlayingMotion) this.#play(motion, REPLAY_PACE, () => this.resetGestures());
  }

  /** @param {StateMessage} next */
  #showState(next) {
    const { board, panel, players, sound } = this.#view;
    const before = this.#state;
    if (before) sound.playEntries(this.#newEntries, before, next);
    const entries = this.#newEntries;
    if (before && next.motion && optionalById("replay")) {
      const told = entries.findLast((entry) => entry.kind === "act")?.told;
      if (told) this.#caption.show(told, true);
    }
    this.#newEntries = [];
    const isNewPosition = this.#isNewConnection || !before || isOtherPosition(before, next);
    this.#isNewConnection = false;
    this.#state = next;
    board.show(next.scene);
    board.spots.highlight("last", next.last.arrows.flat());
    if (before?.nth_game !== next.nth_game && !entries.some(({ kind, by }) => kind === "act" && by)) this.#greet(next);
    if (entries.length) panel.addEntries(entries);
    panel.showState(next, board);
    players.showClocks(next.clock);
    if (isNewPosition) {
      this.#working.clear();
      panel.showHint(null);
      board.spots.highlight("reason", []);
      this.#annotations.clear();
      this.#annotations.suggest([]);
      this.resetGestures();
      this.#playPlanned(next);
    } else this.#showPresent();
    this.#guide.show(next);
    const rule = this.#ruleNotice.show(next.notice);
    if (rule) panel.announce(rule);
    this.#sendDiceWords(next);
  }

  /**
   * Let the computer say hello at the start of a game.
   * @param {StateMessage} state
   */
  #greet({ players, you }) {
    for (const { chair, character } of you.length ? players : []) {
      if (character) this.#view.players.showBubble(chair, character.hello);
    }
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

  // --- earlier positions ---

  /** @param {PastMessage} past */
  #onPast(past) {
    const { board, moves, page, panel, players } = this.#view;
    panel.toast("");
    board.show(past.scene);
    board.spots.highlight("last", past.arrows.flat());
    players.showStandings(past.scene.standings);
    this.#annotations.suggest([]);
    this.#offer(null);
    moves.mark(past.at || -1);
    byId("past-notice").hidden = false;
    page.classList.add("is-past");
    this.#showReach();
  }

  /** Say no more that an earlier position is shown. */
  #showPresent() {
    const { moves, page } = this.#view;
    byId("past-notice").hidden = true;
    page.classList.remove("is-past");
    moves.mark(0);
    this.#showReach();
  }

  #showReach() {
    const { back, forward } = this.#view.moves.reach;
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-go]"))) {
      button.disabled = ["first", "back"].includes(button.dataset.go ?? "") ? !back : !forward;
    }
  }

  /**
   * Show an earlier or later position.
   * @param {string} direction
   */
  go(direction) {
    const entry = this.#view.moves.entryAt(direction);
    if (entry === null || this.#isPlayingMotion) return;
    if (entry === 0) return this.resetGestures();
    this.send({ type: "past", at: Math.max(0, entry) });
  }

  /** @param {RefusalMessage} refusal */
  #onRefusal(refusal) {
    const { board, page, panel } = this.#view;
    this.#working.clear();
    panel.toast(refusal.told, true, clauseAddress(refusal.clause));
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
    this.#sentDiceWords.clear();
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
      board.spots.highlight("last", state.last.arrows.flat());
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
    if (gestures?.aim && !localStorage.getItem(HAS_AIMED)) this.#caption.explain(byId("aim-help").firstChild?.textContent ?? "");
    const replay = optionalById("replay");
    if (replay) replay.hidden = this.#isPlayingMotion || !state?.motion;
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
    if (gesture.kind === "action" && state.gestures?.aim) {
      localStorage.setItem(HAS_AIMED, "1");
      this.#caption.hide();
    }
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
    if (gesture.kind === "touch") return { type: "touch", spots: gesture.spots, ...timing };
    if (gesture.kind === "pick") return { type: "pick", spots: gesture.spots, after };
    const steps = gesture.steps ?? [];
    // A player who confirms turns sees the whole turn first, with a button to play it.
    if (steps.length > 2 && this.#view.preferences.confirmsTurns) return { type: "pick", spots: steps, after };
    return { type: "act", action: gesture.action, ...timing };
  }

  /**
   * Plan an action for the next turn; null forgets what was planned.
   * @param {string[] | null} spots
   */
  #plan(spots) {
    const { board, panel, words } = this.#view;
    this.#planned = spots;
    if (spots) panel.announce(words["ahead-planned"]);
    this.resetGestures();
    board.spots.highlight("planned", spots ?? []);
  }

  forgetPlan() {
    this.#planned = null;
  }

  /**
   * Play what was planned if the turn has come and it is offered; forget it if it is not.
   * @param {StateMessage} state
   */
  #playPlanned(state) {
    const planned = this.#planned;
    if (planned && !state.gestures && !state.is_over && state.ahead) return;
    const path = state.gestures?.paths.find(({ spots }) => planned && `${spots}` === `${planned}`);
    this.#planned = null;
    this.#view.board.spots.highlight("planned", []);
    if (!path) return;
    this.#onGesture(path.action ? { kind: "action", action: path.action } : { kind: "pick", spots: path.spots });
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

  /**
   * Send words for the dice for each of the player's chairs that has to: the player's own, which were
   * kept in this browser until the server had committed itself to the dice, or random ones.
   * @param {StateMessage} state
   */
  #sendDiceWords(state) {
    for (const chair of state.speak) {
      const key = `${state.nth_game} ${chair}`;
      if (this.#sentDiceWords.has(key)) continue;
      this.#sentDiceWords.add(key);
      this.send({ type: "words", chair, words: sessionStorage.getItem("words") || randomWords() });
    }
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

/**
 * The paths that may be planned, as gestures.
 * @param {Path[] | null} paths
 * @returns {GesturesMessage | null}
 */
function plannedGestures(paths) {
  return paths && { paths, aim: null, task: "", prompt: "", undo: null, buttons: [] };
}

/**
 * The address of a clause in the rule book; empty for refusals that are not of the game's rules.
 * @param {string} clause
 */
function clauseAddress(clause) {
  const isInBooklet = Boolean(optionalById(`clause-${clause}`));
  return isInBooklet ? `${byId("rules-link").getAttribute("href")}#clause-${clause}` : "";
}

function randomWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
