import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The body with a link creates the destination's model at once, and the model's initializer has an
  /// effect, although the destination is not open.
  static let eagerDestinationModel = Detector(.eagerDestinationModel) { run in
    let links = run.eagerLinks
    guard !links.isEmpty else { return nil }
    return links.compactMap { link in
      let outputs = run.outputs(of: link)
      let effects = outputs.isEmpty ? run.laterChanges(of: link) : outputs
      let isOpen = run.events.contains {
        $0.name == .body && run.typeName($0) == link.destination
          && $0.index < (effects.first?.index ?? .max)
      }
      guard let first = effects.first, !isOpen else { return nil }
      let count = outputs.isEmpty ? Set(effects.map(\.objectID)).count : outputs.count
      return Finding(
        .eagerDestinationModel, .proved, at: link.place,
        Subject(
          view: link.view, type: link.model.name, other: link.destination,
          new: count == 1 ? nil : "\(count)"),
        evidence: run.evidence([run.action(of: first)] + effects.prefix(3).map { $0 }),
        fixes: [Fix(.ownInDestination), Fix(.useDestination)])
    }
  }
}

extension ExaminedRun {
  fileprivate struct EagerLink {
    let view: String
    let destination: String
    let model: TypeDeclaration
    let place: SourcePlace?
    /// The position of the model's class or of its `.init`, in the link.
    let creation: Int
  }

  /// The output of an initializer of the class, or of code that only the initializer runs, during the
  /// body with the link.
  fileprivate func outputs(of link: EagerLink) -> [Event] {
    let printed = events.filter { event in
      guard event.name == .printed, let cause = event.causes.last.map({ all[$0] }) else {
        return false
      }
      return cause.name == .body && typeName(cause) == link.view
    }
    return outputs(ofInitializing: link.model, inBodyOf: link.view, among: printed)
  }

  /// The changes of objects of the class that no view has ever followed, by a timer or a task that
  /// only the initializer can have started: only the link creates objects of the class.
  fileprivate func laterChanges(of link: EagerLink) -> [Event] {
    let calls = source.calls(of: link.model.name) + source.implicitCreations(of: link.model.name)
    let links = eagerLinks.filter { $0.model.name == link.model.name }
    guard calls.count == 1, links.count == 1, calls[0].start == link.creation else { return [] }
    let followed = Set(events.filter { $0.name == .subscribed }.compactMap(\.objectID))
    return events.filter { event in
      guard event.name == .willChange, event.subscribers == 0, let id = event.objectID,
        event.object?.typeName == link.model.name, !followed.contains(id),
        event.code == nil || event.code == .block
          || event.code == .task,
        // Work that a person starts is not the initializer's.
        beginnings(of: event).allSatisfy({ $0.action?.name == .mount })
      else { return false }
      return true
    }
  }

  /// `NavigationLink(…, destination: Page(model: Model(…)))`, or a page in the closure of the link.
  fileprivate var eagerLinks: [EagerLink] {
    source.files.indices.flatMap { number -> [EagerLink] in
      let file = source.files[number]
      return file.positions(of: ["NavigationLink"]).compactMap { start -> EagerLink? in
        guard reach.contains(start, ofFile: number, in: played),
          let page = destinationTokens(ofLinkAt: start, file, number),
          let view = source.type(containing: start, ofFile: number),
          case let page = helper(named: page, in: view, ofFile: number) ?? page,
          let name = page.first(where: {
            file[$0 + 1] == "(" && source.type(file[$0])?.inherited.contains("View") == true
          }), let destination = source.type(file[name]),
          let creation = modelCreation(in: name..<page.upperBound, for: destination, file)
            ?? localModel(in: name..<page.upperBound, for: destination, of: view, ofFile: number)
        else { return nil }
        return EagerLink(
          view: view.name, destination: destination.name, model: creation.model,
          place: file.place(start), creation: creation.position)
      }
    }
  }

  /// The code of the view's property or function that returns the destination: `page`, `page(for: item)`.
  private func helper(
    named page: Range<Int>, in view: TypeDeclaration, ofFile number: Int
  ) -> Range<Int>? {
    let file = source.files[number]
    let body = file[page.lowerBound] == "{" ? page.dropFirst().dropLast() : page
    guard let first = body.first else { return nil }
    if body.count == 1 {
      return view.properties.first {
        $0.name == file[first] && $0.isComputed && $0.file == number
      }?.tokens
    }
    guard file[first + 1] == "(", file.end(ofBracketAt: first + 1) == body.upperBound else {
      return nil
    }
    let functions = source.functions(ofFile: number).filter {
      $0.name == file[first] && $0.type == view.name
    }
    return functions.count == 1 ? functions[0].body : nil
  }

  /// The tokens of a link's destination: an argument, or the first closure.
  private func destinationTokens(
    ofLinkAt start: Int, _ file: SourceFile, _ number: Int
  ) -> Range<Int>? {
    if file[start + 1] == "{" { return (start + 1)..<file.end(ofBracketAt: start + 1) }
    guard file[start + 1] == "(" else { return nil }
    let end = file.end(ofBracketAt: start + 1)
    let call = Declarations.Call(file: number, start: start, end: end)
    if let argument = source.argument("destination", of: call) { return argument }
    guard source.argument("value", of: call) == nil, file[end] == "{" else { return nil }
    return end..<file.end(ofBracketAt: end)
  }

  /// `Model(…)`, or `model: .init(…)`.
  private func modelCreation(
    in range: Range<Int>, for destination: TypeDeclaration, _ file: SourceFile
  ) -> (model: TypeDeclaration, position: Int)? {
    range.dropFirst().lazy.compactMap { index -> (model: TypeDeclaration, position: Int)? in
      let name: String? =
        if file[index + 1] == "(" {
          file[index]
        } else if file[index - 1] == ":", file.isImplicitCreation(at: index) {
          source.property(file[index - 2], of: destination.name)?.typeTokens.first
        } else {
          nil
        }
      guard let model = name.flatMap(source.type), model.isClass else { return nil }
      return (model, index)
    }.first
  }

  /// `let model = Model(…)` and `Page(model: model)`, in one property or function of the view with the link.
  private func localModel(
    in range: Range<Int>, for destination: TypeDeclaration, of view: TypeDeclaration,
    ofFile number: Int
  ) -> (model: TypeDeclaration, position: Int)? {
    let file = source.files[number]
    let code =
      view.properties.first {
        $0.isComputed && $0.file == number && $0.tokens.contains(range.lowerBound)
      }?.tokens
      ?? source.functions(ofFile: number).first { $0.body.contains(range.lowerBound) }?.body
    guard let code else { return nil }
    return range.lazy.compactMap { index -> (model: TypeDeclaration, position: Int)? in
      guard file[index - 1] == ":", [",", ")"].contains(file[index + 1]),
        let name = source.property(file[index - 2], of: destination.name)?.typeTokens.first,
        let model = source.type(name), model.isClass,
        let creation = source.local(
          of: name, named: file[index], in: Code(file: number, tokens: code))
      else { return nil }
      return (model, creation.call.lowerBound)
    }.first
  }
}
