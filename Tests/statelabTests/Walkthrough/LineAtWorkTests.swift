import Course
import Lessons
import StateLabCore
import Testing

@testable import statelab

@Suite("The line at work")
struct LineAtWorkTests {
  @Test("What has a source is marked at the line of its control or closure", arguments: 1...13)
  func sources(number: Int) throws {
    let walk = try Walk(LessonReading(course.lessons[number - 1], of: course))
    var found = 0
    for (position, stop) in walk.stops.enumerated() {
      guard let event = stop.moment?.event, event.source != nil else { continue }
      let word: String? =
        switch event.kind {
        case .action(.tap): "Button"
        case .action(.toggle): "Toggle("
        case .action(.enter): "TextField("
        case .appeared: ".onAppear"
        case .disappeared: ".onDisappear"
        case .changed: ".onChange"
        case .received: ".onReceive"
        default: nil
        }
      let place = try #require(walk.linesAtWork[position])
      let text = walk.listings[place.listing].rows[place.row].text
      #expect(text.contains(try #require(word)), "\(walk.place(at: position)): \(text)")
      found += 1
    }
    let actions = walk.runs.flatMap { $0.run.trace.filter { $0.source != nil } }
    #expect(found == actions.count)
  }
}
