extension Declarations {
  /// A property, and the computed properties and functions that return a value made from the property:
  /// `total` of `var total: Int { items.map(\.price).reduce(0, +) }` for `price`.
  func names(reading name: String) -> Set<String> {
    let members = members
    var names: Set = [name]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for member in members where !names.contains(member.name) {
        let file = files[member.file]
        let reads = member.tokens.contains { index in
          names.contains(file[index]) && file[index + 1] != ":" && !file.isWritten(at: index)
        }
        guard reads else { continue }
        names.insert(member.name)
        isComplete = false
      }
    }
    return names
  }

  /// The computed properties of all types other than `body`, and the functions that return a value.
  var members: [(name: String, file: Int, tokens: Range<Int>)] {
    let properties = types.flatMap(\.properties).filter { $0.isComputed && $0.name != "body" }
    return properties.map { ($0.name, $0.file, $0.tokens) }
      + files.indices.flatMap { number in
        functions(ofFile: number).filter { $0.returnsValue && !$0.isOperator }.map {
          ($0.name, number, $0.body)
        }
      }
  }

  /// True if `body` or another computed property of a view reads one of these members of an object, and
  /// does not only write to the member, or read it in an action.
  ///
  /// - Parameter countsElements: Whether stored members of this name count, of structs that are elements
  ///   of a list: `note.title` in `ForEach(model.notes) { note in … }`.
  func shows(
    _ names: Set<String>, in view: TypeDeclaration, ofElements countsElements: Bool = true
  ) -> Bool {
    view.properties.contains { property in
      guard property.isComputed else { return false }
      let file = files[property.file]
      let actions = file.actionClosures(in: property.tokens)
      return names.contains { name in
        file.positions(of: [".", name], in: property.tokens).contains { position in
          !file.isWritten(at: position + 1) && !actions.contains { $0.contains(position) }
            && (countsElements || !isMemberOfElement(at: position, ofFile: property.file))
        }
      }
    }
  }

  /// True if the code of a view only writes to these members of an object, or reads them in an action.
  func onlyChanges(_ names: Set<String>, in view: TypeDeclaration) -> Bool {
    code(of: view).allSatisfy { code in
      let file = files[code.file]
      let actions = file.actionClosures(in: code.tokens)
      return names.allSatisfy { name in
        file.positions(of: [".", name], in: code.tokens).allSatisfy { position in
          file.isWritten(at: position + 1) || actions.contains { $0.contains(position) }
        }
      }
    }
  }
}

extension SourceFile {
  /// True if the code at a position runs in an action.
  func isInAction(_ position: Int) -> Bool {
    actionClosures(in: 0..<position).contains { $0.contains(position) }
  }

  /// The closures that run in an action: of a button, behind `action:`, of `onAppear`, `task` and the
  /// like.
  func actionClosures(in range: Range<Int>) -> [Range<Int>] {
    range.compactMap { index in
      let word = self[index]
      var brace = index + 1
      if word == "action", self[brace] == ":" {
        brace += 1
      } else if word == "Button" || self[index - 1] == "." && isActionModifier(word) {
        if self[brace] == "(" {
          let end = end(ofBracketAt: brace)
          // `Button(action: save) { Text("Save") }`
          if !positions(of: ["action", ":"], in: brace..<end).isEmpty { return nil }
          brace = end
        }
      } else {
        return nil
      }
      return self[brace] == "{" ? brace..<end(ofBracketAt: brace) : nil
    }
  }

  /// `onAppear`, `task`, `refreshable`
  private func isActionModifier(_ word: String) -> Bool {
    ["task", "refreshable"].contains(word)
      || word.hasPrefix("on") && word.dropFirst(2).first?.isUppercase == true
  }
}
