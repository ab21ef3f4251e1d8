extension CompilerError {
  /// The name that the compiler did not find.
  var missingName: String? {
    if message.hasPrefix("cannot find") || isAboutAttribute || message.contains("' is unavailable")
    {
      return message.quotedNames.first
    }
    let names = message.quotedNames
    // The type of a function has no members: another form of a call is missing.
    return isAboutMember && names.count > 1 && !names[0].contains("->") ? names.last : nil
  }

  /// True for a wrapper or a macro that nothing declares.
  var isAboutAttribute: Bool { message.hasPrefix("unknown attribute") }

  /// True for a wrapper or a macro whose name is so short that it resembles others by chance: `@Model`
  /// resembles `Mode`.
  var isOfShortAttribute: Bool { isAboutAttribute && (missingName ?? "").count < 7 }

  var isAboutMember: Bool { message.contains("has no member") }

  /// True for an error about the labels or the number of arguments, which another form of the
  /// function may accept.
  var isAboutForm: Bool {
    [
      "argument label", "argument '", "missing argument", "exact matches", "extra argument",
      "takes no", "trailing closure", "generic parameter", "no associated values",
      "non-function type",
    ].contains { message.contains($0) } || isUnclear
  }

  /// True if the compiler finds no reason. It does so where no form of a function fits.
  var isUnclear: Bool { message.hasPrefix("failed to produce diagnostic") }

  /// True for a member that the compiler finds in no type that fits.
  var isAboutContext: Bool {
    message.hasPrefix("reference to member '") && message.hasSuffix("without a contextual type")
  }

  /// True if the compiler cannot infer a type, for example in the arguments of a missing form.
  var isAboutInference: Bool {
    message.hasPrefix("cannot infer key path type")
      || message.hasPrefix("cannot infer contextual base")
  }

  /// The type that lacks a member: `Angle` in `value of type 'Angle' has no member 'turns'`.
  var baseOfMember: String? {
    guard isAboutMember, message.quotedNames.count > 1 else { return nil }
    return String(message.quotedNames[0].prefix { $0.isLetter || $0.isNumber })
  }

  /// The type that lacks a static member or a case: `Score` in `type 'Score' has no member 'example'`.
  var typeWithoutMember: String? { message.hasPrefix("type '") ? baseOfMember : nil }

  /// The function or the types in an error that arises where a form of SwiftUI is missing, and in
  /// wrong programs as well; empty for another error.
  var subjects: [String] {
    let names = message.quotedNames.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
    if message.hasPrefix("ambiguous use of"), let name = names.first { return [name] }
    if message.hasPrefix("cannot convert value of type") { return Array(names.prefix(2)) }
    let condition = message.firstRange(of: "requires that '")?.upperBound
    return condition.map { [String(message[$0...].prefix { $0.isLetter || $0.isNumber })] } ?? []
  }

  /// The advice for a mistake that is also one in SwiftUI; nil where the compiler's message
  /// suffices.
  var advice: String? {
    let names = message.quotedNames
    if message.contains("swift-corelibs-foundation"), let name = names.first {
      return "Foundation has `\(name)` only on Apple platforms, and it is not simulated."
    }
    if message.contains("cannot be overridden from extension"), names.last?.hasPrefix("UI") == true
    {
      return
        "On Apple platforms, an extension can override a method of UIKit, which is a method of "
        + "Objective-C. Swift on Linux cannot: move the method to a subclass, or take it out."
    }
    if message.contains("unable to type-check this expression") {
      return
        "The compiler gave up on the whole expression. One wrong name, or one name that is not "
        + "simulated, can be the reason. Move parts of the expression into separate views: the "
        + "compiler then names the line."
    }
    if message.contains("'self' is immutable") {
      return "A view cannot change a property of its own, but for one with `@State` or `@Binding`."
    }
    if message.contains("of type 'Published<"), message.contains("'Binding<") {
      return "`object.$property` is a publisher; the binding is `$object.property`."
    }
    if let wanted = names.last, wanted.hasPrefix("Binding<"), message.contains("cannot convert") {
      let name = names.count > 2 && names[0].isIdentifier ? names[0] : nil
      return "A binding is wanted here: "
        + (name.map { "`$\($0)`, where `\($0)` has `@State` or `@Binding`." }
          ?? "`$` before the name of a property with `@State` or `@Binding`.")
    }
    if names.count > 2, names[1].hasPrefix("Binding<"), message.contains("cannot convert") {
      let value = String(names[0].drop { $0 == "$" })
      return "`\(names[0])` is a binding. Declare the property that receives the binding as "
        + "`@Binding var`, or pass the value: `\(value)`."
    }
    if names.count > 2, names.last == "ObservableObject" {
      return
        "`\(names[0])` needs an ObservableObject: write `class \(names[1]): ObservableObject`, "
        + "or make it `@Observable` and keep it in `@State`."
    }
    return nil
  }

  /// True for an error about actors and threads, where no form of a name is missing.
  var isAboutIsolation: Bool {
    ["isolated", "isolation", "data race", "Sendable", "concurren"].contains {
      message.contains($0)
    }
  }
}

extension String {
  /// `missing arguments for parameters 'a', 'b' in call` names `a` and `b`.
  var quotedNames: [String] {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  fileprivate var isIdentifier: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}
