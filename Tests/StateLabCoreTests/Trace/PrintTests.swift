import Testing

@testable import StateLabCore

@Suite("Printed values")
struct PrintTests {
  @Test("An optional and the value inside it print as Swift prints them")
  func optionals() {
    let name: String? = "Ann"
    let nested: String?? = .some(nil)
    #expect(String(printing: name as Any) == #"Optional("Ann")"#)
    #expect(String(printing: nested as Any) == "Optional(nil)")
    #expect(String(printing: String?.none as Any) == "nil")
    #expect(String(printing: Optional(3) as Any) == "Optional(3)")
    #expect(String(printing: Optional(["b", "a"] as Set) as Any) == #"Optional(["a", "b"])"#)
    #expect(String(printing: ["k": name]) == #"["k": Optional("Ann")]"#)
    #expect(Host(Text("\(name as Any)")).screen == #"Optional("Ann")"#)
  }

  @Test("A value of the laboratory prints with Apple's module, or with Apple's description")
  func modules() {
    #expect(
      String(printing: PassthroughSubject<Int, Never>())
        == "Combine.PassthroughSubject<Swift.Int, Swift.Never>")
    #expect(String(printing: Just(1).eraseToAnyPublisher()) == "AnyPublisher")
    #expect(
      String(printing: PassthroughSubject<UserDefaults, Never>())
        == "Combine.PassthroughSubject<UserDefaults, Swift.Never>")
    #expect(String(printing: AnyCancellable {}) == "Combine.AnyCancellable")
    #expect(String(printing: [Text("a")]).hasPrefix("[SwiftUI.Text("))
  }

  @Test("debugPrint and dump print into the trace, and return to standard output without a host")
  func debugging() throws {
    struct Cup: Equatable { let size = 2 }
    let host = Host(
      Button("Go") {
        debugPrint("a", Optional(1) as Any, separator: "-")
        #expect(dump(Cup(), name: "cup") == Cup())
        var text = ""
        dump(1, to: &text)
        print(text, terminator: "")
      })
    try host.tap("Go")
    #expect(
      host.trace.printed == [
        #""a"-Optional(1)"#, "▿ cup: StateLabCoreTests.PrintTests.Cup", "  - size: 2", "- 1",
      ])
  }

  @Test("Points, sizes and rectangles print their numbers alone")
  func geometry() {
    #expect(String(printing: CGSize(width: 1, height: 2)) == "(1.0, 2.0)")
    #expect(String(printing: CGPoint(x: 3, y: 4)) == "(3.0, 4.0)")
    #expect(String(printing: CGVector(dx: 5, dy: 6)) == "(5.0, 6.0)")
    #expect(
      String(printing: [CGRect(x: 0, y: 1, width: 2, height: 3)]) == "[(0.0, 1.0, 2.0, 3.0)]")
  }
}
