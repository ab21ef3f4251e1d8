import Testing

@testable import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The identity of a view in a trace")
struct ViewIdentityTests {
  private struct Showing<Value>: View {
    let value: Value
    var body: some View { Text("\(value)") }
  }

  @Test("Actions, screens and bodies of a generic root have one identity")
  func genericRoot() {
    let trace = Host(Showing(value: 1)).trace
    let places = Set(trace.compactMap(trace.view))
    #expect(places.map(\.type.name) == ["Showing<Int>"])
    #expect(places.map(\.type.baseName) == ["Showing"])
    #expect(places.map(\.parent) == [nil])
  }

  @Test("Two hosts in one trace have different identities")
  func hosts() {
    Recorder.$inherited.withValue(Recorder()) {
      _ = (Host(Showing(value: 1)), Host(Showing(value: "a")))
      let trace = Recorder.current?.trace ?? Trace()
      let places = Set(trace.compactMap(trace.view))
      #expect(places.count == 2)
      #expect(Set(places.map(\.keys)) == [[], [.host(2)]])
    }
  }

  @Test("R15 After a root of another type, actions and screens have its identity")
  func replacedRoot() {
    Recorder.$inherited.withValue(Recorder()) {
      let host = Host(Showing(value: 1))
      _ = Host(Showing(value: "a"))
      host.replaceRoot(Showing(value: "b"))
      host.perform {}
      host.replaceRoot(Showing(value: 2))
      host.perform {}
      let trace = Recorder.current?.trace ?? Trace()
      #expect(
        trace.compactMap {
          if case .screen = $0.kind { trace.view(of: $0)?.type.name } else { nil }
        } == [
          "Showing<Int>", "Showing<String>", "Showing<String>", "Showing<String>", "Showing<Int>",
          "Showing<Int>",
        ])
      let roots = trace.compactMap { if case .body = $0.kind { $0.view } else { nil } }
      // No root shares its identity with another host's, and a root that returns has its former
      // one.
      #expect(Set(roots).count == 3)
      #expect(roots.first == roots.last)
      let performed = trace.compactMap { $0.kind == .action(.perform) ? $0.view : nil }
      #expect(performed == [roots[2], roots[3]])
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Listing: View {
    let numbers: [Int]
    var body: some View {
      VStack {
        Text("numbers").padding()
        ForEach(numbers, id: \.self) { number in HStack { Row(number: number) } }
      }
    }
  }

  private func rows(_ trace: Trace) -> [ViewIdentity] {
    trace.compactMap { if case .body = $0.kind { trace.view(of: $0) } else { nil } }
      .filter { $0.type.baseName == "Row" }
  }

  @Test("R15 An identity has its ancestors, its element's id and its position")
  func lineage() throws {
    let trace = Host(Listing(numbers: [7, 5])).trace
    let rows = rows(trace)
    let second = try #require(rows.last)
    let ancestors = trace.views.ancestors(of: second.id).map { trace.views[$0] }
    #expect(ancestors.map(\.type.baseName) == ["HStack", "ForEach", "VStack", "Listing"])
    #expect(ancestors[1].keys == [.position(1)])
    #expect(ancestors[0].keys == [.element(id: "5", number: 5, position: 1)])
    #expect(rows.first?.parent != second.parent)
  }

  @Test("R15 A row that is mounted again has its former identity at any position")
  func again() throws {
    let host = Host(Listing(numbers: [7, 5]))
    host.replaceRoot(Listing(numbers: [7]))
    host.replaceRoot(Listing(numbers: [5, 7]))
    let rows = rows(host.trace)
    #expect(rows.map(\.id) == [rows[0].id, rows[1].id, rows[1].id])
    let parent = try #require(rows.last?.parent)
    #expect(host.trace.views[parent].keys == [.element(id: "5", number: 5, position: 1)])
  }

  private final class Friend: Identifiable {}

  private struct Friends: View {
    let friends: [Friend]
    var body: some View { ForEach(friends) { _ in Row(number: 1) } }
  }

  @Test("R15 Rows of objects have different identities, numbered in the order of insertion")
  func objects() throws {
    let friends = [Friend(), Friend()]
    let host = Host(Friends(friends: friends))
    host.replaceRoot(Friends(friends: [friends[1], Friend()]))
    let rows = rows(host.trace)
    #expect(rows.map(\.id).count == 3)
    #expect(Set(rows.map(\.id)).count == 3)
    #expect(rows.map { $0.keys.first?.order } == [1, 2, 3])
  }

  private enum Other {
    struct Row: View { var body: some View { Text("another") } }
  }

  private struct Both: View {
    var body: some View {
      VStack {
        Row(number: 1)
        Other.Row()
      }
    }
  }

  @Test("Two types with one short name do not share a body count")
  func sameName() {
    let trace = Host(Both()).trace
    let names = trace.types(called: "Row").distinctNames
    #expect(names == ["ViewIdentityTests.Row", "ViewIdentityTests.Other.Row"])
    #expect(names.map { trace.bodyCount(ofViewNamed: $0) } == [1, 1])
    #expect(trace.bodyCount(of: Row.self) == 1)
    #expect(trace.bodyCount(of: Other.Row.self) == 1)
    #expect(trace.bodyCount(of: Listing.self) == 0)
    #expect(Set(rows(trace).map(\.type)).count == 2)
  }
}

@Suite("Facts in events")
struct EventFactTests {
  private struct Writing: View {
    @State private var n = 0
    let text: State<String>
    var body: some View {
      let _ = n = 1
      Text("\(n)")
      Button("Write") { text.wrappedValue = "a\n" }
    }
  }

  @Test("R3, R11 An ignored write has a reason")
  func ignored() throws {
    let host = Host(Writing(text: State(initialValue: "")))
    let uninstalled = State(initialValue: 1)
    Recorder.$inherited.withValue(host.recorder) { uninstalled.wrappedValue = 2 }
    let reasons = host.trace.compactMap { event -> Event.IgnoredWrite? in
      if case .writeIgnored(_, _, _, let reason) = event.kind { reason } else { nil }
    }
    #expect(reasons == [.duringUpdate, .neverInstalled])
  }

  private struct Kept<Value>: View {
    @State private var box: Value
    init(_ value: Value) { _box = State(initialValue: value) }
    var body: some View { Text("box") }
  }
  private struct Box<Value> { let value: Value }

  @Test("A value is described as a string, or as a literal with and without generic arguments")
  func values() {
    func stored(_ trace: Trace) -> ValueDescription? {
      trace.lazy.compactMap { event in
        if case .stored(_, let value) = event.kind { value } else { nil }
      }.first
    }
    #expect(stored(Host(Kept("a\"b\n")).trace) == .string("a\"b\n"))
    #expect(stored(Host(Kept(3)).trace) == .literal("3"))
    let box = stored(Host(Kept(Box(value: Box(value: 1)))).trace)
    #expect(box?.literal == "Box<Box<Int>>(value: Box<Int>(value: 1))")
    #expect(box?.brief == "Box(value: Box<Int>(value: 1))")
  }

  @Test("A screen event says whether its host showed the same screen before")
  func screens() throws {
    let host = Host(Kept(1))
    let other = Host(Kept(1))
    host.perform {}
    host.unmount()
    let screens = host.trace.compactMap { event -> Bool? in
      if case .screen(_, let isAsBefore) = event.kind { isAsBefore } else { nil }
    }
    #expect(screens == [false, true, false])
    #expect(other.trace.last?.kind == .screen("box", isAsBefore: false))
  }

  @Test("Events of a tree with 200 levels can be encoded and decoded")
  func coding() throws {
    struct Deep: View {
      let left: Int
      var body: AnyView { left == 0 ? AnyView(Text("end")) : AnyView(Deep(left: left - 1)) }
    }
    let trace = Host(Deep(left: 200)).trace
    func copy<Fact: Codable>(_ fact: Fact) throws -> Fact {
      try JSONDecoder().decode(Fact.self, from: JSONEncoder().encode(fact))
    }
    #expect(try Trace(copy(trace.events), at: copy(trace.views)) == trace)
  }
}
