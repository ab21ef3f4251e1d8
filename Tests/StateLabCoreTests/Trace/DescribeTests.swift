import Testing

@testable import StateLabCore

@Suite("Descriptions of values")
struct DescribeTests {
  @Observable
  fileprivate final class Model { var name = "x" }

  fileprivate actor Server { var count = 1 }

  @Test(
    "A description omits fields that the compiler adds")
  func added() {
    #expect(describe(Model()) == #"Model(name: "x")"#)
    #expect(describe(Server()) == "Server(count: 1)")
  }

  @propertyWrapper
  fileprivate struct Clamped { var wrappedValue = 1 }

  fileprivate final class Marks {
    @Published var title = "a"
    @Clamped var level
    var _values = [1]
    var _best: Int?
  }

  @Test("Only the storage of a wrapper and of an observed property loses its underscore")
  func underscores() {
    #expect(
      describe(Marks())
        == #"Marks(title: "a", level: Clamped(wrappedValue: 1), _values: [1], _best: nil)"#)
    #expect([FieldValue](of: Marks()).map(\.name) == ["title", "level", "_values", "_best"])
    #expect([FieldValue](of: Model()).map(\.name) == ["name"])
  }

  @Test("Publishers, tasks and queues are described by their type, data by its parts")
  func machinery() {
    let subject = CurrentValueSubject<Int, Never>(3)
    let task: Task<Void, Never>? = Task {}
    #expect(describe(task as Any) == "Task<(), Never>")
    #expect(describe(subject) == "CurrentValueSubject<Int, Never>")
    #expect(describe(subject.map { $0 + 1 }.eraseToAnyPublisher()) == "AnyPublisher<Int, Never>")
    #expect(describe([subject.sink { _ in }]) == "[AnyCancellable]")
    #expect(describe(DispatchQueue.main) == "DispatchQueue")
    #expect(describe(0..<3) == "Range<Int>(lowerBound: 0, upperBound: 3)")
    #expect(describe(Text("Hi")) == #""Hi""#)
  }

  @Test("The short name of a long function type omits its generic arguments")
  func functions() {
    #expect(shortTypeName(((Int) -> Text).self) == "(Int) -> Text")
    typealias Row = (Range<Int>) -> TupleView<(Text, Optional<() -> Button<Text>>)>
    #expect(shortTypeName(Row.self) == "(Range<…>) -> TupleView<…>")
    typealias Long = Dictionary<String, Array<Optional<ClosedRange<Int>>>>
    #expect(shortTypeName(Long.self) == typeName(Long.self))
  }

  @Test(
    "A text is quoted, with escapes only for characters that a literal cannot contain",
    arguments: [
      ("it's", #""it's""#), (#"a "b""#, #""a \"b\"""#), (#"a\b"#, #""a\\b""#),
      ("a\nb\tc\rd\0", #""a\nb\tc\rd\0""#), ("\u{1B}[2J\u{7F}\u{9B}", #""\u{1B}[2J\u{7F}\u{9B}""#),
      ("\r\n", #""\r\n""#), ("é 👩‍👩‍👧 漢", #""é 👩‍👩‍👧 漢""#), ("", #""""#),
    ])
  func text(_ text: String, _ description: String) {
    #expect(describe(text) == description)
    #expect(describe([text]) == "[\(description)]")
  }
}

@Suite("Recorded values")
struct RecordedValueTests {
  nonisolated private struct Large: CustomTestStringConvertible {
    let testDescription: String
    let value: any Sendable
    let start: String
    let end: String

    init(_ name: String, _ value: any Sendable, _ start: String, _ end: String) {
      (testDescription, self.value, self.start, self.end) = (name, value, start, end)
    }
  }

  @Test(
    "A large value is truncated, and the omitted elements are counted",
    arguments: [
      Large("array", Array(1...1000), "[1, 2, 3, ", ", 62, … 938 more]"),
      Large("text", String(repeating: "ä", count: 1000), "\"ää", "ää\"…"),
      Large("set", Set(1...1000), "[… 1000", "]"),
      Large("dictionary", Dictionary(uniqueKeysWithValues: zip(1...1000, 1...)), "[… 1000", "]"),
      Large(
        "nested", [[Int]](repeating: Array(1...1000), count: 9), "[[1, 2, ",
        ", … 938 more], … 8 more]"),
    ])
  private func cut(_ large: Large) {
    let text = ValueWriter.text(of: large.value, width: ValueWriter.recordedWidth)
    #expect(text.hasPrefix(large.start))
    #expect(text.hasSuffix(large.end))
    #expect(text.utf8.count < ValueWriter.recordedWidth + 50)
    #expect(describe(large.value).utf8.count > 900)
  }

  @Test("A binding is described by its value")
  func binding() {
    #expect(describe(Binding.constant(3)) == "3")
    #expect(describe(Binding.constant("three")) == #""three""#)
    #expect(describe([Binding.constant(3)]) == "[3]")
    #expect(ValueDescription(describing: Binding.constant("three")).text == "three")
  }

  @Test("A binding with closures is described by its first value (fidelity 2.12, 5)")
  func closures() {
    var number = 1
    let binding = Binding {
      number += 1
      return number
    } set: {
      number = $0
    }
    #expect(describe(binding) == "2")
    #expect(number == 2)
  }

  @Test("Sets and dictionaries print in a stable order")
  func unordered() {
    #expect(String(printing: ["b", "a"] as Set) == #"["a", "b"]"#)
    #expect(String(printing: ["b": [2: 1.5], "a": [:]]) == #"["a": [:], "b": [2: 1.5]]"#)
    #expect(String(printing: [Int: Int]()) == "[:]")
  }

  @Test("Index sets and navigation paths are described by their elements")
  func contents() {
    #expect(describe(IndexSet([2, 0])) == "[0, 2]")
    var path = NavigationPath(["Ann"])
    path.append(3)
    #expect(describe(path) == #"["Ann", 3]"#)
  }
}
