// @ts-check
// The page for setting up a position. Each change is sent with the whole draft, and the answer has the
// board, what is wrong with it, and the position as text; the server keeps nothing.

import { Board } from "./board.js";
import { DeepPanel } from "./deep_analysis.js";
import { byId, htmlElement, jsonFrom, optionalById, svgElement } from "./dom.js";
import { PositionBoard } from "./position_board.js";
import { optionField } from "./position_fields.js";

/** @import { EditorMessage, PaletteItemMessage, PositionEdit, PositionEvaluationMessage } from "./messages.js" */
/** @import { BoardEdit } from "./position_board.js" */

/** @typedef {Pick<EditorMessage, "ruleset" | "switches" | "pieces" | "options">} Draft */

const DRAG_DISTANCE = 6; // pixels before a press on the palette becomes a drag
const MOST_UNDONE = 200;

const page = byId("editor");
const settings = jsonFrom("editor-settings");
const words = settings.words;
const address = `/position/${settings.game}`;
const board = new Board(byId("board"));
const ruleset = /** @type {HTMLSelectElement} */ (byId("ruleset"));
const sideField = /** @type {HTMLSelectElement} */ (byId("side"));
const textField = /** @type {HTMLTextAreaElement} */ (byId("text"));
const touches = new PositionBoard(board, { onEdit: change, onNudge: changeByKeys, onPick });

/** @type {Draft} */
let draft = { ruleset: ruleset.value, switches: settings.switches, pieces: [], options: {} };
/** @type {Draft[]} */
const before = []; // drafts to go back to
let seenBy = "first";
let artKey = "";
let position = ""; // as text; empty while it is impossible
/** @type {{ x: number, y: number } | null} */
let focusAt = null; // where the keyboard put a piece that lies free
const deepPanel = optionalById("deep") ? new DeepPanel(words, () => (seenBy === "second" ? "second" : "first")) : null;
let work = Promise.resolve(); // edits follow one another, each on the result of the one before

/**
 * Send a change and show the answer.
 * @param {PositionEdit} edit
 */
function change(edit, keeps = true) {
  work = work.then(async () => {
    const answer = await ask(edit);
    if (!answer) return touches.reset();
    if (keeps && edit.kind !== "show") remember(draft);
    show(answer);
  });
  return work;
}

/**
 * Put or move a free piece, which keeps the focus.
 * @param {BoardEdit & { x: number, y: number }} edit
 */
function changeByKeys(edit) {
  work = work.then(() => void (focusAt = { x: edit.x, y: edit.y }));
  change(edit);
}

/** @param {PositionEdit} edit */
async function ask(edit) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...draft, seen_by: seenBy, art: artKey, ...edit }),
    });
    const answer = await response.json();
    if (response.ok) return /** @type {EditorMessage} */ (answer);
    if ("text" in edit) showUnreadable(answer);
    else toast(answer.error ?? words["problem-away"]);
  } catch {
    toast(words["problem-away"]);
  }
  return null;
}

/** @param {Draft} old */
function remember(old) {
  before.push(old);
  if (before.length > MOST_UNDONE) before.shift();
}

/** @param {EditorMessage} answer */
function show(answer) {
  if (answer.art) board.addArt(answer.art);
  artKey = answer.scene.art;
  board.show(answer.scene);
  board.svg.classList.add("can-move");
  draft = { ruleset: answer.ruleset, switches: answer.switches, pieces: answer.pieces, options: answer.options };
  position = answer.position;
  ruleset.value = answer.ruleset;
  touches.liesFree = answer.lies_free;
  touches.reset(Boolean(focusAt));
  board.spots.highlight("reason", answer.faults.flatMap((fault) => fault.where));
  showPalette(answer.palette);
  showFields(answer);
  showVerdict(answer);
  showTexts(answer);
  showSeats(answer);
  showDeepPanel(answer);
  /** @type {HTMLButtonElement} */ (byId("undo")).disabled = before.length === 0;
  if (answer.recognised) showResult(answer.recognised);
  if (focusAt) {
    const { x, y } = focusAt;
    focusAt = null;
    const nearest = [...answer.scene.spots].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
    if (nearest) touches.pickAndFocus(nearest.id);
  }
}

// --- the palette ---

let shownPalette = "";

/** @param {PaletteItemMessage[]} items */
function showPalette(items) {
  const key = JSON.stringify([items, artKey]);
  if (key === shownPalette) return;
  shownPalette = key;
  const remove = tool("remove", byId("palette").dataset.remove ?? "");
  remove.append(cross());
  byId("palette").replaceChildren(
    ...items.map((item) => {
      const button = tool(item.kind, item.label);
      const drawing = svgElement("svg", { "aria-hidden": "true" });
      board.drawPiece(item.drawing, drawing);
      button.append(drawing);
      button.addEventListener("pointerdown", (event) => dragNew(event, item));
      return button;
    }),
    remove,
  );
  useTool("");
}

/**
 * @param {string} kind
 * @param {string} label
 */
function tool(kind, label) {
  const button = htmlElement("button", "palette-item");
  button.setAttribute("type", "button");
  button.setAttribute("aria-label", label);
  button.title = label;
  button.dataset.tool = kind;
  button.addEventListener("click", (event) => {
    const isOn = touches.tool === kind;
    useTool(isOn ? "" : kind);
    if (!isOn && event.detail === 0 && touches.liesFree && kind !== "remove") putByKeyboard(kind);
  });
  return button;
}

function cross() {
  const svg = svgElement("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svgElement("path", { d: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.500 11v5", class: "remove-sign" }, svg);
  return svg;
}

/** @param {string} kind */
function useTool(kind) {
  touches.tool = kind;
  for (const button of byId("palette").querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.dataset.tool === kind));
  }
  page.classList.toggle("has-tool", Boolean(kind));
}

/**
 * A piece that lies free is put down in front, and moved by the arrow keys.
 * @param {string} piece
 */
function putByKeyboard(piece) {
  const { width, height } = board.svg.viewBox.baseVal;
  useTool("");
  changeByKeys({ kind: "put", piece, x: width / 2, y: height * 0.7 });
}

/**
 * Drag a new piece from the palette to the board.
 * @param {PointerEvent} event
 * @param {PaletteItemMessage} item
 */
function dragNew(event, item) {
  if (event.button !== 0) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  button.setPointerCapture(event.pointerId);
  /** @type {ReturnType<Board["ghost"]> | null} */
  let ghost = null;
  /** @param {PointerEvent} moved */
  const onMove = (moved) => {
    if (!ghost && Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) < DRAG_DISTANCE) return;
    ghost ??= board.ghost(item.drawing);
    const { x, y } = board.point(moved);
    ghost.move(x, y);
  };
  /** @param {PointerEvent} ended */
  const onEnd = (ended) => {
    button.removeEventListener("pointermove", onMove);
    button.removeEventListener("pointerup", onEnd);
    button.removeEventListener("pointercancel", onEnd);
    if (!ghost) return;
    ghost.remove();
    // A drag is no choice of a tool: the click that may follow is not meant.
    button.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    if (ended.type === "pointerup") touches.dropNew(item.kind, ended);
  };
  button.addEventListener("pointermove", onMove);
  button.addEventListener("pointerup", onEnd);
  button.addEventListener("pointercancel", onEnd);
}

/** @param {boolean} isPicked */
function onPick(isPicked) {
  if (isPicked) toast(words["touch-again"]);
}

// --- what there is beside the board ---

/** @param {EditorMessage} answer */
function showFields(answer) {
  const focused = document.activeElement?.id;
  byId("fields").replaceChildren(
    ...answer.fields.map((field) => optionField(field, (value) => change({ kind: "set", key: field.key, value }))),
  );
  if (focused?.startsWith("field-")) optionalById(focused)?.focus();
}

/** @param {EditorMessage} answer */
function showVerdict(answer) {
  const told = answer.faults.map((fault) => fault.told);
  if (!told.length) told.push(answer.is_over ? words["editor-over"] : words["editor-possible"]);
  const verdict = byId("verdict");
  verdict.classList.toggle("is-fault", answer.faults.length > 0);
  verdict.replaceChildren(...[...new Set(told)].map((text) => htmlElement("p", "", text)));
  for (const element of page.querySelectorAll(".needs-position")) {
    const isOff = !position || (answer.is_over && ["play", "analyse"].includes(element.id));
    if (element instanceof HTMLButtonElement) element.disabled = isOff;
    else element.setAttribute("aria-disabled", String(isOff));
  }
  optionalById("lines")?.replaceChildren();
  const standing = optionalById("standing");
  if (standing) standing.textContent = "";
  byId("saved").hidden = true;
}

/** @param {EditorMessage} answer */
function showDeepPanel({ levels, ruleset: rules, switches }) {
  deepPanel?.show({
    id: `${rules} ${JSON.stringify(switches)} ${position}`,
    levels,
    canCompare: levels.some(({ compares }) => compares),
    lines: [],
    address: `${address}/deep`,
    body: { ruleset: rules, switches, text: position },
  });
}

/** @param {EditorMessage} answer */
function showTexts(answer) {
  const list = byId("texts");
  list.replaceChildren(
    ...answer.texts.map(({ name, text }) => {
      const item = htmlElement("li");
      const code = htmlElement("code", "", text);
      code.dir = "ltr";
      const copy = htmlElement("button", "button", list.dataset.copy);
      copy.setAttribute("type", "button");
      copy.setAttribute("aria-label", `${list.dataset.copy}: ${name}`);
      copy.addEventListener("click", () => copyText(text));
      item.append(htmlElement("b", "", name), code, copy);
      return item;
    }),
  );
  const query = linkQuery();
  history.replaceState(null, "", position ? `${address}?${query}` : address);
  const picture = byId("picture");
  if (position) picture.setAttribute("href", `${address}/picture.svg?${query}&seen_by=${seenBy}&theme=${theme()}`);
  else picture.removeAttribute("href");
  const switches = JSON.stringify(draft.switches);
  for (const id of ["play-form", "study-form"]) {
    const form = /** @type {HTMLFormElement} */ (byId(id));
    for (const [name, value] of Object.entries({ position, ruleset: draft.ruleset, switches })) {
      /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = value;
    }
  }
}

function linkQuery() {
  /** @type {Record<string, string>} */
  const parts = { rules: draft.ruleset, position };
  if (Object.keys(draft.switches).length) parts.switches = JSON.stringify(draft.switches);
  return new URLSearchParams(parts).toString();
}

function theme() {
  const chosen = document.documentElement.dataset.theme;
  return chosen || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** @param {EditorMessage} answer */
function showSeats(answer) {
  // Until a side is chosen, it is the one whose turn it is.
  const chosen = sideField.dataset.chosen ?? (answer.to_act || sideField.value);
  sideField.replaceChildren(...answer.seats.map(({ value, label }) => new Option(label, value, false, value === chosen)));
}

/** @param {string} text */
function toast(text) {
  byId("toast").textContent = text;
}

/** @param {string} text */
async function copyText(text) {
  await navigator.clipboard.writeText(text);
  toast(words.copied);
}

// --- pasted text ---

/** @param {string} text */
function showResult(text) {
  byId("text-result").replaceChildren(htmlElement("p", "help-text", text));
}

/** @param {{ error: string, game?: string }} answer */
function showUnreadable(answer) {
  if (answer.game) {
    const link = htmlElement("a", "", answer.error);
    link.setAttribute("href", `/position/${answer.game}?${new URLSearchParams({ position: textField.value })}`);
    return byId("text-result").replaceChildren(link);
  }
  const detail = htmlElement("code", "", answer.error);
  detail.dir = "ltr";
  byId("text-result").replaceChildren(htmlElement("p", "is-fault", words["editor-unreadable"]), detail);
}

function readText() {
  if (textField.value.trim()) change({ text: textField.value });
}

byId("read-form").addEventListener("submit", (event) => {
  event.preventDefault();
  readText();
});
textField.addEventListener("paste", () => setTimeout(readText));
textField.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  readText();
});

// --- buttons ---

for (const button of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-edit]"))) {
  const kind = /** @type {PositionEdit["kind"]} */ (button.dataset.edit);
  button.addEventListener("click", () => change({ kind }));
}
byId("undo").addEventListener("click", () => {
  work.then(() => {
    const last = before.pop();
    if (!last) return;
    draft = last;
    change({ kind: "show" });
  });
});
byId("turn-board").addEventListener("click", () => {
  seenBy = seenBy === "first" ? "second" : "first";
  change({ kind: "show" });
});
ruleset.addEventListener("change", () => {
  const wasStart = before.length === 0 && !settings.text;
  change({ kind: wasStart ? "start" : "show", ruleset: ruleset.value, switches: {} }, false);
});
byId("copy-link").addEventListener("click", () => copyText(location.href));

sideField.addEventListener("change", () => (sideField.dataset.chosen = sideField.value));
const against = /** @type {HTMLSelectElement} */ (byId("against"));
against.addEventListener("change", () => (byId("level").hidden = against.value !== "bot"));

optionalById("analyse")?.addEventListener("click", async () => {
  const standing = byId("standing");
  standing.textContent = words["analysis-progress"];
  const asked = position;
  const response = await fetch(`${address}/evaluation`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ruleset: draft.ruleset, switches: draft.switches, text: position }),
  }).catch(() => null);
  if (asked !== position) return; // the position has changed meanwhile
  const answer = await response?.json();
  if (!response?.ok) return (standing.textContent = answer?.error ?? words["analysis-failed"]);
  showEvaluation(answer);
});

/** @param {PositionEvaluationMessage} answer */
function showEvaluation(answer) {
  const side = seenBy === "second" ? "second" : "first";
  byId("standing").textContent = `${answer.standing} · ${answer.worth[side]}`;
  byId("lines").replaceChildren(
    ...answer.lines.map((line) => {
      const item = htmlElement("li");
      item.append(htmlElement("b", "", line.worth[side]), ` ${line.told.map((each) => each.told).join(" · ")}`);
      for (const note of line.notes) item.append(htmlElement("small", "", note[side]));
      return item;
    }),
  );
}

byId("save-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (byId("save-form"));
  const values = new URLSearchParams(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
  const about = { game: settings.game, position, ruleset: draft.ruleset, switches: JSON.stringify(draft.switches) };
  for (const [name, value] of Object.entries(about)) values.set(name, value);
  const response = await fetch("/notebook", { method: "POST", body: values }).catch(() => null);
  if (!response?.ok) return toast(words["problem-away"]);
  form.reset();
  byId("saved").hidden = false;
});

if (settings.text) {
  textField.value = settings.text;
  change({ text: settings.text }, false).then(() => {
    if (!position) change({ kind: "start" }, false);
  });
} else {
  change({ kind: "start" }, false);
}
