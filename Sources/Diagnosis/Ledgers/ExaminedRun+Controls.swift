import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// The action after which the line of a control, such as `[ ] Sound`, shows that a view keeps one of
  /// the values of a state. A view that covers the control may leave the screen later than the action
  /// of the event.
  ///
  /// - Parameters:
  ///   - stored: The event that stored the values.
  ///   - event: The event of the view that passed other values.
  func action(
    controlKeeping values: [KeptValue], of property: PropertyDeclaration, since stored: Event,
    at event: Event
  ) -> Event? {
    guard let action = action(of: event), let type = source.type(property.type) else { return nil }
    return values.lazy.compactMap { kept -> Event? in
      guard !events[(event.index + 1)...].contains(where: { renews(stored, with: kept, $0) }) else {
        return nil
      }
      let binding = "$" + ([property.name, kept.field].compactMap(\.self)).joined(separator: ".")
      return source.controls(showing: binding, in: type).lazy.compactMap { control in
        self.action(showing: kept, in: control, of: property, since: stored, after: action)
      }.first
    }.first
  }

  /// The first action whose screen has one control for each mounted view of the type and shows the kept
  /// value in one of them, if a screen before the action did so, too.
  private func action(
    showing kept: KeptValue, in control: BoundControl, of property: PropertyDeclaration,
    since stored: Event, after action: Event
  ) -> Event? {
    let titles = source.titles(of: control.kind)
    /// True for a screen with one control for each mounted view of the type, if one control shows the value.
    func shows(_ event: Event) -> Bool {
      guard event.name == .screen, let text = event.text else { return false }
      let lines = control.lines(on: text, among: titles)
      return lines.contains { control.shows(kept, inLine: $0) }
        && lines.count == countOfViews(with: property, at: event)
    }
    guard stored.index < action.index, events[stored.index..<action.index].contains(where: shows),
      let screen = events[action.index...].first(where: shows)
    else { return nil }
    return self.action(of: screen)
  }

  /// The number of mounted views with storage for a property.
  private func countOfViews(with property: PropertyDeclaration, at event: Event) -> Int {
    var mounted: Set<Int> = []
    for event in events[..<event.index] {
      guard let view = event.view else { continue }
      if event.name == .removed {
        mounted.remove(view)
      } else if event.name == .stored, event.property?.root == property.name,
        typeName(event) == property.type
      {
        mounted.insert(view)
      }
    }
    return mounted.count
  }
}

extension BoundControl {
  /// The lines of a screen that only this control draws; empty where another control may draw them.
  ///
  /// - Parameter titles: Those of all controls of the kind.
  fileprivate func lines(on screen: String, among titles: [String?]) -> [Substring] {
    guard titles.count(where: { $0 == title }) == 1 else { return [] }
    let lines = screen.split(separator: "\n")
    if let title { return lines.filter { kind.draws(title, inLine: $0) } }
    // Another picker may draw any line with a colon.
    guard kind == .toggle else { return [] }
    return lines.filter { line in
      kind.draws(nil, inLine: line)
        && !titles.contains { $0.map { kind.draws($0, inLine: line) } == true }
    }
  }
}

extension BoundControl.Kind {
  private static let marks = ["[ ] ", "[x] "]

  /// True if a line is that of a control with this title.
  fileprivate func draws(_ title: String?, inLine line: Substring) -> Bool {
    guard self == .toggle else { return title.map { line.hasPrefix($0 + ": ") } == true }
    return Self.marks.contains { mark in
      guard line.hasPrefix(mark) else { return false }
      let label = line.dropFirst(mark.count)
      // `[ ] Sound (disabled)`
      return title.map { label == $0 || label.hasPrefix($0 + " (") } ?? true
    }
  }
}

extension BoundControl {
  /// True if a line of the control shows the kept value, and would show the other value differently.
  fileprivate func shows(
    _ kept: ExaminedRun.KeptValue, inLine line: Substring
  ) -> Bool {
    switch kind {
    case .toggle: line.hasPrefix(kept.value.literal == "true" ? "[x] " : "[ ] ")
    case .picker: !line.hasPrefix("\(title ?? ""): none of ")
    case .datePicker:
      // A picker may show the day without the time.
      line.contains(kept.value.day) && kept.other.map { $0.day != kept.value.day } == true
    }
  }
}

extension ValueDescription {
  /// The day of a date: `2026-01-31`.
  fileprivate var day: Substring { literal.prefix(10) }
}
