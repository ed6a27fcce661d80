/*
 * The yardstick: the same form in plain JavaScript, as most calculators on the web are written.
 * It is measured beside the real page by bench.py and is no part of the site.
 */
const form = document.getElementById("calculator");
const panels = { one: document.getElementById("panel-one") };
for (const mode of ["several", "average"])
  panels[mode] = document
    .getElementById("template-" + mode)
    .content.firstElementChild.cloneNode(true);

const expected = (own, opponent) => 1 / (1 + 10 ** ((opponent - own) / 400));
const number = (text) => {
  const value = Number(String(text).trim().replace(",", "."));
  return String(text).trim() && Number.isFinite(value) ? value : null;
};
const signed = (value) =>
  (value > 0 ? "+" : "") + value.toFixed(1).replace("-", "−");
const slot = (name) => document.querySelector(`[data-slot="${name}"]`);
const show = (place, text) => {
  if (place && place.textContent !== text) place.textContent = text;
};
const input = (name) => form.querySelector(`input[name="${name}"]`);
const chosen = (root, name) =>
  root.querySelector(`input[name="${name}"]:checked`)?.value;
const SCORES = { win: 1, draw: 0.5, loss: 0 };

function rows() {
  return [...form.querySelectorAll(".sheet tbody")];
}

function addRow() {
  const row = document
    .getElementById("template-row")
    .content.firstElementChild.cloneNode(true);
  const name = "row-" + rows().length;
  for (const radio of row.querySelectorAll("input[type=radio]"))
    radio.name = name;
  row.querySelector("[data-row=number]").textContent = rows().length + 1;
  form.querySelector(".sheet").append(row);
  return row;
}

function conclude(own, k, score, expectation, games) {
  if (own === null || k === null || !games) {
    for (const name of ["new-rating", "change", "probability"])
      show(slot(name), "–");
    return;
  }
  const change = k * (score - expectation);
  const rating = own + Math.sign(change) * Math.round(Math.abs(change));
  show(slot("new-rating"), String(rating));
  show(slot("change"), signed(change));
  show(
    slot("change-word"),
    change > 0 ? "gain" : change < 0 ? "loss" : "unchanged",
  );
  show(
    slot("rounding"),
    `${own} ${signed(change)} = ${(own + change).toFixed(2)}, rounded ${rating}.`,
  );
  show(slot("probability"), ((100 * expectation) / games).toFixed(1) + " %");
  show(slot("expected"), `Expected score ${expectation.toFixed(2)}`);
}

function calculate() {
  const own = number(input("rating").value);
  const k = number(input("k").value);
  const mode = chosen(form, "mode");
  if (mode === "one") {
    const opponent = number(input("opponent").value);
    const usable = own !== null && opponent !== null;
    const expectation = usable ? expected(own, opponent) : 0;
    for (const [name, score] of Object.entries(SCORES))
      show(
        slot("outcome-" + name),
        usable ? signed(k * (score - expectation)) : "–",
      );
    conclude(
      own,
      k,
      SCORES[chosen(form, "result")],
      expectation,
      usable ? 1 : 0,
    );
  } else if (mode === "several") {
    let score = 0;
    let sum = 0;
    let games = 0;
    for (const row of rows()) {
      const opponent = number(row.querySelector("input[type=text]").value);
      const result = row.querySelector("input:checked")?.value;
      const counts = own !== null && opponent !== null && result;
      const expectation = counts ? expected(own, opponent) : 0;
      if (counts) {
        score += SCORES[result];
        sum += expectation;
        games += 1;
      }
      const change = counts ? signed(k * (SCORES[result] - expectation)) : "–";
      show(
        row.querySelector("[data-row=expected]"),
        counts ? expectation.toFixed(2) : "–",
      );
      show(row.querySelector("[data-row=change]"), change);
    }
    conclude(own, k, score, sum, games);
  } else {
    const average = number(input("average").value);
    const games = number(input("games").value);
    const points = number(input("points").value);
    const usable =
      own !== null && average !== null && games !== null && points !== null;
    conclude(
      own,
      k,
      points,
      usable ? games * expected(own, average) : 0,
      usable ? games : 0,
    );
  }
}

form.addEventListener("input", (event) => {
  if (event.target.name === "mode") {
    document
      .getElementById("panel")
      .replaceChildren(panels[event.target.value]);
    if (event.target.value === "several" && !rows().length) addRow();
  }
  calculate();
});
form.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.sheet === "add") addRow();
  if (button?.dataset.sheet === "remove") button.closest("tbody").remove();
  if (button?.dataset.k) input("k").value = button.dataset.k;
  calculate();
});
calculate();
document.documentElement.dataset.engine = "ready";
