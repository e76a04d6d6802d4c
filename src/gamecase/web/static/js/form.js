// Laying a table: comforts of the form; it can be sent without them.

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

// Whoever does not know his booklet by name finds it by the look of his box: each answer hides the
// booklets that it does not fit, and the first that is left is chosen.
const box = document.getElementById("box");
const groups = [...document.querySelectorAll("[data-box]")];

function find() {
  const answers = [...box.querySelectorAll("input[data-question]:checked")];
  const fits = ({ dataset }) => {
    const shown = JSON.parse(dataset.box);
    return answers.every(({ dataset: { question }, value }) => shown[question]?.includes(value) ?? true);
  };
  const left = groups.filter(fits);
  for (const group of groups) group.hidden = left.length > 0 && !left.includes(group);
  const found = document.getElementById("box-found");
  const choice = left[0]?.querySelector("[name=ruleset]");
  const isHidden = document.querySelector("[name=ruleset]:checked")?.closest("[data-box]").hidden;
  if (choice && isHidden) {
    choice.checked = true;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const names = left.map((group) => group.querySelector("[name=ruleset] + span b").textContent);
  found.textContent = !left.length ? found.dataset.none : answers.length ? names.join(" · ") : "";
}

if (box) {
  box.hidden = false;
  box.addEventListener("change", find);
  find(); // a form that is come back to remembers its answers
}
