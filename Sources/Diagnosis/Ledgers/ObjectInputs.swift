import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// An argument from which a view creates the object of a `@StateObject`.
  struct ObjectInput {
    let call: Declarations.Call
    let argument: Declarations.Argument
    /// The view whose code calls the initializer.
    let parent: ViewIdentity
    /// The words of the argument.
    let words: [String]
    /// `recipes[index]`
    var text: String { words.joined() }
  }

  /// The arguments that reach the object, in calls without an identity of their own.
  func inputs(of property: PropertyDeclaration, at event: Event) -> [ObjectInput] {
    guard let id = event.view, views.indices.contains(id), let type = source.type(property.type)
    else { return [] }
    let ancestors = views.ancestors(of: id).map { views[$0] }
    return source.calls(of: property.type).flatMap { call -> [ObjectInput] in
      let file = source.files[call.file]
      let caller = source.type(containing: call.start, ofFile: call.file)?.name
      guard let parent = ancestors.first(where: { $0.type.baseName == caller }),
        !isFollowed(by: [".", "id", "("], call)
      else { return [] }
      return source.arguments(of: call).enumerated().filter { position, argument in
        // A binding or a closure reads the current value.
        if ["$", "{"].contains(file[argument.tokens.lowerBound]) { return false }
        if argument.label?.namesFirstValue == true { return false }
        if type.initializers.isEmpty { return argument.label == property.name }
        return type.initializers.contains { body in
          source.name(of: argument, at: position, in: body).map {
            !$0.namesFirstValue && reaches($0, property, in: body)
          } == true
        }
      }.map { _, argument in
        ObjectInput(
          call: call, argument: argument, parent: parent,
          words: argument.tokens.map { file[$0] })
      }
    }
  }

  /// True if an initializer creates the object from a parameter: `StateObject(wrappedValue: Page(id))`.
  private func reaches(
    _ parameter: String, _ property: PropertyDeclaration, in body: Code
  ) -> Bool {
    let file = source.files[body.file]
    return file.positions(
      of: ["_" + property.name, "=", "StateObject", "("], in: body.tokens
    ).contains {
      (($0 + 3)..<file.end(ofBracketAt: $0 + 3)).contains { file[$0] == parameter }
    }
  }

  private func isFollowed(by words: [String], _ call: Declarations.Call) -> Bool {
    words.indices.allSatisfy { source.files[call.file][call.end + $0] == words[$0] }
  }

  /// The change of a value in the argument after the object's creation, and the body that passed the
  /// new argument to the view.
  func laterChange(
    of input: ObjectInput, after created: Event
  ) -> (ValueChange, Event)? {
    guard let view = created.view else { return nil }
    for change in events[created.index...].compactMap(ValueChange.init).reversed()
    where change.old != change.new {
      let isIn =
        if let type = change.type {
          readsField(change.property, of: type, input)
        } else {
          change.event.view == input.parent.id && input.reads(change.property)
        }
      guard isIn,
        let parent = events[change.event.index...].first(where: {
          $0.name == .body && $0.view == input.parent.id
        }), action(of: parent)?.index == action(of: change.event)?.index,
        !events[created.index...].contains(where: {
          $0.name == .removed && $0.view == view
        })
      else { continue }
      return (
        change, events[parent.index...].first { $0.name == .body && $0.view == view } ?? parent
      )
    }
    return nil
  }

  /// The values of the argument before and after a change, where the argument is the changed value or a
  /// field of the value.
  func values(
    of input: ObjectInput, in change: ValueChange
  ) -> (old: ValueDescription, new: ValueDescription)? {
    let path = input.words.filter { $0 != "." && $0 != "self" }
    let tail = path.drop { $0 != change.property }.dropFirst()
    guard path.allSatisfy({ $0.first?.isLetter == true || $0.first == "_" }),
      path.contains(change.property)
    else { return nil }
    func value(_ whole: ValueDescription) -> ValueDescription? {
      tail.reduce(whole) { value, name in value?.fields.first { $0.name == name }?.value }
    }
    guard let old = value(change.old), let new = value(change.new), old != new else { return nil }
    return (old, new)
  }

  /// `.id(argument)` behind the call, or `.id(state)` with the changed state in the argument.
  func identity(
    of input: ObjectInput, _ change: ValueChange,
    _ values: (old: ValueDescription, new: ValueDescription)?
  ) -> Fix {
    let value = values?.new ?? change.new
    let isState = change.type == nil
    // The value must be Hashable.
    guard values != nil || isState,
      value.literal.first.map({ $0.isNumber || $0 == "\"" || $0 == "-" }) == true
        || ["true", "false"].contains(value.literal)
    else { return Fix(.identityOfArgument) }
    let file = source.files[input.call.file]
    let end = file.tokens[input.call.end - 1].range.upperBound
    let text = ".id(\(values != nil ? input.text : change.property))"
    return Fix(.identityOfArgument, [Fix.Edit(file: file.path, range: end..<end, text: text)])
  }
}

extension ExaminedRun.ObjectInput {
  /// True if the argument reads the state of this name.
  fileprivate func reads(_ name: String) -> Bool {
    words.indices.contains { index in
      words[index] == name
        && (index == 0 || words[index - 1] != "." || words[..<index].suffix(2) == ["self", "."])
    }
  }
}

extension ExaminedRun {
  /// True if the argument reads the property of this name of an object of the class: in `user.name`, the
  /// declared type of `user` decides. If the program declares no `user`, the only class or struct with
  /// such a property does.
  fileprivate func readsField(_ name: String, of type: String, _ input: ObjectInput) -> Bool {
    input.words.indices.contains { index in
      guard index > 1, input.words[index] == name, input.words[index - 1] == "." else {
        return false
      }
      let base = input.words[index - 2]
      let own = source.property(base, of: input.parent.type.baseName)
      let holders =
        own.map { [$0] } ?? source.types.flatMap(\.properties).filter { $0.name == base }
      if holders.isEmpty {
        return source.types.filter { $0.properties.contains { $0.name == name } }.map(\.name)
          == [type]
      }
      return holders.allSatisfy { holder in
        source.text(holder.tokens, ofFile: holder.file).contains(type)
      }
    }
  }
}
