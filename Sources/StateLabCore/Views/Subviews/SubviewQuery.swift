/// Collects the subviews of a container's content, with their ids and values, by sections.
final class SubviewQuery: NodeQuery {
  private(set) var found = ResolvedContent()
  private var path: [Subview.ID.Part] = []
  private var values = ContainerValues()
  /// The modifiers around the views, the outermost first.
  private var changes: [(Subview) -> Subview] = []
  /// The part of the explicit section that the views are in.
  private var part: ResolvedContent.Part?

  /// Runs the query for a part of the content.
  func within(_ part: Subview.ID.Part, ask: () -> Void) {
    path.append(part)
    ask()
    path.removeLast()
  }

  /// Runs the query with other container values.
  func setting(_ set: (inout ContainerValues) -> Void, ask: () -> Void) {
    let outer = values
    set(&values)
    ask()
    values = outer
  }

  /// Runs the query and changes each subview that it finds.
  func changing(_ change: @escaping (Subview) -> Subview, ask: () -> Void) {
    changes.append(change)
    ask()
    changes.removeLast()
  }

  func add(_ view: MovableView, carrying carrier: (any ContainerValueCarrier)?) {
    StepCounter.count()
    var (values, path) = (values, path)
    carrier?.carry(&values, &path)
    var subview = Subview(
      source: view, id: Subview.ID(parts: path), containerValues: values)
    for change in changes.reversed() { subview = change(subview) }
    found.add(subview, in: part)
  }

  /// Runs the query for the parts of a section. A nested section adds its views to the outer section.
  func section(header: Node, content: Node, footer: Node) {
    let isOutermost = part == nil
    if isOutermost { found.beginSection(at: path, values) }
    let parts: [(Node, ResolvedContent.Part)] = [
      (header, .header), (content, .content), (footer, .footer),
    ]
    for (index, (node, part)) in parts.enumerated() {
      if isOutermost { self.part = part }
      within(.position(index)) { node.answer(self) }
    }
    if isOutermost { part = nil }
  }
}

/// The subviews of a container's content. Views that are in no section form implicit sections.
struct ResolvedContent: Equatable {
  enum Part: Int { case header, content, footer }

  struct Section: Equatable {
    let id: SectionConfiguration.ID
    var values = ContainerValues()
    /// The subviews of each part.
    var parts: [[Placed]] = [[], [], []]
  }

  /// A subview that is equal to another subview with the same view, id and values.
  struct Placed: Equatable {
    let subview: Subview

    static func == (a: Placed, b: Placed) -> Bool {
      a.subview.source === b.subview.source && a.subview.id == b.subview.id
        && a.subview.containerValues == b.subview.containerValues
    }
  }

  private(set) var sections: [Section] = []

  var subviews: [Subview] { sections.flatMap { $0.parts.joined().map(\.subview) } }

  fileprivate mutating func beginSection(at path: [Subview.ID.Part], _ values: ContainerValues) {
    sections.append(Section(id: .init(parts: path, isImplicit: false), values: values))
  }

  fileprivate mutating func add(_ subview: Subview, in part: Part?) {
    if part == nil, sections.last?.id.isImplicit != true {
      // The id follows from the section before, and so does not change with the first view.
      let before = sections.last?.id.parts ?? []
      sections.append(Section(id: .init(parts: before, isImplicit: true)))
    }
    sections[sections.count - 1].parts[(part ?? .content).rawValue].append(Placed(subview: subview))
  }
}
