/// Closes a presentation: a sheet, a dialog, or a page of a navigation.
@MainActor
final class Dismissal {
  /// True while the presentation is visible.
  private(set) var isPresented = true
  private let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  func dismiss() { if isPresented { close() } }
  func end() { isPresented = false }
}

/// Closes the presentation of a view: a sheet, a dialog, or a page of a navigation.
public struct DismissAction {
  let dismissal: Dismissal?

  /// Closes the presentation; has no effect outside a presentation.
  @MainActor public func callAsFunction() { dismissal?.dismiss() }
}

/// Whether the presentation of a view is visible, in the form before ``DismissAction``.
public struct PresentationMode {
  /// True while the presentation is visible.
  public private(set) var isPresented: Bool

  /// Closes the presentation, once the value is written back.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Closes the presentation that contains the view.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// True if a presentation contains the view.
  public var isPresented: Bool { dismissal != nil }

  /// Closes the presentation that contains the view, as ``dismiss`` does.
  public var presentationMode: Binding<PresentationMode> {
    Binding(readingLive: PresentationLocation(dismissal))
  }

  /// The dismissal behind ``dismiss``; nil outside a presentation.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The dialog that its buttons close.
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
