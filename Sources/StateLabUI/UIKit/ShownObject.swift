import StateLabCore

/// A view or a controller of UIKit on the screen: its controls, or else the name of its type.
nonisolated struct ShownObject: _RepresentedView {
  private let object: UIResponder

  init(_ object: UIResponder) { self.object = object }

  /// The object on the screen.
  final class Shown {
    var object: UIResponder
    var onChange: (() -> Void)?
    init(_ object: UIResponder) { self.object = object }

    @MainActor var view: UIView? { (object as? UIViewController)?.view ?? object as? UIView }
  }

  @MainActor func _makeRepresentation(in environment: EnvironmentValues) -> Shown { Shown(object) }

  @MainActor func _update(_ representation: Shown, in environment: EnvironmentValues) {
    if representation.object !== object {
      Self._dismantle(representation)
      representation.object = object
    }
    (object as? UIViewController)?.loadViewIfNeeded()
    representation.view?.onScreenChange = representation.onChange
    representation.view?.isInSwiftUI = true
  }

  @MainActor static func _controls(of representation: Shown) -> [_RepresentedControl] {
    representation.view?.controlsOnScreen ?? []
  }

  @MainActor static func _connect(_ representation: Shown, onChange: @escaping () -> Void) {
    representation.onChange = onChange
  }

  @MainActor static func _dismantle(_ representation: Shown) {
    representation.view?.onScreenChange = nil
    representation.view?.isInSwiftUI = false
  }

  @MainActor static func _name(of representation: Shown) -> String? {
    "\(type(of: representation.object))"
  }

  @MainActor static func _text(of representation: Shown) -> String? {
    (representation.object as? UIViewController)?.contentInWords
  }
}

/// The view of a preview that returns a view or a controller of UIKit. Only code that
/// `statelab try` generates calls this function.
@MainActor
public func _preview(_ make: @MainActor () -> some UIResponder) -> AnyView {
  let object = make()
  (object as? UIViewController)?.loadViewIfNeeded()
  return (object as? UIViewController)?.viewOnScreen ?? AnyView(ShownObject(object))
}
