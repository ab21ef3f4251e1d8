import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The body with a link creates the destination's model at once, and the model's initializer has an
  /// effect, although the destination is not open.
  static let eagerDestinationModel = Detector(.eagerDestinationModel) { run in
    let links = run.eagerLinks
    guard !links.isEmpty else { return nil }
    return links.compactMap { link in
      // The output of an initializer of the class, during the body with the link.
      let outputs = run.events.filter { event in
        guard event.name == .printed, let line = event.source,
          let cause = event.causes.last.map({ run.all[$0] }), cause.name == .body,
          run.typeName(cause) == link.view
        else { return false }
        return run.isInInitializer(of: link.model, line)
      }
      let isOpen = run.events.contains {
        $0.name == .body && run.typeName($0) == link.destination
          && $0.index < (outputs.first?.index ?? .max)
      }
      guard let first = outputs.first, !isOpen else { return nil }
      return Finding(
        .eagerDestinationModel, .proved, at: link.place,
        Subject(
          view: link.view, type: link.model.name, other: link.destination,
          new: outputs.count == 1 ? nil : "\(outputs.count)"),
        evidence: run.evidence([run.action(of: first)] + outputs.prefix(3).map { $0 }),
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
  }

  /// `NavigationLink(…, destination: Page(model: Model(…)))`
  fileprivate var eagerLinks: [EagerLink] {
    playedCalls(of: "NavigationLink").compactMap { call in
      let file = source.files[call.file]
      guard let argument = source.argument("destination", of: call),
        file[argument.lowerBound] != "{",
        let view = source.type(containing: call.start, ofFile: call.file),
        let destination = source.type(file[argument.lowerBound]),
        let model = argument.dropFirst().lazy.compactMap({ index in
          file[index + 1] == "(" ? source.type(file[index]) : nil
        }).first(where: \.isClass)
      else { return nil }
      return EagerLink(
        view: view.name, destination: destination.name, model: model,
        place: file.place(call.start))
    }
  }
}
