import Testing

@testable import Diagnosis
@testable import statelab

@Suite("The members of extensions")
struct ExtensionMemberTests {
  private func declarations(_ texts: [String]) -> Declarations {
    Declarations(
      texts.enumerated().map { number, text in
        SourceFile(
          name: "\(number).swift", path: "\(number).swift",
          tokens: SourceFile.Token.all(in: Array(text.utf8)))
      })
  }

  @Test(
    "A member of an extension belongs to the type, also in another file and with a dotted name",
    arguments: [
      ["struct Row { let n: Int }", "extension Row: View { var body: some View { Text(title) } }"],
      ["extension Row: View { var body: some View { Text(title) } }", "struct Row { let n: Int }"],
      [
        "enum Shop { struct Row { let n: Int } }; extension Shop.Row: View { var body: Text { Text(title) } }"
      ],
    ])
  func members(_ texts: [String]) throws {
    let source = declarations(texts)
    let row = try #require(source.type("Row"))
    #expect(row.properties.map(\.name) == ["n", "body"])
    #expect(row.inherited.contains("View"))
    #expect(source.code(of: row).count == 2)
    let body = try #require(row.properties.last)
    #expect(source.type(containing: body.tokens.lowerBound, ofFile: body.file)?.name == "Row")
  }

  @Test("An initializer of an extension belongs to the type, also in another file")
  func initializers() throws {
    let source = declarations([
      "struct Row { let n: Int; init(n: Int) { self.n = n } }",
      "extension Row { init(text: String) { self.init(n: 1) } }",
    ])
    let row = try #require(source.type("Row"))
    #expect(row.initializers.map(\.file) == [0, 1])
    #expect(row.initializers.map { source.text($0).count } == [7, 10])
  }

  @Test("A view shows a member that its body reads in an extension in another file")
  func shows() throws {
    let source = declarations([
      "struct Row { let cart: Cart; let a = 1; let b = 2 }",
      "extension Row: View { var body: some View { Text(cart.title); Button(1) { print(cart.count) } } }",
    ])
    let row = try #require(source.type("Row"))
    #expect(source.shows(["title"], in: row))
    #expect(!source.shows(["count"], in: row))
  }
}
