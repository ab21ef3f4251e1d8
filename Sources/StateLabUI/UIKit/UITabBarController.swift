import StateLabCore

/// A controller with tabs, which the screen does not show.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar of the tabs. Looks only.
  public let tabBar = UITabBar()
  /// Not called here: no person uses the tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { controller.tabs = self }
      let count = viewControllers?.count ?? 0
      if count > 0, !(0..<count).contains(selectedIndex) { selectedIndex = 0 }
    }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The number of the selected tab.
  open var selectedIndex = 0
  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get {
      viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }
}

/// The delegate of a controller with tabs, which is never called here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Never called.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Never called.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
