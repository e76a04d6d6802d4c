// @ts-check
// Status, buttons, notes and messages of a table or a lesson; the list of moves, the players and the
// result have modules of their own.

import { byId, htmlElement, optionalById } from "./dom.js";
import { showResult } from "./result_panel.js";

/**
 * @import {
 *   ButtonMessage, DiceMessage, EntryMessage, GesturesMessage, HintMessage, OfferMessage, ScoreMessage,
 *   StateMessage,
 * } from "./messages.js"
 */
/** @import { Board } from "./board.js" */
/** @import { MoveList } from "./move_list.js" */
/** @import { PlayerList } from "./players.js" */

const BUTTON_REST_MS = 300; // a button that replaced another in its place is disabled for this long
const TOAST_MS = 9000;
const ANNOUNCEMENTS_KEPT = 20;
/** The column of each place of a button: the main action in the middle, rare ones where undo is. */
const COLUMN_OF_PLACE = [0, 2, 3, 1];
const PLACES = 3;

export class Panel {
  #words;
  #players;
  #moves;
  #hasEntries = false;
  #hidesChat = false;
  #toastTimer = 0;
  /** @type {Map<number, string>} */
  #placedActions = new Map(); // column of a button -> the action last seen there
  onDial = () => {}; // called when the dial is first shown, at its usual value

  /**
   * @param {Record<string, string>} words
   * @param {PlayerList | null} players null on a page without players
   * @param {MoveList | null} moves null on a page without moves
   */
  constructor(words, players = null, moves = null) {
    this.#words = words;
    this.#players = players;
    this.#moves = moves;
  }

  /**
   * Have screen readers say a text, after what they are saying.
   * @param {string} text
   */
  announce(text) {
    if (!text) return;
    const log = byId("announcements");
    log.append(htmlElement("p", "", text));
    while (log.children.length > ANNOUNCEMENTS_KEPT) log.firstChild?.remove();
  }

  /**
   * Show a sentence for a few seconds, as a link to the clause of the rules that it is about.
   * @param {string} text
   */
  toast(text, isWarning = true, clause = "") {
    const address = clauseAddress(clause);
    const toast = byId("toast");
    const link = htmlElement("a", "", text);
    link.href = address;
    link.target = "_blank";
    toast.replaceChildren(address ? link : text);
    toast.classList.toggle("is-warning", isWarning);
    toast.classList.toggle("is-shown", Boolean(text));
    clearTimeout(this.#toastTimer);
    if (text) this.#toastTimer = setTimeout(() => this.toast(""), TOAST_MS);
  }

  /**
   * Add entries to the list of moves; all but the first batch are announced.
   * @param {EntryMessage[]} entries
   */
  addEntries(entries) {
    for (const entry of entries) {
      if (entry.kind === "say" && this.#hidesChat) continue;
      if (entry.kind === "say" && this.#hasEntries) {
        this.#players?.showBubble(entry.by, this.#words[`say-${entry.text}`]);
      }
      this.#moves?.add(entry);
      if (entry.told && this.#hasEntries) this.announce(entry.told);
    }
    this.#hasEntries = true;
    this.#moves?.showEnd();
  }

  /**
   * Show neither old nor new chat phrases.
   * @param {boolean} isHidden
   */
  hideChat(isHidden) {
    this.#hidesChat = isHidden;
    byId("panel").classList.toggle("is-chat-hidden", isHidden);
    this.#players?.clearBubbles();
  }

  // --- the state of the table ---

  /**
   * @param {StateMessage} state
   * @param {Board} board
   */
  showState(state, board) {
    this.#players?.show(state);
    this.#moves?.showHeads(state.players);
    const status = byId("status");
    // Where several share the screen, it has to be said whose turn it is as well.
    const task = state.gestures?.task;
    const mover = state.players.find((player) => player.is_to_act);
    const isShared = mover && state.you.length > 1;
    const told = task ? (isShared ? `${mover.seat_name} · ${task}` : task) : state.status;
    if (status.textContent !== told) this.announce(told);
    status.textContent = told;
    status.classList.toggle("is-yours", state.is_yours);
    status.classList.toggle("is-over", state.is_over);
    byId("position").textContent = state.scene.description.join(" ");
    byId("match").textContent = state.score.match;
    byId("signs").textContent = state.scene.signs.join(" ");
    this.#showTally(state.score);
    showText("watchers", state.watchers);
    showText("bot-remark", state.aside);
    this.#showOffer(state.offer, state.you.length > 0);
    showRequests(state.may);
    this.#showAnalysisLink(state);
    this.#showDice(state.dice);
    if (state.players.every((player) => player.is_seated)) optionalById("invite")?.remove();
    this.#showTitle(state);
    showResult(state, board);
  }

  /** @param {ScoreMessage} score */
  #showTally({ won, drawn, match }) {
    byId("tally").hidden = !(drawn || (match && won.some(Boolean)));
    const games = match ? won.join(" : ") : "";
    byId("tally-won").textContent = games;
    byId("tally-won-label").hidden = !games;
    byId("tally-drawn").textContent = String(drawn);
  }

  /**
   * @param {OfferMessage | null} offer
   * @param {boolean} isPlayer
   */
  #showOffer(offer, isPlayer) {
    const card = byId("offer");
    card.hidden = !(offer && isPlayer);
    if (!offer || !isPlayer) return;
    byId("offer-text").textContent = offer.told;
    byId("offer-accept").hidden = byId("offer-decline").hidden = offer.is_yours;
    byId("offer-withdraw").hidden = !offer.is_yours;
    card.dataset.offer = String(offer.number); // the buttons answer this offer and no later one
  }

  /**
   * Link to the analysis: of this game where it helps nobody against others, else of the last game.
   * @param {StateMessage} state
   */
  #showAnalysisLink(state) {
    const isAllowed = state.is_over || state.you.length === state.players.length;
    const nthGame = isAllowed ? state.nth_game : state.nth_game - 1;
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".analysis-link"))) {
      link.hidden = nthGame < 1 || !state.after;
      link.href = `${link.dataset.path}?game=${nthGame}`;
    }
  }

  /** @param {DiceMessage} dice */
  #showDice(dice) {
    if (!optionalById("dice-pledge")) return;
    byId("dice-pledge").textContent = dice.pledge;
    byId("dice-secret").textContent = dice.secret;
    byId("dice-words").textContent = dice.words.map(({ words }) => words).join(" · ");
    byId("dice-kept").textContent = dice.kept;
  }

  /** @param {StateMessage} state */
  #showTitle(state) {
    const plain = document.title.replace(/^● [^·]* · /, "");
    const isAlert = state.is_yours && !state.is_over && document.hidden;
    document.title = isAlert ? `● ${this.#words["turn-alert"]} · ${plain}` : plain;
  }

  // --- hints ---

  /**
   * Show a hint beside the board until the next move; null removes it.
   * @param {HintMessage | null} hint
   */
  showHint(hint) {
    byId("hint").hidden = !hint;
    byId("hint-told").textContent = hint?.told ?? "";
    byId("hint-why").textContent = [hint?.why, hint?.provisional].filter(Boolean).join(" ");
    const figures = hint?.figures ?? [];
    byId("hint-figures").replaceChildren(...figures.map((figure) => htmlElement("li", "", figure)));
    byId("hint-more").hidden = figures.length === 0;
    if (hint) this.announce(`${hint.told} ${hint.why}`);
  }

  // --- what may be done ---

  /**
   * Show the instructions and controls that belong to gestures, at a table.
   * @param {GesturesMessage | null} gestures
   */
  showGestures(gestures) {
    byId("prompt").textContent = byId("prompt").title = gestures?.prompt ?? "";
    /** @type {HTMLInputElement | null} */
    const moveText = optionalById("move-text");
    if (moveText) moveText.placeholder = exampleAction(gestures);
    const dial = gestures?.aim?.dial;
    if (!dial || !byId("dial-field").hidden) return;
    byId("dial-label").textContent = dial.label;
    byId("dial-field").hidden = false;
    /** @type {HTMLInputElement} */ (byId("dial")).value = String(
      (100 * (dial.usual - dial.left)) / (dial.right - dial.left),
    );
    this.onDial();
  }

  /**
   * Show the actions that are not on the board. One that cannot be undone must be pressed twice.
   * @param {ButtonMessage[]} buttons
   * @param {(action: string) => void} act
   */
  showButtons(buttons, act) {
    const resignations = optionalById("resignations");
    const rare = resignations ? buttons.filter(({ place }) => place > PLACES) : [];
    const shown = buttons.filter((button) => !rare.includes(button));
    resignations?.replaceChildren(...rare.map((button) => this.#resignation(button, act)));
    byId("action-area").classList.toggle("is-many", shown.length > PLACES);
    const free = COLUMN_OF_PLACE.slice(1).filter((_, at) => !shown.some(({ place }) => place === at + 1));
    const nodes = shown.map((button) => {
      const node = this.#button(button, act);
      this.#placeButton(node, COLUMN_OF_PLACE[button.place] || free.shift() || 0, button.action);
      return node;
    });
    byId("buttons").replaceChildren(...nodes);
  }

  /**
   * @param {ButtonMessage} button
   * @param {(action: string) => void} act
   */
  #button(button, act) {
    const node = htmlElement("button", "button", button.label);
    node.type = "button";
    node.title = button.label;
    node.classList.toggle("irreversible", button.is_grave);
    let isConfirmed = !button.is_grave;
    node.addEventListener("click", () => {
      if (isConfirmed) return act(button.action);
      isConfirmed = true;
      node.classList.add("danger");
      this.toast(this.#words["confirm-grave"]);
    });
    return node;
  }

  /**
   * A way to give up that the game has, in the dialog in which a player resigns.
   * @param {ButtonMessage} button
   * @param {(action: string) => void} act
   */
  #resignation({ label, action }, act) {
    const node = htmlElement("button", "button", label);
    node.type = "button";
    node.addEventListener("click", () => {
      /** @type {HTMLDialogElement} */ (byId("resign-dialog")).close();
      act(action);
    });
    return node;
  }

  /**
   * Put a button in its fixed place. If another was there before, it is disabled for a moment, so that
   * it is not hit by a finger on its way to the other.
   * @param {HTMLButtonElement} node
   * @param {number} column
   * @param {string} action
   */
  #placeButton(node, column, action) {
    if (column) node.style.gridColumn = String(column);
    node.classList.toggle("primary", column === COLUMN_OF_PLACE[1] && !node.classList.contains("irreversible"));
    const before = this.#placedActions.get(column);
    this.#placedActions.set(column, action);
    if (!before || before === action) return;
    node.disabled = true;
    setTimeout(() => (node.disabled = false), BUTTON_REST_MS);
  }
}

/**
 * Enable the tools, and show the buttons, of what may be requested.
 * @param {string[]} may
 */
function showRequests(may) {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-may]"))) {
    const isAllowed = may.includes(button.dataset.may ?? "");
    if (button.classList.contains("tool")) button.disabled = !isAllowed;
    else button.hidden = !isAllowed;
  }
}

/**
 * Show a text in an element that is hidden while it is empty.
 * @param {string} id
 * @param {string} text
 */
function showText(id, text) {
  byId(id).textContent = text;
  byId(id).hidden = !text;
}

/**
 * An action that could be typed now, as an example of the notation.
 * @param {GesturesMessage | null} gestures
 */
function exampleAction(gestures) {
  if (!gestures) return "";
  const { aim, paths, buttons } = gestures;
  if (aim) return `${aim.verb} 0 0 ${Math.round((aim.strength[0] + aim.strength[1]) / 4)}`;
  return [...paths, ...buttons].find(({ action }) => action)?.action ?? "";
}

/**
 * The address of a clause in the rule book; empty for what is not about the game's rules.
 * @param {string} clause
 */
function clauseAddress(clause) {
  const isInBooklet = Boolean(clause && optionalById(`clause-${clause}`));
  return isInBooklet ? `${byId("rules-link").getAttribute("href")}#clause-${clause}` : "";
}
