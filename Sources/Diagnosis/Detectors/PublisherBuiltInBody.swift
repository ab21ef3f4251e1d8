import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// With every body evaluated once more, a view subscribed again: its body builds the publisher.
  static let publisherBuiltInBody = Detector(.publisherBuiltInBody) { run in
    run.resubscriptions { event, call, words in
      guard !words.contains("Just"), !words.isDebounced,
        run.storedTimer(named: words, in: run.typeName(event)) == nil, words.count > 1
      else { return nil }
      return (.publisherBuiltInBody, nil, Fix(.storePublisher))
    }
  }

  /// The parent re-creates the view, and with it the timer in a stored property.
  static let timerInViewProperty = Detector(.timerInViewProperty) { run in
    run.resubscriptions { event, call, words in
      guard let property = run.storedTimer(named: words, in: run.typeName(event)) else {
        return nil
      }
      return (.timerInViewProperty, property, run.keepTimer(property))
    }
  }

  /// The body builds a pipeline that waits, so the waiting begins anew.
  static let debounceRestarts = Detector(.debounceRestarts) { run in
    run.resubscriptions { event, call, words in
      words.isDebounced ? (.debounceRestarts, nil, Fix(.storePublisher)) : nil
    }
  }
}

extension [String] {
  fileprivate var isDebounced: Bool {
    contains("debounce") || contains("throttle") || contains("delay")
  }
}

extension ExaminedRun {
  /// Findings about `onReceive` calls that subscribed again in the poke; nil where there are none, or
  /// where the release subscribes again at each update.
  fileprivate func resubscriptions(
    _ judge: (Event, Int, [String]) -> (BugID, PropertyDeclaration?, Fix)?
  ) -> [Finding]? {
    guard wasPoked, timeline.profile != "ios13",
      all.contains(where: { $0.name == .subscribed && $0.property == nil })
    else { return nil }
    return poke.filter { $0.name == .subscribed && $0.property == nil }.compactMap { event in
      guard
        poke.contains(where: {
          $0.name == .unsubscribed && $0.property == nil && $0.view == event.view
            && $0.index < event.index
        }), let type = declaration(event)
      else { return nil }
      let file = source.files[type.file]
      let calls = file.positions(of: [".", "onReceive", "("], in: type.tokens)
      guard calls.count == 1 else { return nil }
      let end = file.end(ofBracketAt: calls[0] + 2)
      let words = file.tokens[(calls[0] + 3)..<(end - 1)].map(\.text)
      guard let (bug, property, fix) = judge(event, calls[0], words) else { return nil }
      let again = events.filter {
        $0.name == .subscribed && $0.property == nil && $0.view == event.view
      }
      let place = property.flatMap(source.place) ?? file.place(calls[0] + 1)
      return Finding(
        bug, again.count > 1 ? .proved : .shown, at: place,
        Subject(
          view: type.name, property: property?.name, type: event.object?.brief,
          other: parent(of: event)?.type.baseName),
        evidence: evidence(
          again.count > 1 ? [action(of: again[1]), again[0], again[1]] : again)
          + [.poke(.resubscribes(view: type.name))], fixes: [fix])
    }
  }

  /// The stored property of a view that creates a timer's publisher and is the argument.
  fileprivate func storedTimer(named words: [String], in view: String) -> PropertyDeclaration? {
    guard let name = words.first, let property = source.property(name, of: view),
      property.wrapper == nil, !property.isStatic, !property.isComputed,
      let value = property.initialValue,
      source.text(value, ofFile: property.file).starts(with: ["Timer", ".", "publish"])
    else { return nil }
    return property
  }

  fileprivate func keepTimer(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard let keyword = property.tokens.first(where: { ["let", "var"].contains(file[$0]) }) else {
      return Fix(.keepTimer)
    }
    let text = property.isPrivate ? "@State private var" : "@State private var"
    let start = file.tokens[property.tokens.lowerBound].range.lowerBound
    return Fix(
      .keepTimer,
      [
        Fix.Edit(
          file: file.path, range: start..<file.tokens[keyword].range.upperBound, text: text)
      ])
  }
}
