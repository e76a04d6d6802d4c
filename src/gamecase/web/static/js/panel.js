// All beside the board: players, status, moves, offers and controls, as the state tells them.

const REST = 300; // milliseconds a button rests that took the place of another
const SAID = 7000; // milliseconds a phrase stays beside whoever said it

const byId = (id) => document.getElementById(id);

export class Panel {
  #board;
  #words;
  #heard = false;
  #count = 0; // actions of this game
  #symbols = false;
  #toastTimer = 0;
  #placed = new Map(); // the action last seen in each place of the buttons
  #said = new Map(); // the phrase each chair has just said
  #isQuiet = false;

  constructor(board, words) {
    this.#board = board;
    this.#words = words;
  }

  /** Said aloud by screen readers, one thing after the other. */
  say(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    const log = byId("said");
    log.append(line);
    while (log.children.length > 20) log.firstChild.remove();
  }

  /** A sentence that passes; an address makes it a link, to read on. */
  toast(text, isWarning = true, address = "") {
    const toast = byId("toast");
    const link = document.createElement("a");
    if (address) {
      link.textContent = text;
      link.href = address;
      link.target = "_blank";
    }
    toast.replaceChildren(address ? link : text);
    toast.classList.toggle("is-warning", isWarning);
    toast.classList.toggle("is-shown", Boolean(text));
    clearTimeout(this.#toastTimer);
    if (text) this.#toastTimer = setTimeout(() => this.toast(""), 7000);
  }

  entries(entries) {
    const moves = byId("moves");
    for (const entry of entries) {
      if (entry.kind === "begin") {
        moves.replaceChildren();
        this.#count = 0;
      }
      if (entry.kind === "takeback") {
        // The moves taken back stay readable, struck through: nothing is ever removed.
        for (const item of moves.querySelectorAll("[data-kind=act]:not(.is-taken-back)")) {
          if (Number(item.dataset.n) <= Number(entry.text)) continue;
          item.classList.add("is-taken-back");
          this.#count -= 1;
        }
      }
      if (entry.kind === "say") {
        if (this.#isQuiet) continue;
        if (this.#heard) this.#bubble(entry.by, this.#words[`say-${entry.text}`]);
      }
      if (entry.told) {
        const item = document.createElement("li");
        item.dataset.n = entry.n;
        item.dataset.kind = entry.kind;
        item.dataset.told = entry.told;
        item.dataset.symbols = entry.symbols || entry.told;
        this.#write(item);
        if (entry.kind === "act") item.value = ++this.#count;
        moves.append(item);
        if (this.#heard) this.say(entry.told);
      }
    }
    this.#heard = true;
    moves.scrollTop = moves.scrollHeight;
  }

  /** A phrase beside the name of whoever said it, for a while. */
  #bubble(chair, text) {
    this.#said.set(chair, text);
    setTimeout(() => {
      if (this.#said.get(chair) === text) this.#said.delete(chair);
      this.#showSaid();
    }, SAID);
  }

  #showSaid() {
    [...byId("players").children].forEach((node, at) => {
      const bubble = node.querySelector(".player-said");
      bubble.textContent = this.#said.get(at + 1) ?? "";
      bubble.hidden = !bubble.textContent;
    });
  }

  /** Whoever wants quiet neither sees nor hears what is said, now or before. */
  keepQuiet(isOn) {
    this.#isQuiet = isOn;
    this.#said.clear();
    byId("moves").classList.toggle("is-quiet", isOn);
    this.#showSaid();
  }

  /** Moves in symbols that readers of every language know, or in one's own letters. */
  showSymbols(isOn) {
    this.#symbols = isOn;
    for (const item of byId("moves").children) this.#write(item);
  }

  #write(item) {
    const text = this.#symbols ? item.dataset.symbols : item.dataset.told;
    if (item.dataset.kind !== "act") return item.replaceChildren(text);
    const button = document.createElement("button"); // leads to that moment
    button.type = "button";
    button.textContent = text;
    item.replaceChildren(button);
  }

  state(state) {
    this.#players(state.players, state.score);
    const status = byId("status");
    if (status.textContent !== state.status) this.say(state.status);
    status.textContent = state.status;
    status.classList.toggle("is-yours", state.is_yours);
    status.classList.toggle("is-over", state.is_over);
    byId("position").textContent = state.scene.description.join(" ");
    byId("match").textContent = state.score.match;
    byId("signs").textContent = state.scene.signs.join(" ");
    this.#tally(state.score);
    byId("watchers").textContent = state.watchers;
    byId("watchers").hidden = !state.watchers;
    this.#offer(state.offer, state.you.length > 0);
    for (const button of byId("controls").children) button.hidden = !state.may.includes(button.dataset.may);
    byId("aside").textContent = state.aside;
    byId("aside").hidden = !state.aside;
    this.#lookOver(state);
    this.#dice(state.dice);
    if (state.players.every((player) => player.is_seated)) byId("invite")?.remove();
    this.#title(state);
  }

  #players(players, score) {
    const notes = byId("notes").content;
    const note = (name) => notes.querySelector(`[data-note=${name}]`).textContent;
    byId("players").replaceChildren(
      ...players.map((player) => {
        const node = byId("player").content.cloneNode(true).firstElementChild;
        node.classList.toggle("is-to-act", player.is_to_act);
        node.classList.toggle("is-away", !player.is_here);
        const mark = node.querySelector(".player-mark");
        mark.setAttribute("viewBox", "-50 -50 100 100");
        if (!this.#board.drawSeat(player.seat, mark)) mark.remove();
        node.querySelector(".player-name").textContent = player.name;
        const shares = players.filter((each) => each.is_you).length > 1;
        const told = player.is_you && !shares ? note("you") : player.is_here ? "" : note("away");
        node.querySelector(".player-note").textContent = told ? `(${told})` : "";
        const rating = node.querySelector(".player-rating");
        rating.textContent = `${player.rating} ${player.rating_change}`.trim();
        rating.hidden = !player.rating;
        const won = score.won[player.chair - 1];
        const isCounted = score.drawn > 0 || score.won.some(Boolean);
        node.querySelector(".player-score").textContent = score.match ? player.score : isCounted ? won : "";
        return node;
      }),
    );
    this.#showSaid();
  }

  #tally({ won, drawn, match }) {
    const tally = byId("tally");
    tally.hidden = !(drawn || (match && won.some(Boolean)));
    const games = match ? won.join(" : ") : "";
    byId("tally-won").textContent = games;
    byId("tally-won").parentElement.hidden = !games;
    byId("tally-drawn").textContent = drawn;
  }

  #offer(offer, plays) {
    const card = byId("offer");
    card.hidden = !(offer && plays);
    if (card.hidden) return;
    byId("offer-told").textContent = offer.told;
    // A button keeps its place and its meaning for as long as this offer stands.
    byId("offer-accept").hidden = byId("offer-decline").hidden = offer.is_yours;
    byId("offer-withdraw").hidden = !offer.is_yours;
    card.dataset.offer = offer.number;
  }

  /** The way to the analysis: of this game when it hides nothing from anybody, else of the last. */
  #lookOver(state) {
    const way = byId("look-over");
    if (!way) return;
    const isOpen = state.is_over || state.you.length === state.players.length;
    const nth = isOpen ? state.nth_game : state.nth_game - 1;
    way.hidden = nth < 1 || !state.after;
    way.href = `${way.dataset.path}?game=${nth}`;
  }

  #dice(dice) {
    if (!byId("dice-pledge")) return;
    byId("dice-pledge").textContent = dice.pledge;
    byId("dice-secret").textContent = dice.secret;
    byId("dice-words").textContent = dice.words.map((each) => each.words).join(" · ");
  }

  #title(state) {
    const plain = document.title.replace(/^● [^·]* · /, "");
    const alert = state.is_yours && !state.is_over && document.hidden;
    document.title = alert ? `● ${this.#words["turn-alert"]} · ${plain}` : plain;
  }

  /** Actions that are not on the board. A grave one asks to be pressed twice. */
  buttons(buttons, act) {
    const box = byId("buttons");
    box.parentElement.classList.toggle("has-places", this.#placed.size > 0 || buttons.some((each) => each.place));
    box.replaceChildren(...buttons.map((button) => this.#button(button, act)));
  }

  #button(button, act) {
    const node = document.createElement("button");
    node.type = "button";
    node.className = "button";
    node.textContent = button.label;
    node.classList.toggle("grave", button.is_grave);
    let isSure = !button.is_grave;
    node.addEventListener("click", () => {
      if (isSure) return act(button.action);
      isSure = true;
      node.classList.add("is-grave");
      this.toast(this.#words["confirm-grave"]);
    });
    if (button.place) this.#place(node, button);
    return node;
  }

  /** A button with a place is always found there; one that is new to it waits for a finger that
      was on its way to the one before. */
  #place(node, { place, action }) {
    node.style.gridColumn = ((place - 1) % 3) + 1;
    node.style.gridRow = Math.ceil(place / 3);
    const before = this.#placed.get(place);
    this.#placed.set(place, action);
    if (!before || before === action) return;
    node.disabled = true;
    setTimeout(() => (node.disabled = false), REST);
  }
}
