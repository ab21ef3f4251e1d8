import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view left that held a binding to an element by its index, and the collection has no such
  /// element any longer.
  static let staleElementAccess = Detector(.staleElementAccess) { run in
    let bindings = run.indexedBindings
    guard !bindings.isEmpty else { return nil }
    return run.events.compactMap { event in
      guard event.name == .removed || event.name == .noted else { return nil }
      let causes = run.causes(of: event)
      guard let body = causes.first(where: { $0.name == .body }),
        let change = causes.lazy.compactMap(ValueChange.init).first,
        run.lostElement(event, of: change),
        let type = run.declaration(body),
        let binding = bindings.first(where: {
          $0.type == type.name && $0.property == change.property
        })
      else { return nil }
      return Finding(
        .staleElementAccess, .proved, at: binding.place,
        Subject(
          view: event.title.map { "\(run.typeName(event)) \"\($0)\"" } ?? run.typeName(event),
          property: change.property, other: type.name, old: change.old.brief, new: change.new.brief),
        evidence: run.evidence([run.action(of: event), change.event, body]),
        fixes: [Fix(.bindByID)])
    }
  }
}

extension ExaminedRun {
  /// True if a view left whose binding has no element any longer: the record says so, or the view is
  /// a row behind the end of an object's list.
  fileprivate func lostElement(_ event: Event, of change: ValueChange) -> Bool {
    if case .noted(.elementGone) = event.kind { return true }
    guard event.name == .removed, change.type != nil, let count = change.new.elements?.count,
      change.old.elements.map({ $0.count > count }) == true, let keys = view(event)?.keys,
      events.contains(where: {
        $0.name == .found && $0.view == event.view && $0.type?.hasPrefix("Binding<") == true
      })
    else { return false }
    return keys.contains { key in
      if case .element(_, let number?, _, _) = key { number >= count } else { false }
    }
  }

  fileprivate struct IndexedBinding {
    let type: String
    let property: String
    let place: SourcePlace
  }

  /// `$names[index]`, and `$model.names[index]`, in a view.
  fileprivate var indexedBindings: [IndexedBinding] {
    source.views.flatMap { type in
      source.code(of: type).flatMap { code in
        let file = source.files[code.file]
        return code.tokens.compactMap { index -> IndexedBinding? in
          guard file[index] == "[", file[index - 1].first?.isLetter == true,
            let place = file.place(index - 1)
          else { return nil }
          var start = index - 1
          while file[start - 1] == "." { start -= 2 }
          guard file[start - 1] == "$" || file[start].hasPrefix("$") else { return nil }
          return IndexedBinding(type: type.name, property: file[index - 1], place: place)
        }
      }
    }
  }
}
