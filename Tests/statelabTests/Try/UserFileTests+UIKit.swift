import Testing

@testable import statelab

extension UserFileTests {
  @Test(
    "Spaces replace the attributes that need Objective-C",
    arguments: [
      ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
      ("@IBAction func add(_ sender: Any) {}", "          func add(_ sender: Any) {}"),
      ("@objc private func tick() {}", "      private func tick() {}"),
      ("@IBInspectable var size = 1", "               var size = 1"),
      ("@IBOutletCollection var a = 1", nil),
    ])
  func attributes(_ member: String, _ expected: String?) {
    let source = "class Page: UIViewController {\n\(member)\n}\n"
    #expect(compiled(source) == expected.map { source.replacing(member, with: $0) } ?? source)
  }

  @Test("The delegate of a scene's configuration gets an initializer")
  func delegateClass() {
    let source = "func configure() { new.delegateClass = SceneDelegate.self }\n"
    #expect(
      compiled(source) == "func configure() { new._makeDelegate = { SceneDelegate() } }\n")
    let other = "func configure() { new.delegateClass = delegate }\n"
    #expect(compiled(other) == other)
  }

  @Test(
    "A preview that returns an object of UIKit passes the object to `_preview`",
    arguments: [
      "Page()", "Page(n: 1)", "let page = Page()\npage.title = \"a\"\nreturn page",
      "UINavigationController(rootViewController: Page())", "let a = 1; return Page(n: a)",
    ])
  func objectPreview(_ body: String) {
    let page = "class Page: UIViewController {}\n"
    #expect(
      compiled(page + "#Preview(\"A\") { \(body) }\n") == page
        + "@MainActor func statelabPreview0_0() -> some View { _preview { \(body) } }\n")
  }

  @Test(
    "A preview that returns a view remains a view builder, also if it uses classes",
    arguments: [
      "ContentView(page: Page())", "UIMenuRow()", "let page = Page()\nContentView(page: page)",
      "let page = Page()\nreturn ContentView()\n  .environmentObject(page)", "",
    ])
  func viewPreview(_ body: String) {
    let types = "class Page: ObservableObject {}\nstruct UIMenuRow: View {}\n"
    #expect(
      compiled(types + "#Preview { \(body) }\n") == types
        + "@MainActor @ViewBuilder func statelabPreview0_0() -> some View { \(body) }\n")
  }
}
