// A game looked over: insights come in as they are found, and any position can be walked to. What a
// position is worth, and what is said of a move, comes from the server; nothing is weighed here.

import { Board, element } from "./board.js";
import { Marks } from "./marks.js";

const byId = (id) => document.getElementById(id);
const client = JSON.parse(byId("client").textContent);
const words = client.words;
const page = byId("analysis");
const board = new Board(byId("board"));
const marks = new Marks(board);
const address = (what) => `/table/${client.table}/analysis/${what}?game=${client.game}`;
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };
const last = client.moments - 1;

const found = []; // insights by position
const scenes = new Map(); // what has been drawn before
let at = last;
let way = null; // {line, step} when off the game along a line
let seenBy = "first";
let art = "";
let isBroken = false;

for (const [nth, name] of client.tints.entries()) {
  page.style.setProperty(nth ? "--tint-second" : "--tint-first", `var(--${name})`);
}
if (localStorage.getItem(`symbols ${page.dataset.game}`) === "yes") page.classList.add("shows-symbols");

// --- walking ---

async function show() {
  const query = way ? `&line=${way.line}&step=${way.step}` : "";
  const place = `&at=${at}${query}&seen_by=${seenBy}`;
  showWorth();
  const scene = await sceneOf(place);
  if (!scene || place !== `&at=${at}${way ? `&line=${way.line}&step=${way.step}` : ""}&seen_by=${seenBy}`) return;
  board.show(scene);
  marks.clear();
  pointAtBest();
  if (!way && at < last) sceneOf(`&at=${at + 1}&seen_by=${seenBy}`); // the next one lies ready
}

async function sceneOf(place) {
  if (scenes.has(place)) return scenes.get(place);
  const told = await ask(`${address("scene")}${place}&art=${encodeURIComponent(art)}`);
  if (!told) return null;
  if (told.art) {
    board.addArt(told.art);
    art = told.art.key;
  }
  scenes.set(place, told.scene);
  return told.scene;
}

/** What the server answers; null when the line is down, which is said once. */
async function ask(path) {
  try {
    const answer = await fetch(path);
    if (answer.ok) return await answer.json();
  } catch {
    // told below
  }
  fail();
  return null;
}

function fail() {
  isBroken = true;
  byId("toast").textContent = words["analysis-failed"];
  byId("toast").classList.add("is-shown", "is-warning");
}

function go(to, along = null) {
  at = Math.max(0, Math.min(last, to));
  way = along;
  show();
}

/** The best move of this position as an arrow on it. */
function pointAtBest() {
  const line = found[at]?.lines[0];
  const isShown = !way && line && line.spots.length > 1;
  marks.show(isShown ? [[line.spots[0], line.spots.at(-1)]] : []);
}

function turn() {
  seenBy = seenBy === "first" ? "second" : "first";
  page.classList.toggle("is-turned", seenBy === "second");
  show();
}

// --- what is known here ---

function showWorth() {
  const seen = found[at];
  const bar = byId("bar");
  bar.style.setProperty("--share", `${50 + 50 * (seen?.bar ?? 0)}%`);
  bar.classList.toggle("is-second", (seen?.bar ?? 0) < 0);
  bar.querySelector(".worth-told").textContent = seen?.worth ?? "";
  byId("standing").textContent = seen?.standing ?? "\u00a0";
  showLines(seen?.lines ?? []);
  for (const cell of byId("moves").querySelectorAll(".cell")) {
    const isHere = Number(cell.dataset.at) === at;
    cell.classList.toggle("is-here", isHere);
    if (isHere) {
      cell.setAttribute("aria-current", "true");
      byId("moves").scrollTop = cell.offsetTop - byId("moves").clientHeight / 2;
    } else cell.removeAttribute("aria-current");
  }
  byId("graph").querySelector(".here")?.setAttribute("d", `M${place(at)} 0V200`);
  for (const button of page.querySelectorAll("[data-go]")) {
    const isBack = ["first", "back"].includes(button.dataset.go);
    button.disabled = isBack ? at === 0 && !way : at === last || Boolean(way);
  }
}

function told(cell) {
  const node = document.createDocumentFragment();
  for (const [name, text] of [["in-letters", cell.told], ["in-symbols", cell.symbols]]) {
    if (text) node.append(made("span", name, text));
  }
  return node;
}

function made(name, className, text = "") {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
}

/** A sentence in small print, in the direction of its own language. */
function noted(text) {
  const node = made("small", "note", text);
  node.dir = "auto";
  return node;
}

function showLines(lines) {
  byId("lines").replaceChildren(
    ...lines.map((line, nth) => {
      const row = document.createElement("li");
      row.append(made("b", "worth", line.worth));
      line.told.forEach((cell, step) => {
        const button = made("button", "cell");
        button.type = "button";
        button.dir = "auto";
        button.append(told(cell));
        button.classList.toggle("is-here", way?.line === nth && way.step === step + 1);
        button.addEventListener("click", () => go(at, { line: nth, step: step + 1 }));
        row.append(button);
      });
      if (line.is_played) row.append(made("i", "played", words["analysis-played"]));
      row.classList.toggle("is-noted", line.notes.length > 0);
      row.append(...line.notes.map(noted));
      return row;
    }),
  );
}

// --- the graph ---

const place = (nth) => (last ? (1000 * nth) / last : 0);

function showGraph() {
  const height = (seen) => 100 - 96 * seen.bar;
  const points = found.map((seen, nth) => `${place(nth)} ${height(seen)}`);
  const edge = found.length ? place(found.length - 1) : 0;
  const graph = byId("graph");
  graph.replaceChildren();
  element("rect", { class: "second-side", width: edge, height: 200 }, graph);
  if (points.length) element("path", { class: "first-side", d: `M0 200 L${points.join(" L")} L${edge} 200 Z` }, graph);
  element("path", { class: "middle", d: "M0 100H1000" }, graph);
  found.forEach((seen, nth) => {
    const verdict = seen.judged?.verdict;
    // A line of no length with round ends: it stays round however the graph is stretched.
    if (verdict in SIGNS) element("path", { class: `dot ${verdict}`, d: `M${place(nth)} ${height(seen)}h0` }, graph);
  });
  element("path", { class: "here", d: `M${place(at)} 0V200` }, graph);
}

function showSlips() {
  const slips = [];
  found.forEach((seen, nth) => {
    const verdict = seen.judged?.verdict;
    const cell = byId("moves").querySelector(`[data-at="${nth}"]`);
    if (!cell || !(verdict in SIGNS)) return;
    const sign = cell.querySelector(".verdict");
    sign.textContent = SIGNS[verdict];
    sign.className = `verdict ${verdict}`;
    cell.title = words[`analysis-${verdict}`];
    const item = document.createElement("li");
    const button = made("button", "slip");
    button.type = "button";
    const move = made("span", "slip-move");
    move.dir = "auto";
    move.append(...[...cell.querySelectorAll("span")].map((each) => each.cloneNode(true)), made("i", `verdict ${verdict}`, SIGNS[verdict]));
    button.append(made("span", `tint tint-${seen.judged.seat}`), move, made("span", "", words[`analysis-${verdict}`]));
    const better = made("span", "better", `${words["analysis-better"]} `);
    const best = made("bdi", "");
    best.dir = "auto";
    best.append(told(found[nth - 1].lines[0].told[0]));
    better.append(best);
    button.append(better, ...seen.judged.why.map(noted));
    button.addEventListener("click", () => go(nth - 1)); // where the better move is still to be made
    item.append(button);
    slips.push(item);
  });
  byId("slips").replaceChildren(...slips);
}

/** What is said of each side's whole game, once it is looked over. */
function showTotals(totals) {
  byId("totals").hidden = totals.length === 0;
  for (const [nth, told] of totals.entries()) {
    byId(`totals-${nth + 1}`).replaceChildren(...told.map((each) => made("li", "", each)));
  }
}

// --- what comes in ---

async function follow() {
  while (!isBroken) {
    const news = await ask(`${address("found")}&since=${found.length}`);
    if (!news) return;
    found.push(...news.found);
    byId("progress").max = news.wanted;
    byId("progress").value = found.length;
    if (news.found.length) {
      showGraph();
      showSlips();
      showWorth();
      pointAtBest();
    }
    showTotals(news.totals ?? []);
    if (news.has_failed) return fail();
    if (found.length >= news.wanted) break;
  }
  byId("progress").hidden = true;
  byId("no-slips").hidden = byId("slips").children.length > 0;
}

// --- hands ---

const GO = {
  first: () => go(0),
  back: () => (way ? go(at, way.step > 1 ? { ...way, step: way.step - 1 } : null) : go(at - 1)),
  forward: () => go(at + 1),
  last: () => go(last),
};
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

for (const button of page.querySelectorAll("[data-go]")) button.addEventListener("click", GO[button.dataset.go]);
byId("turn").addEventListener("click", turn);
byId("moves").addEventListener("click", (event) => {
  const cell = event.target.closest(".cell");
  if (cell) go(Number(cell.dataset.at));
});
addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, select, textarea, dialog, .settings");
  if (!(event.key in KEYS) || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  GO[KEYS[event.key]]();
});
byId("graph").addEventListener("pointerdown", (event) => {
  const { left, width } = byId("graph").getBoundingClientRect();
  go(Math.round(((event.clientX - left) / width) * last));
});

showGraph();
show();
follow();
