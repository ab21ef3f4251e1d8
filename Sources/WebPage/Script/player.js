// A run with its controls: buttons, a slider, and keys.
import { Walk } from "./walk.js";
import { accountOf, element, linked, CodePane, DevicePane, ObjectsPane, StepsPane, ViewsPane } from "./panes.js";

const SECOND = 1000;

export class Player {
  constructor(section, run, article) {
    this.section = section;
    this.walk = new Walk(run);
    this.position = 0;
    this.steps = new StepsPane((stop) => this.go(stop));
    this.panes = [
      new CodePane(article),
      new DevicePane(),
      this.steps,
      new ViewsPane((name) => this.onlyView(name)),
      new ObjectsPane(),
    ];
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
    const sentence = accountOf(stop);
    this.sentence.replaceChildren(...linked(sentence, this.walk, (stop) => this.go(stop)));
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
