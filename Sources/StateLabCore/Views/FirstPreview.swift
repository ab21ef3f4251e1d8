/// A view that may stand for several previews.
private protocol PreviewList {
  /// The first of them; nil without one.
  var firstPreview: (any View)? { get }
}

/// The first preview of a view: of a `Group`, a list of statements or a `ForEach` the first view,
/// of any other view the view itself. Xcode shows each view of such a list alone.
public func _firstPreview(of view: some View) -> any View {
  guard let list = view as? any PreviewList else { return view }
  return list.firstPreview.map { _firstPreview(of: $0) } ?? EmptyView()
}

extension Group: PreviewList {
  fileprivate var firstPreview: (any View)? { content }
}

extension TupleView: PreviewList {
  fileprivate var firstPreview: (any View)? {
    Mirror(reflecting: value).children.first?.value as? any View
  }
}

extension ForEach: PreviewList where Content: View {
  fileprivate var firstPreview: (any View)? { data.first.map(content) }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  fileprivate var firstPreview: (any View)? {
    guard let first = (content as? any PreviewList)?.firstPreview else { return self }
    return modified(first)
  }

  private func modified(_ first: some View) -> any View { first.modifier(modifier) }
}
