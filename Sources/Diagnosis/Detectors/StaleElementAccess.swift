import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view left that held a binding to an element by its index, and the collection has no such
  /// element any longer.
  static let staleElementAccess = Detector(.staleElementAccess) { run in
    let bindings = run.indexedBindings
    let closures = run.source.indexedClosures
    guard !bindings.isEmpty || !closures.isEmpty else { return nil }
    return run.events.compactMap { event in
      guard event.name == .removed || event.name == .noted else { return nil }
      let causes = run.causes(of: event)
      guard let body = causes.first(where: { $0.name == .body }),
        let change = causes.lazy.compactMap(ValueChange.init).first,
        run.lostElement(event, of: change),
        let type = run.declaration(body),
        let binding = bindings.first(where: {
          $0.type == type.name && $0.property == change.property
            && $0.mayBelong(to: run.typeName(event))
        })
      else { return nil }
      return Finding(
        .staleElementAccess, .proved, at: binding.place,
        Subject(
          view: event.title.map { "\(run.typeName(event)) \"\($0)\"" } ?? run.typeName(event),
          property: change.property, other: type.name, old: change.old.brief, new: change.new.brief),
        evidence: run.evidence([run.action(of: event), change.event, body]),
        fixes: [Fix(.bindByID)])
    } + closures.compactMap(run.lostElement)
  }
}

extension ExaminedRun {
  /// The finding about the rows of all indices, if the collection lost an element and the screen a row.
  fileprivate func lostElement(of binding: Declarations.IndexedClosure) -> Finding? {
    for change in events.compactMap(ValueChange.init) where change.property == binding.property {
      guard let old = change.old.elements, let new = change.new.elements, new.count < old.count,
        let action = action(of: change.event), removesLines(action),
        let body = act(from: action).first(where: {
          $0.name == .body && typeName($0) == binding.view
            && causes(of: $0).contains { $0.index == change.event.index }
        }),
        events[..<action.index].contains(where: {
          $0.name == .body && typeName($0) == binding.view
        })
      else { continue }
      return Finding(
        .staleElementAccess, .proved, at: binding.place,
        Subject(
          view: binding.control, property: binding.property, type: change.type,
          other: binding.view, old: change.old.brief, new: change.new.brief),
        evidence: evidence([action, change.event, body]), fixes: [Fix(.bindByID)])
    }
    return nil
  }
}

extension Declarations {
  /// `ForEach(names.indices, id: \.self) { i in TextField("Name", text: Binding(get: { names[i] }, …)) }`
  fileprivate struct IndexedClosure {
    let view: String
    let property: String
    /// The view that receives the binding.
    let control: String
    let place: SourcePlace
  }

  fileprivate var indexedClosures: [IndexedClosure] {
    views.flatMap { view in
      code(of: view).flatMap { code -> [IndexedClosure] in
        let file = files[code.file]
        return file.positions(of: ["Binding"], in: code.tokens).compactMap {
          start -> IndexedClosure? in
          guard let (property, index) = file.element(readByGetterOfBindingAt: start),
            let place = file.place(start),
            let use = use(ofBindingAt: start, ofFile: code.file),
            !file.isConditional(use, in: code.tokens),
            // The index of a function is its parameter.
            file.isInRowsOfAllIndices(of: property, use, named: use == start ? index : nil),
            let control = file.nameOfCall(around: use)
          else { return nil }
          return IndexedClosure(
            view: view.name, property: property, control: control, place: place)
        }
      }
    }
  }
}

extension Declarations {
  /// The position of a binding, or of the only call of the function that returns the binding, in the same
  /// file.
  private func use(ofBindingAt start: Int, ofFile number: Int) -> Int? {
    guard
      let function = functions(ofFile: number).first(where: {
        $0.name != "body" && $0.body.contains(start)
      })
    else { return start }
    let calls = calls(of: function.name)
    return calls.count == 1 && calls[0].file == number ? calls[0].start : nil
  }
}

extension SourceFile {
  /// `names` and `i` for `Binding(get: { names[i] }, …)` and `Binding(get: { names[i].first }, …)`.
  fileprivate func element(
    readByGetterOfBindingAt start: Int
  ) -> (property: String, index: String)? {
    guard let getter = getter(ofBindingAt: start),
      let open = getter.first(where: { self[$0] == "[" }), open > getter.lowerBound,
      end(ofBracketAt: open) == open + 3,
      getter.allSatisfy({ index in
        (open...(open + 2)).contains(index) || self[index] == "."
          || self[index].first?.isLetter == true
      })
    else { return nil }
    return (self[open - 1], self[open + 1])
  }

  /// True if a position is in a block that may not run, such as that of an `if`.
  fileprivate func isConditional(_ position: Int, in code: Range<Int>) -> Bool {
    (code.lowerBound..<position).contains { index in
      guard ["if", "else", "guard", "switch"].contains(self[index]),
        let brace = (index..<position).first(where: { self[$0] == "{" })
      else { return false }
      return end(ofBracketAt: brace) > position
    }
  }

  /// True if a position is in the closure of `ForEach(names.indices, …)` or
  /// `ForEach(0..<names.count, …)`.
  ///
  /// - Parameter index: The name of the closure's parameter; nil for any name.
  fileprivate func isInRowsOfAllIndices(
    of property: String, _ position: Int, named index: String?
  ) -> Bool {
    ["ForEach", "List"].flatMap { positions(of: [$0, "("], in: 0..<position) }.contains { start in
      let end = end(ofBracketAt: start + 1)
      guard self[end] == "{", (end..<self.end(ofBracketAt: end)).contains(position),
        index == nil || self[end + 1] == index || index == "$0"
      else { return false }
      let data = (start + 2)..<end
      return !positions(of: [property, ".", "indices"], in: data).isEmpty
        || self[start + 2] == "0" && !positions(of: [property, ".", "count"], in: data).isEmpty
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
    /// The view or function that receives the binding; nil where no call surrounds the binding.
    let receiver: String?
    let place: SourcePlace

    /// False if another view than this one receives the binding.
    func mayBelong(to view: String) -> Bool {
      receiver.map { $0 == view || $0.first?.isUppercase != true } ?? true
    }
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
          return IndexedBinding(
            type: type.name, property: file[index - 1], receiver: file.nameOfCall(around: index),
            place: place)
        }
      }
    }
  }
}
