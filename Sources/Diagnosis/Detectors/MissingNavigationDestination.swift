import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A person tapped a link to a value, and no page opened: no destination for the value's type.
  static let missingNavigationDestination = Detector(.missingNavigationDestination) { run in
    let taps = run.events.filter { event in
      event.action?.name == .tap && run.valueLink(at: event.source) != nil
    }
    guard !taps.isEmpty else { return nil }
    return taps.compactMap { tap in
      guard run.changesNothing(tap), !run.act(from: tap).contains(where: { $0.name == .noted }),
        let link = run.valueLink(at: tap.source)
      else { return nil }
      let type = run.type(at: tap.source)
      return Finding(
        .missingNavigationDestination, .proved, at: link,
        Subject(view: type?.name, other: tap.action?.label),
        evidence: run.evidence([tap]), fixes: [Fix(.useDestination)])
    }
  }
}

extension ExaminedRun {
  /// `NavigationLink(…, value: …)` in this line, in a program with a `NavigationStack`.
  fileprivate func valueLink(at location: CodeLocation?) -> SourcePlace? {
    guard let call = call("NavigationLink", at: location),
      source.argument("value", of: call) != nil,
      source.files.contains(where: { $0.tokens.contains { $0.text == "NavigationStack" } }),
      !source.files.contains(where: { $0.tokens.contains { $0.text == "NavigationSplitView" } })
    else { return nil }
    return source.files[call.file].place(call.start)
  }
}
