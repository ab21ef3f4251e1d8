/// The code that creates an object: `Filter()` in an argument, or `let filter = Filter()`.
struct ObjectCreation {
  let file: Int
  /// The tokens from the name of the class to the closing parenthesis.
  let call: Range<Int>
  let type: String
  /// The name of the variable; nil for an argument.
  let name: String?
  /// The declaration of the variable; nil for an argument.
  let declaration: Range<Int>?
  let place: SourcePlace?
}

extension Declarations {
  /// The creation in the first of these calls, if each call passes a new object.
  func creation(
    of model: String, passedAs property: PropertyDeclaration, in calls: [Call]
  ) -> ObjectCreation? {
    let creations = calls.compactMap { call -> ObjectCreation? in
      guard let argument = argument(property.name, of: call) else { return nil }
      let file = files[call.file]
      if file[argument.lowerBound] == model, file[argument.lowerBound + 1] == "(" {
        return ObjectCreation(
          file: call.file, call: argument, type: model, name: nil, declaration: nil,
          place: file.place(argument.lowerBound))
      }
      guard argument.count == 1 else { return nil }
      let name = file[argument.lowerBound]
      let owner = type(containing: call.start, ofFile: call.file)
      if let computed = owner?.properties.first(where: { $0.name == name }) {
        return computed.isComputed ? self.creation(of: model, in: computed) : nil
      }
      return code(containing: call).flatMap { self.local(of: model, named: name, in: $0) }
    }
    return creations.count == calls.count ? creations.first : nil
  }

  /// The computed property or the function that contains a call.
  private func code(containing call: Call) -> Code? {
    let properties = types.flatMap(\.properties).filter(\.isComputed).map {
      Code(file: $0.file, tokens: $0.tokens)
    }
    return (properties + functions(ofFile: call.file).map(\.code))
      .filter { $0.contains(call.start, ofFile: call.file) }
      .min { $0.tokens.count < $1.tokens.count }
  }

  /// `var filter: Filter { Filter() }`
  private func creation(of model: String, in property: PropertyDeclaration) -> ObjectCreation? {
    let file = files[property.file]
    guard let brace = property.tokens.first(where: { file[$0] == "{" }), file[brace + 1] == model,
      file[brace + 2] == "(", file.end(ofBracketAt: brace + 2) == property.tokens.upperBound - 1
    else { return nil }
    return ObjectCreation(
      file: property.file, call: (brace + 1)..<(property.tokens.upperBound - 1), type: model,
      name: property.name, declaration: property.tokens, place: file.place(brace + 1))
  }

  /// `let filter = Filter()`, a statement of a body or a function.
  func local(
    of model: String, named name: String, in body: Code
  ) -> ObjectCreation? {
    let file = files[body.file]
    guard let start = file.positions(of: [name, "=", model, "("], in: body.tokens).first,
      ["let", "var"].contains(file[start - 1])
    else { return nil }
    let end = file.end(ofBracketAt: start + 3)
    return ObjectCreation(
      file: body.file, call: (start + 2)..<end, type: model, name: name,
      declaration: (start - 1)..<end, place: file.place(start - 1))
  }
}
