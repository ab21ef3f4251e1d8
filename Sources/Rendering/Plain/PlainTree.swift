import Replay

extension PlainRenderer {
  package func lines(of tree: ViewPicture) -> [String] {
    let words = Words.current.plain
    return tree.views.flatMap { view in
      // The mark and the note of a removed view are one word.
      let mark = view.mark.map(word)
      return [
        words.view(view.name, view.parent, mark, view.note?.text == mark ? nil : view.note?.text)
      ]
        + view.properties.map { property in
          words.property(view.name, property.mark.map(word), property.text, property.note?.text)
        }
    }
  }

  private func word(for mark: Mark) -> String {
    let words = Words.current.plain
    return switch mark {
    case .new: words.new
    case .changed: words.changed
    case .removed: Language.current.views.removed
    }
  }
}
