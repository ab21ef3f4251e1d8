/// `@Entry`: makes a property of `EnvironmentValues` and its kin a computed property with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var spacing: Double = 4
///   // { get { self[__Key_spacing.self] } set { self[__Key_spacing.self] = newValue } }
///   // private struct __Key_spacing: EnvironmentKey {
///   //   static var defaultValue: Double { 4 }
///   // }
/// }
/// ```
struct EntryMacro {
  private let macro: CompilerMessage.AttachedMacro

  init(_ macro: CompilerMessage.AttachedMacro) { self.macro = macro }

  var answer: Answer {
    guard let container else {
      return complain(
        "can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
      )
    }
    guard let variable = DeclaredVariable(macro.declSyntax.source) else {
      return complain("can only be used on a `var`")
    }
    let member: String
    if container == "FocusedValues" {
      guard let type = variable.type, type.hasSuffix("?") else {
        return complain("needs an optional type")
      }
      member = "typealias Value = \(type.dropLast())"
    } else {
      guard let value = defaultValue(of: variable) else { return complain("needs a default value") }
      member = value
    }
    let key = "__Key_\(variable.name.filter { $0 != "`" })"
    let value = "self[\(key).self]"
    return .expandMacroResult(
      expandedSource: macro.macroRole == "accessor"
        ? "{ get { \(value) } set { \(value) = newValue } }"
        : "private struct \(key): \(Self.keys[container] ?? "") { \(member) }",
      diagnostics: [])
  }

  /// The declaration of the default value, evaluated at each read. With an inferred type, the value
  /// is evaluated once, since a computed property requires an explicit type.
  private func defaultValue(of variable: DeclaredVariable) -> String? {
    switch (variable.type, variable.initialValue) {
    case (let type?, let value?): "static var defaultValue: \(type) { \(value) }"
    case (nil, let value?): "static let defaultValue = \(value)"
    case (let type?, nil) where type.hasSuffix("?"): "static var defaultValue: \(type) { nil }"
    default: nil
    }
  }

  /// The type that the variable's extension extends.
  private var container: String? {
    let source = macro.lexicalContext?.first?.source ?? ""
    let head = DeclarationHead(Token.tokens(of: Array(source.utf8))[...])
    guard let head, head.keyword == "extension", Self.keys[head.name] != nil else { return nil }
    return head.name
  }

  /// The protocols of the keys, by the types of their values.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Returns an error for one of the two expansions, so that the compiler shows it once.
  private func complain(_ text: String) -> Answer {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: macro.macroRole == "accessor"
        ? [.init("'@Entry' \(text)", at: macro.declSyntax)] : [])
  }
}
