/// Closes something that is shown for a while: a sheet, a dialog, a page of a navigation.
@MainActor
final class Dismissal {
  /// True while it is still shown.
  private(set) var isPresented = true
  private let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  func dismiss() { if isPresented { close() } }
  func end() { isPresented = false }
}

/// Closes what the view stands in: a sheet, a dialog, or a page of a navigation.
public struct DismissAction {
  let dismissal: Dismissal?

  /// Closes it; where nothing can be closed, nothing happens.
  @MainActor public func callAsFunction() { dismissal?.dismiss() }
}

/// Says whether what a view stands in is shown, as programs asked before ``DismissAction``.
public struct PresentationMode {
  /// True while it is shown.
  public private(set) var isPresented: Bool

  /// Closes it, once the value is written back.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Closes what the view stands in.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// True if the view stands in something that can be closed.
  public var isPresented: Bool { dismissal != nil }

  /// Closes what the view stands in, as ``dismiss`` does.
  public var presentationMode: Binding<PresentationMode> {
    Binding(readingLive: PresentationLocation(dismissal))
  }

  /// The dismissal behind ``dismiss``; nil where nothing can be closed.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The dialog whose buttons close it.
  var dialog: Dismissal? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

private enum DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
private enum DialogKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

private final class PresentationLocation: Location<PresentationMode> {
  private let dismissal: Dismissal?

  init(_ dismissal: Dismissal?) { self.dismissal = dismissal }

  override var readsLive: Bool { true }
  override func get() -> PresentationMode {
    let dismissal = dismissal
    return PresentationMode(isPresented: MainThread.assume { dismissal?.isPresented ?? false })
  }
  override func set(_ value: PresentationMode) {
    guard !value.isPresented else { return }
    let dismissal = dismissal
    MainThread.assume { dismissal?.dismiss() }
  }
  override func isEqual(to other: Location<PresentationMode>) -> Bool {
    (other as? PresentationLocation)?.dismissal === dismissal
  }
}
