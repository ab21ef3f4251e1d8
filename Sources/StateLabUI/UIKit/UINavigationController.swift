import StateLabCore

/// A stack of controllers. The screen shows the top controller and a back button.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar of the stack. Looks only.
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var hidesBarsOnSwipe = false
  public let toolbar = UIToolbar()
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// The gesture that pops the top controller, which never fires here.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer(target: nil, action: nil)
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  private let pages: NavigationControllerPages

  /// A stack with a root controller.
  public init(rootViewController: UIViewController) {
    pages = NavigationControllerPages(root: rootViewController)
    super.init(nibName: nil, bundle: nil)
    rootViewController.stack = self
  }

  /// A stack without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    pages = NavigationControllerPages(root: nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Nil: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// The controllers, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { (pages.root.map { [$0] } ?? []) + pages.pushed.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in viewControllers { controller.stack = self }
    if pages.root !== viewControllers.first { pages.root = viewControllers.first }
    let pushed = viewControllers.dropFirst().map(PushedController.init)
    if pages.pushed != pushed { pages.pushed = pushed }
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  /// Removes the top controller and returns it. The root controller stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    removeLast(min(pages.pushed.count, 1)).last
  }

  /// Removes all controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    removeLast(pages.pushed.count)
  }

  /// Removes all controllers above this one and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    return removeLast(viewControllers.count - index - 1)
  }

  private func removeLast(_ count: Int) -> [UIViewController] {
    guard count > 0 else { return [] }
    let removed = viewControllers.suffix(count)
    pages.pushed.removeLast(count)
    return Array(removed)
  }

  override var viewOnScreen: AnyView {
    AnyView(NavigationControllerView(controller: self, pages: pages))
  }
  public override var _liveView: LiveView {
    loadViewIfNeeded()
    return LiveView(NavigationControllerView(controller: self, pages: pages))
  }
}

/// The controllers of a stack.
private final class NavigationControllerPages: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var root: UIViewController? { willSet { objectWillChange.send() } }
  var pushed: [PushedController] = [] { willSet { objectWillChange.send() } }

  init(root: UIViewController?) { self.root = root }
}

/// A controller above the root, as a value of a path.
private struct PushedController: Hashable {
  let controller: UIViewController
}

/// The view of a stack of controllers.
private struct NavigationControllerView: View, _BuiltIn {
  /// The view retains the stack: the stack's controllers have weak references to it.
  let controller: UINavigationController
  @ObservedObject var pages: NavigationControllerPages

  var body: some View {
    NavigationStack(path: $pages.pushed) {
      (pages.root?.viewOnScreen ?? AnyView(EmptyView()))
        .navigationDestination(for: PushedController.self) { $0.controller.viewOnScreen }
    }
  }
}
