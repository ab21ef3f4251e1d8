/// The page of a playground, which shows the view that its code sets: the declarations of
/// PlaygroundSupport that concern state.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page of this process.
  public static let current = PlaygroundPage()

  /// True if the page keeps running after its last statement: its timers, tasks, and queues run as
  /// virtual time passes. Setting a live view sets this property to true.
  public var needsIndefiniteExecution = false

  /// The view, or the view controller, of the page.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { shown = liveView?._liveView }
  }

  /// The view of the page, which a host can mount and replace.
  private(set) var shown: LiveView? {
    didSet {
      if shown != nil { needsIndefiniteExecution = true }
      isNew = true
    }
  }
  /// True if the host has not shown the view yet.
  private var isNew = false
  /// True once the last statement of the page has run.
  private(set) var hasEnded = false

  /// Shows a view.
  public func setLiveView<Content: View>(_ view: Content) { shown = LiveView(view) }
  /// Shows the view of a controller.
  public func setLiveView(_ controller: any PlaygroundLiveViewable) { liveView = controller }

  /// Ends the process.
  public func finishExecution() { exit(0) }

  /// The view that the page has set since the last call; nil if the page has set none.
  func takeNewView() -> LiveView? {
    guard isNew else { return nil }
    isNew = false
    return shown ?? LiveView(EmptyView())
  }

  /// Notes the end of the statements. Async, because the compiler runs a page's statements on the
  /// main actor only if they contain an `await` (SE-0343). Never returns, because a return would end
  /// the process.
  func end() async {
    hasEnded = true
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

/// A type that a playground page can show.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {
  var _liveView: LiveView { get }
}

/// A type-erased view.
@preconcurrency @MainActor
public struct LiveView {
  let host: () -> Host
  let replaceRoot: (Host) -> Void

  init<Content: View>(_ view: Content) {
    host = { Host(view) }
    replaceRoot = { $0.replaceRoot(view) }
  }
}
