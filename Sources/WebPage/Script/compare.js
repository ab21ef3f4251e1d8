// Two runs side by side: the rows of the text, with the screens and the state of both runs.
import { Walk } from "./walk.js";
import { accountOf, center, element, DevicePane, ObjectsPane, ViewsPane } from "./panes.js";
import { Player } from "./player.js";

export class Comparison {
  constructor(section, runs) {
    this.rows = [...section.querySelectorAll("tbody tr")];
    this.scroller = section.querySelector(".table");
    this.scroller.classList.add("scroller");
    this.scroller.tabIndex = 0;
    this.sides = ["a", "b"].map((name, index) => {
      const walk = new Walk(runs[section.dataset[name]]);
      const panes = [new DevicePane(), new ViewsPane(() => {}), new ObjectsPane()];
      const title = section.querySelectorAll("thead th")[index + 1].textContent;
      const happens = element("p", { class: "happens", "aria-live": "polite" });
      const node = element(
        "div", { class: "side", role: "group", "aria-label": title },
        element("h3", {}, title), happens, ...panes.map((pane) => pane.node),
      );
      return { name, walk, panes, happens, node };
    });
    this.slider = element("input", {
      type: "range", min: 0, max: this.rows.length - 1, value: 0, "aria-label": "Row",
    });
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.place = element("output", { class: "place" });
    this.node = element(
      "div", { class: "player", tabindex: "-1" },
      element(
        "div", { class: "controls" },
        this.button("«", () => this.go(0), "Home: to the beginning"),
        this.button("◀", () => this.go(this.position - 1), "Left: one row back"),
        this.button("▶", () => this.go(this.position + 1), "Right: one row on"),
        ...(this.nextDifference(1, -1) < 0
          ? []
          : [this.button("Next difference", () => this.go(this.nextDifference(1)), "]")]),
        this.slider, this.place,
      ),
      element("div", { class: "sides" }, ...this.sides.map((side) => side.node)),
    );
    section.prepend(this.node);
    this.rows.forEach((row, number) => row.addEventListener("click", () => this.go(number)));
    this.position = 0;
    // Runs without a difference begin at their end, which has a screen.
    const first = this.nextDifference(1, -1);
    this.go(first < 0 ? this.rows.length - 1 : first);
  }

  button(label, action, title) {
    const button = element("button", { type: "button", title }, label);
    if (!/^[A-Z]/.test(label)) button.setAttribute("aria-label", title);
    button.addEventListener("click", () => {
      Player.active = this;
      action();
    });
    return button;
  }

  // Shows a row: each side at its last stop up to the row.
  go(position) {
    this.rows[this.position]?.removeAttribute("aria-current");
    this.position = Math.max(0, Math.min(position, this.rows.length - 1));
    this.slider.value = this.position;
    this.place.textContent = `${this.position + 1} of ${this.rows.length}`;
    const row = this.rows[this.position];
    row?.setAttribute("aria-current", "step");
    if (row) center(row, this.scroller);
    for (const side of this.sides) {
      const stop = this.stopOf(side.name);
      const own = row?.dataset[side.name];
      side.happens.textContent = own === undefined ? "waits" : accountOf(side.walk.stops[Number(own)]);
      for (const pane of side.panes) pane.show(side.walk, stop);
    }
  }

  stopOf(side) {
    for (let row = this.position; row >= 0; row -= 1) {
      const stop = this.rows[row].dataset[side];
      if (stop !== undefined) return Number(stop);
    }
    return 0;
  }

  nextDifference(direction, from = this.position) {
    for (let row = from + direction; this.rows[row]; row += direction) {
      if (this.rows[row].classList.contains("differs")) return row;
    }
    return from;
  }

  press(key) {
    const moves = {
      ArrowRight: () => this.go(this.position + 1),
      ArrowLeft: () => this.go(this.position - 1),
      Home: () => this.go(0),
      End: () => this.go(this.rows.length - 1),
      "]": () => this.go(this.nextDifference(1)),
      "[": () => this.go(this.nextDifference(-1)),
    };
    if (!moves[key]) return false;
    moves[key]();
    return true;
  }
}
