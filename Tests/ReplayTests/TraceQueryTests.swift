import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport

@Suite("Queries about small programs")
struct TraceQueryTests {
  private final class Model: ObservableObject {
    @Published var n = 0
  }

  @Test("The outcome of a change comes from a view that declares this object")
  func outcomes() throws {
    struct Row: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.n)") }
    }
    struct Rows: View {
      let models = [Model(), Model()]
      var body: some View {
        Button("Change both") {
          models[0].n = 1
          models[1].n = 2
        }
        Row(model: models[0])
        Row(model: models[1])
      }
    }
    let told = Told { _ in try Host(Rows()).tap("Change both") }
    let values = TraceQuery([told.run]).values(of: "model")
    let narrator = Narrator(told.run)
    #expect(
      values.compactMap(\.outcome).map(narrator.outcome) == [
        "When the view was updated, model of Row held Model(n: 1).",
        "When the view was updated, model of Row #2 held Model(n: 2).",
      ])
  }

  @Test(
    "A replaced object gives its property a value, the same object does not")
  func replacedObjects() throws {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View { Text("\(model.n)") }
    }
    struct Reader: View {
      let name: String
      @ObservedObject var model: Model
      var body: some View { Text("\(name) \(model.n)") }
    }
    struct Page: View {
      let name: String
      let model: Model
      var body: some View {
        Owner()
        Reader(name: name, model: model)
      }
    }
    let told = Told { _ in
      let first = Model()
      let host = Host(Page(name: "a", model: first))
      host.replaceRoot(Page(name: "b", model: first))
      host.replaceRoot(Page(name: "c", model: Model()))
    }
    let values = TraceQuery([told.run]).values(of: "model").filter { $0.event.name != .found }
    #expect(
      values.map { "\($0.event.name) \($0.run.view(of: $0.event)?.name ?? "")" }
        == ["created Owner", "subscribed Reader", "subscribed Reader"])
  }

  @Test("Of two publishers of one type the unsubscribed one is marked")
  func subscriptions() throws {
    struct Listener: View {
      let first: PassthroughSubject<Int, Never>
      let second: PassthroughSubject<Int, Never>
      var body: some View {
        Text("listening").onReceive(first) { _ in }.onReceive(second) { _ in }
      }
    }
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    for next in [(2, 1), (0, 2)] {
      let told = Told { _ in
        let host = Host(Listener(first: subjects[0], second: subjects[1]))
        host.replaceRoot(Listener(first: subjects[next.0], second: subjects[next.1]))
      }
      let event = try #require(told.run.events.last { $0.name == .unsubscribed })
      let begun = told.run.events.filter { $0.name == .subscribed }.map(\.objectID)
      let views = try #require(told.steps[event.index]).views
      let marks = views[0].properties.filter(\.isKept).map(\.mark)
      let position = try #require(begun.firstIndex(of: event.objectID))
      #expect(marks.firstIndex(of: .removed) == position)
      #expect(marks.count { $0 == .removed } == 1)
    }
  }

  private enum Gallery {
    struct Row: View {
      var body: some View { Text("picture") }
    }
  }

  private enum Library {
    struct Row: View {
      var body: some View { Text("book") }
    }
  }

  @Test("Bodies of two types with one short name are queried by their qualified names")
  func namesakes() {
    struct Both: View {
      var body: some View {
        Gallery.Row()
        Library.Row()
        Library.Row()
      }
    }
    let query = TraceQuery([Told { _ in _ = Host(Both()) }.run])
    let suite = "TraceQueryTests"
    #expect(query.namesakes(of: "Row") == ["\(suite).Gallery.Row", "\(suite).Library.Row"])
    #expect(query.bodies(of: "\(suite).Library.Row").count == 2)
    #expect(query.namesakes(of: "\(suite).Library.Row").isEmpty)
    #expect(query.namesakes(of: "Both").isEmpty)
  }
}
