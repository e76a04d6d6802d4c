// @ts-check
// Conveniences of every page; everything works without them.

for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll(".settings select, [form=settings]"))) {
  select.addEventListener("change", () => select.form?.requestSubmit());
}

// A player's words for the dice stay in the browser until the server has committed itself to the dice.
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".dice-words"))) {
  field.form?.addEventListener("submit", () => sessionStorage.setItem("words", field.value.trim()));
}

// On a phone, the row of links to the study pages is wider than the screen.
document.querySelector(".study-links [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });

// The settings close when something else is touched.
document.addEventListener("pointerdown", (event) => {
  const target = /** @type {Node} */ (event.target);
  for (const settings of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".settings[open]"))) {
    if (!settings.contains(target)) settings.open = false;
  }
});

// Rule books and lessons can be read without a connection.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}

// Browsers that can be told about turns offer a switch for it, once somebody opens the settings.
const notices = document.getElementById("notices");
if (notices && "PushManager" in window && "Notification" in window) {
  notices.closest("details")?.addEventListener("toggle", () => import("./notices.js"), { once: true });
}

for (const button of document.querySelectorAll(".print")) {
  button.addEventListener("click", () => print());
}
