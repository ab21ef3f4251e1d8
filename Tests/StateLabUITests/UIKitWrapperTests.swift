import Foundation
@_spi(Steps) import StateLabCore
import StateLabUI
import Testing

/// A view of UIKit as a view of SwiftUI.
private struct Wrapped: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// The types of UIKit that programs create in their wrappers.
@MainActor
@Suite("Types of UIKit in wrappers")
struct UIKitWrapperTests {
  private final class Target: NSObject {
    var calls = 0
    func call() { calls += 1 }
    func take(_ argument: String) { calls += argument.count }
  }

  private func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  @Test("The screen shows the controls of a stack in the order of the stack")
  func stack() throws {
    var count = 0
    let second = button("b") { count += 1 }
    let stack = UIStackView(arrangedSubviews: [UILabel(), second])
    stack.axis = .vertical
    (stack.spacing, stack.alignment, stack.distribution) = (8, .center, .fillEqually)
    stack.addArrangedSubview(button("c"))
    stack.insertArrangedSubview(button("a"), at: 0)
    let box = UIView()
    box.addSubview(stack)
    let host = Host(Wrapped(view: box))
    #expect(host.screen == "[a]\n[b]\n[c]")
    try host.tap("b")
    #expect(count == 1 && stack.arrangedSubviews.count == 4)
    host.perform { stack.addArrangedSubview(second) }
    #expect(host.screen == "[a]\n[c]\n[b]")
    host.perform {
      stack.removeArrangedSubview(second)
      second.removeFromSuperview()
      box.insertSubview(button("first"), at: 0)
    }
    #expect(host.screen == "[first]\n[a]\n[c]" && stack.arrangedSubviews.count == 3)
  }

  @Test("A view keeps the order of its subviews, and an effect shows its content")
  func subviews() {
    let (box, first, last) = (UIView(), button("first"), button("last"))
    box.addSubview(last)
    box.insertSubview(first, belowSubview: last)
    #expect(box.subviews == [first, last] && first.isDescendant(of: box))
    box.bringSubviewToFront(first)
    #expect(box.subviews == [last, first])
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    effect.contentView.addSubview(button("inside"))
    effect.transform = CGAffineTransform(scaleX: 2, y: 2)
    effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(Host(Wrapped(view: effect)).screen == "[inside]")
  }

  @Test("The screen shows the bar above the keyboard while its field is edited")
  func accessory() throws {
    let (box, field, target) = (UIView(), UITextField(), Target())
    field.placeholder = "Amount"
    field.keyboardType = .numberPad
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.items = [
      UIBarButtonItem(
        title: "Note", style: .plain, target: target, action: Selector("call", Target.call)),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: nil,
        action: Selector("resignFirstResponder", UIResponder.resignFirstResponder)),
    ]
    bar.sizeToFit()
    field.inputAccessoryView = bar
    box.addSubview(field)
    let host = Host(Wrapped(view: box))
    #expect(host.screen == "Amount: \"\"")
    try host.type("5", into: "Amount")
    #expect(host.screen == "Amount: \"5\"\n[Note]\n[Done]")
    try host.tap("Note")
    #expect(target.calls == 1 && host.screen.contains("[Done]"))
    try host.tap("Done")
    #expect(host.screen == "Amount: \"5\"")
  }

  @Test("A text has a selection, and an estimated size")
  func texts() throws {
    let (field, view) = (UITextField(), UITextView())
    field.text = "abcd"
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "abcd")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    #expect(field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } == 3)
    #expect(field.position(from: start, offset: 4) == nil)
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "a b c"
    view.font = .systemFont(ofSize: 10)
    #expect(view.sizeThatFits(CGSize(width: 0, height: CGFloat.infinity)).height == 28)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 1, height: CGFloat.infinity)).height == 36)
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.sizeThatFits(CGSize(width: 1, height: CGFloat.infinity)).height == 24)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let label = UILabel()
    label.lineBreakMode = .byWordWrapping
    label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
    #expect(label.text == "x")
  }

  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("A view has a layer of its class, with layers inside")
  func layers() {
    let view = Gradient()
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]
    view.layer.borderColor = UIColor.red.cgColor
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: .zero).cgPath
    view.layer.addSublayer(shape)
    shape.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: "end")
    #expect((view.layer as? CAGradientLayer)?.colors?.count == 1)
    #expect(view.layer.sublayers == [shape] && shape.superlayer === view.layer)
    shape.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil)
    let symbol = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    #expect(symbol?.withTintColor(.red).size == .zero)
    let size = CGSize(width: 2, height: 1)
    #expect(UIGraphicsImageRenderer(size: size).image { $0.fill(.zero) }.size == size)
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
    UIScrollViewDelegate
  {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      3
    }
  }

  @Test("Wheels have data sources, and a scrolling view has a delegate")
  func lists() {
    let rows = Rows()
    let wheel = UIPickerView()
    wheel.dataSource = rows
    wheel.delegate = rows
    wheel.selectRow(2, inComponent: 0, animated: false)
    #expect(wheel.selectedRow(inComponent: 0) == 2 && wheel.numberOfComponents == 1)
    let scroll = UIScrollView()
    scroll.delegate = rows
    #expect(scroll.delegate === rows)
    #expect(Host(Wrapped(view: wheel)).screen == "(Wrapped)")
  }

  @Test("Controllers have items of bars and tabs")
  func controllers() {
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in })
    page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UINavigationController(rootViewController: UIViewController())]
    #expect(tabs.selectedViewController === page && page.tabBarController === tabs)
    #expect(page.navigationItem.title == "Page")
  }

  @Test("A delayed call of a method occurs unless the program cancels it")
  func delayedCalls() {
    let target = Target()
    let (call, take) = (Selector("call", Target.call), Selector("take", Target.take))
    let host = Host(Text("a"))
    host.perform {
      target.perform(call, with: nil, afterDelay: 1)
      target.perform(take, with: "ab", afterDelay: 1)
      target.perform(take, with: "abc", afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: take, object: "ab")
    }
    #expect(target.calls == 0)
    host.advance(by: .seconds(1))
    #expect(target.calls == 4)
    host.perform {
      target.perform(call, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    host.advance(by: .seconds(1))
    #expect(target.calls == 4)
  }

  private struct Buttons: View {
    @State private var name = "old"
    @State private var isRenaming = false
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("\(name) \(isRenaming)")
      TextField("Name", text: $name).focused($isFocused)
      PasteButton(payloadType: String.self) { name = $0.joined() }
      PasteButton(supportedContentTypes: [.plainText]) { name = "\($0.count)" }
      RenameButton()
      RenameButton().renameAction { isRenaming = true }
      RenameButton().renameAction($isFocused)
      Text("b").handlesExternalEvents(preferring: [], allowing: ["*"])
    }
  }

  @Test("The buttons of the system paste a text and run the action for a new name")
  func buttons() throws {
    let host = Host(Buttons())
    UIPasteboard.general.string = nil
    try host.tap("Paste", occurrence: 1)
    #expect(host.screen.hasPrefix("old false\n"))
    UIPasteboard.general.string = "new"
    try host.tap("Paste", occurrence: 1)
    #expect(host.screen.hasPrefix("new false\n"))
    try host.tap("Paste", occurrence: 2)
    #expect(host.screen.hasPrefix("1 false\n"))
    try host.tap("Rename", occurrence: 2)
    #expect(host.screen.hasPrefix("1 true\n"))
    #expect(throws: (any Error).self) { try host.tap("Rename", occurrence: 1) }
  }
}
