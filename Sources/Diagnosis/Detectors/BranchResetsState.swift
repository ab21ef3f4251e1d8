import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view with state left one branch of an `if`, and a view of the same type came in the other.
  static let branchResetsState = Detector(.branchResetsState) { run in
    let removals = run.events.filter { event in
      event.name == .removed && run.view(event).map(run.hasBranch) == true
    }
    guard !removals.isEmpty else { return nil }
    return removals.compactMap { removed in
      guard let old = run.view(removed), let action = run.action(of: removed),
        let lost = run.events[..<removed.index].last(where: {
          $0.name == .wrote && $0.view == removed.view
        }), case .wrote(let property, _, let value) = lost.kind,
        let mounted = run.act(from: action).first(where: { event in
          event.name == .body && event.count == 1 && event.view != removed.view
            && run.view(event).map { run.isSibling($0, of: old) } == true
        }),
        let stored = run.events.first(where: {
          $0.name == .stored && $0.view == mounted.view && $0.property == property
            && $0.index > action.index
        }), stored.value != value
      else { return nil }
      let parent = run.parent(of: removed)?.type.baseName
      let type = parent.flatMap(run.source.type)
      let all = run.source.calls(of: old.type.baseName)
      let calls = all.filter { call in
        type.map { $0.file == call.file && $0.tokens.contains(call.start) } == true
      }
      // Two views with other arguments are meant to be two.
      guard Set((calls.isEmpty ? all : calls).map(run.source.text)).count == 1 else { return nil }
      let branch = calls.count == 2 ? run.source.files[calls[0].file].place(calls[0].start) : nil
      return Finding(
        .branchResetsState, .proved, at: branch ?? run.body(of: type),
        Subject(
          view: old.type.baseName, property: property.description, other: parent,
          old: value.brief, new: stored.value?.brief),
        evidence: run.evidence([lost, action, stored, removed]), fixes: [Fix(.hoistState)])
    }
  }
}

extension Declarations {
  /// The text of a call, with its strings.
  fileprivate func text(_ call: Call) -> String {
    let file = files[call.file]
    let range =
      file.tokens[call.start].range.lowerBound..<file.tokens[call.end - 1].range.upperBound
    return String(decoding: file.bytes[range], as: UTF8.self)
  }
}

extension ExaminedRun {
  fileprivate func hasBranch(_ view: ViewIdentity) -> Bool { !branches(view).isEmpty }

  /// True if two views of one type differ in the branches around them, and not in their ids. A branch
  /// may wrap its view in containers of the laboratory.
  fileprivate func isSibling(_ view: ViewIdentity, of other: ViewIdentity) -> Bool {
    guard view.type == other.type, hasBranch(view) else { return false }
    return programParent(view) == programParent(other)
      && branches(view) != branches(other) && ids(view) == ids(other)
  }

  /// The number of the nearest ancestor that the program declares.
  func programParent(_ view: ViewIdentity) -> Int? {
    views.ancestors(of: view.id).first { !views[$0].type.isBuiltIn }
  }

  /// The keys of a view and of the containers of the laboratory around the view.
  func keys(_ view: ViewIdentity) -> [ViewIdentity.Key] {
    let containers = views.ancestors(of: view.id).prefix { views[$0].type.isBuiltIn }
    return containers.reversed().flatMap { views[$0].keys } + view.keys
  }

  private func branches(_ view: ViewIdentity) -> [Bool] {
    keys(view).compactMap { if case .branch(let isFirst) = $0 { isFirst } else { nil } }
  }

  /// The ids of rows and of `id(_:)`: a view with another id is meant to be another one.
  private func ids(_ view: ViewIdentity) -> [String] {
    keys(view).compactMap { key in
      switch key {
      case .explicit(let id), .element(let id, _, _, _): id
      case .position, .branch, .host: nil
      }
    }
  }
}
