import Testing

@testable import Rendering

@Suite("Prose")
struct ProseTests {
  struct Sample: CustomTestStringConvertible {
    let markdown: String
    let spans: [Span]
    var testDescription: String { markdown }
  }

  @Test(
    "Inline Markdown is converted to styles",
    arguments: [
      Sample(markdown: "plain", spans: [Span("plain")]),
      Sample(
        markdown: "a `let x = *y*` b", spans: [Span("a "), Span("let x = *y*", .code), Span(" b")]),
      Sample(
        markdown: "**bold** and *it*",
        spans: [Span("bold", .strong), Span(" and "), Span("it", .emphasis)]),
      Sample(markdown: "2 * 3 * 4", spans: [Span("2 * 3 * 4")]),
      Sample(markdown: "an *open end", spans: [Span("an *open end")]),
      Sample(markdown: #"\*no\* \`code\`"#, spans: [Span("*no* `code`")]),
      Sample(
        markdown: "see [this](https://a.b)",
        spans: [Span("see this"), Span(" (https://a.b)", .quiet)]),
      Sample(markdown: "an [array] (of)", spans: [Span("an [array] (of)")]),
    ])
  func markdown(_ sample: Sample) {
    #expect(Line(markdown: sample.markdown) == Line(sample.spans))
  }
}
