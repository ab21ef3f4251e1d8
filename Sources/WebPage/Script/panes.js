// The panes of a walk. Every text that a program wrote becomes a text node, never markup.

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    made.setAttribute(attribute, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

// The sentence of a stop that stands alone.
export function accountOf(stop) {
  return stop.account || stop.verb || "The screen afterwards.";
}

// A text in which the address of each other step of the run, such as 5:7, leads to the step.
export function linked(text, walk, go) {
  return text.split(/(\d+:\d+)/).map((part, index) => {
    const position = index % 2 === 1 ? walk.positionOf(part) : -1;
    if (position < 0) return part;
    const link = element("button", { type: "button", class: "cause" }, part);
    link.addEventListener("click", (event) => {
      event.stopPropagation();
      go(position);
    });
    return link;
  });
}

// As many steps are in the page around the current one, however long the run is.
const WINDOW = 60;

// The code with the line at work. The lines are those of the listings in the text.
export class CodePane {
  constructor(article) {
    this.node = element("div", { class: "pane code", "aria-label": "Code", role: "group" });
    this.lines = new Map();
    this.scroller = element("pre", { tabindex: "0" });
    for (const listing of article.querySelectorAll("figure.listing")) {
      if (listing.closest("[data-releases][hidden]")) continue;
      const rows = [...listing.querySelectorAll(".line[data-place]")].map((line) => {
        const copy = line.cloneNode(true);
        copy.removeAttribute("id");
        const place = copy.dataset.place;
        if (place && !this.lines.has(place)) this.lines.set(place, copy);
        return copy;
      });
      if (this.lines.size > rows.length) this.scroller.append(element("span", { class: "line" }));
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
export class DevicePane {
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
    const looks = (screen?.isCurrent && screen.looks) || [];
    this.screen.replaceChildren(
      ...lines.map((line, number) => {
        const isNew = screen.isCurrent && !screen.isAsBefore && line.isChanged;
        const classes = ["line", isNew && "new", number === pressed && "pressed"];
        return element("span", { class: classes.filter(Boolean).join(" ") }, line.text);
      }),
      ...looks.map((look) => element("span", { class: "line new" }, look)),
    );
    const stale = screen?.isCurrent ? screen.staleness : null;
    this.node.classList.toggle("stale", Boolean(stale));
    this.remark.textContent = stale
      ? `${stale.sentence.verb}: ${stale.sentence.object}`
      : !screen ? "no screen yet"
      : screen.isCurrent && screen.isAsBefore && looks.length === 0 ? "as before" : "";
  }
}

// The mounted views and their stored state.
export class ViewsPane {
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
export class ObjectsPane {
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
      element("strong", {}, `${object.name} `), element("code", {}, object.value ?? ""),
      element("span", { class: "note" }, state[object.state] ?? ""),
      element("ul", {}, ...holders),
    );
  }
}

// The steps around the current one. A bar at the left ties the causes of the current step.
export class StepsPane {
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
      const { above } = walk.stops[stop];
      if (above) shown.push(element("li", { class: "above" }, above));
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
      stop.reason
        ? element("span", { class: "reason" }, " ", ...linked(stop.reason, walk, this.onStop))
        : null,
    );
    row.addEventListener("click", () => this.onStop(number));
    return row;
  }
}

function mentions(stop, view) {
  return stop.kind === "action" || (stop.object ?? "").includes(view);
}

// Scrolls inside the pane alone: the page stays where the reader put it.
export function center(node, scroller) {
  const inside = node.getBoundingClientRect();
  const outside = scroller.getBoundingClientRect();
  if (inside.top >= outside.top && inside.bottom <= outside.bottom) return;
  scroller.scrollTop += inside.top - outside.top - (outside.height - inside.height) / 2;
}
