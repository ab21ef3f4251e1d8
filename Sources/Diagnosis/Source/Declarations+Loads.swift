/// The path of a value through the code of a task: `let sky = await fetch(city)`, and then `show(sky)`.
extension Declarations {
  /// Names that hold a value, and names that hold what code loaded with the value.
  struct TracedNames {
    var values: Set<String>
    var loaded: Set<String> = []

    var all: Set<String> { values.union(loaded) }
  }

  /// The functions that code calls, and those that they call.
  func functions(calledBy code: Code) -> [Function] {
    let declared = Dictionary(grouping: files.indices.flatMap(functions), by: \.name)
    var found: [Function] = []
    var waiting = [code]
    while let next = waiting.popLast() {
      let file = files[next.file]
      for index in next.tokens where file[index + 1] == "(" && file[index - 1] != "func" {
        guard
          let function = function(
            calledAt: index, ofFile: next.file, among: declared[file[index]] ?? []),
          !found.contains(where: {
            $0.body == function.body && $0.code.file == function.code.file
          })
        else { continue }
        found.append(function)
        waiting.append(function.bodyCode)
      }
    }
    return found
  }

  /// The function that a call names: `load()` is a function of the same type, or the only function of its
  /// name; `model.load()` is the only function of its name in other types. Nil where the words do not
  /// tell.
  private func function(
    calledAt index: Int, ofFile number: Int, among functions: [Function]
  ) -> Function? {
    let file = files[number]
    let named = functions.filter { $0.name == file[index] }
    guard !named.isEmpty else { return nil }
    let type = type(containing: index, ofFile: number)?.name
    let receiver = ["?", "!"].contains(file[index - 2]) ? file[index - 3] : file[index - 2]
    let others = named.filter { $0.type != type }
    let isOfOther = file[index - 1] == "." && receiver != "self"
    let meant = isOfOther || others.count == named.count ? others : named.filter { $0.type == type }
    return meant.count == 1 ? meant[0] : nil
  }

  /// True if code assigns to the result what it computes from the names, in one statement, through local
  /// variables, or in one of the functions.
  ///
  /// - Parameter isLoaded: True to count only a value that the code loaded with `await`.
  func assigns(
    _ result: String, from names: TracedNames, isLoaded: Bool, in code: Code,
    calling functions: [Function], depth: Int = 4
  ) -> Bool {
    let file = files[code.file]
    var names = names
    return code.tokens.contains { index in
      if file[index + 1] == "=", file[index + 2] != "=" {
        let value = file.value(assignedAt: index)
        let reads = Set(value.filter { file.isRead(at: $0) }.map { file[$0] })
        guard !reads.isDisjoint(with: names.all) else { return false }
        let awaits = value.contains { file[$0] == "await" }
        let isResult = awaits || !reads.isDisjoint(with: names.loaded)
        if ["let", "var"].contains(file[index - 1]) {
          if isResult { names.loaded.insert(file[index]) } else { names.values.insert(file[index]) }
          return false
        }
        return file[index] == result && (isResult || !isLoaded)
      }
      guard depth > 0, file[index + 1] == "(", file[index - 1] != "func",
        let function = function(calledAt: index, ofFile: code.file, among: functions)
      else { return false }
      let call = Call(file: code.file, start: index, end: file.end(ofBracketAt: index + 1))
      let passed = self.names(names, passedBy: call, to: function)
      return !passed.all.isEmpty
        && assigns(
          result, from: passed, isLoaded: isLoaded, in: function.bodyCode, calling: functions,
          depth: depth - 1)
    }
  }

  /// The parameters of a function that take a value of the names. A function of the same view reads
  /// the view's properties itself.
  private func names(
    _ names: TracedNames, passedBy call: Call, to function: Function
  ) -> TracedNames {
    let file = files[call.file]
    let view = type(containing: call.start, ofFile: call.file)
    let isOwn = view != nil && view?.name == function.type && view?.isClass == false
    var passed = TracedNames(
      values: isOwn
        ? names.values.filter { property($0, of: function.type ?? "") != nil } : [])
    for (position, argument) in arguments(of: call).enumerated() {
      let reads = Set(argument.tokens.filter { file.isRead(at: $0) }.map { file[$0] })
      guard let name = name(of: argument, at: position, in: function.bodyCode) else { continue }
      if !reads.isDisjoint(with: names.loaded) {
        passed.loaded.insert(name)
      } else if !reads.isDisjoint(with: names.values) {
        passed.values.insert(name)
      }
    }
    return passed
  }
}

extension Declarations.Function {
  var bodyCode: Code { Code(file: code.file, tokens: body) }
}

/// Code that loads a result once: the closure of a task, and the functions that only it calls.
extension Declarations {
  /// True if only this closure and its functions can load a result: no other code calls the functions or
  /// writes the result, and they have no loop and no condition.
  func isOnlyLoad(
    of result: String, in closure: Code, calling functions: [Function]
  ) -> Bool {
    let own = [closure] + functions.map(\.bodyCode)
    let names = Set(functions.map(\.name))
    let isOutside = files.indices.contains { number in
      let file = files[number]
      return file.tokens.indices.contains { index in
        let isOther =
          names.contains(file[index]) && file[index - 1] != "func"
          || [result, "$" + result].contains(file[index])
            && !["let", "var"].contains(file[index - 1])
            && (file.changesValue(at: index) || file[index].first == "$" || file[index - 1] == "$"
              || file[index - 1] == "." && file[index - 3] == "$")
        return isOther && !own.contains { $0.contains(index, ofFile: number) }
      }
    }
    return !isOutside && own.allSatisfy(runsStraight)
  }

  /// True for code without loops and without conditions, except conditions that unwrap a value or check
  /// the task: `guard !Task.isCancelled`.
  private func runsStraight(_ code: Code) -> Bool {
    let file = files[code.file]
    return code.tokens.allSatisfy { index in
      switch file[index] {
      case "for", "while", "repeat", "switch": file[index + 1] == ":"
      case "if", "guard":
        ["let", "var", "case", "Task"].contains(file[index + 1])
          || file[index + 1] == "!" && file[index + 2] == "Task"
      default: true
      }
    }
  }

  /// True if the code of a view uses a state only in these parts, in controls of SwiftUI,
  /// `selection: $city`, and in actions that set it; or, beside these, as a text: `Text(city)`.
  func usesOnly(
    _ name: String, in own: [Code], orAsText mayBeText: Bool, of type: TypeDeclaration
  ) -> Bool {
    code(of: type).allSatisfy { code in
      let file = files[code.file]
      return code.tokens.allSatisfy { index in
        guard file.uses(name, at: index), !["let", "var"].contains(file[index - 1]),
          !own.contains(where: { $0.contains(index, ofFile: code.file) })
        else { return true }
        if file[index] != name || file[index - 1] == "$" {
          let call = file.openBrackets(around: index).first
          return file.isBoundByControl(index) && call.map { self.type(file[$0 - 1]) == nil } == true
        }
        if file.isWritten(at: index) { return true }
        return mayBeText && file.isText(at: index)
      }
    }
  }
}

extension SourceFile {
  /// True if the value at a position is the argument of a text, or a part of its string.
  fileprivate func isText(at index: Int) -> Bool {
    guard [")", ",", "."].contains(self[index + 1]) else { return false }
    let brackets = openBrackets(around: index)
    let names = brackets.prefix { self[$0] != "{" }.map { self[$0] == "(" ? self[$0 - 1] : "" }
    return !names.isEmpty
      && names.allSatisfy { ["Text", "navigationTitle", "\"", ")"].contains($0) }
      && names.last.map { $0 == "Text" || $0 == "navigationTitle" } == true
  }
}
