import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Queries about fields")
struct FieldQueryTests {
  private final class Search: ObservableObject {
    @Published var query = "a), results: [9], (b"
    @Published var results = [1, 2]
    var untold = 0
  }

  @Observable
  fileprivate final class Counter { var count = 0 }

  private struct Page: View {
    @StateObject private var model = Search()
    var body: some View {
      Button("Type") { model.query = "c" }
      Button("Find") { model.results = [3] }
      Button("Both") {
        model.query = "d"
        model.results = [4]
      }
      Text("\(model.results.count)")
    }
  }

  private func values(
    of name: String, in query: TraceQuery
  ) throws -> [TraceQuery.Occurrence] {
    let holder = try #require(query.holder(ofField: name))
    return query.values(ofField: holder.field, in: holder.property)
  }

  @Test("A field is found through the property that holds the object")
  func fields() throws {
    let told = Told { _ in
      let host = Host(Page())
      try host.tap("Type")
      try host.tap("Find")
    }
    let query = TraceQuery([told.run])
    for name in ["results", "model.results"] {
      let holder = try #require(query.holder(ofField: name))
      #expect(holder.property == "model" && holder.field == ["results"])
      let values = try values(of: name, in: query)
      #expect(values.map(\.event.name) == [.created, .willChange])
      #expect(
        values.last?.outcome.map(Narrator(told.run).outcome)
          == "When the view was updated, model.results held [3].")
    }
    #expect(query.holder(ofField: "b") == nil)
    #expect(query.holder(ofField: "other.results") == nil)
  }

  @Test("Of several changes in one action a field has the change that concerns it")
  func announcements() throws {
    let told = Told { _ in try Host(Page()).tap("Both") }
    let query = TraceQuery([told.run])
    let announced = told.run.events.filter { $0.name == .willChange }.map(\.index)
    try #require(announced.count == 2)
    #expect(try values(of: "query", in: query).map(\.event.index).last == announced[0])
    #expect(try values(of: "results", in: query).map(\.event.index).last == announced[1])
  }

  @Test("A field is found beside long values, and its value is complete")
  func longValues() throws {
    final class Notes: ObservableObject {
      @Published var text = String(repeating: "so ", count: 200)
      @Published var count = 1
    }
    struct Page: View {
      @StateObject var notes = Notes()
      var body: some View { Button("Count") { notes.count += 1 } }
    }
    let told = Told { _ in try Host(Page()).tap("Count") }
    #expect(told.run.events.contains { $0.object.map { !$0.literal.contains("count") } ?? false })
    let values = try values(of: "notes.count", in: TraceQuery([told.run]))
    #expect(
      values.last?.outcome.map(Narrator(told.run).outcome)
        == "When the view was updated, notes.count held 2.")
  }

  @Test("A field of a struct has the writes that changed it")
  func structs() throws {
    struct Person {
      var name = "Ann"
      var age = 30
    }
    struct Page: View {
      @State var person = Person()
      var body: some View {
        Button("Rename") { person.name = "Bob" }
        Button("Age") { person.age += 1 }
      }
    }
    let told = Told { _ in
      let host = Host(Page())
      try host.tap("Rename")
      try host.tap("Age")
    }
    let query = TraceQuery([told.run])
    let writes = told.run.events.filter { $0.name == .wrote }
    #expect(writes.map { $0.fields?.map(\.name) } == [["name"], ["age"]])
    #expect(try values(of: "person.age", in: query).map(\.event.name) == [.stored, .wrote])
    #expect(try values(of: "age", in: query).last?.event.index == writes.last?.index)
  }

  @Test("A change of an @Observable object that a body has read names the property")
  func observable() throws {
    struct Page: View {
      @State var model = Counter()
      var body: some View { Button("Add \(model.count)") { model.count += 1 } }
    }
    let told = Told { _ in try Host(Page()).tap("Add 0") }
    let query = TraceQuery([told.run])
    for name in ["count", "model.count"] {
      let holder = try #require(query.holder(ofField: name))
      #expect(holder.property == "model" && holder.field == ["count"])
    }
    let change = try #require(try values(of: "model.count", in: query).last?.event.changes?.first)
    #expect(change.old == "0" && change.new == "1")
    #expect(!query.hasUnnamedChanges)
  }

  fileprivate struct Address {
    var city: String
    var zip = 1
  }
  fileprivate struct Form {
    var plan = "free"
    var address = Address(city: "Rome")
  }
  private final class OldModel: ObservableObject { @Published var form = Form() }
  @Observable
  fileprivate final class NewModel {
    var form: Form? = Form()
  }

  /// A state, and both generations of models, each with the same form.
  private struct Forms: View {
    @State private var own = Form()
    @StateObject private var old = OldModel()
    @State private var new = NewModel()
    var body: some View {
      Text("\(own.plan) \(old.form.plan) \(new.form?.plan ?? "")")
      Button("Move") {
        own.address.city = "Oslo"
        old.form.address.city = "Oslo"
        new.form?.address.city = "Oslo"
      }
      Button("Renumber") {
        own.address.zip = 2
        old.form.address.zip = 2
        new.form?.address.zip = 2
      }
      Button("Pay") {
        own.plan = "pro"
        old.form.plan = "pro"
        new.form?.plan = "pro"
      }
    }
  }

  @Test(
    "A query for a field of a field reports its changes alone, in a state and in models",
    arguments: [
      ("own.address.city", "own"), ("old.form.address.city", "old"),
      ("new.form.address.city", "new"),
    ])
  func nestedFields(name: String, property: String) throws {
    let told = Told { _ in
      let host = Host(Forms())
      for label in ["Renumber", "Move", "Pay"] { try host.tap(label) }
    }
    let query = TraceQuery([told.run])
    #expect(try #require(query.holder(ofField: name)).property == property)
    let values = try values(of: name, in: query)
    let change = try #require(values.last?.event)
    let sentence = Narrator(told.run).account(of: change)
    #expect(
      sentence.contains(name == "old.form.address.city" ? "OldModel.form.address.city" : name))
    #expect(sentence.contains(#"from "Rome" to "Oslo""#))
    // The value at the mount, and one change.
    #expect(values.count { [.wrote, .willChange, .observed].contains($0.event.name) } == 1)
    #expect(query.lastValues(of: name).map(\.value) == [.string("Oslo")])
    #expect(query.fieldNames.contains(name))
  }

  @Test("A change of an @Observable object answers for each property that holds the object")
  func holders() throws {
    struct Row: View {
      let likes: Counter
      var body: some View { Button("Add \(likes.count)") { likes.count += 1 } }
    }
    struct Page: View {
      @State var a = Counter()
      @State var b = Counter()
      var body: some View {
        Row(likes: a)
        Row(likes: b)
        Button("Both") {
          a.count += 1
          b.count += 1
        }
      }
    }
    let told = Told { _ in
      let host = Host(Page())
      try host.tap("Both")
      host.perform {}
    }
    let query = TraceQuery([told.run])
    for name in ["a.count", "b.count"] {
      let changes = try values(of: name, in: query).compactMap(\.event.changes)
      #expect(changes.map(\.count) == [1])
    }
    #expect(try values(of: "likes.count", in: query).compactMap(\.event.changes).count == 2)
  }

  @Test("An event contains only the fields that changed since the object's previous event")
  func differences() throws {
    final class Sizes: ObservableObject {
      @Published var width = 1
      @Published var height = 2
      var depth = 3
    }
    struct Page: View {
      @StateObject var sizes = Sizes()
      var body: some View {
        Button("Grow") {
          sizes.width += 10
          sizes.height += 10
        }
      }
    }
    let told = Told { _ in try Host(Page()).tap("Grow") }
    let fields = told.run.events.compactMap { event in
      event.fields.map { fields in
        ([event.name.rawValue] + fields.map { "\($0.name) \($0.value.literal)" })
          .joined(separator: ", ")
      }
    }
    #expect(
      fields == [
        "subscribed, width 1, height 2, depth 3", "willChange", "willChange, width 11",
        "holds, height 12",
      ])
  }

  @Test("A query of a run decoded from JSON gives the same answer")
  func decoded() throws {
    let told = Told { _ in try Host(Page()).tap("Find") }
    let data = try JSONEncoder().encode(told.run)
    let query = TraceQuery([try JSONDecoder().decode(Timeline.self, from: data)])
    #expect(
      try values(of: "results", in: query).map(\.event)
        == values(of: "results", in: TraceQuery([told.run])).map(\.event))
  }
}
