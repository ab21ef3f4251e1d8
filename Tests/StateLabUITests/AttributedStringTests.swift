import StateLabUI
import Testing

@MainActor
@Suite("Texts with attributes")
struct AttributedStringTests {
  @Test("SwiftUI's attributes are kept for a text, a part of it and a container")
  func attributes() throws {
    var title = AttributedString("Fresh bread")
    title.font = .title.bold()
    title.foregroundColor = .orange
    title.backgroundColor = .yellow.opacity(0.3)
    title.kern = 2
    title.tracking = 1
    title.baselineOffset = 4
    title.underlineStyle = .single
    title.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    let bread = try #require(title.range(of: "bread"))
    title[bread].foregroundColor = .brown
    title[bread].link = URL(string: "https://example.com")
    title.swiftUI.kern = 3
    #expect(title.runs.map(\.foregroundColor) == [.orange, .brown])
    #expect(title.kern == 3 && title.font == .title.bold() && title.baselineOffset == 4)

    var container = AttributeContainer()
    container.foregroundColor = .green
    container.font = .system(size: 12)
    title.mergeAttributes(container)
    #expect(title.runs.allSatisfy { $0.foregroundColor == .green })
    title.setAttributes(AttributeContainer().foregroundColor(.blue))
    #expect(title.font == nil && title.foregroundColor == .blue)
    title.foregroundColor = nil
    #expect(title == AttributedString("Fresh bread"))
  }

  @Test("A recording notes the color of a whole text")
  func color() throws {
    struct Lamp: View {
      @State private var isOn = false
      private var text: AttributedString {
        var text = AttributedString("Lamp")
        text.foregroundColor = isOn ? .yellow : .gray
        return text
      }
      var body: some View {
        Text(text)
        Button("Switch") { isOn.toggle() }
      }
    }
    let host = Host(Lamp())
    try host.tap("Switch")
    let notes = host.trace.compactMap { event -> String? in
      guard case .lookChanged(let change)? = event.note else { return nil }
      return "\(change.content ?? "") \(change.look): \(change.old) → \(change.new)"
    }
    #expect(notes == ["Lamp color: gray → yellow"])
  }

  @Test("Typing into a text editor keeps the attributes of the other letters")
  func typing() throws {
    struct Note: View {
      @State private var text: AttributedString
      init() {
        let bold = AttributeContainer().font(.headline)
        text = AttributedString("Buy ") + AttributedString("fresh", attributes: bold)
      }
      var body: some View {
        TextEditor(text: $text)
        ForEach(text.runs.map { String(text.characters[$0.range]) }, id: \.self) { Text($0) }
      }
    }
    let host = Host(Note())
    for (text, runs) in [
      ("Buy fresh bread", ["Buy ", "fresh bread"]),
      ("Buy fresher bread", ["Buy ", "fresher bread"]),
      ("Get fresher bread", ["Get ", "fresher bread"]), ("", []), ("New", ["New"]),
    ] {
      try host.enter(text, into: "Text editor")
      #expect(host.screen.split(separator: "\n").dropFirst().map(String.init) == runs)
    }
  }

  @Test("A text from Markdown is drawn without the marks")
  func markdown() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func text(_ markdown: String, _ options: Options = Options()) throws -> String {
      let made = try AttributedString(markdown: markdown, options: options)
      return Host(Text(made)).screen
    }
    #expect(
      try text("**Hi** there, *you* and [`me`](https://example.com)") == "Hi there, you and me")
    #expect(
      try text("# Bread\n\nFlour\nand **water**\n\n- one\n- two") == "BreadFlour and wateronetwo")
    #expect(try text("a\nb", Options(interpretedSyntax: .inlineOnly)) == "a b")
    let preserving = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try text("# a\n  **b**", preserving) == "# a\n  b")
    #expect(try text("3 * 4 - 1 > 2. #1") == "3 * 4 - 1 > 2. #1")
    let count = 2
    let localized = AttributedString(localized: "**\(count)** loaves")
    #expect(Host(Text(localized)).screen == "2 loaves")
  }

  @Test("A link for sharing is a button, in each of its forms")
  func sharing() throws {
    struct Sharing: View {
      private let url = URL(string: "https://example.com")!
      var body: some View {
        ShareLink(item: url)
        ShareLink(Text("Text"), item: url)
        ShareLink("Key", item: "a", preview: SharePreview("A"))
        ShareLink(String("String"), items: [url], subject: Text("s"))
        ShareLink(
          item: Image("photo"), message: Text("m"),
          preview: SharePreview(Text("Photo"), image: Image("photo"))
        ) { Label("Label", systemImage: "square.and.arrow.up") }
        ShareLink(items: ["a", "b"]) { SharePreview($0, icon: Image("icon")) }
      }
    }
    let host = Host(Sharing())
    #expect(
      host.screen == "[Share…]\n[Text]\n[Key]\n[String]\n[Label]\n[Share…]")
    try host.tap("Text")
  }
}
