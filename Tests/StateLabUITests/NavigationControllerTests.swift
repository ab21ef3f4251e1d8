import StateLabUI
import Testing

@MainActor
@Suite("Stacks of controllers")
struct NavigationControllerTests {
  private final class Detail: UIViewController {
    var loads = 0
    override func viewDidLoad() { loads += 1 }
  }

  private struct Menu: View {
    let open: () -> Void
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
      Button("Open", action: open)
    }
  }

  @Test("A pushed controller is on top until it is popped")
  func controllers() {
    let (first, second, third) = (UIViewController(), Detail(), Detail())
    let stack = UINavigationController(rootViewController: first)
    #expect(first.navigationController === stack && second.navigationController == nil)
    stack.pushViewController(second, animated: true)
    stack.pushViewController(third, animated: true)
    #expect(stack.viewControllers == [first, second, third] && stack.topViewController === third)
    #expect(third.navigationController === stack)
    #expect(stack.popViewController(animated: true) === third)
    #expect(third.navigationController == nil)
    stack.pushViewController(third, animated: true)
    #expect(stack.popToViewController(second, animated: true) == [third])
    #expect(stack.popToRootViewController(animated: true) == [second])
    #expect(stack.popViewController(animated: true) == nil && stack.viewControllers == [first])
    stack.viewControllers = [third]
    #expect(stack.visibleViewController === third && UINavigationController().viewControllers == [])
  }

  private struct Embedded: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Detail { Detail() }
    func updateUIViewController(_ controller: Detail, context: Context) {}
  }

  private final class Pages: UINavigationController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [Detail()]
    }
  }

  @Test("The screen retains a stack, and the stack loads its view")
  func life() {
    weak var pages: Pages?
    let host = Host(
      _preview {
        let stack = Pages()
        pages = stack
        return stack
      })
    #expect(pages != nil && host.screen == "(Detail)")
    #expect(pages?.topViewController?.navigationController === pages)
  }

  @Test("A preview of a stack shows the top controller, and a person can go back")
  func screen() throws {
    let detail = Detail()
    let stack = UINavigationController()
    let menu = UIHostingController(
      rootView: Menu { [unowned stack] in stack.pushViewController(detail, animated: true) })
    stack.viewControllers = [menu]
    let host = Host(_preview { stack })
    #expect(host.screen == "[Count 0]\n[Open]")
    try host.tap("Count 0")
    try host.tap("Open")
    #expect(host.screen == "[Back]\n(Detail)" && detail.loads == 1)
    #expect(host.freshScreen == host.screen)
    try host.tap("Back")
    #expect(host.screen == "[Count 1]\n[Open]" && stack.viewControllers == [menu])
    host.perform {
      stack.pushViewController(UIHostingController(rootView: Text("top")), animated: true)
    }
    #expect(host.screen == "[Back]\ntop")
  }

  @Test("A preview of another object of UIKit shows the name of its type")
  func objects() {
    #expect(Host(_preview { UILabel() }).screen == "(UILabel)")
    #expect(Host(_preview { Detail() }).screen == "(Detail)")
    #expect(Host(Embedded()).screen == "(Embedded)")
  }

  @Test("A button with a primary action has the title of the action")
  func action() {
    var runs = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Push") { _ in runs += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Push" && runs == 1)
    #expect(UIButton(primaryAction: nil).currentTitle == nil)
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
  }
}
