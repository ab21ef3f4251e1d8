import Testing

@testable import StateLabCore

private struct Outer: View {
  struct Inner: View {
    let number: Int
    var body: some View {
      let _ = Self._printChanges()
      Text("\(number)")
    }
  }
  struct Generic<Value> {
    struct Leaf {}
  }
  fileprivate struct Hidden {}
  var body: some View { Inner(number: 1) }
}

extension Array {
  fileprivate struct Extending {}
}

private func changesOfLocalView() -> [String] {
  struct Local: View {
    var body: some View { let _ = Self._printChanges() }
  }
  return Host(Local()).trace.printed
}

@Suite("Names of types")
struct TypeNameTests {
  struct Twin: View {
    var body: some View { Text("mine") }
  }

  @Test("R23 _printChanges names a nested type with its enclosing types and no module (2.12, 4)")
  func printChanges() {
    let host = Host(Outer())
    #expect(host.trace.printed == ["Outer.Inner: @self changed."])
  }

  @Test("R23 _printChanges names a local type with the type or module around (2.13, 18)")
  func printChangesOfLocalTypes() {
    struct Local: View {
      struct Part: View {
        var body: some View { let _ = Self._printChanges() }
      }
      var body: some View {
        let _ = Self._printChanges()
        Part()
      }
    }
    #expect(
      Host(Local()).trace.printed == [
        "TypeNameTests.Local: @self changed.", "TypeNameTests.Local.Part: @self changed.",
      ])
    #expect(changesOfLocalView() == ["StateLabCoreTests.Local: @self changed."])
  }

  @Test("The name of a nested type contains its enclosing types, but no enclosing function")
  func nested() {
    struct Local {
      struct Nested {}
    }
    #expect(QualifiedName.of(Outer.self).nested == "Outer")
    #expect(QualifiedName.of(Outer.Hidden.self).nested == "Outer.Hidden")
    #expect(QualifiedName.of(Local.Nested.self).nested == "Local.Nested")
    #expect(QualifiedName.of([Int].Index.self).nested == "Int")
    #expect(
      QualifiedName.of(Outer.Generic<(Outer.Hidden) -> [Int: Outer.Inner]>.Leaf.self).nested
        == "Outer.Generic<(Outer.Hidden) -> Dictionary<Int, Outer.Inner>>.Leaf")
    #expect(
      QualifiedName.of(Outer.Generic<any Equatable.Type>.self).nested
        == "Outer.Generic<Equatable.Type>")
  }

  @Test(
    "A qualified name has a declared name without generic arguments and a base name",
    arguments: [
      (Outer.Generic<[Int: Outer.Inner]>.Leaf.self, "Outer.Generic.Leaf", "Leaf"),
      (Outer.Generic<(Int) -> Outer.Generic<Int>>.self, "Outer.Generic", "Generic"),
      (Array<() -> Int>.self, "Array", "Array"), (Int.self, "Int", "Int"),
      ((Int, [Text]).self, "(Int, Array<Text>)", nil), ((() -> Text).self, "() -> Text", nil),
      (Array<Int>.Extending.self, "Array.Extending", "Extending"),
    ] as [(Any.Type, String, String?)])
  func declared(_ type: Any.Type, _ declared: String, _ base: String?) {
    #expect(QualifiedName.of(type).declared == declared)
    #expect(QualifiedName.of(type).base == base)
  }

  @Test("A type that a program nests in a library type belongs to the program")
  func owners() {
    #expect(QualifiedName.of([Int].self).isOfLibrary)
    #expect(QualifiedName.of(Text.self).isOfLibrary)
    #expect(!QualifiedName.of(Array<Int>.Extending.self).isOfLibrary)
    #expect(!QualifiedName.of(Outer.self).isOfLibrary)
    #expect(!QualifiedName.of((Int, Int).self).isOfLibrary)
  }

  private struct Inside: View {
    @State private var count = 0
    var body: some View { Text("inside \(count)") }
  }

  private struct Presenter: View {
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        if isShown {
          Text("behind")
        } else {
          Inside()
        }
      }
      .searchable(text: .constant(""))
      .sheet(isPresented: $isShown) { Inside() }
      .popover(item: .constant(Item())) { _ in Inside() }
    }
  }

  private struct Item: Identifiable { let id = 1 }

  @Test("A presented view has an ancestor named Presentation")
  func presentations() {
    let views = Host(Presenter()).trace.views
    let inside = views.filter { $0.type.name == "Inside" }
    let lineages = Set(inside.map { views.ancestors(of: $0.id).map { views[$0].type.name } })
    #expect(lineages.count == 2)
    #expect(lineages.allSatisfy { $0.last == "Presenter" && $0.contains("Presentation") })
  }

  @Test("Two types with one short name are counted separately (fidelity 2.12, 4)")
  func twins() {
    struct Both: View {
      var body: some View {
        Twin()
        OtherTwins.Twin()
        OtherTwins.Twin()
      }
    }
    let trace = Host(Both()).trace
    #expect(trace.bodyCount(of: Twin.self) == 1)
    #expect(trace.bodyCount(of: OtherTwins.Twin.self) == 2)
    #expect(trace.bodyCount(ofViewNamed: "TypeNameTests.Twin") == 1)
    #expect(trace.bodyCount(ofViewNamed: "OtherTwins.Twin") == 2)
    #expect(
      trace.types(called: "Twin").distinctNames == ["TypeNameTests.Twin", "OtherTwins.Twin"])
  }

  @Test("A generic view's base name counts all specializations, its full name one")
  func specialisations() {
    struct Card<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { content() }
    }
    let trace = Host(
      VStack {
        Card { Text("a") }
        Card { Text("b") }
        Card { Spacer() }
      }
    ).trace
    #expect(trace.types(called: "Card").distinctNames == ["Card"])
    #expect(trace.bodyCount(ofViewNamed: "Card") == 3)
    #expect(trace.bodyCount(ofViewNamed: "Card<Text>") == 2)
  }

  @Test("Local types with one name are distinguished by a number (our choice)")
  func localTwins() {
    func one() -> some View {
      struct Local: View {
        var body: some View { Text("one") }
      }
      return Local()
    }
    func other() -> some View {
      struct Local: View {
        var body: some View { Text("other") }
      }
      return Local()
    }
    let trace = Host(
      VStack {
        one()
        other()
        other()
      }
    ).trace
    #expect(trace.types(called: "Local").distinctNames == ["Local (1)", "Local (2)"])
    #expect(trace.bodyCount(ofViewNamed: "Local (1)") == 1)
    #expect(trace.bodyCount(ofViewNamed: "Local (2)") == 2)
  }

  @Test("bodyCount(ofViewNamed:) returns nil for an ambiguous name and prints the candidates")
  func ambiguousName() {
    let trace = Host(
      VStack {
        OtherTwins.Twin()
        MoreTwins.Twin()
      }
    ).trace
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      #expect(trace.bodyCount(ofViewNamed: "Twin") == nil)
    }
    #expect(
      recorder.trace.printed == [
        "bodyCount(ofViewNamed:): Twin could be OtherTwins.Twin or MoreTwins.Twin."
      ])
    #expect(trace.bodyCount(ofViewNamed: "MoreTwins.Twin") == 1)
  }
}

private enum MoreTwins {
  struct Twin: View {
    var body: some View { Text("one more") }
  }
}

private enum OtherTwins {
  struct Twin: View {
    var body: some View { Text("the other") }
  }
}
