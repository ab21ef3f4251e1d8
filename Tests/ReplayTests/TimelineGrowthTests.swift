@_spi(Steps) import StateLabCore
import Testing

@testable import Rendering
@testable import Replay

/// Arranging and wording ten times the events takes at most twelve times the steps.
@Suite("Growth of a timeline")
struct TimelineGrowthTests {
  @Test("Rows that are inserted, changed and removed")
  func rows() {
    expectLinear { count in
      let model = Model(count)
      let host = Host(Rows(model: model))
      host.perform { model.rows = model.rows.map { $0 + 1 } }
      host.perform { model.rows = [] }
      return host.trace
    }
  }

  @Test("Rows with a state and an action each")
  func actions() {
    expectLinear { count in
      let doors = Doors()
      let host = Host(ForEach(0..<count) { _ in Counter(doors: doors) })
      for write in doors.writes { host.perform(write) }
      return host.trace
    }
  }

  @Test("Nested views")
  func levels() {
    expectLinear(from: 12) { count in
      let model = Model(1)
      let host = Host(Level(below: count, model: model))
      host.perform { model.rows = [2] }
      host.unmount()
      return host.trace
    }
  }

  @Test("Writes that each cause the next")
  func chain() {
    expectLinear { count in
      let host = Host(Chain(end: count))
      for _ in 0..<count / 50 { host.perform {} }
      return host.trace
    }
  }

  @Test("Changes of one object in one action, and views that declare it")
  func announcements() {
    expectLinear { count in
      let model = Model(1)
      let host = Host(Level(below: 1, model: model))
      host.perform { for n in 0..<count { model.rows = [n] } }
      return host.trace
    }
  }

  private func expectLinear(
    from count: Int = 40, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ play: (Int) -> Trace
  ) {
    let few = steps(play(count))
    let many = steps(play(10 * count))
    #expect(many <= 12 * few, "\(many) to \(few) steps", sourceLocation: sourceLocation)
  }

  private func steps(_ trace: Trace) -> Int {
    StepCounter.steps {
      _ = Timeline(trace, experiment: "growth", profile: .standard, lesson: 1)
    }
  }

  private final class Model: ObservableObject {
    @Published var rows: [Int]
    init(_ count: Int) { rows = Array(0..<count) }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View { ForEach(model.rows, id: \.self) { Row(number: $0) } }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private final class Doors { var writes: [() -> Void] = [] }

  private struct Counter: View {
    let doors: Doors
    @State private var n = 0
    var body: some View {
      let _ = n
      // The view draws nothing: otherwise the screen would grow with the rows at each action.
      EmptyView().onAppear { doors.writes.append { n += 1 } }
    }
  }

  private struct Level: View {
    let below: Int
    @ObservedObject var model: Model
    var body: some View { lower }
    private var lower: AnyView {
      below == 0
        ? AnyView(Text("\(model.rows.count)")) : AnyView(Level(below: below - 1, model: model))
    }
  }

  private struct Chain: View {
    let end: Int
    @State private var n = 0
    var body: some View {
      Text("\(n)").onAppear { n = 1 }.onChange(of: n) { if $0 < end { n = $0 + 1 } }
    }
  }
}
