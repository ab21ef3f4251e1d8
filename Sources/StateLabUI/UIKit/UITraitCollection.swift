import StateLabCore

/// The traits of a screen. The simulation's screen is light for UIKit.
public final class UITraitCollection: NSObject, Sendable {
  /// The traits of the only screen.
  public static let current = UITraitCollection()

  /// The appearance of the screen.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
}

extension UIColor {
  /// A color that depends on the traits of the screen, which never change here.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// The color on a screen with these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
