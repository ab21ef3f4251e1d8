import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view computes a second state from a first one when the view appears. The first one changed, no
  /// body reads it, and no code computes the second one again.
  static let derivedStateNotRefreshed = Detector(.derivedStateNotRefreshed) { run in
    let copies = run.source.computedCopies
    guard !copies.isEmpty else { return nil }
    return copies.compactMap { copy in
      let name = copy.property.name
      guard
        let made = run.events.first(where: { event in
          event.name == .wrote && event.property?.root == name
            && run.typeName(event) == copy.property.type
            && run.causes(of: event).contains { [.appeared, .taskStarted].contains($0.name) }
        }), let view = made.view,
        let change = run.events[made.index...].last(where: {
          $0.name == .wrote && $0.view == view && $0.property?.root == copy.source
        }), let action = run.action(of: change),
        run.act(from: action).contains(where: { $0.isAsBefore == true }),
        run.isRead(name, of: view), !run.isRead(copy.source, of: view),
        !run.events[change.index...].contains(where: {
          $0.name == .wrote && $0.view == view && $0.property?.root == name
        })
      else { return nil }
      return Finding(
        .derivedStateNotRefreshed, .proved, at: copy.place,
        Subject(
          view: copy.property.type, property: name, other: copy.source, old: change.old?.brief,
          new: change.new?.brief),
        evidence: run.evidence([made, action, change]),
        fixes: [Fix(.computeValue), Fix(.updateCopy)])
    }
  }
}

extension ExaminedRun {
  /// True if a body reads a state of a view.
  fileprivate func isRead(_ name: String, of view: Int) -> Bool {
    events.contains { event in
      guard case .noted(.read(let reads)) = event.kind else { return false }
      return reads.contains { $0.view == view && $0.property.root == name }
    }
  }
}

extension Declarations {
  fileprivate struct ComputedCopy {
    let property: PropertyDeclaration
    /// The state from which the copy is computed.
    let source: String
    let place: SourcePlace?
  }

  /// `.onAppear { shown = items.sorted() }`: a state that only one assignment writes, with an expression
  /// that calls a function of another state.
  fileprivate var computedCopies: [ComputedCopy] {
    views.flatMap { type -> [ComputedCopy] in
      let file = files[type.file]
      let states = type.properties.filter { $0.wrapper == "@State" && !$0.isComputed }
      let closures = ["onAppear", "task"].flatMap {
        file.positions(of: [".", $0, "{"], in: type.tokens)
      }
      .map { ($0 + 2)..<file.end(ofBracketAt: $0 + 2) }
      return states.compactMap { property -> ComputedCopy? in
        let code = code(of: type)
        let writes = code.flatMap { code in
          files[code.file].positions(of: [property.name], in: code.tokens).filter {
            files[code.file].isWritten(at: $0) || files[code.file][$0 - 1] == "$"
          }.filter { !["var", "let"].contains(files[code.file][$0 - 1]) }
        }
        guard writes.count == 1, let start = writes.first, file[start + 1] == "=",
          closures.contains(where: { $0.contains(start) })
        else { return nil }
        var end = start + 2
        while end < type.tokens.upperBound, file.tokens[end].line == file.tokens[start].line,
          file[end] != "}"
        {
          end = ["(", "[", "{"].contains(file[end]) ? file.end(ofBracketAt: end) : end + 1
        }
        let value = (start + 2)..<end
        let sources = states.map(\.name).filter { name in
          value.contains { file[$0] == name && file[$0 - 1] != "." }
        }
        guard sources.count == 1, sources[0] != property.name,
          value.contains(where: { file[$0] == "(" || file[$0] == "{" })
        else { return nil }
        return ComputedCopy(property: property, source: sources[0], place: file.place(start))
      }
    }
  }
}
