// A lesson in the browser: the board of a table, but the answers come one by one, over HTTP.

import { Aim } from "./aim.js";
import { Board } from "./board.js";
import { Panel } from "./panel.js";
import { Pick } from "./pick.js";

const byId = (id) => document.getElementById(id);
const page = byId("lesson");
const words = JSON.parse(byId("words").textContent);
const board = new Board(byId("board"));
const panel = new Panel(board, words);
const pick = new Pick(board, gesture);
const aim = new Aim(board, gesture);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let made = []; // right actions so far
let shown = null; // the last answer that is to be gone on from

async function ask(wish) {
  const answer = await fetch(location.pathname, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ made, ...wish }),
  });
  const told = await answer.json();
  if (!answer.ok) {
    console.warn(told.error);
    return onceMore();
  }
  await hear(told);
}

async function hear(told) {
  board.addArt(told.art);
  if (told.motion && !stillness.matches) await board.play(told.motion);
  if (told.refusal) {
    show(told);
    board.light("why", told.where);
    page.classList.remove("shakes");
    requestAnimationFrame(() => page.classList.add("shakes"));
    return panel.toast(told.refusal);
  }
  if (told.made) made = told.made;
  show(told);
  if (told.is_other) {
    panel.toast(words["learn-other"]);
    byId("again").hidden = false;
    byId("again").focus();
  }
  if (told.is_done) {
    byId("done").hidden = false;
    panel.say(byId("done-told").textContent);
    const key = `${page.dataset.game} ${page.dataset.lesson}`;
    localStorage.setItem("learnt", JSON.stringify([...new Set([...learnt(), key])]));
  }
}

function learnt() {
  try {
    return JSON.parse(localStorage.getItem("learnt")) ?? [];
  } catch {
    return [];
  }
}

function show(told) {
  shown = told;
  board.show(told.scene);
  onceMore();
}

function onceMore() {
  const gestures = shown?.gestures;
  pick.offer(gestures?.paths ?? [], Boolean(gestures) && !gestures.aim, shown?.picked ?? []);
  aim.offer(gestures?.aim ?? null, shown?.scene.turn ?? 0);
  panel.buttons(gestures?.buttons ?? [], (action) => gesture({ action }));
  byId("aim-help").hidden = !gestures?.aim;
  byId("undo").hidden = !gestures?.undo;
  byId("undo").onclick = () => ask({ picked: gestures.undo });
}

function gesture(done) {
  if (done.waits) return panel.say(words["touch-again"]);
  if (done.aimed) return panel.say(done.aimed);
  panel.toast("");
  board.light("why", []);
  if (done.action) ask({ action: done.action });
  else if (done.picked) ask({ picked: done.picked });
  else ask({ spots: done.spots });
}

byId("again").addEventListener("click", () => {
  byId("again").hidden = true;
  panel.toast("");
  ask({});
});

ask({});
