// A run as a sequence of stops. The record holds everything that SwiftUI did; this file only finds
// the difference that belongs to a position.

// Views are kept for every such stop, so that a jump backward applies few differences.
const CHECKPOINT = 64;

export class Walk {
  constructor(run) {
    this.title = run.title;
    this.stops = run.stops;
    this.positions = new Map(run.stops.map((stop, position) => [stop.address, position]));
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
      if (screen && (!screen.isAsBefore || screen.looks || screen.staleness)) return stop;
    }
    return position;
  }

  positionOf(address) {
    return this.positions.get(address) ?? -1;
  }
}
