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
        let subscription = run.retainingSubscription(of: type),
        let removed = run.events[event.index...].first(where: {
          $0.name == .removed && $0.view == event.view
        })
      else { return nil }
      return Finding(
        .subscriptionRetainsModel, .proved, at: subscription.place,
        Subject(
          view: run.typeName(event),
          property: subscription.property ?? event.property?.description, type: type.name,
          other: subscription.function),
        evidence: run.evidence([run.action(of: removed), event, removed]),
        fixes: [subscription.fix])
    }
  }
}

/// A subscription that keeps its object.
private struct RetainingSubscription {
  let place: SourcePlace
  let fix: Fix
  /// The property of `assign(to:on:)`.
  var property: String?
  /// The function of the object that receives the values, or `assign(to:on:)`; nil for a closure.
  var function: String?
}

extension ExaminedRun {
  /// A `sink` whose closure captures `self` strongly, a `sink` with a function of the object, or an
  /// `assign(to:on:)` on `self`, that the object keeps.
  fileprivate func retainingSubscription(of type: TypeDeclaration) -> RetainingSubscription? {
    for code in source.code(of: type) {
      let file = source.files[code.file]
      for index in file.positions(of: ["sink"], in: code.tokens)
      where file[index - 1] == "." && !file.ends(publisherBefore: index) {
        guard let place = file.place(index) else { continue }
        for closure in closures(ofCallAt: index, file) {
          let words = file.tokens[closure].map(\.text)
          guard words.contains("self"), !words.contains("weak"), !words.contains("unowned") else {
            continue
          }
          return RetainingSubscription(place: place, fix: weakSelf(file, closure))
        }
        if let (name, fix) = function(ofSinkAt: index, code.file, of: type) {
          return RetainingSubscription(place: place, fix: fix, function: name)
        }
      }
      for index in file.positions(of: ["assign", "("], in: code.tokens) {
        let call = Declarations.Call(
          file: code.file, start: index, end: file.end(ofBracketAt: index + 1))
        guard !file.ends(publisherBefore: index),
          let object = source.argument("on", of: call), object.count == 1,
          file[object.lowerBound] == "self", let place = file.place(index)
        else { continue }
        // `\.text`
        let path = source.argument("to", of: call)
        let property = path.flatMap { $0.last }.map { file[$0] }
        return RetainingSubscription(
          place: place, fix: assignToPublished(call, property, of: type), property: property,
          function: "assign(to:on:)")
      }
    }
    return nil
  }

  /// The closures of a call: arguments in parentheses, and trailing closures.
  private func closures(ofCallAt index: Int, _ file: SourceFile) -> [Range<Int>] {
    guard ["(", "{"].contains(file[index + 1]) else { return [] }
    var closures: [Range<Int>] = []
    var position = index + 1
    let end = file.endOfCall(at: index)
    while position < end {
      if file[position] == "{" {
        closures.append(position..<file.end(ofBracketAt: position))
        position = file.end(ofBracketAt: position)
      } else {
        position += 1
      }
    }
    return closures
  }

  /// `sink(receiveValue: handle)`: the function of the object, and the edit to a closure.
  private func function(
    ofSinkAt index: Int, _ number: Int, of type: TypeDeclaration
  ) -> (name: String, fix: Fix)? {
    let file = source.files[number]
    guard file[index + 1] == "(" else { return nil }
    let call = Declarations.Call(
      file: number, start: index, end: file.end(ofBracketAt: index + 1))
    guard let argument = source.argument("receiveValue", of: call), let last = argument.last,
      argument.count == 1
        || argument.count == 3 && file[argument.lowerBound] == "self"
          && file[argument.lowerBound + 1] == "."
    else { return nil }
    let name = file[last]
    let functions = source.files.indices.flatMap { source.functions(ofFile: $0) }.filter {
      $0.name == name && $0.type == type.name && !$0.isStatic
    }
    guard let function = functions.first else { return nil }
    let other = source.files[function.code.file]
    // `func handle(_ count: Int)`
    let isUnlabeled =
      functions.count == 1
      && !other.positions(of: [name, "(", "_"], in: function.code.tokens).isEmpty
    guard isUnlabeled else { return (name, Fix(.weakSelfInClosure)) }
    let edit = Fix.Edit(
      file: file.path, range: file.bytes(of: argument),
      text: "{ [weak self] in self?.\(name)($0) }")
    return (name, Fix(.weakSelfInClosure, [edit]))
  }

  /// `assign(to: \.text, on: self).store(in: &bag)` becomes `assign(to: &$text)`, which returns nothing
  /// to keep.
  private func assignToPublished(
    _ call: Declarations.Call, _ property: String?, of type: TypeDeclaration
  ) -> Fix {
    let file = source.files[call.file]
    let store = call.end + 2
    guard let property, source.property(property, of: type.name)?.wrapper == "@Published",
      file[call.end] == ".", file[call.end + 1] == "store", file[store] == "("
    else { return Fix(.assignToPublished) }
    let range = file.bytes(of: call.start..<file.end(ofBracketAt: store))
    let edit = Fix.Edit(file: file.path, range: range, text: "assign(to: &$\(property))")
    return Fix(.assignToPublished, [edit])
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

extension SourceFile {
  /// True if the publisher that a call subscribes to completes by itself, which ends the subscription.
  fileprivate func ends(publisherBefore call: Int) -> Bool {
    var depth = 0
    var index = call - 1
    while index >= 0 {
      if [")", "]", "}"].contains(self[index]) { depth += 1 }
      if ["(", "[", "{"].contains(self[index]) { depth -= 1 }
      if depth == 0, endsPublisher(at: index) { return true }
      // The beginning of the statement.
      let beginsLine = index > 0 && tokens[index - 1].line < tokens[index].line
      if depth < 0 || depth == 0 && beginsLine && self[index] != "." { return false }
      index -= 1
    }
    return false
  }

  /// True for `Just(`, and for `.first(`.
  private func endsPublisher(at index: Int) -> Bool {
    // `Future<Int, Never> {`
    guard ["(", "{", "<"].contains(self[index + 1]) else { return false }
    return self[index - 1] == "."
      ? ["first", "prefix", "output", "last", "dataTaskPublisher"].contains(self[index])
      : ["Just", "Future", "Deferred", "Fail", "Empty", "Record"].contains(self[index])
  }
}
