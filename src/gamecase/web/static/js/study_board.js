// @ts-check
// The page of a study: walks along its moves, and sends every change, which the server stores at once.

import { byId, htmlElement, jsonFrom, optionalById } from "./dom.js";
import { ExerciseBoard } from "./exercise_board.js";
import { MoveTreeView } from "./move_tree_view.js";

/** @import { NodeContent, StudyCommand, StudyMessage, StudyNodeMessage } from "./messages.js" */

/** @typedef {Partial<StudyCommand>} Command */

const SAVE_AFTER_MS = 900; // without a further key
const MOST_UNDONE = 100;

/** @type {{ path: string, game: string, can_edit: boolean, words: Record<string, string> }} */
const settings = jsonFrom("study-settings");
const words = settings.words;
const page = byId("study");
const board = new ExerciseBoard(page, words, (gesture) =>
  gesture.action || gesture.spots || gesture.picked ? change({ kind: "move", at, ...gesture }) : show(at),
);
const view = new MoveTreeView(byId("study-moves"), (number) => goTo(number));
/** @type {HTMLTextAreaElement | null} */
const commentField = optionalById("comment");

/** @type {StudyNodeMessage[]} */
let nodes = [];
let version = 0; // of the nodes
let at = 0; // the node that is shown
let seenBy = /** @type {"first" | "second"} */ ("first");
/** @type {Map<string, StudyMessage>} */
const shown = new Map(); // answers to `show`, by version, node and side
/** @type {Command[]} */
const undone = []; // what takes back each change, the last one last
/** @type {{ at: number, text: string, isRefused: boolean } | null} */
let typed = null; // a comment that is not stored yet
let saveTimer = 0;
let work = Promise.resolve(); // changes follow one another, each on the version of the one before

// --- requests ---

/**
 * @param {Command} command
 * @param {boolean} isLast whether the page is about to close
 */
async function post(command, isLast = false) {
  const response = await fetch(settings.path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ version, seen_by: seenBy, ...command }),
    keepalive: isLast,
  });
  return { status: response.status, message: await response.json() };
}

/**
 * Show a position of the study.
 * @param {number} number
 */
async function show(number) {
  const key = `${version} ${number} ${seenBy}`;
  let message = shown.get(key);
  if (!message) {
    const answer = await post({ kind: "show", at: number }).catch(() => null);
    if (answer?.status !== 200) return board.panel.toast(answer?.message.error ?? words["problem-away"]);
    message = /** @type {StudyMessage} */ (answer.message);
    if (message.nodes) {
      // Another window has changed the study meanwhile: the same move may have another number.
      const actions = actionsTo(number);
      useNodes(message);
      undone.length = 0;
      showUndo();
      at = nodeAfter(actions);
      if (at !== number) return show(at);
    }
    shown.set(`${version} ${number} ${seenBy}`, message);
  }
  if (number === at) await showMessage(message);
}

/**
 * Send a change after those before it.
 * @param {Command} command
 * @param {boolean} isUndo
 */
function change(command, isUndo = false) {
  work = work.then(async () => {
    saveState("saving");
    const before = nodes;
    const answer = await post(command).catch(() => null);
    if (answer?.status !== 200 && command.kind === "comment" && !typed) {
      typed = { at: command.at ?? 0, text: command.text ?? "", isRefused: true }; // nothing is lost
    }
    if (answer?.status === 409) return resolveConflict(answer.message);
    if (answer?.status !== 200) {
      board.offerAgain();
      board.panel.toast(answer?.message.error ?? words["problem-away"]);
      return saveState("unsaved");
    }
    /** @type {StudyMessage} */
    const message = answer.message;
    if (message.version !== version) {
      useNodes(message);
      if (!isUndo) remember(command, before, message);
    }
    saveState("saved");
    const stays = command.kind === "comment" && command.at !== at; // the reader has gone on meanwhile
    if (!stays) {
      at = message.at;
      await showMessage(message);
    }
    showUndo();
  });
  return work;
}

/** @param {StudyMessage} message */
function useNodes(message) {
  version = message.version;
  if (!message.nodes) return;
  nodes = message.nodes;
  shown.clear();
  view.show(nodes);
}

/**
 * Another window has changed the study: show the newest version, and keep what was typed here.
 * @param {StudyMessage} message
 */
async function resolveConflict(message) {
  const actions = actionsTo(typed?.at ?? at);
  useNodes(message);
  undone.length = 0;
  at = nodeAfter(actions);
  if (typed) typed = { ...typed, at, isRefused: true };
  saveState(typed ? "unsaved" : "saved");
  showUndo();
  await show(at);
  board.panel.toast(words["studies-conflict"]);
}

/** @param {number} number */
function actionsTo(number) {
  return pathOf(nodes.length ? number : 0).map((step) => nodes[step].action);
}

/**
 * The node that these actions lead to, as far as they are there.
 * @param {string[]} actions
 */
function nodeAfter(actions) {
  let found = 0;
  for (const action of actions) {
    const next = view.children(found).find((child) => nodes[child].action === action);
    if (next === undefined) break;
    found = next;
  }
  return found;
}

// --- what takes a change back ---

/**
 * @param {Command} command
 * @param {StudyNodeMessage[]} before
 * @param {StudyMessage} message
 */
function remember(command, before, message) {
  const number = command.at ?? 0;
  const inverse = inverseOf(command, number, before, message);
  if (!inverse) return;
  undone.push(inverse);
  if (undone.length > MOST_UNDONE) undone.shift();
}

/**
 * @param {Command} command
 * @param {number} number
 * @param {StudyNodeMessage[]} before
 * @param {StudyMessage} message
 * @returns {Command | null}
 */
function inverseOf(command, number, before, message) {
  const node = before[number];
  switch (command.kind) {
    case "comment":
      return { kind: "comment", at: number, text: node.comment };
    case "marks":
      return { kind: "marks", at: number, marks: node.marks };
    case "move": {
      // A move may bring more than one node; they go with the first of them.
      const first = pathOf(message.at).find((step) => nodes[step].parent === number);
      return first === undefined ? null : { kind: "delete", at: first };
    }
    case "order":
      return { kind: "order", at: message.at, index: siblings(before, number).indexOf(number) };
    case "delete": {
      const index = siblings(before, number).indexOf(number);
      return { kind: "insert", at: node.parent, index, nodes: subtree(before, number) };
    }
    default:
      return null;
  }
}

/**
 * @param {StudyNodeMessage[]} all
 * @param {number} number
 */
function siblings(all, number) {
  return all.flatMap((node, index) => (index && node.parent === all[number].parent ? [index] : []));
}

/**
 * A move and everything after it, with parents numbered from it.
 * @param {StudyNodeMessage[]} all
 * @param {number} number
 * @returns {NodeContent[]}
 */
function subtree(all, number) {
  let end = number + 1;
  while (end < all.length && all[end].parent >= number) end += 1;
  return all.slice(number, end).map(({ parent, action, comment, before, marks }) => {
    return { parent: Math.max(parent - number, 0), action, comment, before, marks };
  });
}

// --- walking ---

/** @param {number} number */
function goTo(number) {
  saveComment();
  at = Math.max(0, Math.min(nodes.length - 1, number));
  view.mark(at);
  showNode();
  return show(at);
}

/**
 * The nodes that lead to a node, itself included.
 * @param {number} number
 */
function pathOf(number) {
  const path = [];
  for (let step = number; step; step = nodes[step].parent) path.unshift(step);
  return path;
}

function goBack() {
  let number = nodes[at].parent;
  while (number && !nodes[number].written) number = nodes[number].parent;
  return goTo(number);
}

function goForward() {
  let number = view.children(at)[0];
  while (number !== undefined && !nodes[number].written && view.children(number).length) {
    number = view.children(number)[0];
  }
  return number === undefined ? undefined : goTo(number);
}

function goToEnd() {
  let number = at;
  while (view.children(number).length) number = view.children(number)[0];
  return goTo(number);
}

/**
 * To another move instead of this one.
 * @param {number} step
 */
function goAside(step) {
  const others = siblings(nodes, at);
  const number = at ? others[others.indexOf(at) + step] : undefined;
  return number === undefined ? undefined : goTo(number);
}

// --- what is shown of the current move ---

/** @param {StudyMessage} message */
async function showMessage(message) {
  view.mark(at);
  showNode();
  byId("status").textContent = message.status;
  fillLessonForm(message);
  await board.show(message.board);
}

function showNode() {
  const node = nodes[at];
  if (!node) return;
  for (const button of navigationButtons) {
    const isBack = ["first", "back"].includes(button.dataset.go ?? "");
    button.disabled = isBack ? at === 0 : view.children(at).length === 0;
  }
  if (!commentField) return;
  byId("comment-move").textContent = node.written ? `${node.written}${node.signs}` : "";
  if (!(typed?.at === at)) commentField.value = node.comment;
  else commentField.value = typed.text;
  for (const button of markButtons) {
    button.disabled = at === 0;
    button.setAttribute("aria-pressed", String(node.marks.includes(button.dataset.mark ?? "")));
  }
  /** @type {HTMLButtonElement} */ (byId("delete")).disabled = at === 0;
  /** @type {HTMLButtonElement} */ (byId("promote")).disabled = branchOf(at) === undefined;
}

/**
 * The nearest move on the way to a node that is not the main one.
 * @param {number} number
 */
function branchOf(number) {
  return pathOf(number).findLast((step) => view.children(nodes[step].parent)[0] !== step);
}

/** @param {StudyMessage} message */
function fillLessonForm(message) {
  /** @type {HTMLFormElement | null} */
  const form = optionalById("lesson-form");
  if (!form) return;
  /** @type {HTMLButtonElement} */ (byId("add-exercise")).disabled = !message.can_be_exercise;
  const answer = view.children(at).map((child) => nodes[child].action)[0] ?? "";
  for (const [name, value] of Object.entries({ position: message.position, answers: answer })) {
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = value;
  }
}

/** @param {"saved" | "saving" | "unsaved"} state */
function saveState(state) {
  const line = optionalById("save-state");
  if (!line) return;
  line.classList.toggle("is-unsaved", state === "unsaved");
  line.replaceChildren(words[`studies-${state}`]);
  if (state !== "unsaved" || !typed) return;
  const again = htmlElement("button", "button", words["studies-retry"]);
  again.type = "button";
  again.addEventListener("click", () => saveComment(true));
  line.append(" ", again);
}

function showUndo() {
  const button = optionalById("undo-change");
  if (button instanceof HTMLButtonElement) button.disabled = undone.length === 0;
}

// --- comments ---

/** @param {boolean} isAgain whether a comment that was refused is sent once more */
function saveComment(isAgain = false) {
  clearTimeout(saveTimer);
  if (!typed || (typed.isRefused && !isAgain)) return;
  const { at: number, text } = typed;
  typed = null;
  if (text.trim() !== nodes[number]?.comment) change({ kind: "comment", at: number, text });
  else saveState("saved");
}

commentField?.addEventListener("input", () => {
  typed = { at, text: commentField.value, isRefused: false };
  saveState("saving");
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => saveComment(), SAVE_AFTER_MS);
});
commentField?.addEventListener("blur", () => saveComment());
addEventListener("pagehide", () => {
  if (typed && !typed.isRefused) post({ kind: "comment", at: typed.at, text: typed.text }, true);
});

// --- buttons and keys ---

/** @type {HTMLButtonElement[]} */
const navigationButtons = [...page.querySelectorAll("button[data-go]")].filter((one) => one instanceof HTMLButtonElement);
/** @type {HTMLButtonElement[]} */
const markButtons = [...page.querySelectorAll("button[data-mark]")].filter((one) => one instanceof HTMLButtonElement);
/** @type {Record<string, () => unknown>} */
const NAVIGATION = { first: () => goTo(0), back: goBack, forward: goForward, last: goToEnd };
/** @type {Record<string, () => unknown>} */
const KEYS = {
  ArrowLeft: goBack,
  ArrowRight: goForward,
  ArrowUp: () => goAside(-1),
  ArrowDown: () => goAside(1),
  Home: () => goTo(0),
  End: goToEnd,
};

for (const button of navigationButtons) {
  button.addEventListener("click", () => NAVIGATION[button.dataset.go ?? ""]());
}
document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const isTaken = target?.closest("input, select, textarea, dialog, .settings, #board");
  if (isTaken || event.altKey || event.ctrlKey || event.metaKey || !(event.key in KEYS)) return;
  event.preventDefault();
  KEYS[event.key]();
});
byId("turn-board").addEventListener("click", () => {
  seenBy = seenBy === "first" ? "second" : "first";
  show(at);
});
for (const button of markButtons) {
  button.addEventListener("click", () => {
    const mark = button.dataset.mark ?? "";
    const marks = nodes[at].marks;
    saveComment();
    change({ kind: "marks", at, marks: marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark] });
  });
}
optionalById("undo-change")?.addEventListener("click", () => {
  saveComment();
  work = work.then(() => {
    const inverse = undone.pop();
    if (inverse) queueMicrotask(() => change(inverse, true));
  });
});
optionalById("delete")?.addEventListener("click", () => change({ kind: "delete", at }));
optionalById("promote")?.addEventListener("click", () => {
  const branch = branchOf(at);
  if (branch !== undefined) change({ kind: "order", at: branch, index: 0 });
});
optionalById("title")?.addEventListener("change", (event) => {
  change({ kind: "title", at, text: /** @type {HTMLInputElement} */ (event.target).value });
});
for (const button of page.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(/** @type {HTMLElement} */ (button).dataset.copy ?? "");
    board.panel.toast(words.copied, false);
  });
}
let isDeletionConfirmed = false;
optionalById("delete-study")?.addEventListener("click", (event) => {
  if (isDeletionConfirmed) return;
  isDeletionConfirmed = true;
  event.preventDefault();
  board.panel.toast(words["confirm-grave"]);
});

show(0);
