import StateLabCore

/// The mounted views at a moment of a run, with their storage, parents first: the changes of all
/// steps until then, applied in order.
public struct ViewTree: Hashable, Sendable {
  public private(set) var views: [View] = []
  private let known: [RecordedView]

  /// The state of a view after the changes so far.
  public struct View: Hashable, Sendable {
    public let id: Int
    public var status: ViewChange.Status?
    public var mark, markInAct: Mark?
    public var event: Event.Name?
    public var bodyCount: Int?
    public var properties: [PropertyChange] = []
  }

  public init(of timeline: Timeline) { known = timeline.views }

  /// Begins an act: from here on, changes are marked in the act as well.
  public mutating func begin(_ act: Act) {
    for index in views.indices {
      views[index].bodyCount = nil
      views[index].markInAct = nil
      for property in views[index].properties.indices {
        views[index].properties[property].markInAct = nil
      }
    }
    apply(act.changes)
  }

  public mutating func apply(_ changes: [ViewChange]) {
    for index in views.indices {
      views[index].mark = nil
      views[index].event = nil
      views[index].properties.removeAll { $0.status == .unsubscribed }
      for property in views[index].properties.indices {
        views[index].properties[property].mark = nil
        views[index].properties[property].event = nil
      }
    }
    for change in changes { apply(change) }
  }

  private mutating func apply(_ change: ViewChange) {
    let place = views.firstIndex { $0.id == change.view }
    if change.status == .dropped {
      if let place { views.remove(at: place) }
      return
    }
    // A change with a place begins a new lifetime where the view was already listed.
    var view = place.map { views[$0] } ?? View(id: change.view)
    if change.place != nil { view.properties = [] }
    view.status = change.status
    view.mark = change.mark
    view.markInAct = change.markInAct
    view.event = change.event
    view.bodyCount = change.bodyCount
    for property in change.properties {
      if let index = view.properties.firstIndex(where: { $0.id == property.id }) {
        view.properties[index] = property
      } else {
        view.properties.append(property)
      }
    }
    if let place {
      views[place] = view
    } else {
      views.insert(view, at: min(change.place ?? views.count, views.count))
    }
  }

  // MARK: Names

  public func name(of view: View) -> String { known[view.id].name }

  /// The nearest listed ancestor of the view, and the number of listed ancestors.
  public func surroundings(of view: View) -> (parent: String?, depth: Int) {
    let listed = Set(views.map(\.id))
    let around = known.ancestors(of: view.id).filter(listed.contains)
    return (around.first.map { known[$0].name }, around.count)
  }
}

extension Timeline {
  /// A moment of an act.
  public enum Stage: Hashable, Sendable {
    case action
    /// The position of the step in its act.
    case step(Int)
    /// The end of the act.
    case result
  }

  /// The maximum number of lines that the views take at any moment.
  public var tallestViews: Int {
    var tallest = 0
    walkViews(through: acts[...]) { _, _, tree in
      tallest = max(tallest, tree.views.reduce(tree.views.count) { $0 + $1.properties.count })
    }
    return tallest
  }

  /// Applies the changes step by step, and passes the views at each moment to the closure.
  public func walkViews(
    through acts: ArraySlice<Act>, _ visit: (_ act: Int, Stage, ViewTree) -> Void
  ) {
    var tree = ViewTree(of: self)
    for (position, act) in acts.enumerated() {
      tree.begin(act)
      if act.action != nil { visit(position, .action, tree) }
      for (number, step) in act.steps.enumerated() {
        tree.apply(step.changes)
        visit(position, .step(number), tree)
      }
      tree.apply(act.laterChanges)
      visit(position, .result, tree)
    }
  }
}
