import Course
import Replay

@testable import Rendering
@testable import StateLabCore

/// Posts events as a host would.
struct Play {
  private let recorder: Recorder?
  let root = ViewIdentity(id: 0, type: TypeIdentity(name: "ContentView"))

  init() { recorder = Recorder.current }

  @discardableResult
  func post(_ kind: Event.Kind, at view: ViewIdentity? = nil, because causes: [Int] = []) -> Int {
    recorder?.record(kind, at: view.map(place), causes: causes) ?? 0
  }

  /// The location of a view, which the recording stores under the view's number.
  private func place(_ view: ViewIdentity) -> EventPlace {
    if let recorder {
      let known = recorder.views.identities.count
      for id in known..<max(known, view.id + 1) {
        recorder.views.identities.append(ViewIdentity(id: id, type: root.type))
      }
      recorder.views.identities[view.id] = view
    }
    return EventPlace(view: view.id)
  }

  func lack(_ api: API) { recorder?.missingAPI = api }

  @discardableResult
  func act(_ action: Event.Action, at view: ViewIdentity? = nil) -> Int {
    post(.action(action), at: view ?? root)
  }

  func screen(_ text: String, at view: ViewIdentity? = nil) {
    let view = view ?? root
    let shown = recorder?.trace.last { event in
      guard event.view == view.id else { return false }
      switch event.kind {
      case .action(.mount), .screen: return true
      default: return false
      }
    }
    var isAsBefore = false
    if case .screen(let before, _) = shown?.kind { isAsBefore = before.text == text }
    post(.screen(ScreenText(text), isAsBefore: isAsBefore), at: view)
  }

  /// The screen that was posted last. Reading it counts as reading `host.screen`.
  var shown: String {
    for event in recorder?.events.reversed() ?? [] {
      guard case .screen(let screen, _) = event.kind else { continue }
      recorder?.noteReading(of: CollectionOfOne(event.index))
      return screen.text
    }
    return ""
  }
}

/// A trace of posted events.
func trace(_ body: (Play) -> Void) -> Trace {
  let recorder = Recorder()
  Recorder.$inherited.withValue(recorder) { body(Play()) }
  return recorder.trace
}

/// A run of posted events.
func run(_ body: @escaping (Play) -> Void) -> Run {
  Experiment("sample") { _ in body(Play()) }.run()
}

extension Trace {
  /// The timeline of the trace, without addresses unless a lesson is given.
  func timeline(lesson: Int? = nil) -> Timeline {
    Timeline(self, experiment: "sample", profile: .standard, lesson: lesson)
  }

  /// The timeline in words.
  func told(lesson: Int? = nil) -> ToldRun { ToldRun(timeline(lesson: lesson)) }
}
