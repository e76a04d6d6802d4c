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
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-may]"))) {
    connectButton(button, session);
  }
  connectViews();
  connectKeys(session);
  byId("fullscreen").addEventListener("click", toggleFullScreen);
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
    const item = target.closest("[data-kind=act]:not(.is-taken-back)");
    if (item && !session.isPlayingMotion) session.send({ type: "past", at: Number(item.dataset.n) });
  });
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-go]"))) {
    button.addEventListener("click", () => session.go(button.dataset.go ?? ""));
  }
  byId("return-to-present").addEventListener("click", () => {
    panel.toast("");
    session.resetGestures();
  });
}

/** The panel shows the moves, the chat, or everything else. */
function connectViews() {
  /** @type {HTMLElement[]} */
  const tabs = [...document.querySelectorAll("[data-view][aria-pressed]")].map((tab) => /** @type {any} */ (tab));
  const panel = byId("panel");
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      const isShown = panel.dataset.view === tab.dataset.view;
      panel.dataset.view = isShown ? "moves" : tab.dataset.view;
      for (const other of tabs) other.setAttribute("aria-pressed", String(other.dataset.view === panel.dataset.view));
    });
  }
}

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/**
 * Arrow keys go through the moves, the space bar does the main action, and Escape returns to the game.
 * @param {Session} session
 */
function connectKeys(session) {
  window.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target?.closest("input, select, textarea, dialog, .settings, summary")) return;
    if (event.key in KEYS) session.go(KEYS[event.key]);
    else if (event.key === " " && !target?.closest("button, a")) pressMainAction();
    else if (event.key === "Escape") session.resetGestures();
    else return;
    event.preventDefault();
  });
}

/** Press the button of the main action, where there is one that can be undone. */
function pressMainAction() {
  /** @type {HTMLButtonElement | null} */
  const button = document.querySelector("#buttons .primary:enabled");
  button?.click();
}

function toggleFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
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
