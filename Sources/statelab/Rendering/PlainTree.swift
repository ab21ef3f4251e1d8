import Replay

extension PlainRenderer {
  func lines(of tree: ViewPicture) -> [String] {
    tree.views.flatMap { view in
      [
        "View \(view.name)" + remark(view.parent.map { "inside \($0)" })
          + remark(view.mark?.rawValue)
          + remark(view.note?.text == view.mark?.rawValue ? nil : view.note?.text)
      ]
        + view.properties.map { property in
          "In \(view.name)\(remark(property.mark?.rawValue)): \(property.text)"
            + remark(property.note?.text)
        }
    }
  }

  private func remark(_ text: String?) -> String { text.map { ", \($0)" } ?? "" }
}
