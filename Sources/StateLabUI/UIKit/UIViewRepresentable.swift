import StateLabCore

/// A SwiftUI view that wraps a view of UIKit. The calls are SwiftUI's; the screen shows the controls
/// in the view, or else the name of the type.
@preconcurrency @MainActor
public protocol UIViewRepresentable: _RepresentedView
where _Representation == _Represented<UIViewType, Coordinator> {
  /// The type of the wrapped view.
  associatedtype UIViewType: UIView
  /// The type of the object that gets the wrapped view's events; nothing unless declared.
  associatedtype Coordinator = Void
  /// The context of a call.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the wrapped view. Called once, after ``makeCoordinator()``.
  @MainActor func makeUIView(context: Context) -> UIViewType
  /// Updates the wrapped view: after it is created, and after each change.
  @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called once the view is removed.
  @MainActor static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator. Called once, before the wrapped view is created.
  @MainActor func makeCoordinator() -> Coordinator
  /// Never called: nothing is laid out.
  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public func _makeRepresentation(
    in environment: EnvironmentValues
  ) -> _Represented<UIViewType, Coordinator> {
    let coordinator = makeCoordinator()
    let context = Context(coordinator: coordinator, environment: environment)
    return _Represented(object: makeUIView(context: context), coordinator: coordinator)
  }

  public func _update(
    _ representation: _Represented<UIViewType, Coordinator>, in environment: EnvironmentValues
  ) {
    updateUIView(
      representation.object,
      context: Context(coordinator: representation.coordinator, environment: environment))
    // The view moves to the window after its first update.
    representation.object.isInSwiftUI = true
  }

  public static func _controls(
    of representation: _Represented<UIViewType, Coordinator>
  ) -> [_RepresentedControl] { representation.object.controlsOnScreen }

  public static func _connect(
    _ representation: _Represented<UIViewType, Coordinator>, onChange: @escaping () -> Void
  ) { representation.object.onScreenChange = onChange }

  public static func _dismantle(_ representation: _Represented<UIViewType, Coordinator>) {
    representation.object.onScreenChange = nil
    representation.object.isInSwiftUI = false
    dismantleUIView(representation.object, coordinator: representation.coordinator)
  }
}

/// A SwiftUI view that wraps a controller of UIKit. The calls are SwiftUI's; the screen shows the
/// controls in the controller's view, or else the name of the type, and the address of a browser.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: _RepresentedView
where _Representation == _Represented<UIViewControllerType, Coordinator> {
  /// The type of the wrapped controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that gets the wrapped controller's events; nothing unless declared.
  associatedtype Coordinator = Void
  /// The context of a call.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the wrapped controller. Called once, after ``makeCoordinator()``.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the wrapped controller: after it is created, and after each change.
  @MainActor func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Called once the view is removed.
  @MainActor static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator. Called once, before the wrapped controller is created.
  @MainActor func makeCoordinator() -> Coordinator
  /// Never called: nothing is laid out.
  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public func _makeRepresentation(
    in environment: EnvironmentValues
  ) -> _Represented<UIViewControllerType, Coordinator> {
    let coordinator = makeCoordinator()
    let context = Context(coordinator: coordinator, environment: environment)
    let controller = makeUIViewController(context: context)
    controller.loadViewIfNeeded()
    return _Represented(object: controller, coordinator: coordinator)
  }

  public func _update(
    _ representation: _Represented<UIViewControllerType, Coordinator>,
    in environment: EnvironmentValues
  ) {
    updateUIViewController(
      representation.object,
      context: Context(coordinator: representation.coordinator, environment: environment))
    representation.object.view.isInSwiftUI = true
  }

  public static func _controls(
    of representation: _Represented<UIViewControllerType, Coordinator>
  ) -> [_RepresentedControl] { representation.object.view.controlsOnScreen }

  public static func _connect(
    _ representation: _Represented<UIViewControllerType, Coordinator>,
    onChange: @escaping () -> Void
  ) { representation.object.view.onScreenChange = onChange }

  public static func _dismantle(
    _ representation: _Represented<UIViewControllerType, Coordinator>
  ) {
    representation.object.view.onScreenChange = nil
    representation.object.view.isInSwiftUI = false
    dismantleUIViewController(representation.object, coordinator: representation.coordinator)
  }

  public static func _text(
    of representation: _Represented<UIViewControllerType, Coordinator>
  ) -> String? { representation.object.contentInWords }
}

/// A wrapped object of UIKit, and its coordinator.
public struct _Represented<Object, Coordinator> {
  let object: Object
  let coordinator: Coordinator
}

/// The context of a call of ``UIViewRepresentable``.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object of ``UIViewRepresentable/makeCoordinator()``.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update; here always one without an animation.
  public var transaction: Transaction { Transaction() }

  /// Makes changes with an animation; here at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// The context of a call of ``UIViewControllerRepresentable``.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object of ``UIViewControllerRepresentable/makeCoordinator()``.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the update; here always one without an animation.
  public var transaction: Transaction { Transaction() }

  /// Makes changes with an animation; here at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
