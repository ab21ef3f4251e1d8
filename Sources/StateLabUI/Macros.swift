/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value with a key of its own and the initial value as its default value.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var rowHeight: Double = 44
/// }
/// ```
///
/// A default value with an explicit type is evaluated at each read.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StateLabMacros", type: "EntryMacro")

/// A view for Xcode's canvas, which the simulation lacks: the view is compiled, and not shown.
///
/// `statelab try` shows the first preview of a file without an app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StateLabMacros", type: "PreviewMacro")

/// Makes a type animatable (Xcode 26). Looks only: no value is interpolated.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "StateLabMacros", type: "AnimatableMacro")

/// Excludes a property from the animatable data. Looks only.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "StateLabMacros", type: "AnimatableIgnoredMacro")
