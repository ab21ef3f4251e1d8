/// Declares previews for Xcode's canvas, which the simulation lacks. If a program has no app,
/// `statelab try` shows the provider of `ContentView`, or else the first provider. If the provider
/// has several views, `statelab try` shows the first view; Xcode shows each view alone.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of ``previews``; the compiler infers it.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}
