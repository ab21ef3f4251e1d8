@_spi(Steps) import StateLabCore
import Testing

@Suite("Released objects")
struct ReleasedTests {
  private final class Model: ObservableObject {
    @Published var n = 0
  }

  private struct Page: View {
    @StateObject private var model = Model()
    var onAppear: (Model) -> Void = { _ in }
    var body: some View { Text("\(model.n)").onAppear { onAppear(model) } }
  }

  private struct ContentView: View {
    @State private var isOpen = true
    var onAppear: (Model) -> Void = { _ in }
    var body: some View {
      if isOpen { Page(onAppear: onAppear) }
      Button("Close") { isOpen = false }
      Button("Again") { isOpen.toggle() }
    }
  }

  @Test("An object is released with the view that kept it, because of the action")
  func released() throws {
    let host = Host(ContentView())
    #expect(releases(in: host).isEmpty)
    try host.tap("Close")
    let released = try #require(releases(in: host).first)
    #expect(releases(in: host).count == 1)
    #expect(released.kind == .released(property: "model", object: "Model(n: 0)", id: 1))
    #expect(released.view.map { host.trace.views[$0].type.name } == "Page")
    let write = try #require(host.trace.writes(to: "isOpen").first)
    let roots = sequence(first: released) { $0.causes.first.map { host.trace[$0] } }
    #expect(roots.contains { $0.index == write.index })
    let removed = try #require(host.trace.first { $0.name == .removed })
    #expect(removed.index < released.index)
  }

  @Test("An object that other code holds is released at the end of the action that lets it go")
  func outliving() throws {
    var kept: [Model] = []
    let host = Host(ContentView { kept.append($0) })
    try host.tap("Close")
    #expect(kept.count == 1)
    #expect(releases(in: host).isEmpty)
    host.perform { kept = [] }
    #expect(releases(in: host).map(\.frame) == [host.trace.last?.frame])
  }

  @Test("Each identity has an object of its own, and each is released once")
  func again() throws {
    let host = Host(ContentView())
    for _ in 0..<5 { try host.tap("Again") }
    host.unmount()
    #expect(releases(in: host).map(\.objectID) == [1, 2, 3])
  }

  @Test("A view that is removed without an object that it made releases none")
  func observed() throws {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.n)") }
    }
    struct Parent: View {
      @State private var isOpen = true
      let model: Model
      var body: some View {
        if isOpen { Child(model: model) }
        Button("Close") { isOpen = false }
      }
    }
    let model = Model()
    let host = Host(Parent(model: model))
    try host.tap("Close")
    #expect(releases(in: host).isEmpty)
    withExtendedLifetime(model) {}
  }

  @Test("The cost of an action does not grow with the number of objects that outlive their views")
  func leaks() throws {
    struct Leaking: View {
      @State private var isOpen = false
      let onAppear: (Model) -> Void
      var body: some View {
        if isOpen { Page(onAppear: onAppear) }
        Button("Again") { isOpen.toggle() }
      }
    }
    func steps(after count: Int) throws -> Int {
      var leaked: [Model] = []
      let host = Host(Leaking { leaked.append($0) })
      for _ in 0..<count { try host.tap("Again") }
      #expect(leaked.count == count / 2)
      return try StepCounter.steps { try host.tap("Again") }
    }
    #expect(try steps(after: 2000) < 12 * steps(after: 20))
  }

  private func releases(in host: Host) -> [Event] {
    host.trace.filter { $0.name == .released }
  }
}
