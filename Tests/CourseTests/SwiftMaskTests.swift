import Testing

@testable import Course

@Suite("Swift source without comments, strings, and regular expressions")
struct SwiftMaskTests {
  private func words(_ source: String) -> [String] {
    SwiftToken.tokens(of: SwiftMask(Array(source.utf8)).code).map(\.text)
  }

  @Test("A brace in a regular expression is no token")
  func regularExpressions() {
    #expect(words(#"text.split(separator: /\{/)"#) == words(#"text.split(separator: /xy/)"#))
    #expect(words(#"let a = /"{("|[}])\/x/; b"#) == ["let", "a", "=", "/", "/", ";", "b"])
    #expect(words(#"(#/a/{"b/#) c"#) == ["(", "#", "/", "/", "#", ")", "c"])
    #expect(
      words("let a = #/\n  \\/ {  # a brace\n/#\nb") == ["let", "a", "=", "#", "/", "/", "#", "b"])
    #expect(words(#""\(text.contains(/[{"]/))" + b"#) == [#"""#, #"""#, "+", "b"])
  }

  @Test("A division is code")
  func divisions() {
    #expect(words("a / (b) / c") == ["a", "/", "(", "b", ")", "/", "c"])
    #expect(words("a/b[0]/c") == ["a", "/", "b", "[", "0", "]", "/", "c"])
    #expect(words("a /= (b) / 2") == ["a", "/", "=", "(", "b", ")", "/", "2"])
    #expect(
      words("all.reduce(1, /) + x / {") == [
        "all", ".", "reduce", "(", "1", ",", "/", ")", "+", "x", "/", "{",
      ])
    #expect(words("{ a!/2 }.b(c!/2)").filter { $0 == "}" } == ["}"])
    #expect(words("a /b\n/c") == ["a", "/", "b", "/", "c"])
  }
}
