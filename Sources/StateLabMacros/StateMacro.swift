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
  private let files: SourceFiles

  init(_ macro: CompilerMessage.AttachedMacro, in files: SourceFiles) {
    self.macro = macro
    self.files = files
  }

  var answer: Answer {
    guard let variable = DeclaredVariable(macro.declSyntax.source) else {
      return complain("'@State' can only be used on a `var`")
    }
    if let observer = variable.observer {
      return complain(
        "'@State' as a macro with `\(observer)` does not compile with this compiler; use '@StateLabCore.State'"
      )
    }
    let isFixed = !isReplaced(variable)
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
    let source = macro.lexicalContext?.first?.source ?? ""
    let head = DeclarationHead(Token.tokens(of: Array(source.utf8))[...])
    return ["class", "actor"].contains(head?.keyword)
  }

  /// False for a variable of a struct with a memberwise initializer, which other files may call. A
  /// private variable or a private `init` accessor would make this initializer private. The compiler
  /// of Xcode 27 leaves out private properties with a value (SE-0502), and that of Swift 6.3 leaves
  /// out constants alone. A variable whose `_n` is assigned cannot be a constant.
  private func isReplaced(_ variable: DeclaredVariable) -> Bool {
    let location = macro.declSyntax.location
    guard !isInClass,
      let type = EnclosingType(
        ofByte: location.offset, in: files.tokens(ofFile: location.fileName))
    else { return true }
    return type.declaresInitializer || type.assigns(to: "_\(variable.plainName)")
  }

  /// Returns an error for one of the two expansions, so that the compiler shows it once.
  private func complain(_ text: String) -> Answer {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: macro.macroRole == "accessor" ? [.init(text, at: macro.declSyntax)] : [])
  }
}

extension DeclaredVariable {
  /// The name without backticks.
  fileprivate var plainName: String { name.filter { $0 != "`" } }

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
  /// `StateLabCore.`, where the attribute names its module, too.
  let module: String
  /// True if the storage is a constant: no initializer assigns to `_n`.
  let isFixed: Bool

  init(of variable: DeclaredVariable, isInClass: Bool, isFixed: Bool) {
    self.variable = variable
    self.isFixed = isFixed
    name = variable.plainName
    setter = isInClass || variable.isStatic ? "set" : "nonmutating set"
    module = variable.isQualified ? "StateLabCore." : ""
  }

  func accessors(initialValue: String?) -> String {
    let storage = initialValue == nil ? "_\(name)" : "__\(name)"
    let first =
      initialValue == nil
      ? """

        @storageRestrictions(initializes: \(storage))
        init(initialValue) { \(storage) = \(module)State(initialValue: initialValue) }
      """ : ""
    return """
      {\(first)
        get { \(storage).wrappedValue }
        \(setter) { \(storage).wrappedValue = newValue }
      }
      """
  }

  func peers(initialValue: String?) -> String {
    let kind = variable.isStatic ? "static " : ""
    let access = (variable.access.map { $0 + " " } ?? "") + kind
    guard let value = initialValue else {
      let type = variable.type ?? "_"
      return """
        private \(kind)var _\(name): \(module)State<\(type)>
        \(access)var $\(name): \(module)Binding<\(type)> { _\(name).projectedValue }
        """
    }
    let keyword = isFixed ? "let" : "var"
    guard let type = variable.type else {
      let part = isFixed ? "@_FixedStatePart" : "@_StatePart"
      return """
        private \(kind)\(keyword) __\(name) = \(module)LazyState(initialValue: \(value))
        \(part) private \(kind)var _\(name) = \(module)State(initialValue: \(value))
        \(part) \(access)var $\(name) = \(module)LazyState(initialValue: \(value)).projectedValue
        """
    }
    return """
      private \(kind)\(keyword) __\(name): \(module)LazyState<\(type)> = \(module)LazyState(initialValue: \(value))
      private \(kind)var _\(name): \(module)State<\(type)> {
        \(accessors(ofPart: "_" + name, separator: "\n  "))
      }
      \(access)var $\(name): \(module)Binding<\(type)> { __\(name).projectedValue }
      """
  }

  private func accessors(ofPart part: String, separator: String) -> String {
    Self.accessors(ofPart: part, isFixed: isFixed, separator: separator)
  }

  /// The accessors of `_n` or `$n`.
  static func accessors(ofPart part: String, isFixed: Bool, separator: String = " ") -> String {
    let storage = "__\(part.dropFirst())"
    if part.hasPrefix("$") { return "get { \(storage).projectedValue }" }
    let setter = isFixed ? [] : ["set { \(storage).state = newValue }"]
    return (["get { \(storage).state }"] + setter).joined(separator: separator)
  }
}
