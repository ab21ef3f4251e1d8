
"use strict";
(() => {
// A run as a sequence of stops. The record holds everything that SwiftUI did; this file only finds
// the difference that belongs to a position.

// Views are kept for every such stop, so that a jump backward applies few differences.
const CHECKPOINT = 64;

class Walk {
  constructor(run) {
    this.title = run.title;
    this.stops = run.stops;
    this.checkpoints = [{ order: [], views: {} }];
  }

  get last() {
    return this.stops.length - 1;
  }

  // The mounted views at a stop, parents first.
  viewsAt(position) {
    const wanted = Math.floor(position / CHECKPOINT);
    const known = Math.min(wanted, this.checkpoints.length - 1);
    let { order, views } = this.checkpoints[known];
    views = { ...views };
    for (let stop = known * CHECKPOINT; stop <= position; stop += 1) {
      if (stop > 0 && stop % CHECKPOINT === 0) {
        this.checkpoints[stop / CHECKPOINT] ??= { order, views: { ...views } };
      }
      const difference = this.stops[stop].views;
      if (!difference) continue;
      order = difference.order ?? order;
      Object.assign(views, difference.changed);
    }
    return order.map((number) => views[number]);
  }

  // The objects at a stop.
  objectsAt(position) {
    for (let stop = position; stop >= 0; stop -= 1) {
      if (this.stops[stop].objects) return this.stops[stop].objects;
    }
    return [];
  }

  // The last screen at or before a stop.
  screenAt(position) {
    for (let stop = position; stop >= 0; stop -= 1) {
      const screen = this.stops[stop].screen;
      if (screen) return { ...screen, isCurrent: stop === position };
    }
    return null;
  }

  // The line of the screen that the action at a stop pressed.
  pressedAt(position) {
    return this.stops[position].kind === "action" ? this.stops[position].pressed ?? null : null;
  }

  // The stops on the way from the action to this stop, its causes and theirs.
  causesOf(position) {
    const causes = new Set();
    const pending = [...this.stops[position].causes];
    while (pending.length > 0) {
      const cause = pending.pop();
      if (causes.has(cause)) continue;
      causes.add(cause);
      pending.push(...this.stops[cause].causes);
    }
    return causes;
  }

  // The next stop in a direction at which the screen differs or is stale.
  nextChange(position, direction) {
    for (let stop = position + direction; stop >= 0 && stop <= this.last; stop += direction) {
      const { screen } = this.stops[stop];
      if (screen && (!screen.isAsBefore || screen.staleness)) return stop;
    }
    return position;
  }

  positionOf(address) {
    return this.stops.findIndex((stop) => stop.address === address);
  }
}

// The panes of a walk. Every text that a program wrote becomes a text node, never markup.

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    made.setAttribute(attribute, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

// As many steps are in the page around the current one, however long the run is.
const WINDOW = 60;

// The code with the line at work. The lines are those of the listings in the text.
class CodePane {
  constructor(article) {
    this.node = element("div", { class: "pane code", "aria-label": "Code", role: "group" });
    this.lines = new Map();
    this.scroller = element("pre", { tabindex: "0" });
    for (const listing of article.querySelectorAll("figure.listing")) {
      if (listing.closest("[data-releases][hidden]")) continue;
      const rows = [...listing.querySelectorAll(".line[data-place]")].map((line) => {
        const copy = line.cloneNode(true);
        const place = copy.dataset.place;
        if (place && !this.lines.has(place)) this.lines.set(place, copy);
        return copy;
      });
      this.scroller.append(...rows);
    }
    this.node.append(element("h4", {}, "Code"), this.scroller);
    this.node.hidden = this.lines.size === 0;
  }

  show(walk, position) {
    const { place } = walk.stops[position];
    this.current?.classList.remove("current");
    this.current?.removeAttribute("aria-current");
    this.current = place && this.lines.get(`${place.file}:${place.line}`);
    if (!this.current) return;
    this.current.classList.add("current");
    this.current.setAttribute("aria-current", "true");
    center(this.current, this.scroller);
  }
}

// The screen, with the pressed control, the changed lines, and what an up-to-date screen would show.
class DevicePane {
  constructor() {
    this.screen = element("pre", { class: "device", tabindex: "0" });
    this.remark = element("p", { class: "remark" });
    this.node = element(
      "div", { class: "pane screen", "aria-label": "Screen", role: "group" },
      element("h4", {}, "Screen"), this.screen, this.remark,
    );
  }

  show(walk, position) {
    const screen = walk.screenAt(position);
    const pressed = walk.pressedAt(position);
    const lines = screen?.lines ?? [];
    this.screen.replaceChildren(
      ...lines.map((line, number) => {
        const isNew = screen.isCurrent && !screen.isAsBefore && line.isChanged;
        const classes = ["line", isNew && "new", number === pressed && "pressed"];
        return element("span", { class: classes.filter(Boolean).join(" ") }, line.text);
      }),
    );
    const stale = screen?.isCurrent ? screen.staleness : null;
    this.node.classList.toggle("stale", Boolean(stale));
    this.remark.textContent = stale
      ? `${stale.sentence.verb}: ${stale.sentence.object}`
      : !screen ? "Nothing is mounted yet."
      : screen.isCurrent && screen.isAsBefore ? "as before" : "";
  }
}

// The mounted views and their stored state.
class ViewsPane {
  constructor(onView) {
    this.list = element("ul", {});
    this.node = element(
      "div", { class: "pane views", "aria-label": "Views and state", role: "group" },
      element("h4", {}, "Views and state"), this.list,
    );
    this.onView = onView;
  }

  show(walk, position) {
    const views = walk.viewsAt(position);
    this.list.replaceChildren(...views.map((view) => this.row(view)));
    if (views.length === 0) this.list.append(element("li", { class: "quiet" }, "none"));
  }

  row(view) {
    const name = element("button", { type: "button", title: "Steps of this view" }, view.name);
    name.addEventListener("click", () => this.onView(view.name));
    const properties = view.properties.map((property) =>
      element(
        "li", { class: classesOf(property, property.isKept === false && "unkept") },
        markOf(property), element("code", {}, property.text), noteOf(property),
      ),
    );
    return element(
      "li", { class: classesOf(view), style: null, "data-depth": Math.min(view.depth, 6) },
      markOf(view), name, noteOf(view),
      properties.length > 0 ? element("ul", {}, ...properties) : null,
    );
  }
}

const SIGNS = { new: "+", changed: "*", removed: "−" };

function markOf(item) {
  return element("span", { class: "mark", title: item.mark ?? "" }, SIGNS[item.mark] ?? " ");
}

function noteOf(item) {
  const classes = item.isPending ? "note pending" : "note";
  return item.note ? element("span", { class: classes }, ` ${item.note}`) : null;
}

function classesOf(item, ...others) {
  return [item.mark, item.isPending && "pending", ...others].filter(Boolean).join(" ");
}

// The objects, each with its number, and arrows from the properties that hold it.
class ObjectsPane {
  constructor() {
    this.list = element("ul", {});
    this.node = element(
      "div", { class: "pane objects", "aria-label": "Objects", role: "group" },
      element("h4", {}, "Objects"), this.list,
    );
  }

  show(walk, position) {
    const objects = walk.objectsAt(position);
    this.node.hidden = !walk.stops.some((stop) => stop.objects?.length > 0);
    this.list.replaceChildren(...objects.map((object) => this.row(object)));
    if (objects.length === 0) this.list.append(element("li", { class: "quiet" }, "none"));
  }

  row(object) {
    const state = { changing: " publishes: it still has the old value", released: " released" };
    const holders = object.holders.map((holder) =>
      element(
        "li", {},
        element("span", { class: "arrow", "aria-hidden": "true" }, holder.isSubscribed ? "⇄ " : "→ "),
        element("code", {}, holder.property),
        element("span", { class: "note" }, holder.isSubscribed ? " holds it, subscribed" : " holds it"),
      ),
    );
    return element(
      "li", { class: object.state },
      element("strong", {}, `#${object.number} `), element("code", {}, object.value ?? ""),
      element("span", { class: "note" }, state[object.state] ?? ""),
      element("ul", {}, ...holders),
    );
  }
}

// The steps around the current one. A bar at the left ties the causes of the current step.
class StepsPane {
  constructor(onStop) {
    this.list = element("ol", { class: "steps" });
    this.scroller = element("div", { class: "scroller", tabindex: "0" }, this.list);
    this.remark = element("p", { class: "remark", hidden: true });
    this.node = element(
      "div", { class: "pane happened", "aria-label": "Steps", role: "group" },
      element("h4", {}, "Steps"), this.remark, this.scroller,
    );
    this.onStop = onStop;
    this.filter = null;
  }

  show(walk, position) {
    const causes = walk.causesOf(position);
    const shown = [];
    for (let stop = Math.max(0, position - WINDOW); stop <= walk.last; stop += 1) {
      if (stop > position + WINDOW) break;
      if (walk.stops[stop].kind === "result" && !walk.stops[stop].account) continue;
      if (this.filter && !mentions(walk.stops[stop], this.filter) && stop !== position) continue;
      shown.push(this.row(walk, stop, position, causes));
    }
    this.remark.hidden = !this.filter;
    if (this.filter) {
      const all = element("button", { type: "button" }, "Show all steps");
      all.addEventListener("click", () => {
        this.filter = null;
        this.show(walk, position);
      });
      this.remark.replaceChildren(`Only steps of ${this.filter}. `, all);
    }
    this.list.replaceChildren(...shown);
    const current = this.list.querySelector("[aria-current]");
    if (current) center(current, this.scroller);
  }

  row(walk, number, position, causes) {
    const stop = walk.stops[number];
    const classes = [
      stop.kind, stop.style, number > position && "later", causes.has(number) && "cause",
      stop.isAlarm && "alarm",
    ];
    const row = element(
      "li",
      { class: classes.filter(Boolean).join(" "), "aria-current": number === position ? "step" : null },
      stop.address ? element("span", { class: "address" }, stop.address) : null,
      stop.sign ? element("span", { class: "sign", "aria-hidden": "true" }, stop.sign) : null,
      element("button", { type: "button", class: "verb" }, stop.verb || stop.account),
      stop.object ? element("span", { class: "object" }, ` ${stop.object}`) : null,
      stop.reason ? element("span", { class: "reason" }, ` ${stop.reason}`) : null,
    );
    row.addEventListener("click", () => this.onStop(number));
    return row;
  }
}

function mentions(stop, view) {
  return stop.kind === "action" || (stop.object ?? "").includes(view);
}

// Scrolls inside the pane alone: the page stays where the reader put it.
function center(node, scroller) {
  const inside = node.getBoundingClientRect();
  const outside = scroller.getBoundingClientRect();
  if (inside.top >= outside.top && inside.bottom <= outside.bottom) return;
  scroller.scrollTop += inside.top - outside.top - (outside.height - inside.height) / 2;
}

// A run with its controls: buttons, a slider, and keys.

const SECOND = 1000;

class Player {
  constructor(section, run, article) {
    this.section = section;
    this.walk = new Walk(run);
    this.position = 0;
    this.panes = [
      new CodePane(article),
      new DevicePane(),
      new ViewsPane((name) => this.onlyView(name)),
      new ObjectsPane(),
      new StepsPane((stop) => this.go(stop)),
    ];
    this.steps = this.panes.at(-1);
    this.slider = element("input", {
      type: "range", min: 0, max: this.walk.last, value: 0, "aria-label": "Step",
    });
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.place = element("output", { class: "place" });
    this.sentence = element("p", { class: "sentence", "aria-live": "polite" });
    this.playing = null;
    this.playButton = this.button("Play", () => this.togglePlay(), "space");
    this.node = element(
      "div", { class: "player", tabindex: "-1" },
      element(
        "div", { class: "controls" },
        this.button("«", () => this.go(0), "Home: to the beginning"),
        this.button("◀", () => this.go(this.position - 1), "Left: one step back"),
        this.button("▶", () => this.go(this.position + 1), "Right: one step on"),
        this.button("Next change", () => this.go(this.walk.nextChange(this.position, 1)), "]"),
        this.playButton, this.slider, this.place,
      ),
      this.sentence,
      element("div", { class: "panes" }, ...this.panes.map((pane) => pane.node)),
    );
    this.go(0, false);
  }

  button(label, action, title) {
    const button = element("button", { type: "button", title, "aria-label": title }, label);
    if (/^[A-Z]/.test(label)) button.removeAttribute("aria-label");
    button.addEventListener("click", () => {
      Player.active = this;
      action();
    });
    return button;
  }

  // Shows a stop. An explicit move makes this player the one that keys act on.
  go(position, isMove = true) {
    this.position = Math.max(0, Math.min(position, this.walk.last));
    if (isMove) Player.active = this;
    const stop = this.walk.stops[this.position];
    this.slider.value = this.position;
    this.place.textContent = stop.address ?? `${this.position + 1} of ${this.walk.last + 1}`;
    this.slider.setAttribute("aria-valuetext", stop.account || stop.verb);
    this.sentence.textContent = stop.account || stop.verb || "The screen afterwards.";
    this.sentence.classList.toggle("alarm", Boolean(stop.isAlarm));
    for (const pane of this.panes) pane.show(this.walk, this.position);
    if (isMove && stop.address) history.replaceState(null, "", `#${stop.address}`);
  }

  onlyView(name) {
    this.steps.filter = this.steps.filter === name ? null : name;
    this.steps.show(this.walk, this.position);
  }

  togglePlay() {
    if (this.playing) return this.stop();
    if (this.position === this.walk.last) this.go(0);
    this.playButton.textContent = "Stop";
    this.playing = setInterval(() => {
      if (this.position >= this.walk.last) return this.stop();
      this.go(this.position + 1);
    }, SECOND);
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
    this.playButton.textContent = "Play";
  }

  // Acts on a key; false if the key has no meaning here.
  press(key) {
    const moves = {
      ArrowRight: () => this.go(this.position + 1),
      ArrowLeft: () => this.go(this.position - 1),
      Home: () => this.go(0),
      End: () => this.go(this.walk.last),
      "]": () => this.go(this.walk.nextChange(this.position, 1)),
      "[": () => this.go(this.walk.nextChange(this.position, -1)),
      " ": () => this.togglePlay(),
    };
    if (!moves[key]) return false;
    moves[key]();
    return true;
  }
}

Player.active = null;

// Turns the text of a page into one that answers: walks in place of records, questions before their
// runs, a choice of releases. Without this script the page is complete text.

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
addEventListener("hashchange", follow);
follow();
document.documentElement.classList.add("ready");

})();
