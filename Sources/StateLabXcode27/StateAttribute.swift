@_exported import StateLabCore

/// `@State` as of Xcode 27: the attribute is this macro, where a file imports this module beside the
/// laboratory. The struct ``State`` stays, for code that uses it by name.
///
/// An initial value at the declaration becomes the expression of a ``LazyState``, which the runtime
/// evaluates once for each identity. Without an initial value the storage is a `State`, and an `init`
/// accessor lets an initializer assign the first value.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
public macro State() = #externalMacro(module: "StateLabMacros", type: "StateMacro")

/// Makes a part that ``State()`` declares without a type a computed property: the compiler infers the
/// type from an initial value that is never evaluated.
@attached(accessor, names: named(get), named(set))
public macro _StatePart() = #externalMacro(module: "StateLabMacros", type: "StatePartMacro")

/// Like ``_StatePart()``, for a type without an initializer of its own: the state cannot be replaced.
@attached(accessor, names: named(get))
public macro _FixedStatePart() =
  #externalMacro(module: "StateLabMacros", type: "FixedStatePartMacro")
