// @ts-check
// Imports many files: chosen, of a folder, or dropped; they are sent one after the other.

import { byId, htmlElement, jsonFrom } from "./dom.js";
import { sendFile } from "./line_stream.js";

const MAX_SHOWN = 100; // tables, problems and players of the lists
const TABLES_AT_ONCE = 50; // of one request for analyses

const page = byId("bulk-import");
const words = jsonFrom("words");
const mostBytes = Number(page.dataset.mostBytes);
const suffixes = new Set((byId("files").getAttribute("accept") ?? "").split(","));

/** @type {File[]} */
let queue = [];
let filesDone = 0;
/** @type {AbortController | null} */
let running = null;
const counts = { games: 0, duplicates: 0, failed: 0 };
/** @type {string[]} */
const tables = [];
/** @type {Map<string, number>} */
const players = new Map();

/** @param {Iterable<File>} files */
function add(files) {
  // A folder has other files as well, which nobody wants to hear about.
  const chosen = [...files].filter((file) => !file.webkitRelativePath || suffixes.has(suffixOf(file.name)));
  queue.push(...chosen);
  byId("progress").hidden = false;
  if (!running) run();
  showCounts();
}

/** @param {string} name */
function suffixOf(name) {
  return name.slice(name.lastIndexOf(".")).toLowerCase();
}

async function run() {
  const controller = new AbortController();
  running = controller;
  byId("stop").hidden = false;
  byId("notice").hidden = true;
  try {
    while (filesDone < queue.length && !controller.signal.aborted) {
      await importFile(queue[filesDone], controller.signal);
      filesDone += 1;
      showCounts();
    }
  } catch {
    notify(controller.signal.aborted ? words["import-stopped"] : words["import-lost"]);
    queue = [];
    filesDone = 0;
  }
  running = null;
  byId("stop").hidden = true;
  byId("current").textContent = "";
  byId("study").hidden = byId("openings").hidden = false;
  byId("analyse").hidden = !tables.length;
  showPlayers();
  byId(tables.length ? "analyse" : "study").focus();
}

/**
 * @param {File} file
 * @param {AbortSignal} signal
 */
async function importFile(file, signal) {
  const name = file.webkitRelativePath || file.name;
  byId("current").textContent = name;
  setBar(0);
  if (file.size > mostBytes) return fail({ file: name, line: 0, reason: words["import-too-large"], names: [] });
  await sendFile(`/api/stream/import?name=${encodeURIComponent(name.slice(-200))}`, file, (line) => show(line), signal);
}

/** @param {any} line */
function show(line) {
  if (line.type === "progress") setBar(line.all ? line.done / line.all : 1);
  else if (line.type === "file") byId("current").textContent = line.file;
  else if (line.type === "imported") addTable(line);
  else if (line.type === "duplicate") counts.duplicates += 1;
  else if (line.type === "failed") fail(line);
  else if (line.type === "quota") {
    notify(words["import-quota"]);
    running?.abort();
  }
  showCounts();
}

/** @param {number} share of the current file */
function setBar(share) {
  const bar = /** @type {HTMLProgressElement} */ (/** @type {unknown} */ (byId("bar")));
  bar.max = Math.max(queue.length, 1);
  bar.value = filesDone + share;
}

function showCounts() {
  byId("count-files").textContent = `${filesDone} / ${queue.length}`;
  byId("count-games").textContent = String(counts.games);
  byId("count-duplicates").textContent = String(counts.duplicates);
  byId("count-failed").textContent = String(counts.failed);
  setBar(0);
}

/** @param {{ table: string, names: string[], games: number }} line */
function addTable({ table, names, games }) {
  counts.games += Math.max(games, 1);
  tables.push(table);
  for (const name of names) if (name) players.set(name, (players.get(name) ?? 0) + 1);
  byId("tables").hidden = false;
  const list = byId("table-list");
  if (list.childElementCount >= MAX_SHOWN) return;
  const link = htmlElement("a", "", names.filter(Boolean).join(" – ") || "–");
  link.href = `/table/${table}`;
  link.dir = "auto";
  const item = htmlElement("li");
  item.append(link);
  list.append(item);
}

/** @param {{ file: string, line: number, reason: string, names: string[], title?: string, told?: string, clause?: string }} problem */
function fail(problem) {
  counts.failed += 1;
  byId("problems").hidden = false;
  const list = byId("problem-list");
  if (list.childElementCount >= MAX_SHOWN) return;
  const item = htmlElement("li");
  const where = [problem.file, problem.line ? `${words["import-line"]} ${problem.line}` : "", problem.names.join(" – ")];
  const heading = htmlElement("strong", "", where.filter(Boolean).join(" · "));
  heading.dir = "auto";
  item.append(heading);
  item.append(htmlElement("p", "", problem.title || words["import-unreadable"]));
  if (problem.told) item.append(htmlElement("p", "", problem.clause ? `§ ${problem.clause} ${problem.told}` : problem.told));
  const reason = htmlElement("p", "help-text", problem.reason);
  reason.dir = "auto";
  item.append(reason);
  list.append(item);
  showCounts();
}

/** @param {string} text */
function notify(text) {
  byId("notice").textContent = text;
  byId("notice").hidden = false;
}

function knownNames() {
  const field = /** @type {HTMLInputElement} */ (/** @type {unknown} */ (byId("names")));
  return field.value.split(",").map((name) => name.trim()).filter(Boolean);
}

function showPlayers() {
  const known = new Set(knownNames().map((name) => name.toLowerCase()));
  const isKnown = [...players.keys()].some((name) => known.has(name.toLowerCase()));
  const rows = [...players].sort((one, other) => other[1] - one[1]).slice(0, 8);
  byId("players").hidden = isKnown || !rows.length;
  byId("player-list").replaceChildren(...rows.map(([name, count]) => playerItem(name, count)));
}

/**
 * @param {string} name
 * @param {number} count
 */
function playerItem(name, count) {
  const item = htmlElement("li");
  const text = htmlElement("span");
  text.append(htmlElement("bdi", "", name), " ", htmlElement("small", "", String(count)));
  const button = htmlElement("button", "button", words["import-me"]);
  button.type = "button";
  button.setAttribute("aria-label", `${words["import-me"]}: ${name}`);
  button.addEventListener("click", async () => {
    const names = [...knownNames(), name];
    const response = await postJson("/api/import/names", { names });
    if (!response.ok) return;
    const field = /** @type {HTMLInputElement} */ (/** @type {unknown} */ (byId("names")));
    field.value = names.join(", ");
    byId("players").hidden = true;
    field.focus();
  });
  item.append(text, button);
  return item;
}

/**
 * @param {string} address
 * @param {object} body
 */
function postJson(address, body) {
  return fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

async function analyse() {
  byId("analyse").setAttribute("disabled", "");
  for (let start = 0; start < tables.length; start += TABLES_AT_ONCE) {
    const response = await postJson("/api/import/analyses", { tables: tables.slice(start, start + TABLES_AT_ONCE) });
    const message = await response.json();
    if (!response.ok || message.left_out) {
      notify(words["import-queue-full"]);
      return;
    }
  }
  location.href = "/study";
}

/**
 * The files of what was dropped, those of folders included.
 * @param {DataTransfer} dropped
 */
async function droppedFiles(dropped) {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  /** @type {File[]} */
  const files = [];
  for (const entry of entries) await collect(entry, files);
  return files;
}

/**
 * @param {FileSystemEntry} entry
 * @param {File[]} files
 */
async function collect(entry, files) {
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) => {
      /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject);
    });
    const isInFolder = entry.fullPath.lastIndexOf("/") > 0;
    if (!isInFolder || suffixes.has(suffixOf(file.name))) files.push(file);
    return;
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const batch = await new Promise((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (!batch.length) return;
    for (const each of batch) await collect(each, files);
  }
}

for (const id of ["files", "folder"]) {
  const input = /** @type {HTMLInputElement} */ (/** @type {unknown} */ (byId(id)));
  input.addEventListener("change", () => {
    add(input.files ?? []);
    input.value = "";
  });
}
byId("stop").addEventListener("click", () => running?.abort());
byId("analyse").addEventListener("click", analyse);
for (const kind of ["dragenter", "dragover"]) {
  document.addEventListener(kind, (event) => {
    event.preventDefault();
    byId("drop-zone").classList.add("is-dropping");
  });
}
document.addEventListener("dragleave", () => byId("drop-zone").classList.remove("is-dropping"));
document.addEventListener("drop", async (event) => {
  event.preventDefault();
  byId("drop-zone").classList.remove("is-dropping");
  if (event.dataTransfer) add(await droppedFiles(event.dataTransfer));
});
