/// A view for each element of a collection. The element's id is the identity of its view (R15).
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  public let content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Made for data that must not change in number (R78).
  var isConstant = false
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A constant range: its count must stay as it is (R78).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, isConstant: true)
  }
}

extension ForEach: _PrimitiveView, View where Content: View {

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ForEachNode(view, site)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<
    ForEach<Data, ID, Content>
  >
{
  /// An id, and which of several rows with that id: duplicates keep apart here, though SwiftUI
  /// promises nothing about them (R78).
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var rows: [Key: ViewNode<Content>] = [:]
  private var order: [Key] = []
  private var reported: Set<ID> = []
  private var reportedCount: Int?

  override init(_ view: ForEach<Data, ID, Content>, _ site: NodeSite) {
    super.init(view, site)
    lay()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    guard !countChanged(to: view.data.count, of: view) else { return }
    self.view = view
    lay()
  }

  /// W10, once for each count. The rows stay as they are: our choice, since SwiftUI promises nothing.
  private func countChanged(to count: Int, of view: ForEach<Data, ID, Content>) -> Bool {
    guard view.isConstant, count != order.count else { return false }
    if reportedCount != count {
      reportedCount = count
      graph.warn(
        .changedCount(count, initially: order.count, in: ForEach<Data, ID, Content>.self),
        at: maker ?? self)
    }
    return true
  }

  /// Hands each element to the row of its id; makes rows that are missing, removes the others.
  private func lay() {
    var occurrences: [ID: Int] = [:]
    var old = rows
    let oldOrder = order
    rows.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    for element in view.data {
      let id = view.id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence > 0 { reportDuplicate(id) }
      let key = Key(id: id, occurrence: occurrence)
      let content = view.content(element)
      if let row = old.removeValue(forKey: key) {
        row.update(content)
        rows[key] = row
      } else {
        rows[key] = Content._makeNode(content, site(key: "[\(describe(id))]"))
      }
      order.append(key)
    }
    for key in oldOrder { old[key]?.unmount() }
    if order != oldOrder { graph.screenChanged() }
  }

  /// W11, once for each id.
  private func reportDuplicate(_ id: ID) {
    guard graph.profile.warnsOfDuplicateIDs, reported.insert(id).inserted else { return }
    graph.warn(.duplicateID(printed(id), in: ForEach<Data, ID, Content>.self), at: maker ?? self)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for key in order { if let row = rows[key] { visit(row) } }
  }

  override var viewType: Any.Type? { nil }
}
