import Foundation
import StateLabUI
import Testing

/// UIKit's part of an app, and Foundation beside the library.
@MainActor
@Suite("The shell of an app, and Foundation's names")
struct UIKitTests {
  @Test("Foundation's positions delete the rows of a view")
  func positions() throws {
    let host = Host(Names())
    try host.tap("Delete b")
    #expect(host.screen == "a\n[Delete a]\nc\n[Delete c]")
    var names = ["a", "b", "c"]
    names.move(fromOffsets: IndexSet(integer: 2), toOffset: 0)
    names.remove(atOffsets: [1])
    #expect(names == ["c", "b"])
  }

  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ForEach(names, id: \.self) { Text($0) }.onDelete { names = Model.without($0, names) }
    }
  }

  /// As in a file that imports Foundation alone.
  private enum Model {
    static func without(_ offsets: Foundation.IndexSet, _ names: [String]) -> [String] {
      names.indices.filter { !offsets.contains($0) }.map { names[$0] }
    }
  }

  @Test("Beside Foundation the laboratory's types keep their names")
  func names() {
    #expect(UserDefaults.self == StateLabCore.UserDefaults.self)
    #expect(Timer.self == StateLabCore.Timer.self)
    #expect(URL.self == Foundation.URL.self && Date.self == Foundation.Date.self)
    let formatters: (DateFormatter, NumberFormatter) = (DateFormatter(), NumberFormatter())
    #expect(formatters.0.locale.identifier == "en_US" && formatters.1.locale.identifier == "en_US")
    // A file that imports Foundation reads the time of the machine, and its random values.
    #expect(Date().timeIntervalSinceNow < 1 && Date.now > Date(timeIntervalSinceNow: -60))
    #expect(
      UUID() != UUID() && [1].randomElement() == 1 && !Int.random(in: 1...2).formatted().isEmpty)
    #expect(!Locale.current.identifier.isEmpty && !TimeZone.current.identifier.isEmpty)
    #expect(!Calendar.current.isDateInToday(.distantPast) && !Date.distantPast.formatted().isEmpty)
    let links: [URL?] = [.init(string: "https://example.com"), URL(fileURLWithPath: "/")]
    #expect(links.count { $0 != nil } == 2)
  }

  @Test("An effect of geometry and looks of UIKit show the view itself")
  func looks() {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    UITableView.appearance().backgroundColor = .clear
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    let host = Host(
      Image(uiImage: UIImage(named: "cup") ?? UIImage()).modifier(Shake(animatableData: 1))
        .transformEffect(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(host.screen == "(cup)")
    #expect(ProjectionTransform(.identity).isIdentity)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  private struct Shake: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  @Test("A hosting controller, also inside a stack of controllers, has the view of its page")
  func controllers() {
    let controller = UIHostingController(rootView: Text("page"))
    #expect(controller.rootView == Text("page"))
    #expect(UINavigationController(rootViewController: controller).viewControllers == [controller])
  }

  @Test("The looks of a type are those of an object of the type")
  func appearance() {
    UILabel.appearance().font = UIFont.systemFont(ofSize: 12)
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UITextField.appearance().clearButtonMode = .whileEditing
    UISegmentedControl.appearance().setTitleTextAttributes([:], for: [.selected, .highlighted])
  }

  @Test("An animation has Apple's parameters, and its changes occur at once")
  func animation() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    var ends = 0
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0.5 }, completion: { _ in ends += 1 })
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat]) {
      view.isHidden = true
    } completion: { _ in
      ends += 1
    }
    #expect(view.alpha == 0.5 && view.isHidden && ends == 2)
    let constraint = view.topAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
  }

  private final class Target {
    var calls = 0
    func call() { calls += 1 }
  }

  @Test("A control loses a target for some events, and a button has a title for each state")
  func controls() {
    let (button, target) = (UIButton(type: .system), Target())
    button.addTarget(
      target, action: Selector("call", Target.call), for: [.touchDown, .touchUpInside])
    // The same method is called only once.
    button.addTarget(target, action: Selector("call", Target.call), for: .touchUpInside)
    button.removeTarget(target, action: nil, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == 1)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(button.currentTitle == "Play" && button.title(for: .disabled) == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause" && button.state == [.selected])
  }
}
