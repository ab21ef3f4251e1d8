// Turns the text of a page into one that answers: walks in place of records, questions before their
// runs, a choice of releases. Without this script the page is complete text.
import { element } from "./panes.js";
import { Comparison } from "./compare.js";
import { Player } from "./player.js";

const runs = JSON.parse(document.getElementById("runs").textContent);
const main = document.querySelector("main");
const players = new Map();

// MARK: Runs

// A run opens as a walk when the reader asks for it; its record stays below.
function prepare(section) {
  // The walk answers to the addresses now, so the browser must not scroll to the record.
  for (const step of section.querySelectorAll("[id]")) step.removeAttribute("id");
  const open = element("button", { type: "button", class: "open" }, "Walk through this run");
  open.addEventListener("click", () => openRun(section));
  section.querySelector(".experiment").after(open);
}

function openRun(section) {
  if (players.has(section)) return players.get(section);
  const player = new Player(section, runs[section.dataset.run], main);
  players.set(section, player);
  const record = section.querySelector(".record");
  const folded = element("details", { class: "record" }, element("summary", {}, "The whole run as text"));
  section.querySelector(".open").replaceWith(player.node);
  record.replaceWith(folded);
  folded.append(record);
  Player.active = player;
  return player;
}

// MARK: Questions

// The choices become buttons. The part of the text that would give the answer away waits for a
// choice.
function ask(question) {
  const choices = [...question.querySelectorAll(".choices > li")];
  const answers = [...question.querySelectorAll(".answers li")];
  question.querySelector(".answers").hidden = true;
  const feedback = element("p", { class: "feedback", "aria-live": "polite" });
  const waiting = followers(question);
  for (const node of waiting) node.classList.add("waiting");
  const show = () => {
    for (const node of waiting) node.classList.remove("waiting");
    skip.remove();
  };
  choices.forEach((choice, number) => {
    const button = element("button", { type: "button" });
    button.append(...choice.childNodes);
    choice.append(button);
    button.addEventListener("click", () => {
      const isRight = answers[number].dataset.right === "true";
      for (const other of choices) other.classList.remove("chosen");
      choice.classList.add("chosen", isRight ? "right" : "wrong");
      feedback.replaceChildren(...answers[number].cloneNode(true).childNodes);
      show();
    });
  });
  const skip = element("button", { type: "button", class: "skip" }, "Show what happens");
  skip.addEventListener("click", show);
  question.append(feedback, ...(waiting.length > 0 ? [skip] : []));
}

// The blocks after a question up to the next question or heading, if a run is among them.
function followers(question) {
  const block = question.closest("main > *");
  const nodes = [];
  for (let next = block.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches("h2") || next.querySelector(".question") || next.matches(".question")) break;
    nodes.push(next);
  }
  return nodes.some((node) => node.matches(".run") || node.querySelector(".run")) ? nodes : [];
}

// MARK: Releases

function choose(release) {
  for (const block of main.querySelectorAll("[data-releases]")) {
    block.hidden = !block.dataset.releases.split(" ").includes(release);
  }
}

// MARK: Addresses and keys

// Opens the run of the step that the address names.
function follow() {
  const address = decodeURIComponent(location.hash.slice(1));
  if (!/^\d+:\d+$/.test(address)) return;
  for (const section of main.querySelectorAll(".run")) {
    if (section.closest("[hidden]")) continue;
    const position = runs[section.dataset.run].stops.findIndex((stop) => stop.address === address);
    if (position < 0) continue;
    for (const node of main.querySelectorAll(".waiting")) {
      if (node.contains(section)) node.classList.remove("waiting");
    }
    openRun(section).go(position);
    section.scrollIntoView();
    return;
  }
}

function isTyping(target) {
  return target.matches("select, textarea, input:not([type=range])");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const player = Player.active;
  if (!player) return;
  // A focused button keeps its space, and a focused pane its own scrolling.
  if (event.key === " " && event.target.matches("button, summary, a")) return;
  if (event.target.matches("input") && event.key.startsWith("Arrow")) return;
  if (player.press(event.key)) event.preventDefault();
});

for (const section of main.querySelectorAll(".run")) prepare(section);
for (const question of main.querySelectorAll(".question")) ask(question);
document.getElementById("release")?.addEventListener("change", (event) => {
  choose(event.target.value);
});
const comparisons = [...main.querySelectorAll(".compared")].map((section) => new Comparison(section, runs));
Player.active = comparisons[0] ?? null;
if (main.dataset.opens) {
  for (const section of main.querySelectorAll(".run")) openRun(section);
}
addEventListener("hashchange", follow);

// On paper, an opened run is the text that it was.
function unfold() {
  for (const record of main.querySelectorAll("details.record:not([open])")) {
    record.open = true;
    record.dataset.wasFolded = "";
  }
}

function fold() {
  for (const record of main.querySelectorAll("details.record[data-was-folded]")) {
    record.open = false;
    delete record.dataset.wasFolded;
  }
}

addEventListener("beforeprint", unfold);
addEventListener("afterprint", fold);
// A link to the step that the address already names is followed, too.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  if (link && link.getAttribute("href") === location.hash) follow();
});
follow();
document.documentElement.classList.add("ready");
