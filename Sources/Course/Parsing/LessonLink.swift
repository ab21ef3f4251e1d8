/// A reference to a lesson in the text of another: `[lesson 4](../04-observable/lesson.md)`.
///
/// A code host shows a link, and the tool shows its text, `lesson 4`. The slug decides: after a change of
/// the order, `check --update` writes the new number and the new folder.
nonisolated public struct LessonLink {
  /// The link in its line.
  public let range: Range<String.Index>
  /// `lesson 4`, or `4` behind another link.
  public let label: Substring
  /// `04-observable`
  public let folder: Substring

  /// `observable`
  public var slug: Substring {
    let digits = folder.prefix { $0.isNumber }
    return digits.isEmpty ? folder : folder.dropFirst(digits.count).drop { $0 == "-" }
  }
}

nonisolated extension String {
  private static let middle = "](../"
  private static let ending = "/lesson.md)"

  /// The references to lessons in a line of a lesson's text.
  public var lessonLinks: [LessonLink] {
    // Searching for a string is slow, and few lines contain this character.
    guard utf8.contains(UInt8(ascii: "]")) else { return [] }
    var links: [LessonLink] = []
    var rest = self[...]
    while let middle = rest.firstRange(of: Self.middle) {
      let after = rest[middle.upperBound...]
      if let opening = rest[..<middle.lowerBound].lastIndex(of: "["),
        let end = after.firstRange(of: Self.ending)
      {
        links.append(
          LessonLink(
            range: opening..<end.upperBound, label: rest[opening..<middle.lowerBound].dropFirst(),
            folder: after[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      } else {
        rest = after
      }
    }
    return links
  }

  /// The line with new texts in place of its references to lessons.
  public func replacingLessonLinks(_ text: (LessonLink) -> String) -> String {
    var line = self
    for link in lessonLinks.reversed() { line.replaceSubrange(link.range, with: text(link)) }
    return line
  }
}
