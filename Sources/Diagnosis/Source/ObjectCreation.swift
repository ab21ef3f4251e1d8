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
      let isImplicit =
        property.typeTokens == [model] && file.isImplicitCreation(at: argument.lowerBound)
      if isImplicit
        || file[argument.lowerBound] == model && file[argument.lowerBound + 1] == "("
      {
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
    guard let brace = property.tokens.first(where: { file[$0] == "{" }) else { return nil }
    let isImplicit =
      property.typeTokens == [model] && file.isImplicitCreation(at: brace + 1)
    guard isImplicit || file[brace + 1] == model && file[brace + 2] == "(",
      file.end(ofBracketAt: brace + (isImplicit ? 3 : 2)) == property.tokens.upperBound - 1
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

extension Declarations {
  /// The calls `.init()` that create an object of a class, by the type that the code before names:
  /// `likes: Likes = .init()`, `var likes: Likes { .init() }`, `LikeButton(likes: .init())`.
  func implicitCreations(of name: String) -> [Call] {
    var calls: [Call] = []
    for (number, file) in files.enumerated() {
      for start in file.positions(of: [".", "init", "("])
      where ["=", "{"].contains(file[start - 1]) && file[start - 2] == name {
        calls.append(Call(file: number, start: start, end: file.end(ofBracketAt: start + 2)))
      }
    }
    for property in types.flatMap(\.properties) where property.typeTokens == [name] {
      for call in self.calls(of: property.type) {
        let file = files[call.file]
        guard let argument = argument(property.name, of: call),
          file.isImplicitCreation(at: argument.lowerBound)
        else { continue }
        let start = argument.lowerBound
        calls.append(Call(file: call.file, start: start, end: file.end(ofBracketAt: start + 2)))
      }
    }
    return calls
  }
}

extension SourceFile {
  /// `.init(`, with the type from the context.
  func isImplicitCreation(at start: Int) -> Bool {
    self[start] == "." && self[start + 1] == "init" && self[start + 2] == "("
      && ["=", "{", ":"].contains(self[start - 1])
  }
}
