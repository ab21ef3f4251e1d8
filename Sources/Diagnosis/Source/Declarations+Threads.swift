/// The code that changes a property of a class on a thread, for the fixes of a change off the main thread.
extension Declarations {
  /// The fixes for a property that changes on a background thread. `@MainActor` before the class moves
  /// the code of async functions and tasks to the main thread, but not a closure that other code
  /// calls.
  func fixesOffMain(_ property: PropertyDeclaration) -> [Fix] {
    guard let type = self.type(property.type) else { return [Fix(.mainActor)] }
    var kinds: [Fix.Kind] = []
    let actors = Set(types.filter { $0.attributes.contains("@globalActor") }.map { "@" + $0.name })
    for code in self.code(of: type) {
      let file = files[code.file]
      for index in code.tokens where file[index] == property.name && file.changesValue(at: index) {
        guard !["var", "let"].contains(file[index - 1]),
          !type.initializers.contains(where: { $0.contains(index, ofFile: code.file) }),
          let kind = file.moveToMain(codeAt: index, in: code.tokens, actors), !kinds.contains(kind)
        else { continue }
        kinds.append(kind)
      }
    }
    return (kinds.isEmpty ? [.mainActor] : kinds).map { Fix($0) }
  }
}

extension SourceFile {
  /// The edit that moves code from its innermost closure to the main thread; nil for code outside of
  /// closures, in a task that inherits the actor of its class, or on the main thread. A function with an
  /// isolation of its own, such as one of the program's global actors, does not inherit the class's.
  fileprivate func moveToMain(
    codeAt position: Int, in range: Range<Int>, _ globalActors: Set<String>
  ) -> Fix.Kind? {
    for brace in (range.lowerBound..<position).reversed()
    where self[brace] == "{" && end(ofBracketAt: brace) > position {
      let head = statement(before: brace)
      let words = Set(head.map { self[$0] })
      if words.contains("func") {
        let isolation = words.union(attributes(before: head.lowerBound))
        let own = globalActors.union(["nonisolated", "@concurrent"])
        if isolation.isDisjoint(with: own) { return nil }
        return words.contains("async") ? .runOnMain : .dispatchToMain
      }
      if head.first.map({ Self.blocks.contains(self[$0]) }) == true { continue }
      if words.contains("main") || words.contains("MainActor") { return nil }
      if words.contains("sink") || words.contains("assign") { return .receiveOnMain }
      if words.contains("Task") { return words.contains("detached") ? .runOnMain : nil }
      return .dispatchToMain
    }
    return nil
  }

  /// The attributes on the lines before a statement.
  private func attributes(before start: Int) -> [String] {
    tokens[..<start].reversed().map(\.text).prefix { $0.hasPrefix("@") }.map(\.self)
  }

  /// The keywords of blocks that run on the thread of the surrounding code.
  private static let blocks: Set = [
    "if", "else", "guard", "switch", "for", "while", "do", "catch", "repeat", "defer", "get", "set",
    "didSet", "willSet",
  ]

  /// The tokens of a statement before its brace: up to the previous brace or semicolon, or to the line with
  /// which a chain of calls or a list begins.
  private func statement(before brace: Int) -> Range<Int> {
    var start = brace
    while start > 0, !["{", "}", ";"].contains(self[start - 1]) {
      let isNewLine = tokens[start - 1].line < tokens[start].line
      if isNewLine, self[start] != ".", ![",", "("].contains(self[start - 1]) { break }
      start -= 1
    }
    return start..<brace
  }
}
