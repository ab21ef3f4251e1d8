import Replay
@_spi(Steps) import StateLabCore

extension Timeline {
  /// The run without the screens that are stale because a body reads the clock. Each evaluation of
  /// such a body shows another time.
  package func withoutStalenessOfClock(in source: @autoclosure () -> Declarations) -> Timeline {
    guard acts.contains(where: { $0.screen?.staleness != nil }) else { return self }
    let run = ExaminedRun(self, poked: nil, source: source())
    guard run.showsClock else { return self }
    let actions = Set(run.screensStaleByTime.map(\.action.index))
    return withoutStaleness { act in act.action.map(actions.contains) ?? false }
  }
}

extension ExaminedRun {
  /// The screens that became stale during a wait in which no object changed, and later screens with
  /// the same stale lines.
  fileprivate var screensStaleByTime: [StaleScreen] {
    var screens: [StaleScreen] = []
    for screen in staleScreens {
      let position = actions.firstIndex(of: screen.action.index) ?? 0
      let previous = position > 0 ? staleScreen(after: actions[position - 1]) : nil
      let before = previous.flatMap { old in
        screens.last.flatMap { $0.action.index == old.action.index ? $0 : nil }
      }
      let isPassing =
        screen.action.isWait && screen.unheard.isEmpty && screen.unsent.isEmpty
        && screen.unannounced.isEmpty && (previous == nil || before != nil)
      let isKept = before.map { $0.shown == screen.shown && $0.fresh == screen.fresh } ?? false
      if isPassing || isKept { screens.append(screen) }
    }
    return screens
  }

  private func staleScreen(after action: Int) -> StaleScreen? {
    staleScreens.first { $0.action.index == action }
  }

  /// True if the content of a mounted view reads the clock.
  fileprivate var showsClock: Bool {
    let mounted = Set(events.filter { $0.name == .body }.map(typeName))
    let names = source.namesReadingClock
    return source.views.contains { view in
      mounted.contains(view.name)
        && view.properties.contains { property in
          // A state keeps its first value, and other computed properties count where the body reads
          // them.
          guard property.name == "body" || !property.isComputed && property.wrapper == nil else {
            return false
          }
          let file = source.files[property.file]
          let actions = file.actionClosures(in: property.tokens)
          return property.tokens.contains { index in
            (file.readsClock(at: index)
              || file[index] != property.name && names.contains(file[index]))
              && !actions.contains { $0.contains(index) }
          }
        }
    }
  }
}

extension Declarations {
  /// The computed properties and functions that return a value made from the current time.
  fileprivate var namesReadingClock: Set<String> {
    members.filter { member in member.tokens.contains(where: files[member.file].readsClock) }
      .reduce(into: []) { $0.formUnion(names(reading: $1.name)) }
  }
}

extension SourceFile {
  /// True at `Date()`, `Date.now`, `.now`, `date.timeIntervalSinceNow` and the like.
  fileprivate func readsClock(at index: Int) -> Bool {
    switch self[index] {
    case "Date":
      return self[index + 1] == "(" && [")", "timeIntervalSinceNow"].contains(self[index + 2])
    case "now":
      // `DispatchTime` has a function of this name.
      guard self[index - 1] == ".", self[index + 1] != "(" else { return false }
      let owner = self[index - 2]
      return owner == "Date" || owner == "return"
        || owner.first.map { "([{,:=".contains($0) } ?? false
    case "timeIntervalSinceNow", "isDateInToday", "isDateInTomorrow", "isDateInYesterday":
      return self[index - 1] == "."
    default: return false
    }
  }
}
