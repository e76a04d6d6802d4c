// @ts-check
// The buttons and forms beside the board, each of which sends a command.

import { byId, optionalById, part } from "./dom.js";

/** @import { SayCommand } from "./messages.js" */
/** @import { Panel } from "./panel.js" */
/** @import { Session } from "./session.js" */

/**
 * @param {{ session: Session, panel: Panel, words: Record<string, string> }} table
 */
export function connectControls({ session, panel, words }) {
  optionalById("replay")?.addEventListener("click", () => session.replay());
  optionalById("turn-board")?.addEventListener("click", () => session.turnBoard());
  connectMoves(session, panel);
  connectMoveForm(session);
  for (const button of byId("controls").children) connectButton(/** @type {HTMLElement} */ (button), session);
  connectChat(session);
  connectResignDialog(session);
  connectOffer(session);
  connectCopyButtons(panel, words);
}

/**
 * Clicking a move shows the position after it.
 * @param {Session} session
 * @param {Panel} panel
 */
function connectMoves(session, panel) {
  byId("moves").addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    /** @type {HTMLElement | null} */
    const item = target.closest("li[data-kind=act]:not(.is-taken-back)");
    if (item && !session.isPlayingMotion) session.send({ type: "past", at: Number(item.dataset.n) });
  });
  byId("return-to-present").addEventListener("click", () => {
    panel.toast("");
    session.resetGestures();
  });
}

/** @param {Session} session */
function connectMoveForm(session) {
  optionalById("move-form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    /** @type {HTMLInputElement} */
    const field = byId("move-text");
    const action = field.value.trim();
    if (!action || !session.state) return;
    session.send({ type: "act", action, after: session.state.after });
    field.value = "";
  });
}

/**
 * @param {HTMLElement} button
 * @param {Session} session
 */
function connectButton(button, session) {
  const what = button.dataset.may ?? "";
  button.addEventListener("click", () => {
    switch (what) {
      case "resign":
        return /** @type {HTMLDialogElement} */ (byId("resign-dialog")).showModal();
      case "next":
        return session.send({ type: "next" });
      case "claim":
        return session.send({ type: "claim" });
      case "claim-draw":
        return session.send({ type: "claim", what: "draw" });
      case "hint":
        return session.send({ type: "hint", after: session.state?.after ?? 0 });
      default:
        return session.send({ type: "offer", what });
    }
  });
}

/** @param {Session} session */
function connectChat(session) {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]"))) {
    button.addEventListener("click", () => {
      session.send({ type: "say", phrase: /** @type {SayCommand["phrase"]} */ (button.dataset.say) });
      /** @type {HTMLDetailsElement} */ (byId("chat-phrases")).open = false;
    });
  }
}

/** @param {Session} session */
function connectResignDialog(session) {
  /** @type {HTMLDialogElement} */
  const dialog = byId("resign-dialog");
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll("[data-answer]"))) {
    button.addEventListener("click", () => {
      dialog.close();
      if (button.dataset.answer === "yes") session.send({ type: "resign" });
    });
  }
}

/** @param {Session} session */
function connectOffer(session) {
  const number = () => Number(byId("offer").dataset.offer);
  byId("offer-accept").addEventListener("click", () => session.send({ type: "accept", offer: number() }));
  byId("offer-decline").addEventListener("click", () => session.send({ type: "decline", offer: number() }));
  byId("offer-withdraw").addEventListener("click", () => session.send({ type: "decline", offer: number() }));
}

/**
 * @param {Panel} panel
 * @param {Record<string, string>} words
 */
function connectCopyButtons(panel, words) {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".copy"))) {
    button.addEventListener("click", async () => {
      /** @type {HTMLInputElement} */
      const field = part(/** @type {Element} */ (button.parentElement), ".address");
      field.select();
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? "");
      } catch {
        document.execCommand("copy"); // there is no clipboard API over plain HTTP
      }
      panel.toast(words.copied, false);
    });
  }
}
