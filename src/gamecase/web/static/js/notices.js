// @ts-check
// The switch by which this browser is told that it is its player's turn.

import { byId } from "./dom.js";

const area = byId("notices");
const note = byId("notices-state");
const box = /** @type {HTMLInputElement} */ (area.querySelector("input"));

/** @param {"on" | "off" | "blocked" | "failed"} state */
function show(state) {
  box.checked = state === "on";
  note.textContent = area.dataset[state] ?? "";
  area.dataset.state = state;
  area.hidden = false;
}

/**
 * Tell the server about a subscription.
 * @param {string} path
 * @param {PushSubscription} subscription
 * @returns {Promise<boolean>} whether the server sends notices to it
 */
async function tell(path, subscription) {
  const response = await fetch(path, { method: "POST", body: JSON.stringify(subscription) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()).on;
}

async function pushManager() {
  return (await navigator.serviceWorker.ready).pushManager;
}

async function showState() {
  const subscription = await (await pushManager()).getSubscription();
  const isOn = subscription !== null && (await tell("/notices/status", subscription));
  if (isOn) show("on");
  else show(Notification.permission === "denied" ? "blocked" : "off");
}

async function switchOn() {
  if ((await Notification.requestPermission()) === "denied") return show("blocked");
  const { key } = await (await fetch("/notices")).json();
  const manager = await pushManager();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let subscription = await manager.getSubscription();
  subscription ??= await manager.subscribe(options);
  show((await tell("/notices", subscription)) ? "on" : "failed");
}

async function switchOff() {
  const subscription = await (await pushManager()).getSubscription();
  if (subscription) {
    await tell("/notices/end", subscription);
    await subscription.unsubscribe();
  }
  show("off");
}

box.addEventListener("change", async () => {
  box.disabled = true; // until it is done
  await (box.checked ? switchOn() : switchOff()).catch(() => show("failed"));
  box.disabled = false;
});

showState().catch(() => show("off"));
