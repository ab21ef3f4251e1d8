@_spi(Steps) import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport

/// Queries about ten times the events take at most twelve times the steps.
@Suite("Growth of queries")
struct QueryGrowthTests {
  @Test("The causes of each body")
  func bodies() {
    expectLinear { run in
      let rows = TraceQuery([run]).bodies(of: "Row")
      #expect(rows.count == run.views.count * 2)
      let narrator = Narrator(run)
      for row in rows {
        #expect(!Causes(of: row.event, by: narrator).steps.isEmpty)
        #expect(ToldEvent(row.event, by: narrator).step != nil)
      }
    }
  }

  @Test("The values of a property and of its objects")
  func values() {
    expectLinear { run in
      let values = TraceQuery([run]).values(of: "model")
      #expect(values.count == 2 * run.views.count)
      #expect(values.allSatisfy { ($0.outcome == nil) == ($0.event.name == .subscribed) })
    }
  }

  @Test("The difference of two runs, each event in words")
  func differences() {
    expectLinear { run in
      let alignment = RunAlignment(of: Sides(a: run, b: run))
      let narrator = Narrator(run)
      for pair in alignment.difference.pairs {
        if let event = pair.a { _ = ToldEvent(event, by: narrator) }
      }
      #expect(!Divergence(of: run, and: run).differs)
    }
  }

  @Test("The differences of each stale screen")
  func stale() {
    expectLinear { run in
      for act in ToldRun(run).acts.dropFirst() {
        let object = act.screen?.staleness?.sentence.object
        #expect(object == "if every body ran now, it would show new")
      }
    }
  }

  private func expectLinear(
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ ask: (Timeline) -> Void
  ) {
    let few = Self.rows(20)
    let many = Self.rows(200)
    let steps = (few: StepCounter.steps { ask(few) }, many: StepCounter.steps { ask(many) })
    #expect(steps.few > 0)
    #expect(
      steps.many <= 12 * steps.few, "\(steps.many) to \(steps.few) steps",
      sourceLocation: sourceLocation)
  }

  /// Rows with an object each, which changes in an action of its own. The values that the objects
  /// then hold are recorded at the end only.
  private static func rows(_ count: Int) -> Timeline {
    trace { play in
      let rows = (0..<count).map { row in
        ViewIdentity(id: row, type: TypeIdentity(name: "Row"), keys: [.position(row)])
      }
      let mount = play.act(.mount("Row"), at: rows[0])
      for row in rows {
        play.post(
          .subscribed(property: "model", object: "Model()", id: row.id), at: row, because: [mount])
        play.post(.body(count: 1), at: row, because: [mount])
      }
      play.screen("old", at: rows[0])
      for row in rows {
        let tap = play.act(.tap("Go"), at: rows[0])
        let change = play.post(
          .willChange(object: "Model()", id: row.id, subscribers: 1), because: [tap])
        let queued = play.post(.queued, at: row, because: [change])
        play.post(.body(count: 2), at: row, because: [queued])
        play.post(.screen("old", isAsBefore: true), at: rows[0])
        play.post(.stale(fresh: "new", shown: "old"), at: rows[0])
      }
      for row in rows {
        play.post(.holds(property: "model", value: "Model()", id: row.id), at: row)
      }
    }.timeline(lesson: 1)
  }
}
