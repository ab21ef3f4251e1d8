import Testing

@testable import StateLabCore

@Suite("Field layout")
struct FieldLayoutTests {
  @Test("R24 Fields come from the metadata, superclasses first, and CustomReflectable hides none")
  func superclasses() {
    let fields = FieldLayout.of(Leaf.self)
    #expect(fields.map(\.name) == ["number", "_shown", "owner", "generic", "leaf"])
    #expect(
      fields.map { typeName($0.type) }
        == ["Int", "Published<Int>", "Optional<Base>", "String", "Bool"])
  }

  @Test("R24 A weak field is marked, because its bytes are no optional")
  func weak() {
    #expect(FieldLayout.of(Leaf.self).map(\.isStrong) == [true, true, false, true, true])
  }

  @Test("R24 A field is read in place at its offset")
  func offsets() {
    let value = Mixed(flag: true, text: "here", error: nil, pair: (1, "two"))
    let fields = FieldLayout.of(Mixed.self)
    #expect(fields.map(\.kind) == [.struct, .struct, .optional, .tuple, .existential])
    let text = withUnsafeBytes(of: value) { bytes in
      bytes.load(fromByteOffset: fields[1].offset, as: String.self)
    }
    #expect(text == "here")
  }

  @Test("R24 Types without stored properties have no fields, and a tuple has its elements")
  func none() {
    #expect(FieldLayout.of((any Error).self).isEmpty)
    #expect(FieldLayout.of(Any.self).isEmpty)
    #expect(FieldLayout.of((any Error).Type.self).isEmpty)
    #expect(FieldLayout.of(Optional<Int>.self).isEmpty)
    #expect(FieldLayout.of((() -> Void).self).isEmpty)
    #expect(FieldLayout.of((Int, String).self).map(\.name) == [".0", ".1"])
  }
}

private class Base: ObservableObject, CustomReflectable {
  var number = 1
  @Published var shown = 2
  weak var owner: Base?
  var customMirror: Mirror { Mirror(self, children: []) }
}

private class Generic<T>: Base {
  var generic: T
  init(_ generic: T) { self.generic = generic }
}

private final class Leaf: Generic<String> { var leaf = true }

private struct Mixed {
  var flag: Bool
  var text: String
  var error: (any Error)?
  var pair: (Int, String)
  var any: Any = 0
}
