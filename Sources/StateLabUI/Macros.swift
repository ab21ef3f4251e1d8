/// Makes a variable of an extension of `EnvironmentValues` a value of the environment, with a key of
/// its own and its initial value as the default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var rowHeight: Double = 44
/// }
/// ```
///
/// In SwiftUI it serves `Transaction`, `ContainerValues` and `FocusedValues` as well. A default whose
/// type is written is made anew each time that it is asked for.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StateLabMacros", type: "EntryMacro")

/// A view for Xcode's canvas, which is not here: it is compiled, and nobody shows it.
///
/// `statelab try` shows the first preview of a file that has no app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StateLabMacros", type: "PreviewMacro")
