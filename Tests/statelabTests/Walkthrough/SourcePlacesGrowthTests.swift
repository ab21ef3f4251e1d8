import Testing

@testable import Replay
@_spi(Steps) @testable import StateLabCore
@testable import statelab

@Suite("Growth of source places")
struct SourcePlacesGrowthTests {
  @Test("The lines of ten times the events take at most twelve times the steps")
  func chain() {
    let (few, many) = (steps(writes: 100), steps(writes: 1000))
    #expect(few > 0)
    #expect(many <= 12 * few, "\(many) to \(few) steps")
  }

  /// The steps for the lines of a run in which each write leads to the next received value.
  private func steps(writes: Int) -> Int {
    let source = CodeLocation(fileID: "Tick.swift", line: 6)
    let events = (0..<writes).flatMap { write in
      [
        event(2 * write, .received(value: "1"), source: source),
        event(2 * write + 1, .wrote(property: "count", old: "0", new: "1")),
      ]
    }
    let timeline = Timeline(
      experiment: "Tick", title: "Tick", profile: "ios18", events: events, views: [], acts: [],
      findings: [], end: nil)
    let places = SourcePlaces(timeline: timeline, declarations: [], isShown: { _ in true })
    return StepCounter.steps {
      for event in events { #expect(places.place(of: event) == source) }
    }
  }

  /// An event that the one before caused.
  private func event(_ index: Int, _ kind: Event.Kind, source: CodeLocation? = nil) -> Event {
    Event(
      index: index, time: .zero, frame: 0, pass: 0, view: nil, source: source, kind: kind,
      causes: index == 0 ? [] : [index - 1])
  }
}
