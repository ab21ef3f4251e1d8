import Replay
import StateLabCore

/// The words for changes of the elements of an array.
struct ElementWords: Sendable {
  let moved: @Sendable (_ from: Int, _ to: Int) -> String
  let swapped: @Sendable (_ first: Int, _ second: Int) -> String
  let reordered: @Sendable (_ count: Int) -> String
  /// The number of further elements after a list.
  let more: @Sendable (_ count: Int) -> String
}

extension ElementWords {
  static let english = ElementWords(
    moved: { "[\($0)] moved to [\($1)]" }, swapped: { "[\($0)] and [\($1)] swapped" },
    reordered: { "the same \($0) elements in another order" },
    more: { "… \($0) more" })

  /// The difference of an array's elements; nil if its count says enough.
  func text(of outcome: ElementHistory.Outcome) -> String? {
    switch outcome {
    case .same, .count: return nil
    case .moved(let from, let to): return moved(from, to)
    case .swapped(let first, let second): return swapped(first, second)
    case .reordered(let count): return reordered(count)
    case .exchanged(let removed, let added):
      return (list(removed, after: "- ") + list(added, after: "+ ")).joined(separator: ", ")
    }
  }

  /// The first elements, each in short.
  private func list(_ elements: [ValueDescription], after sign: String) -> [String] {
    let names = elements.prefix(Self.mostElements).map { element in
      let name = element.nameOfElement
      return sign + (name.count > Self.width ? name.prefix(Self.width) + "…" : name)
    }
    let hidden = elements.count - names.count
    return hidden > 0 ? names + [sign + more(hidden)] : names
  }

  private static let mostElements = 3
  private static let width = 40
}

/// The name of a changed part, and its change in words.
extension ChangedPart {
  /// `reg.city: "Rome" → "Oslo"`, `cards: [3] moved to [0]`
  func text(of property: String, _ words: ElementWords) -> String {
    if let text = elements.flatMap({ words.text(of: $0.outcome) }) {
      return "\(property)\(path.withoutCount): \(text)"
    }
    return "\(property)\(path): \(old) → \(new)"
  }
}

extension String {
  /// The path of an array, from the path of its count.
  var withoutCount: String { hasSuffix(".count") ? String(dropLast(".count".count)) : self }
}
