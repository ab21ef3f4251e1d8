/// A view or a modifier of the laboratory's own that is made of others: its walk and its body are not
/// worth an event.
public protocol _BuiltIn {}

extension View where Self: _BuiltIn {
  nonisolated public static var _isBuiltIn: Bool { true }
}

extension ViewModifier where Self: _BuiltIn {
  nonisolated public static var _isBuiltIn: Bool { true }
}
