/// A view that may stand for several previews.
private protocol PreviewList {
  /// The first of them.
  var firstPreview: any View { get }
}

/// The first preview of a view: of a `Group`, a list of statements or a `ForEach` the first view,
/// of any other view the view itself. Xcode shows each view of such a list alone.
public func _firstPreview(of view: some View) -> any View {
  (view as? any PreviewList)?.firstPreview ?? view
}

extension Group: PreviewList {
  fileprivate var firstPreview: any View { _firstPreview(of: content) }
}

extension TupleView: PreviewList {
  fileprivate var firstPreview: any View {
    guard let first = Mirror(reflecting: value).children.first?.value as? any View else {
      return EmptyView()
    }
    return _firstPreview(of: first)
  }
}

extension ForEach: PreviewList where Content: View {
  fileprivate var firstPreview: any View {
    guard let first = data.first else { return EmptyView() }
    return _firstPreview(of: content(first))
  }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  fileprivate var firstPreview: any View { modified(_firstPreview(of: content)) }

  private func modified(_ first: some View) -> any View { first.modifier(modifier) }
}
