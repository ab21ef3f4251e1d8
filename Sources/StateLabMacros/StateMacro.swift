/// `@State` as of Xcode 27.
///
/// ```swift
/// @State private var n = 0
/// // { get { __n.wrappedValue } nonmutating set { __n.wrappedValue = newValue } }
/// // private var __n = LazyState(initialValue: 0)
/// // @_StatePart private var _n = State(initialValue: 0)
/// // @_StatePart private var $n = LazyState(initialValue: 0).projectedValue
///
/// @State private var m: Int
/// // { @storageRestrictions(initializes: _m) init(initialValue) { … } get { … } nonmutating set { … } }
/// // private var _m: State<Int>
/// // private var $m: Binding<Int> { _m.projectedValue }
/// ```
///
/// Without an initializer in the type, the storage `__n` is a constant, and `_n` has no setter.
struct StateMacro {
  private let macro: CompilerMessage.AttachedMacro

  init(_ macro: CompilerMessage.AttachedMacro) { self.macro = macro }

  var answer: Answer {
    guard let variable = DeclaredVariable(macro.declSyntax.source) else {
      return complain("'@State' can only be used on a `var`")
    }
    if let observer = variable.observer {
      return complain(
        "'@State' as a macro with `\(observer)` does not compile with this compiler; use '@StateLabCore.State'"
      )
    }
    let isFixed = !declaresInitializer
    let parts = StateParts(of: variable, isInClass: isInClass, isFixed: isFixed)
    let isNil = isFixed && variable.isPrivateOptional
    let initialValue = variable.initialValue ?? (isNil ? "nil" : nil)
    return .expandMacroResult(
      expandedSource: macro.macroRole == "accessor"
        ? parts.accessors(initialValue: initialValue) : parts.peers(initialValue: initialValue),
      diagnostics: [])
  }

  /// A class or an actor has no `nonmutating` setters.
  private var isInClass: Bool {
    let words = macro.lexicalContext?.first?.source.split { !$0.isLetter } ?? []
    return words.contains("class") || words.contains("actor")
  }

  /// False for a struct with a memberwise initializer, which other files may call. A private variable
  /// or a private `init` accessor would make this initializer private. The compiler of Xcode 27 leaves
  /// out private properties with a value (SE-0502), and that of Swift 6.3 leaves out constants alone.
  private var declaresInitializer: Bool {
    let location = macro.declSyntax.location
    guard !isInClass,
      let type = EnclosingType(ofByte: location.offset, inFile: location.fileName)
    else { return true }
    return type.declaresInitializer
  }

  /// Returns an error for one of the two expansions, so that the compiler shows it once.
  private func complain(_ text: String) -> Answer {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: macro.macroRole == "accessor" ? [.init(text, at: macro.declSyntax)] : [])
  }
}

extension DeclaredVariable {
  fileprivate var isPrivateOptional: Bool {
    (type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true)
      && ["private", "fileprivate"].contains(access)
  }
}

/// `@_StatePart`: the accessors of `_n` and `$n`, whose types the compiler infers.
struct StatePartMacro {
  let macro: CompilerMessage.AttachedMacro
  /// True if the storage is a constant.
  let isFixed: Bool

  var answer: Answer {
    let variable = DeclaredVariable(macro.declSyntax.source)
    return .expandMacroResult(
      expandedSource: variable.map {
        "{ \(StateParts.accessors(ofPart: $0.name, isFixed: isFixed)) }"
      }, diagnostics: [])
  }
}

/// The declarations that `@State` adds.
private struct StateParts {
  let variable: DeclaredVariable
  /// The name without backticks.
  let name: String
  let setter: String
  /// True if the storage is a constant: no initializer assigns to `_n`.
  let isFixed: Bool

  init(of variable: DeclaredVariable, isInClass: Bool, isFixed: Bool) {
    self.variable = variable
    self.isFixed = isFixed
    name = variable.name.filter { $0 != "`" }
    setter = isInClass ? "set" : "nonmutating set"
  }

  func accessors(initialValue: String?) -> String {
    let storage = initialValue == nil ? "_\(name)" : "__\(name)"
    let first =
      initialValue == nil
      ? """

        @storageRestrictions(initializes: \(storage))
        init(initialValue) { \(storage) = State(initialValue: initialValue) }
      """ : ""
    return """
      {\(first)
        get { \(storage).wrappedValue }
        \(setter) { \(storage).wrappedValue = newValue }
      }
      """
  }

  func peers(initialValue: String?) -> String {
    let access = variable.access.map { $0 + " " } ?? ""
    guard let value = initialValue else {
      let type = variable.type ?? "_"
      return """
        private var _\(name): State<\(type)>
        \(access)var $\(name): Binding<\(type)> { _\(name).projectedValue }
        """
    }
    let keyword = isFixed ? "let" : "var"
    // The line break ends a line comment after the value.
    let end = value.contains("//") ? "\n" : ""
    guard let type = variable.type else {
      let part = isFixed ? "@_FixedStatePart" : "@_StatePart"
      return """
        private \(keyword) __\(name) = LazyState(initialValue: \(value)\(end))
        \(part) private var _\(name) = State(initialValue: \(value)\(end))
        \(part) \(access)var $\(name) = LazyState(initialValue: \(value)\(end)).projectedValue
        """
    }
    return """
      private \(keyword) __\(name): LazyState<\(type)> = LazyState(initialValue: \(value)\(end))
      private var _\(name): State<\(type)> { \(accessors(ofPart: "_" + name)) }
      \(access)var $\(name): Binding<\(type)> { \(accessors(ofPart: "$" + name)) }
      """
  }

  private func accessors(ofPart part: String) -> String {
    Self.accessors(ofPart: part, isFixed: isFixed)
  }

  /// The accessors of `_n` or `$n`.
  static func accessors(ofPart part: String, isFixed: Bool) -> String {
    let storage = "__\(part.dropFirst())"
    if part.hasPrefix("$") { return "get { \(storage).projectedValue }" }
    return "get { \(storage).state }" + (isFixed ? "" : " set { \(storage).state = newValue }")
  }
}
