import Course
import Replay

@testable import StateLabCore

/// Posts events by hand, as a host would.
struct Play {
  private let recorder: Recorder?
  let root = ViewIdentity(id: 0, type: TypeIdentity(name: "ContentView"))

  init() { recorder = Recorder.current }

  @discardableResult
  func post(_ kind: Event.Kind, at node: ViewIdentity? = nil, because causes: [Int] = []) -> Int {
    recorder?.record(kind, at: node, causes: causes) ?? 0
  }

  func lack(_ api: API) { recorder?.missingAPI = api }

  @discardableResult
  func act(_ action: Event.Action, at node: ViewIdentity? = nil) -> Int {
    post(.action(action), at: node ?? root)
  }

  func screen(_ text: String, at node: ViewIdentity? = nil) {
    let node = node ?? root
    let shown = recorder?.trace.last { event in
      guard event.node == node else { return false }
      switch event.kind {
      case .action(.mount), .screen: return true
      default: return false
      }
    }
    var isAsBefore = false
    if case .screen(text, _) = shown?.kind { isAsBefore = true }
    post(.screen(text, isAsBefore: isAsBefore), at: node)
  }

  /// The screen that was posted last, read as an experiment reads `host.screen`.
  var shown: String {
    for event in recorder?.events.reversed() ?? [] {
      guard case .screen(let text, _) = event.kind else { continue }
      recorder?.noteReading(of: CollectionOfOne(event.index))
      return text
    }
    return ""
  }
}

/// A trace of events that are posted by hand.
func trace(_ body: (Play) -> Void) -> Trace {
  let recorder = Recorder()
  Recorder.$current.withValue(recorder) { body(Play()) }
  return recorder.trace
}

/// A run of events that are posted by hand.
func run(_ body: @escaping (Play) -> Void) -> Run {
  Experiment("sample") { _ in body(Play()) }.run()
}

extension Trace {
  /// The trace arranged and in words, without addresses unless a lesson shows it.
  func timeline(lesson: Int? = nil) -> Timeline {
    Timeline(self, experiment: "sample", profile: .standard, lesson: lesson)
  }
}
