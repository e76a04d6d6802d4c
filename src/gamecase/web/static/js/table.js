// A table in the browser: news in, gestures out. No rule of any game is known here.

import { Aim } from "./aim.js";
import { Board } from "./board.js";
import { ClockFace } from "./clock.js";
import { Guide } from "./guide.js";
import { Link } from "./link.js";
import { Marks } from "./marks.js";
import { Panel } from "./panel.js";
import { Pick } from "./pick.js";
import { Sound } from "./sound.js";

const byId = (id) => document.getElementById(id);
const table = byId("table");
const words = JSON.parse(byId("words").textContent);
const board = new Board(byId("board"));
const marks = new Marks(board);
const panel = new Panel(board, words);
const clock = new ClockFace(words["clock-stale"]);
const sound = new Sound();
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let state = null;
let told = []; // entries that are said once the pieces lie still
let isPlaying = false;
const waiting = []; // what came in meanwhile
let wasLost = false;
let planned = null; // spots to be played when the turn comes
let offered = null; // the gestures the hands have now, and the steps before them
let isNewLine = true; // what was sent over the line before may never have arrived
const spoken = new Set(); // games and chairs whose words are on their way

const link = new Link(`/table/${table.dataset.table}/socket`, hear);
const pick = new Pick(board, gesture);
const aim = new Aim(board, gesture);
const guide = new Guide(
  (after) => link.send({ type: "hint", after }),
  (action) => gesture({ action }),
);

function hear(message) {
  if (isPlaying && !["art", "lost", "back"].includes(message.type)) return waiting.push(message);
  switch (message.type) {
    case "art":
      return board.addArt(message);
    case "entries":
      return told.push(...message.entries);
    case "state":
      return moves(message) ? play(message.motion, 1, () => show(message)) : show(message);
    case "picking":
      return showPicking(message);
    case "past":
      panel.toast("");
      board.show(message.scene);
      offer(null, []);
      byId("past").hidden = false;
      return;
    case "hint": {
      if (message.after !== state?.after) return;
      board.light("why", message.spots);
      if (message.aim) aim.suggest(...message.aim);
      const said = [message.told, message.why].filter(Boolean).join("\n");
      if (guide.tell(message)) return panel.say(said);
      return panel.toast(said, false);
    }
    case "refusal":
      return refuse(message);
    case "error":
      panel.toast(message.told);
      console.warn(message.code, message.detail);
      return again();
    case "lost":
      wasLost = true;
      table.classList.add("is-lost");
      clock.lose();
      return panel.toast(words["link-lost"]);
    case "back":
      table.classList.remove("is-lost");
      isNewLine = true;
      guide.forget();
      if (seenBy || byId("look")?.value || byId("ahead")?.checked) look();
      spoken.clear();
      if (wasLost) panel.toast(words["link-back"], false);
      wasLost = false;
  }
}

/** Whether a state brings motion to see; whoever has just come, or fell behind, sees its end. */
function moves(next) {
  const isNew = state && state.nth_game === next.nth_game && state.after !== next.after;
  return isNew && next.motion && !stillness.matches && !document.hidden && waiting.length < 6;
}

async function play(motion, pace, then) {
  isPlaying = true;
  offer(null, []);
  await board.play(motion, { pace, hear: (knock) => sound.knock(knock) });
  isPlaying = false;
  then();
  while (waiting.length && !isPlaying) hear(waiting.shift());
}

function show(next) {
  byId("past").hidden = true;
  const isHeard = state && !next.motion && told.some((entry) => entry.kind === "act");
  if (isHeard) sound.knock({ kind: "disc", strength: 0.25 });
  if (told.length) panel.entries(told);
  told = [];
  const isNewMoment =
    isNewLine ||
    ["after", "is_yours"].some((name) => state[name] !== next[name]) ||
    Boolean(state.ahead) !== Boolean(next.ahead);
  isNewLine = false;
  state = next;
  board.show(state.scene);
  panel.state(state);
  clock.show(state.clock);
  if (isNewMoment) {
    board.light("why", []);
    marks.clear();
    again();
    playPlanned();
  }
  guide.show(state);
  speak();
}

/** Steps of a turn that is not whole yet: shown to this hand alone, and undone at will. */
function showPicking(message) {
  if (!state || message.after !== state.after) return;
  board.show(message.scene);
  offer(message.gestures, message.spots);
}

/** Offer the hands what they may do in this position, from the start. */
function again() {
  byId("past").hidden = true;
  if (state) board.show(state.scene);
  const plans = state?.ahead && !state.gestures ? { paths: state.ahead } : null;
  offer(state?.gestures ?? plans, []);
}

/** Something to do when the turn comes; a touch that plans nothing forgets what was planned. */
function plan(made) {
  planned = made.picked ?? null;
  if (planned) panel.say(words["ahead-planned"]);
  again();
  board.light("ahead", planned ?? []);
}

/** The turn has come: what was planned is done if it is offered now, and forgotten otherwise. */
function playPlanned() {
  if (planned && !state.gestures && !state.is_over && state.ahead) return;
  const path = state.gestures?.paths.find(({ spots }) => planned && `${spots}` === `${planned}`);
  planned = null;
  board.light("ahead", []);
  if (path) gesture(path.action ? { action: path.action } : { picked: path.spots });
}

/** Offer what was offered last, after a touch that came to nothing: steps already made stay. */
function onceMore() {
  if (offered) offer(offered.gestures, offered.before);
}

function offer(gestures, before) {
  offered = { gestures, before };
  if (state?.gestures && gestures?.paths.some((path) => !path.action)) byId("confirm-label").hidden = false;
  showExample(gestures);
  pick.offer(gestures?.paths ?? [], Boolean(state) && !gestures?.aim, before);
  aim.offer(gestures?.aim ?? null, state?.scene.turn ?? 0);
  panel.buttons(gestures?.buttons ?? [], (action) => gesture({ action }));
  byId("aim-help").hidden = !gestures?.aim;
  byId("prompt").textContent = gestures?.prompt ?? "";
  if (gestures?.aim?.dial) showDial(gestures.aim.dial.label);
  if (byId("replay")) byId("replay").hidden = isPlaying || !state?.motion;
  const undo = byId("undo");
  undo.hidden = !gestures?.undo;
  undo.onclick = () => (gestures.undo.length ? gesture({ picked: gestures.undo }) : again());
}

/** How a typed move is written here: one that could be made, for whoever has never typed any. */
function showExample(gestures) {
  const { aim, paths = [], buttons = [] } = gestures ?? {};
  const aimed = aim ? `${aim.verb} 0 0 ${Math.round((aim.strength[0] + aim.strength[1]) / 4)}` : "";
  const made = [...paths, ...buttons].find(({ action }) => action)?.action;
  if (byId("typed")) byId("typed").placeholder = aimed || made || "";
}

function gesture(made) {
  if (made.waits) return panel.say(words["touch-again"]);
  if (made.aimed) return panel.say(made.aimed);
  if (state.ahead && !state.gestures) return plan(made);
  panel.toast("");
  const after = state.after;
  // Whoever likes to look once more sees the whole turn first, and a button to confirm it.
  if (made.steps?.length > 2 && byId("confirm").checked) made = { picked: made.steps };
  const wish = made.action
    ? { type: "act", action: made.action, after }
    : made.picked
      ? { type: "pick", spots: made.picked, after }
      : { type: "touch", spots: made.spots, after };
  if (state.clock && !made.picked) wish.lag = link.lag;
  if (!link.send(wish)) again();
}

function refuse(refusal) {
  panel.toast(refusal.told, true, clauseAddress(refusal.clause));
  board.light("why", refusal.where);
  table.classList.remove("shakes");
  requestAnimationFrame(() => table.classList.add("shakes"));
  onceMore();
}

/** Where the rule book says so; the house's own refusals stand in none. */
function clauseAddress(clause) {
  const isThere = byId(`clause-${clause}`);
  return isThere ? `${byId("rules").getAttribute("href")}#clause-${clause}` : "";
}

/** Every player adds words to the dice once their seal has been seen; the device makes some up. */
function speak() {
  for (const chair of state.speak) {
    const key = `${state.nth_game} ${chair}`;
    if (spoken.has(key)) continue;
    spoken.add(key);
    const chosen = sessionStorage.getItem("words");
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const made = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    link.send({ type: "words", chair, words: chosen || made });
  }
}

// --- motion, sound and the aim line, where the game has them ---

byId("replay")?.addEventListener("click", () => {
  if (state?.motion && !isPlaying) play(state.motion, 0.25, again);
});

const mute = byId("mute");
const showMute = () => {
  mute.textContent = sound.isMuted ? mute.dataset.on : mute.dataset.off;
};
if (mute) {
  showMute();
  mute.addEventListener("click", () => {
    sound.mute(!sound.isMuted);
    showMute();
  });
}

const sight = byId("sight");
if (sight) {
  sight.value = localStorage.getItem("sight") ?? sight.value;
  aim.sight = sight.value / 100;
  sight.addEventListener("input", () => {
    aim.sight = sight.value / 100;
    localStorage.setItem("sight", sight.value);
  });
}

const dial = byId("dial");

/** The dial belongs to whoever sits here, and stays as it was set for this game. */
function showDial(label) {
  byId("dial-label").textContent = label;
  dial.parentElement.hidden = false;
}
if (dial) {
  dial.value = localStorage.getItem(`dial ${table.dataset.game}`) ?? dial.value;
  aim.dialled = dial.value / 100;
  dial.addEventListener("input", () => {
    aim.dialled = dial.value / 100;
    localStorage.setItem(`dial ${table.dataset.game}`, dial.value);
  });
}

// --- looking ---

const prefers = (key) => `${key} ${table.dataset.game}`;
let seenBy = "";

function look() {
  panel.toast("");
  const chosen = byId("look")?.value ?? "";
  link.send({ type: "view", seen_by: seenBy, look: chosen, ahead: Boolean(byId("ahead")?.checked) });
}

byId("turn")?.addEventListener("click", () => {
  const now = state?.seen_by ?? "first";
  seenBy = now === "first" ? "second" : "first";
  look();
});

if (byId("look")) {
  byId("look").value = localStorage.getItem(prefers("look")) ?? byId("look").value;
  byId("look").addEventListener("change", (event) => {
    localStorage.setItem(prefers("look"), event.target.value);
    look();
  });
}

/** A tick that stays as its player left it, for this game. */
function keepTick(id, then = () => {}) {
  const tick = byId(id);
  if (!tick) return;
  tick.checked = localStorage.getItem(prefers(id)) === "yes";
  tick.addEventListener("change", () => {
    localStorage.setItem(prefers(id), tick.checked ? "yes" : "no");
    then(tick.checked);
  });
  if (tick.checked) then(true);
}

keepTick("confirm");
if (new URLSearchParams(location.search).has("guided")) {
  localStorage.setItem(prefers("guided"), "yes");
  history.replaceState(null, "", location.pathname); // once: it can be sent away
}
keepTick("guided", () => state && guide.show(state));
keepTick("quiet", (isOn) => panel.keepQuiet(isOn));
keepTick("symbols", (isOn) => panel.showSymbols(isOn));
keepTick("ahead", () => {
  planned = null;
  look();
});

// --- the past, and moves that are typed ---

byId("moves").addEventListener("click", (event) => {
  const item = event.target.closest("li[data-kind=act]:not(.is-taken-back)");
  if (item && !isPlaying) link.send({ type: "past", at: Number(item.dataset.n) });
});
byId("now").addEventListener("click", () => {
  panel.toast("");
  again();
});

byId("typing")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const action = byId("typed").value.trim();
  if (!action || !state) return;
  link.send({ type: "act", action, after: state.after });
  byId("typed").value = "";
});

// --- controls ---

for (const button of byId("controls").children) {
  button.addEventListener("click", () => {
    const what = button.dataset.may;
    if (what === "resign") byId("sure").showModal();
    else if (what === "next") link.send({ type: "next" });
    else if (what === "claim") link.send({ type: "claim" });
    else if (what === "claim-draw") link.send({ type: "claim", what: "draw" });
    else if (what === "hint") link.send({ type: "hint", after: state.after });
    else link.send({ type: "offer", what });
  });
}

for (const button of document.querySelectorAll("[data-say]")) {
  button.addEventListener("click", () => {
    link.send({ type: "say", phrase: button.dataset.say });
    byId("sayings").open = false;
  });
}

for (const button of byId("sure").querySelectorAll("[data-answer]")) {
  button.addEventListener("click", () => {
    byId("sure").close();
    if (button.dataset.answer === "yes") link.send({ type: "resign" });
  });
}

function answer(type) {
  link.send({ type, offer: Number(byId("offer").dataset.offer) });
}
byId("offer-accept").addEventListener("click", () => answer("accept"));
byId("offer-decline").addEventListener("click", () => answer("decline"));
byId("offer-withdraw").addEventListener("click", () => answer("decline"));

for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    const field = button.parentElement.querySelector(".address");
    field.select();
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      document.execCommand("copy"); // plain HTTP on a home network has no clipboard API
    }
    panel.toast(words.copied, false);
  });
}
