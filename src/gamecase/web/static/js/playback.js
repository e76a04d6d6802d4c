// @ts-check
// Plays what led to a position, step by step, while the messages that follow wait for it.

import { prefersReducedMotion } from "./dom.js";
import { DICE_MS, stepTimes, wait } from "./pace.js";

/** @import { EntryMessage, Motion, StateMessage } from "./messages.js" */
/** @import { TablePage } from "./session.js" */
/** @import { TableEvent } from "./table_socket.js" */

const LONGEST_BACKLOG = 6; // with more messages waiting, motion is skipped to catch up

/** Events that are handled at once, even while a motion is being played. */
const URGENT = new Set(["art", "lost", "back"]);

export class Playback {
  #view;
  #onMessage;
  #isPlaying = false;
  /** @type {TableEvent[]} */
  #backlog = []; // what was received while something was being played

  /**
   * @param {TablePage} view
   * @param {(event: TableEvent) => void} onMessage
   */
  constructor(view, onMessage) {
    this.#view = view;
    this.#onMessage = onMessage;
  }

  get isPlaying() {
    return this.#isPlaying;
  }

  /**
   * Handle a message at once, or after what is being played.
   * @param {TableEvent} event
   */
  receive(event) {
    if (this.#isPlaying && !URGENT.has(event.type)) this.#backlog.push(event);
    else this.#onMessage(event);
  }

  /**
   * Whether to play what led to a state: not on arrival, nor to catch up.
   * @param {StateMessage | null} before
   * @param {StateMessage} next
   */
  isWanted(before, next) {
    const { nth_game: nthGame, after } = before ?? next;
    const isNext = nthGame === next.nth_game && after !== next.after;
    return isNext && !prefersReducedMotion() && !document.hidden && this.#backlog.length < LONGEST_BACKLOG;
  }

  /**
   * Show what another player did step by step, and let dice lie before their owner moves.
   * @param {StateMessage} next
   * @param {EntryMessage[]} news the entries that led to it
   * @param {number} after the last entry that has been shown
   * @param {() => void} show
   */
  async tell(next, news, after, show) {
    const { board, preferences, sound } = this.#view;
    const pace = preferences.pace;
    const isNews = news.some((entry) => entry.kind === "act" && entry.by && entry.n > after);
    const stages = isNews && !next.you.includes(next.last.by) ? next.last.stages : [];
    const hasDice = news.some((entry) => entry.sound === "dice");
    this.#isPlaying = true;
    for (const stage of stages) {
      board.showStage(stage);
      sound.play("move");
      await wait(stepTimes(pace));
    }
    this.#isPlaying = false;
    show();
    if (hasDice && !next.gestures) {
      this.#isPlaying = true;
      await wait(DICE_MS * pace);
      this.#isPlaying = false;
    }
    this.#catchUp();
  }

  /**
   * @param {Motion} motion
   * @param {number} pace
   * @param {{ onTwenty: () => void, then: () => void }} reactions
   */
  async play(motion, pace, { onTwenty, then }) {
    this.#isPlaying = true;
    const { board, sound } = this.#view;
    const { playMotion } = await import("./motion.js");
    await playMotion(board, motion, {
      pace,
      onSound: (event) => (event.kind === "twenty" ? onTwenty() : sound.knock(event)),
    });
    this.#isPlaying = false;
    then();
    this.#catchUp();
  }

  /** Handle what was received while something was being played. */
  #catchUp() {
    while (this.#backlog.length && !this.#isPlaying) {
      this.#onMessage(/** @type {TableEvent} */ (this.#backlog.shift()));
    }
  }
}
