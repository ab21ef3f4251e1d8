/// Names views for Xcode's canvas, which is not here: it lets files that have previews compile.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of what ``previews`` makes; the compiler finds it.
  associatedtype Previews: View
  /// The views that Xcode would show. Nothing asks for them here.
  @ViewBuilder static var previews: Previews { get }
}
