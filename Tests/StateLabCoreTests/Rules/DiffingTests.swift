import StateLabCore
import Testing

@Suite("Comparing views")
struct DiffingTests {
  /// Its body runs on each tap and creates a child from a number, which the child may ignore.
  private struct Parent<Child: View>: View {
    @State private var n = 0
    let child: (Int) -> Child
    var body: some View {
      Button("Again") { n += 1 }
      Text("\(n)")
      child(n)
    }
  }

  private func bodies<Child: View>(of child: @escaping (Int) -> Child) throws -> Int {
    let host = Host(Parent(child: child))
    try host.tap("Again")
    return host.trace.bodyCount(of: Child.self)
  }

  @Test("R33 The parent's body re-creates the child, whose body runs only if the value differs")
  func initIsNotBody() throws {
    struct Child: View {
      let value: Int
      init(_ value: Int) {
        self.value = value
        print("init")
      }
      var body: some View { Text("\(value)") }
    }
    let host = Host(Parent { _ in Child(1) })
    try host.tap("Again")
    try host.tap("Again")
    #expect(host.trace.printed == ["init", "init", "init"])
    #expect(host.trace.bodyCount(of: Child.self) == 1)
    #expect(try bodies { Child($0) } == 2)
  }

  @Test("R34 Plain data compares bit by bit, and its == is ignored")
  func plainDataIgnoresEquatable() throws {
    struct Child: View, @MainActor Equatable {
      let n: Int
      static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Text("\(n)") }
    }
    #expect(try bodies { Child(n: $0) } == 2)
  }

  @Test("R34 Data that is not plain uses ==")
  func otherDataUsesEquatable() throws {
    struct Child: View, @MainActor Equatable {
      let n: Int
      var text = "not plain"
      static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Text("\(n) \(text)") }
    }
    #expect(try bodies { Child(n: $0) } == 1)
  }

  fileprivate struct Labelled<Label>: View {
    let label: Label
    let text: String
    var body: some View { Text(text) }
  }

  @Test("R34 A generic view uses == if its conditional conformance applies")
  func conditionalEquatable() throws {
    #expect(try bodies { Labelled(label: 1, text: "\($0)") } == 1)
    #expect(try bodies { Labelled(label: (), text: "\($0)") } == 2)
  }

  @Test("R34 A view without == compares field by field, including nested structs")
  func fieldByField() throws {
    struct Inner {
      let text: String
      let n: Int
    }
    struct Child: View {
      let inner: Inner
      var body: some View { Text("\(inner.n)") }
    }
    #expect(try bodies { _ in Child(inner: Inner(text: "a", n: 1)) } == 1)
    #expect(try bodies { Child(inner: Inner(text: "a", n: $0)) } == 2)
    #expect(try bodies { Child(inner: Inner(text: "\($0)", n: 1)) } == 2)
  }

  @Test("R33 The event of a body names the field in which the new value differs")
  func difference() throws {
    final class Model {}
    struct Inner {
      let text: String
      var model: Model?
      var numbers: [Int] = []
    }
    struct Child: View {
      let inner: Inner
      @State private var own = 0
      var body: some View { Text(inner.text) }
    }
    func difference(_ inner: @escaping (Int) -> Inner) throws -> FieldDifference? {
      let host = Host(Parent { Child(inner: inner($0)) })
      try host.tap("Again")
      return host.trace.last {
        $0.kind == .body(count: 2) && host.trace.view(of: $0)?.type.name == "Child"
      }?.difference
    }
    #expect(
      try difference { Inner(text: "\($0)") }
        == FieldDifference(property: "inner.text", isReference: false))
    #expect(
      try difference { Inner(text: "", numbers: [$0]) }
        == FieldDifference(property: "inner.numbers", isReference: false))
    #expect(try difference { _ in Inner(text: "") } == nil)
    #expect(
      try difference { Inner(text: "\($0)", numbers: [$0]) }
        == FieldDifference(
          property: "inner.text", isReference: false,
          others: [FieldDifference(property: "inner.numbers", isReference: false)]))

    struct Holder: View {
      let model: Model
      var body: some View { Text("held") }
    }
    let host = Host(Holder(model: Model()))
    host.replaceRoot(Holder(model: Model()))
    #expect(
      host.trace.compactMap(\.difference) == [FieldDifference(property: "model", isReference: true)]
    )
  }

  @Test("R34 A comparison ignores padding")
  func paddingDoesNotCount() throws {
    struct Padded: View {
      let a: Int8
      let b: Int64
      var body: some View { Text("\(a) \(b)") }
    }
    struct Dirty { var bits: (UInt64, UInt64) }
    // A value whose padding holds other bits than an equal value's.
    func dirty(_ n: Int) -> Padded {
      var raw = Dirty(bits: (UInt64(n) << 32, 0))
      return withUnsafeMutableBytes(of: &raw) { bytes in
        bytes.storeBytes(of: 1, as: Int8.self)
        bytes.storeBytes(of: 2, toByteOffset: 8, as: Int64.self)
        return bytes.loadUnaligned(as: Padded.self)
      }
    }
    #expect(try bodies { dirty($0) } == 1)
  }

  @Test("R34 Optionals and enums compare by value")
  func optionalsAndEnums() throws {
    enum Mode: Equatable {
      case a(String)
      case b
    }
    struct Child: View {
      let mode: Mode
      let number: Int?
      var body: some View { Text("\(number ?? 0)") }
    }
    #expect(try bodies { _ in Child(mode: .a("x"), number: nil) } == 1)
    #expect(try bodies { Child(mode: .a("\($0)"), number: nil) } == 2)
    #expect(try bodies { Child(mode: .b, number: $0 == 0 ? nil : 1) } == 2)
  }

  @Test("R34 An existential compares by its content")
  func existentials() throws {
    struct Child: View {
      let value: any Equatable
      var body: some View { Text("x") }
    }
    #expect(try bodies { _ in Child(value: "same") } == 1)
    #expect(try bodies { Child(value: "other \($0)") } == 2)
    #expect(try bodies { Child(value: $0 == 0 ? 1 : "1") } == 2)
  }

  private final class Reference: Equatable {
    nonisolated static func == (a: Reference, b: Reference) -> Bool { true }
  }

  @Test("R35 References compare by identity")
  func referencesByIdentity() throws {
    struct Child: View {
      let reference: Reference
      var body: some View { Text("x") }
    }
    let one = Reference()
    #expect(try bodies { _ in Child(reference: one) } == 1)
    #expect(try bodies { _ in Child(reference: Reference()) } == 2)
  }

  @Test("R35 A closure without captures compares equal, one with a changed capture does not")
  func closures() throws {
    struct Child: View {
      let action: () -> Void
      var body: some View { Button("x", action: action) }
    }
    #expect(try bodies { _ in Child(action: {}) } == 1)
    #expect(try bodies { n in Child(action: { print(n) }) } == 2)
  }

  @Test("R36 A state update runs the body of a view whose value compares equal")
  func equatableNeverBlocksState() throws {
    struct Child: View, @MainActor Equatable {
      var text = "not plain"
      @State private var n = 0
      static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Button("n \(n)") { n += 1 } }
    }
    let host = Host(Parent { _ in Child() })
    try host.tap("n 0")
    #expect(host.screen == "[Again]\n0\n[n 1]")
    try host.tap("Again")
    #expect(host.trace.bodyCount(of: Child.self) == 2)
  }

  @Test(
    "R37 A child's Binding of closures runs its body with each parent body, $state does not")
  func bindingsOfClosures() throws {
    struct Child: View {
      @Binding var n: Int
      var body: some View { Text("\(n)") }
    }
    struct Owner: View {
      @State private var mine = 0
      let child: (Binding<Int>) -> Child
      var body: some View { Parent { _ in child($mine) } }
    }
    #expect(try bodies { _ in Child(n: Binding(get: { 1 }, set: { _ in })) } == 2)

    let host = Host(Owner { Child(n: $0) })
    try host.tap("Again")
    #expect(host.trace.bodyCount(of: Child.self) == 1)
  }
}

extension DiffingTests.Labelled: @MainActor Equatable where Label: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.label == b.label }
}
