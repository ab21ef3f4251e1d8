extension PlainRenderer {
  func lines(of tree: ViewTree) -> [String] {
    tree.views.flatMap { view in
      [
        "View \(view.name)" + remark(view.parent.map { "inside \($0)" })
          + remark(view.sign?.word) + remark(view.note == view.sign?.word ? nil : view.note)
      ]
        + view.properties.map { property in
          "In \(view.name)\(remark(property.sign?.word)): \(property.text)"
            + remark(property.note)
        }
    }
  }

  private func remark(_ text: String?) -> String { text.map { ", \($0)" } ?? "" }
}
