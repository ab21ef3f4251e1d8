/// The page of a playground: it shows the view that its code hands to it. What PlaygroundSupport
/// declares, as far as state is concerned.
@MainActor
public final class PlaygroundPage {
  /// The page of this process.
  public static let current = PlaygroundPage()

  /// Kept and without effect: the program ends when nobody plays it any more.
  public var needsIndefiniteExecution = false

  /// The view, or the view controller, that the page shows.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { shown = liveView?._liveView }
  }

  /// The view that the page shows, which can be mounted, and passed anew.
  private(set) var shown: LiveView?

  /// Shows a view.
  public func setLiveView<Content: View>(_ view: Content) { shown = LiveView(view) }
  /// Shows the view of a controller.
  public func setLiveView(_ controller: any PlaygroundLiveViewable) { liveView = controller }

  /// Ends the program.
  public func finishExecution() { exit(0) }
}

/// A view that a playground page can show.
@MainActor
public protocol PlaygroundLiveViewable {
  var _liveView: LiveView { get }
}

/// A view whose type is known to nobody but itself.
@MainActor
public struct LiveView {
  let host: () -> Host
  let replaceRoot: (Host) -> Void

  init<Content: View>(_ view: Content) {
    host = { Host(view) }
    replaceRoot = { $0.replaceRoot(view) }
  }
}

/// UIKit's container for SwiftUI views. Here it holds the view, and a playground page shows it.
@MainActor
open class UIHostingController<Content: View>: PlaygroundLiveViewable {
  /// The view that it holds.
  public var rootView: Content

  /// Holds a view.
  public init(rootView: Content) { self.rootView = rootView }

  public var _liveView: LiveView { LiveView(rootView) }
}
