// @ts-check
// Everything beside the board but the players: status, moves, offers, buttons, messages, the guide.

import { byId, htmlElement, optionalById, part } from "./dom.js";

/**
 * @import {
 *   ButtonMessage, DiceMessage, EntryMessage, GesturesMessage, HintMessage, OfferMessage, ScoreMessage,
 *   StateMessage,
 * } from "./messages.js"
 */
/** @import { PlayerList } from "./players.js" */

const BUTTON_REST_MS = 300; // a button that replaced another in its place is disabled for this long
const TOAST_MS = 7000;
const ANNOUNCEMENTS_KEPT = 20;

export class Panel {
  #words;
  #players;
  #hasEntries = false;
  #actionCount = 0; // of this game
  #usesSymbols = false;
  #hidesChat = false;
  #toastTimer = 0;
  /** @type {Map<number, string>} */
  #placedActions = new Map(); // place of a button -> the action last seen there

  /**
   * @param {Record<string, string>} words
   * @param {PlayerList | null} players null on a page without players
   */
  constructor(words, players = null) {
    this.#words = words;
    this.#players = players;
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
   * Show a sentence for a few seconds; an address makes it a link to read on.
   * @param {string} text
   */
  toast(text, isWarning = true, address = "") {
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

  // --- the list of moves ---

  /**
   * Add entries to the list of moves; all but the first batch are announced.
   * @param {EntryMessage[]} entries
   */
  addEntries(entries) {
    const moves = byId("moves");
    for (const entry of entries) {
      if (entry.kind === "begin") {
        moves.replaceChildren();
        this.#actionCount = 0;
      }
      if (entry.kind === "takeback") this.#strikeOut(Number(entry.text));
      if (entry.kind === "say" && this.#hidesChat) continue;
      if (entry.kind === "say" && this.#hasEntries) {
        this.#players?.showBubble(entry.by, this.#words[`say-${entry.text}`]);
      }
      if (!entry.told) continue;
      moves.append(this.#entry(entry));
      if (this.#hasEntries) this.announce(entry.told);
    }
    this.#hasEntries = true;
    moves.scrollTop = moves.scrollHeight;
  }

  /** @param {EntryMessage} entry */
  #entry(entry) {
    const item = document.createElement("li");
    item.dataset.n = String(entry.n);
    item.dataset.kind = entry.kind;
    item.dataset.text = entry.told;
    item.dataset.symbols = entry.symbols || entry.told;
    this.#showText(item);
    if (entry.kind === "act") item.value = ++this.#actionCount;
    return item;
  }

  /**
   * Strike out the moves after an entry that were taken back; they stay readable.
   * @param {number} last
   */
  #strikeOut(last) {
    /** @type {NodeListOf<HTMLElement>} */
    const items = byId("moves").querySelectorAll("[data-kind=act]:not(.is-taken-back)");
    for (const item of items) {
      if (Number(item.dataset.n) <= last) continue;
      item.classList.add("is-taken-back");
      this.#actionCount -= 1;
    }
  }

  /** @param {HTMLElement} item */
  #showText(item) {
    const text = (this.#usesSymbols ? item.dataset.symbols : item.dataset.text) ?? "";
    if (item.dataset.kind !== "act") return item.replaceChildren(text);
    const button = htmlElement("button", "", text); // shows that position
    button.type = "button";
    item.replaceChildren(button);
  }

  /**
   * Show neither old nor new chat phrases.
   * @param {boolean} isHidden
   */
  hideChat(isHidden) {
    this.#hidesChat = isHidden;
    byId("moves").classList.toggle("is-chat-hidden", isHidden);
    this.#players?.clearBubbles();
  }

  /**
   * Write moves with symbols that are the same in every language, or in the reader's language.
   * @param {boolean} isOn
   */
  showSymbols(isOn) {
    this.#usesSymbols = isOn;
    for (const item of byId("moves").children) this.#showText(/** @type {HTMLElement} */ (item));
  }

  /**
   * Say that an earlier position is shown, and how to get back.
   * @param {boolean} isShown
   */
  showPastNotice(isShown) {
    byId("past-notice").hidden = !isShown;
  }

  // --- the state of the table ---

  /** @param {StateMessage} state */
  showState(state) {
    this.#players?.show(state.players, state.score);
    const status = byId("status");
    if (status.textContent !== state.status) this.announce(state.status);
    status.textContent = state.status;
    status.classList.toggle("is-yours", state.is_yours);
    status.classList.toggle("is-over", state.is_over);
    byId("position").textContent = state.scene.description.join(" ");
    byId("match").textContent = state.score.match;
    byId("signs").textContent = state.scene.signs.join(" ");
    this.#showTally(state.score);
    showText("watchers", state.watchers);
    showText("bot-remark", state.aside);
    this.#showOffer(state.offer, state.you.length > 0);
    for (const button of /** @type {HTMLCollectionOf<HTMLElement>} */ (byId("controls").children)) {
      button.hidden = !state.may.includes(button.dataset.may ?? "");
    }
    this.#showAnalysisLink(state);
    this.#showDice(state.dice);
    if (state.players.every((player) => player.is_seated)) optionalById("invite")?.remove();
    this.#showTitle(state);
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
    /** @type {HTMLAnchorElement | null} */
    const link = optionalById("analysis-link");
    if (!link) return;
    const isAllowed = state.is_over || state.you.length === state.players.length;
    const nthGame = isAllowed ? state.nth_game : state.nth_game - 1;
    link.hidden = nthGame < 1 || !state.after;
    link.href = `${link.dataset.path}?game=${nthGame}`;
  }

  /** @param {DiceMessage} dice */
  #showDice(dice) {
    if (!optionalById("dice-pledge")) return;
    byId("dice-pledge").textContent = dice.pledge;
    byId("dice-secret").textContent = dice.secret;
    byId("dice-words").textContent = dice.words.map(({ words }) => words).join(" · ");
  }

  /** @param {StateMessage} state */
  #showTitle(state) {
    const plain = document.title.replace(/^● [^·]* · /, "");
    const isAlert = state.is_yours && !state.is_over && document.hidden;
    document.title = isAlert ? `● ${this.#words["turn-alert"]} · ${plain}` : plain;
  }

  // --- what may be done ---

  /**
   * Show the instructions and controls that belong to gestures, at a table.
   * @param {GesturesMessage | null} gestures
   */
  showGestures(gestures) {
    byId("prompt").textContent = gestures?.prompt ?? "";
    /** @type {HTMLInputElement | null} */
    const moveText = optionalById("move-text");
    if (moveText) moveText.placeholder = exampleAction(gestures);
    const dial = gestures?.aim?.dial;
    if (!dial) return;
    byId("dial-label").textContent = dial.label;
    byId("dial-field").hidden = false;
  }

  /**
   * Show the actions that are not on the board. One that cannot be undone must be pressed twice.
   * @param {ButtonMessage[]} buttons
   * @param {(action: string) => void} act
   */
  showButtons(buttons, act) {
    const hasPlaces = this.#placedActions.size > 0 || buttons.some((button) => button.place);
    byId("action-area").classList.toggle("has-places", hasPlaces);
    byId("buttons").replaceChildren(...buttons.map((button) => this.#button(button, act)));
  }

  /**
   * @param {ButtonMessage} button
   * @param {(action: string) => void} act
   */
  #button(button, act) {
    const node = htmlElement("button", "button", button.label);
    node.type = "button";
    node.classList.toggle("irreversible", button.is_grave);
    let isConfirmed = !button.is_grave;
    node.addEventListener("click", () => {
      if (isConfirmed) return act(button.action);
      isConfirmed = true;
      node.classList.add("danger");
      this.toast(this.#words["confirm-grave"]);
    });
    if (button.place) this.#placeButton(node, button);
    return node;
  }

  /**
   * Put a button in its fixed place. If another was there before, it is disabled for a moment, so that
   * it is not hit by a finger on its way to the other.
   * @param {HTMLButtonElement} node
   * @param {ButtonMessage} button
   */
  #placeButton(node, { place, action }) {
    node.style.gridColumn = String(((place - 1) % 3) + 1);
    node.style.gridRow = String(Math.ceil(place / 3));
    const before = this.#placedActions.get(place);
    this.#placedActions.set(place, action);
    if (!before || before === action) return;
    node.disabled = true;
    setTimeout(() => (node.disabled = false), BUTTON_REST_MS);
  }
}

/** The guide of a first game: at each turn, what may be done, what the computer would do, and why. */
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
