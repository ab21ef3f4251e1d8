/// The code of initializers that computes the first values of properties.
extension Declarations {
  /// True if names say that a property keeps its first value: the name of the property, or those of
  /// all parameters from which the initializers compute the value, such as `initialText`.
  func keepsFirstValue(_ property: PropertyDeclaration) -> Bool {
    if property.name.namesFirstValue { return true }
    let parameters = parameters(seeding: property)
    return !parameters.isEmpty
      && parameters.allSatisfy { $0.contains(where: \.namesFirstValue) }
  }

  /// The labels and the names of the parameters from which the initializers of a view compute the initial
  /// value of a property.
  func parameters(seeding property: PropertyDeclaration) -> [[String]] {
    (type(property.type)?.initializers ?? []).flatMap { body in
      let file = files[body.file]
      let values =
        initialValues(of: property, in: body)
        + assignments(to: property.name, in: body).map { file.value(assignedAt: $0) }
      var names = Set(values.joined().filter { file.isRead(at: $0) }.map { file[$0] })
      // `let text = initialText.uppercased()`, and then a use of `text`
      for index in body.tokens.reversed()
      where ["let", "var"].contains(file[index]) && file[index + 2] == "=" {
        guard names.contains(file[index + 1]) else { continue }
        names.formUnion(file.value(assignedAt: index + 1).map { file[$0] })
      }
      return parameters(of: body).filter { $0.last.map(names.contains) == true }
    }
  }

  /// The arguments of the wrappers that an initializer assigns to a property:
  /// `(initialValue: user.mail)`.
  func initialValues(of property: PropertyDeclaration, in body: Code) -> [Range<Int>] {
    let file = files[body.file]
    return assignments(to: "_" + property.name, in: body).compactMap { start in
      (start..<body.tokens.upperBound).first { file[$0] == "(" }.map {
        $0..<file.end(ofBracketAt: $0)
      }
    }
  }

  /// The parameters from which the initializers compute the initial value of a state, and which the view
  /// also stores.
  func seeds(
    of property: PropertyDeclaration, of type: TypeDeclaration
  ) -> [(name: String, member: String?)] {
    type.initializers.flatMap { seeds(of: property, of: type, in: $0) }
  }

  /// The stored parameters from which one initializer computes the initial value: the names of the
  /// properties, each with the member that the initial value reads.
  func seeds(
    of property: PropertyDeclaration, of type: TypeDeclaration, in body: Code
  ) -> [(name: String, member: String?)] {
    let file = files[body.file]
    let stored = type.properties.filter {
      !$0.isComputed && !$0.isStatic && $0.name != property.name
    }.map(\.name)
    // `user = someone` stores the parameter `someone` as `user`.
    let names = stored.reduce(into: [String: String]()) { names, name in
      names[name] = name
      for start in assignments(to: name, in: body) { names[file[start + 2]] = name }
    }
    return initialValues(of: property, in: body).joined().compactMap { index in
      guard let name = names[file[index]], file[index - 1] != ".", file[index + 1] != ":" else {
        return nil
      }
      let isMember = file[index + 1] == "." && file[index + 3] != "("
      return (name: name, member: isMember ? file[index + 2] : nil)
    }
  }
}

extension String {
  /// True if the name says that the value is only an initial value: `initialText`, `defaultText`,
  /// `startingWith`.
  var namesFirstValue: Bool {
    ["initial", "initially", "default", "starting"].contains(prefix { $0.isLowercase })
  }
}
