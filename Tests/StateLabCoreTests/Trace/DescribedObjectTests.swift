@_spi(Steps) import StateLabCore
import Testing

@Suite("Objects that several views describe")
struct DescribedObjectTests {
  private final class Model: ObservableObject {
    @Published var name = "Ada"
    @Published var items = Array(0..<100)
    var reads = 0
  }

  private struct Row: View {
    @ObservedObject var model: Model
    var change: (Model) -> Void = { _ in }
    var body: some View {
      let _ = change(model)
      Text(model.name)
    }
  }

  private struct Rows: View {
    let model: Model
    let count: Int
    var change: (Model) -> Void = { _ in }
    var body: some View {
      ForEach(0..<count, id: \.self) { _ in Row(model: model, change: change) }
    }
  }

  @Test("Each row tells the value after the change, and only the first tells the changed field")
  func told() throws {
    let model = Model()
    let host = Host(Rows(model: model, count: 3))
    host.perform { model.name = "Eve" }
    let held = host.trace.filter { $0.name == .holds && $0.value != nil }
    #expect(held.count == 3)
    #expect(Set(held.compactMap { $0.value?.literal }).count == 1)
    #expect(held.allSatisfy { $0.value?.literal.hasPrefix("Model(name: \"Eve\"") == true })
    #expect(held.map { $0.fields?.map(\.name) } == [["name"], [], []])
  }

  @Test("A row tells the plain data that the body of the row before has changed")
  func plainData() throws {
    let model = Model()
    let host = Host(Rows(model: model, count: 3) { $0.reads += 1 })
    host.perform { model.name = "Eve" }
    let held = host.trace.filter { $0.name == .holds && $0.value != nil }
    #expect(held.map { $0.fields?.map(\.name) } == [["name"], ["reads"], ["reads"]])
    #expect(held.last?.fields?.first?.value == "5")
  }

  @Test("Rows that follow one object describe it once, however long it is")
  func shared() throws {
    func steps(rows: Int) -> Int {
      let model = Model()
      let host = Host(Rows(model: model, count: rows))
      return StepCounter.steps { host.perform { model.name = "Eve" } }
    }
    let more = (steps(rows: 40) - steps(rows: 20)) / 20
    let described = StepCounter.steps { _ = describe(Array(0..<100)) }
    #expect(more < described)
  }
}
