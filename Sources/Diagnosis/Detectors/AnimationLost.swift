import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The closure of a `withAnimation` returned without a write, and the write came later, outside of
  /// the animation.
  static let animationLost = Detector(.animationLost) { run in
    let ended = run.events.compactMap { event -> Event? in
      if case .noted(.animationEnded) = event.kind { event } else { nil }
    }
    guard !ended.isEmpty else { return nil }
    return ended.compactMap { event in
      guard case .noted(.animationEnded(let animation, writes: 0)) = event.kind,
        let origin = run.origin(of: event),
        let place = run.deferredAnimation(in: run.type(at: origin.source)),
        let write = run.events[event.index...].first(where: {
          ValueChange($0) != nil && run.origin(of: $0)?.index == origin.index
        }), let change = ValueChange(write),
        place.writes(change.property)
      else { return nil }
      return Finding(
        .animationLost, .proved, at: place.place,
        Subject(
          view: run.type(at: origin.source)?.name, property: change.property, type: change.type,
          other: animation, old: change.old.brief, new: change.new.brief),
        evidence: run.evidence([origin, write]), fixes: [Fix(.animateWrite)])
    }
  }
}

extension Declarations {
  /// The words of the functions that code calls, each the only function of its name.
  fileprivate func words(ofFunctionsCalledIn code: [String]) -> [String] {
    let names = Set(zip(code, code.dropFirst()).filter { $0.1 == "(" }.map(\.0))
    let functions = files.flatMap { file in
      file.positions(of: ["func"]).filter { names.contains(file[$0 + 1]) }.map { start in
        let brace = (start..<file.tokens.count).first { file[$0] == "{" } ?? start
        return (
          name: file[start + 1], words: (brace..<file.end(ofBracketAt: brace)).map { file[$0] }
        )
      }
    }
    return functions.filter { function in functions.count { $0.name == function.name } == 1 }
      .flatMap(\.words)
  }
}

extension Declarations {
  /// The words behind the operators of Combine that deliver values later, up to the end of the
  /// pipeline: `.receive(on: DispatchQueue.main).sink { … }`.
  fileprivate var wordsOfDeferredDeliveries: [String] {
    files.flatMap { file in
      ["receive", "delay", "debounce", "throttle"].flatMap { name in
        file.positions(of: [".", name, "("])
      }.flatMap { start -> [String] in
        var end = file.end(ofBracketAt: start + 2)
        while file[end] == ".", ["(", "{"].contains(file[end + 2]) {
          end = file.endOfCall(at: end + 1)
        }
        return (start..<end).map { file[$0] }
      }
    }
  }

  /// True if a view animates the changes of a value itself: `.animation(.default, value: isOpen)`.
  fileprivate var animatesValues: Bool {
    files.contains { !$0.positions(of: [".", "animation", "("]).isEmpty }
  }
}

extension ExaminedRun {
  fileprivate struct DeferredAnimation {
    let place: SourcePlace
    let words: [String]

    func writes(_ property: String) -> Bool { words.contains(property) }
  }

  /// The only `withAnimation { … }` of a view, or else of the program, whose closure schedules a
  /// block, starts a task, or sends a value to a pipeline that delivers the value later.
  fileprivate func deferredAnimation(in type: TypeDeclaration?) -> DeferredAnimation? {
    let own = (type.map(source.code) ?? []).flatMap { code in
      source.files[code.file].positions(of: ["withAnimation"], in: code.tokens).map {
        (source.files[code.file], $0)
      }
    }
    let all = source.files.flatMap { file in
      file.positions(of: ["withAnimation"]).map { (file, $0) }
    }
    // The view may call a function of its model.
    let calls = own.isEmpty && all.count == 1 ? all : own
    let closures = calls.compactMap { file, index -> DeferredAnimation? in
      let start = file[index + 1] == "(" ? file.end(ofBracketAt: index + 1) : index + 1
      guard file[start] == "{", let place = file.place(index) else { return nil }
      let closure = (start..<file.end(ofBracketAt: start)).map { file[$0] }
      var words = closure + source.words(ofFunctionsCalledIn: closure)
      var isDeferred = !Set(words).isDisjoint(with: ["async", "asyncAfter", "Task"])
      if !isDeferred, words.contains("send"), !source.animatesValues {
        let delivered = source.wordsOfDeferredDeliveries
        isDeferred = !delivered.isEmpty
        words += delivered + source.words(ofFunctionsCalledIn: delivered)
      }
      // A closure with an animation of its own animates the later write.
      return isDeferred && !words.contains("withAnimation")
        ? DeferredAnimation(place: place, words: words) : nil
    }
    return closures.count == 1 ? closures[0] : nil
  }
}
