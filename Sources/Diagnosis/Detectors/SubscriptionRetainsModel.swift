import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The view that kept an object is gone, and the object is not: its own subscription holds it.
  static let subscriptionRetainsModel = Detector(.subscriptionRetainsModel) { run in
    let gone = run.events.filter { event in
      event.name == .unsubscribed && run.property(event)?.wrapper == "@StateObject"
        && run.events[event.index...].contains { $0.name == .removed && $0.view == event.view }
    }
    guard !gone.isEmpty else { return nil }
    return gone.compactMap { event in
      guard let id = event.objectID, let object = event.object,
        !run.events.contains(where: { $0.name == .released && $0.objectID == id }),
        let type = run.source.type(object.typeName), type.isClass,
        let place = run.retainingSubscription(of: type),
        let removed = run.events[event.index...].first(where: {
          $0.name == .removed && $0.view == event.view
        })
      else { return nil }
      return Finding(
        .subscriptionRetainsModel, .proved, at: place.place,
        Subject(view: run.typeName(event), property: event.property?.description, type: type.name),
        evidence: run.evidence([run.action(of: removed), event, removed]), fixes: [place.fix])
    }
  }
}

extension ExaminedRun {
  /// A `sink` whose closure captures `self` strongly, or an `assign(to:on:)` on `self`, that the
  /// object keeps.
  fileprivate func retainingSubscription(
    of type: TypeDeclaration
  ) -> (place: SourcePlace, fix: Fix)? {
    for code in source.code(of: type) {
      let file = source.files[code.file]
      for index in file.positions(of: ["sink"], in: code.tokens) where file[index - 1] == "." {
        var brace = index + 1
        while brace < code.tokens.upperBound, file[brace] != "{" { brace += 1 }
        let end = file.end(ofBracketAt: brace)
        let words = file.tokens[brace..<end].map(\.text)
        guard words.contains("self"), !words.contains("weak"), !words.contains("unowned"),
          let place = file.place(index)
        else { continue }
        return (place, weakSelf(file, brace..<end))
      }
      for index in file.positions(of: ["assign", "("], in: code.tokens) {
        let words = file.tokens[index..<file.end(ofBracketAt: index + 1)].map(\.text)
        if words.contains("on"), words.contains("self"), let place = file.place(index) {
          return (place, Fix(.weakSelf))
        }
      }
    }
    return nil
  }

  /// `{ self.last = $0 }` becomes `{ [weak self] in self?.last = $0 }`.
  private func weakSelf(_ file: SourceFile, _ closure: Range<Int>) -> Fix {
    let words = closure.map { file[$0] }
    guard !words.contains("in"), words.count(where: { $0 == "self" }) == 1,
      file[closure.lowerBound + 1] == "self", file[closure.lowerBound + 2] == ".",
      file.tokens[closure.lowerBound].line == file.tokens[closure.upperBound - 1].line
    else { return Fix(.weakSelf) }
    let range = file.tokens[closure.lowerBound + 1].range
    return Fix(.weakSelf, [Fix.Edit(file: file.path, range: range, text: "[weak self] in self?")])
  }
}
