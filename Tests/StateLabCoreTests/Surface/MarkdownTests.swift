import StateLabCore
import Testing

@Suite("Markdown in texts")
struct MarkdownTests {
  private func shown(_ key: LocalizedStringKey) -> String { Host(Text(key)).screen }

  @Test("Text hides the marks of emphasis, code and links")
  func marks() {
    #expect(
      shown("Stay **focused**, *please*, or _leave_ ~~now~~")
        == "Stay focused, please, or leave now")
    #expect(shown("***both*** and **a *nested* one**") == "both and a nested one")
    #expect(shown("Call `f(_:)` or [read](https://example.com) it") == "Call f(_:) or read it")
    #expect(shown(#"\*not\* this"#) == "*not* this")
    #expect(shown("*a **b** c* and **a *b* c** and ***a** b*") == "a b c and a b c and a b")
    #expect(shown("*a**b* and **[title *here*](f(x))**, `` a`b ``") == "a**b and title here, a`b")
  }

  @Test(
    "Characters that are no Markdown stay",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a ** b", "[x] done", "^ caret", "**open", "`open", "~5~",
      "array[0](1", #"C:\dir"#, "items[0](see below)", "* a*", "*a _b", "``open`", "f(_:)", "a_*b",
    ])
  func noMarks(_ text: String) {
    #expect(shown(LocalizedStringKey(text)) == text)
  }

  @Test("Interpolated values and verbatim texts are not parsed as Markdown")
  func interpolations() {
    let name = "**my_file_name**"
    #expect(shown("Open \(name) or **\(name)**") == "Open **my_file_name** or **my_file_name**")
    #expect(Host(Text(verbatim: name)).screen == name)
    #expect(Host(Text(name)).screen == name)
    #expect(shown("Call `\(name)` now") == "Call **my_file_name** now")
    #expect(shown("[\("a](b")](c) [x]\("(y)")") == "a](b [x](y)")
    #expect(shown("[x]\(Image(systemName: "star"))") == "[x](star)")
    #expect(shown("`\("`")`, ^\("[1 apple](inflect: true)")") == "`, ^[1 apple](inflect: true)")
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private struct Unwrapped: View {
    @State private var name: String! = "Ada"
    @State private var count: Int! = 1000
    @State private var price: Double! = 1.5
    private enum Place { case home }
    var body: some View {
      Text("Hello \(name)")
      Text("\(count) of \(price) and \(true)")
      Text("at \(Place.home)")
      Button("\(name)") {}
    }
  }

  @Test("A text unwraps a value of an implicitly unwrapped type")
  func implicitlyUnwrapped() {
    #expect(
      Host(Unwrapped()).screen == """
        Hello Ada
        1,000 of 1.500000 and true
        at home
        [Ada]
        """)
  }

  @Test("Automatic grammar agreement inflects a phrase with its number")
  func agreement() {
    func shown(_ count: Int) -> [String] {
      [
        self.shown("^[\(count) apple](inflect: true)!"),
        self.shown("^[\(count) box](inflect:true)"),
        self.shown("^[\(count) hungry person](inflect: true)"),
        self.shown("^[\(count) city](inflect: true)"), self.shown("^[\(count) day](inflect: true)"),
      ]
    }
    #expect(shown(1) == ["1 apple!", "1 box", "1 hungry person", "1 city", "1 day"])
    #expect(
      shown(1200)
        == ["1,200 apples!", "1,200 boxes", "1,200 hungry people", "1,200 cities", "1,200 days"])
  }
}
