import Course
import StateLabCore

/// A line of a script, which names an action in the form of its option, `tap Add`, or in the form
/// of a run: `tap "Add"`, `enter "Ada" into "Name"`.
struct ScriptLine {
  let name: String
  /// The value of the option.
  let value: String
  /// The action, where the line has the form of a run.
  let printed: Event.Action?

  /// Nil for a blank line, a line that begins with `#`, and the `mount` that begins each run.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = words.first, !name.hasPrefix("#"), name != "mount" else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    let values = Self.quotedTexts(in: rest)
    self.name = name
    switch (name, values?.texts.count, values?.words) {
    case (_, 1, ""): (value, printed) = (values?.texts[0] ?? "", nil)
    case ("enter", 2, "into"):
      (value, printed) = ("", values.map { .enter($0.texts[0], into: $0.texts[1]) })
    case ("type", 2, "into"):
      (value, printed) = ("", values.map { .type($0.texts[0], into: $0.texts[1]) })
    case ("pick", 2, "from"):
      (value, printed) = ("", values.map { .pick($0.texts[0], from: $0.texts[1]) })
    case ("drag", 1, let words?) where words.hasPrefix("by "):
      let distance = Event.Translation(String(words.dropFirst(3)))
      value = ""
      printed = distance.flatMap { distance in
        values.map { .drag($0.texts[0], by: distance) }
      }
    case ("wait", _, _) where rest.hasSuffix(" s"):
      (value, printed) = (String(rest.dropLast(2)), nil)
    case ("scroll", _, _) where rest == "down": (value, printed) = ("", .scroll)
    case ("a", _, _) where rest.hasPrefix("parent passes a new "):
      (value, printed) = ("", .replaceRoot(""))
    default: (value, printed) = (rest, nil)
    }
  }

  /// The texts in quotes, and the words between them: `"Ada" into "Name"`. Nil where the line does
  /// not begin with a quote, or a quote is unclosed.
  private static func quotedTexts(in line: String) -> (texts: [String], words: String)? {
    guard line.first == "\"" else { return nil }
    var texts: [String] = []
    var words = ""
    var rest = line[...]
    while let character = rest.popFirst() {
      guard character == "\"" else {
        words.append(character)
        continue
      }
      guard let text = rest.takeStringLiteral() else { return nil }
      texts.append(text)
    }
    return (texts, words.trimmed)
  }
}
