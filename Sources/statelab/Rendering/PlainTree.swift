extension PlainRenderer {
  func lines(of tree: ViewTree) -> [String] {
    tree.views.flatMap { view in
      ["View \(view.name)\(remarks(view.parent.map { "inside \($0)" }, view.sign, view.note))"]
        + view.properties.map { property in
          "In \(view.name): \(property.text)\(remarks(nil, property.sign, property.note))"
        }
    }
  }

  /// `, inside TestView, changed, queued`
  private func remarks(_ place: String?, _ sign: ViewTree.Sign?, _ note: String?) -> String {
    var remarks = [place, sign?.word].compactMap(\.self)
    if let note, !remarks.contains(note) { remarks.append(note) }
    return remarks.map { ", " + $0 }.joined()
  }
}
