import Rendering
import Replay
import StateLabCore

/// A run as the script of a page steps through it: every moment in order, each with its difference
/// from the one before.
struct PageRun: Encodable {
  let title: String
  let profile: String
  let stops: [Stop]
  /// The stop of each event that a reader sees, a screen among them.
  let stopOfEvent: [Int: Int]

  private enum CodingKeys: String, CodingKey { case title, profile, stops }

  /// A mounted view as the page shows it.
  struct View: Encodable, Equatable {
    let name: String
    let depth: Int
    let mark: Mark?
    let note: String?
    let isPending: Bool?
    let properties: [Property]
  }

  struct Property: Encodable, Equatable {
    let text: String
    let mark: Mark?
    let note: String?
    let isPending: Bool?
    let isKept: Bool?
  }

  /// The views that differ from those of the previous stop.
  struct Views: Encodable {
    /// The numbers of the listed views, parents first; absent where the list is the same.
    var order: [Int]?
    var changed: [Int: View] = [:]
  }

  /// An object that properties of views hold.
  struct Object: Encodable, Equatable {
    /// `Likes #2`
    let name: String
    let value: String?
    let state: ObjectTable.State?
    let holders: [Holder]

    struct Holder: Encodable, Equatable {
      /// `ContentView.text.box`
      let property: String
      let isSubscribed: Bool
    }
  }

  struct Stop: Encodable {
    let kind: Kind
    var address: String?
    /// `body`, or the title of an action.
    var verb = ""
    var object: String?
    var reason: String?
    /// The line above the step: the turn of the main queue that begins with it, or the heading of
    /// code of the experiment.
    var above: String?
    /// The sentence that stands alone.
    var account = ""
    var sign: String?
    var style: String?
    var depth = 0
    var isAlarm: Bool?
    /// The positions of the stops that caused this one.
    var causes: [Int] = []
    var place: CodeLocation?
    var views: Views?
    /// The objects, where they differ from those of the previous stop.
    var objects: [Object]?
    /// The line of the previous screen that was pressed.
    var pressed: Int?
    var screen: ToldScreen?
  }

  enum Kind: String, Encodable { case action, step, result, ending }

  init(_ told: ToldRun) {
    title = told.timeline.title
    profile = told.timeline.profile
    var builder = StopBuilder(of: told.timeline)
    for (position, act) in told.acts.enumerated() {
      let next = told.acts.dropFirst(position + 1).lazy.compactMap(\.action).first
      builder.add(act, at: position, until: next ?? told.timeline.events.count)
    }
    if let ending = told.timeline.ending { builder.add(ending: ending) }
    stops = builder.stops
    stopOfEvent = builder.positions.merging(builder.screens) { own, _ in own }
  }
}

/// Creates the stops of a run, act by act.
private struct StopBuilder {
  private let timeline: Timeline
  private var events: [Event] { timeline.events }
  private(set) var stops: [PageRun.Stop] = []
  /// The position of the stop of each event that has one.
  private(set) var positions: [Int: Int] = [:]
  /// The position of the result that shows a screen, by the screen's event.
  private(set) var screens: [Int: Int] = [:]
  private let views: [[Timeline.Stage: PageRun.Views]]
  private var table = ObjectTable()
  private let names: [Int: String]
  /// The number of events that the table has met.
  private var met = 0
  private var objects: [PageRun.Object] = []

  init(of timeline: Timeline) {
    self.timeline = timeline
    views = timeline.viewDifferences
    names = timeline.objectNames
  }

  /// - Parameter end: The number of events before the next action.
  mutating func add(_ act: ToldAct, at position: Int, until end: Int) {
    let views = self.views[position]
    if let title = act.title {
      var stop = PageRun.Stop(kind: .action, verb: title, account: title)
      if let action = act.action {
        positions[action] = stops.count
        stop.pressed = events[action].screenLine
      }
      stop.place = act.place
      stop.views = views[.action]
      stop.objects = objects(after: act.action)
      stops.append(stop)
    }
    let heading = act.titleOfCode(isFirst: position == 0)
    for (number, step) in act.steps.enumerated() {
      add(step, views[.step(number)], under: number == 0 ? heading : nil)
    }
    if act.screen != nil || act.silence != nil {
      var stop = PageRun.Stop(kind: .result)
      stop.account = act.silence ?? act.screen?.staleness?.sentence.line() ?? ""
      stop.isAlarm = act.screen?.staleness != nil || act.silence != nil ? true : nil
      stop.screen = act.screen
      stop.views = views[.result]
      stop.objects = objects(after: end - 1)
      let start = act.action ?? 0
      for event in events[min(start, end)..<end] where [.screen, .stale].contains(event.name) {
        screens[event.index] = stops.count
      }
      stops.append(stop)
    }
  }

  private mutating func add(
    _ step: ToldStep, _ views: PageRun.Views?, under above: String? = nil
  ) {
    let look = EventLook(step.kind)
    var stop = PageRun.Stop(
      kind: .step, address: step.address?.description, verb: step.sentence.verb,
      object: step.sentence.object, reason: step.sentence.remark, account: step.account)
    stop.sign = look.sign
    stop.style = look.style.cssClass
    stop.depth = step.depth
    stop.above = above ?? step.turn
    stop.isAlarm = step.sentence.isAlarm ? true : nil
    stop.causes = causes(of: step.event)
    stop.place = step.place
    stop.views = views
    stop.objects = objects(after: step.event)
    positions[step.event] = stops.count
    stops.append(stop)
  }

  /// The objects after an event; nil where they are as before.
  private mutating func objects(after event: Int?) -> [PageRun.Object]? {
    guard let event else { return nil }
    while met <= event, met < events.count {
      table.apply(events[met])
      met += 1
    }
    let new = table.objects.map { PageRun.Object($0, called: names[$0.id], in: timeline) }
    if new == objects { return nil }
    objects = new
    return new
  }

  /// The stops of the nearest causes: an event that is no stop passes on its own causes.
  private func causes(of event: Int) -> [Int] {
    var found: [Int] = []
    var met: Set<Int> = []
    var pending = events[event].causes
    while let cause = pending.popLast() {
      guard events.indices.contains(cause), met.insert(cause).inserted else { continue }
      if let position = positions[cause] {
        found.append(position)
      } else {
        pending += events[cause].causes
      }
    }
    return found.sorted()
  }

  mutating func add(ending: String) {
    stops.append(PageRun.Stop(kind: .ending, verb: ending, account: ending, isAlarm: true))
  }
}

extension Timeline {
  /// The differences of the views from moment to moment, for each act.
  fileprivate var viewDifferences: [[Stage: PageRun.Views]] {
    var differences = acts.map { _ in [:] as [Stage: PageRun.Views] }
    var order: [Int] = []
    var shown: [Int: PageRun.View] = [:]
    walkViews(through: acts[...]) { act, stage, tree in
      let picture = ViewPicture(tree, inAct: stage == .result)
      var difference = PageRun.Views()
      let newOrder = tree.views.map(\.id)
      if newOrder != order {
        order = newOrder
        difference.order = order
      }
      for (id, view) in zip(order, picture.views.map(PageRun.View.init)) where shown[id] != view {
        shown[id] = view
        difference.changed[id] = view
      }
      if difference.order != nil || !difference.changed.isEmpty {
        differences[act][stage] = difference
      }
    }
    return differences
  }
}

extension PageRun.View {
  fileprivate init(_ view: ViewPicture.View) {
    self.init(
      name: view.name, depth: view.depth, mark: view.mark, note: view.note?.text,
      isPending: view.note?.isPending == true ? true : nil,
      properties: view.properties.filter { !$0.isContainer || $0.note != nil }.map { property in
        PageRun.Property(
          text: property.text, mark: property.mark, note: property.note?.text,
          isPending: property.note?.isPending == true ? true : nil,
          isKept: property.isKept ? nil : false)
      })
  }
}

extension PageRun.Object {
  fileprivate init(_ object: ObjectTable.Object, called name: String?, in timeline: Timeline) {
    self.init(
      name: name ?? "#\(object.id)", value: object.value?.brief, state: object.state,
      holders: object.holders.map {
        Holder(
          property: "\(timeline.views[$0.view].name).\($0.property)", isSubscribed: $0.isSubscribed)
      })
  }
}
