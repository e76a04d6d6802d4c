// Small comforts on every page; everything works without them.

for (const select of document.querySelectorAll(".settings select")) {
  select.addEventListener("change", () => select.form.requestSubmit());
}

// Words for the dice stay with the browser until it has seen the seal of the dice.
for (const field of document.querySelectorAll(".dice-words")) {
  field.form.addEventListener("submit", () => sessionStorage.setItem("words", field.value.trim()));
}

// An open sheet closes when the hand goes elsewhere.
document.addEventListener("pointerdown", (event) => {
  for (const open of document.querySelectorAll(".settings[open]")) {
    if (!open.contains(event.target)) open.open = false;
  }
});

for (const button of document.querySelectorAll(".print")) {
  button.addEventListener("click", () => print());
}

// Lessons that were done once carry a tick.
for (const link of document.querySelectorAll("[data-lesson][href]")) {
  const learnt = localStorage.getItem("learnt") ?? "[]";
  if (learnt.includes(`"${link.dataset.lesson}"`)) link.parentElement.classList.add("is-learnt");
}

// Where no computer can play, none is offered: whoever was to be one is a friend at this screen.
for (const form of document.querySelectorAll("form.new")) {
  form.addEventListener("change", () => {
    const group = form.querySelector("[name=ruleset]:checked")?.closest(".choice-group");
    form.classList.toggle("endless", Boolean(group?.querySelector("[value=open]:checked")));
    const isPeopleOnly = Boolean(group?.querySelector("[data-people-only]:checked"));
    form.classList.toggle("people-only", isPeopleOnly);
    if (!isPeopleOnly) return;
    for (const bot of form.querySelectorAll(".opponent [value=bot]:checked")) {
      bot.closest(".choices").querySelector("[value=here]").checked = true;
    }
  });
}
