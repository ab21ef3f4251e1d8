/// Declares previews for Xcode's canvas, which the simulation lacks. `statelab try` shows the
/// provider of `ContentView`, or else the first one, of a program without an app, and of several
/// views the first; Xcode shows each view alone.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of ``previews``; the compiler infers it.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}
