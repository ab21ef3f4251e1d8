/// The page of a playground, which shows the view that its code sets: the declarations of
/// PlaygroundSupport that concern state.
@MainActor
public final class PlaygroundPage {
  /// The page of this process.
  public static let current = PlaygroundPage()

  /// Stored without effect: the program ends when its controlling process ends.
  public var needsIndefiniteExecution = false

  /// The view, or the view controller, of the page.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { shown = liveView?._liveView }
  }

  /// The view of the page, which a host can mount and replace.
  private(set) var shown: LiveView?

  /// Shows a view.
  public func setLiveView<Content: View>(_ view: Content) { shown = LiveView(view) }
  /// Shows the view of a controller.
  public func setLiveView(_ controller: any PlaygroundLiveViewable) { liveView = controller }

  /// Ends the process.
  public func finishExecution() { exit(0) }
}

/// A type that a playground page can show.
@MainActor
public protocol PlaygroundLiveViewable {
  var _liveView: LiveView { get }
}

/// A type-erased view.
@MainActor
public struct LiveView {
  let host: () -> Host
  let replaceRoot: (Host) -> Void

  init<Content: View>(_ view: Content) {
    host = { Host(view) }
    replaceRoot = { $0.replaceRoot(view) }
  }
}
