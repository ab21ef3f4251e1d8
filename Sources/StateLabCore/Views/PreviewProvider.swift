/// Names views for Xcode's canvas, which is not here. `statelab try` shows the first provider of a
/// file that has no app, all of its views at once, where Xcode shows each of them alone.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of what ``previews`` makes; the compiler finds it.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}
