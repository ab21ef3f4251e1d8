@_spi(Steps) import StateLabCore

/// A view that the events of a run refer to, or an ancestor of such a view, with its name in the
/// run.
@dynamicMemberLookup
public struct RecordedView: Hashable, Sendable {
  /// The identity in the view tree; its `id` is its position in ``Timeline/views``.
  public let identity: ViewIdentity
  /// The type, with the title of a control, `Toggle "Wi-Fi"`, or the id of a row, `Row["Ann"]`, and with
  /// a number where several views share both, `Row #2`.
  public let name: String

  public init(_ identity: ViewIdentity, name: String) {
    self.identity = identity
    self.name = name
  }

  public subscript<Fact>(dynamicMember fact: KeyPath<ViewIdentity, Fact>) -> Fact {
    identity[keyPath: fact]
  }
}

/// Encoded flat: the name beside the fields of the identity.
extension RecordedView: Codable {
  private enum Field: String, CodingKey { case name }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(name, forKey: .name)
    try identity.encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    self.init(
      try ViewIdentity(from: decoder), name: try container.decode(String.self, forKey: .name))
  }
}

extension [RecordedView] {
  /// The views of a trace, with names. Among views of one name the second is `#2`, in the order of
  /// their first events.
  init(of trace: Trace) {
    var met = trace.views.map { MetView($0, rowID: trace.views.rowID(of: $0)) }
    for event in trace {
      StepCounter.count()
      if let view = event.view { met[view].meet(event) }
    }
    var names = met.map(\.name)
    let told = names.indices.filter { met[$0].rank != nil }
    var counts: [String: Int] = [:]
    for view in told.sorted(by: { met[$0].rank ?? 0 < met[$1].rank ?? 0 }) {
      let count = counts[names[view], default: 0] + 1
      counts[names[view]] = count
      if count > 1 { names[view] += " #\(count)" }
    }
    self = zip(trace.views, names).map { RecordedView($0, name: $1) }
  }
}

/// A view and the events that name it.
private struct MetView {
  let identity: ViewIdentity
  /// The id of the `ForEach` row that the view is; nil for other views.
  let rowID: String?
  /// The position of the first event at the view; nil where there is none.
  var rank: Int?
  /// The titles of the view at its events.
  var titles: [String] = []

  init(_ identity: ViewIdentity, rowID: String?) {
    self.identity = identity
    self.rowID = rowID
  }

  mutating func meet(_ event: Event) {
    rank = rank ?? event.index
    if let title = event.title, !titles.contains(title) { titles.append(title) }
  }

  /// The type; for a control with its title, unless that changed: `TextField "Email"`; for a view of
  /// the program that is a row, with the id of the row.
  var name: String {
    let type = identity.type.baseName
    if titles.count == 1 { return "\(type) \(describe(titles[0]))" }
    return rowID.map { "\(type)[\($0)]" } ?? type
  }
}

extension [ViewIdentity] {
  /// The id of the row of a `ForEach` that a view of the program is, also inside a container; nil for
  /// other views, and where the id is too long for a name.
  fileprivate func rowID(of view: ViewIdentity) -> String? {
    guard !view.type.isBuiltIn else { return nil }
    var view = view
    repeat {
      StepCounter.count()
      if let id = view.keys.compactMap(\.elementID).last {
        return id.count > 24 ? nil : id
      }
      guard let parent = view.parent else { return nil }
      view = self[parent]
    } while view.type.isBuiltIn
    return nil
  }
}

extension ViewIdentity.Key {
  fileprivate var elementID: String? {
    if case .element(let id, _, _, _) = self { id } else { nil }
  }
}
