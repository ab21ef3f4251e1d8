import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Line mode compared with the full screen")
struct PlainFactTests {
  @Test("At every stop of every lesson line mode contains every fact of the frame")
  func everyFact() throws {
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      let said = try said(in: walk)
      // Facts that were found once are not searched again.
      var events: Set<String> = []
      var code: Set<String> = []
      var soFar = ""
      var count = 0
      for position in walk.stops.indices {
        soFar += said[position].stop
        for fact in facts(at: position, of: walk) {
          count += 1
          let text = squeezed(fact.text)
          let isSaid =
            switch fact.pane {
            case .events: events.contains(text) || soFar.contains(text)
            case .code: code.contains(text) || said[position].code.contains(text)
            case .screen, .views: said[position].screenAndViews.contains(text)
            }
          if fact.pane == .events, isSaid { events.insert(text) }
          if fact.pane == .code, isSaid, !fact.text.hasPrefix("line ") { code.insert(text) }
          let place = "\(lesson.id), stop \(position + 1), \(fact.pane): \(fact.text)"
          #expect(isSaid, Comment(rawValue: place))
        }
      }
      #expect(count > 50)
    }
  }

  private func facts(at position: Int, of walk: Walk) -> Set<Fact> {
    guard walk.stops[position].moment != nil else { return [] }
    let sizes = [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 120, rows: 40)]
    return Set(sizes.flatMap { facts(in: frame(of: walk, at: position, size: $0).map(\.text)) })
  }

  @Test("A frame is split into its facts by pane")
  func pieces() throws {
    let lines = [
      "head", "── experiment tap", "▸ ┗ 3:4  ◆ wrote  n = 7",
      "╭─ screen ───  STALE  ─╮ │ ── views and state ─────",
      "│* five                │ │ * n = 7   wrote",
      "╰──────────────────────╯ │   m = 8", "footer",
    ]
    let facts = facts(in: lines)
    #expect(
      facts.map(\.text) == ["3:4", "wrote", "n = 7", "stale", "five", "n = 7", "wrote", "m = 8"])
    #expect(facts.suffix(4).map(\.pane) == [.screen, .views, .views, .views])
    #expect(!squeezed("Screen line 1: six").contains(squeezed("five")))
  }

  // MARK: Line mode

  /// The output of line mode at a stop, without blanks and commas.
  private struct Said {
    let stop: String
    let code: String
    let screenAndViews: String
  }

  private func said(in walk: Walk) throws -> [Said] {
    let words = ["code", "screen", "state", "next"]
    var input = walk.stops.indices.flatMap { _ in words }[...]
    var parts: [String] = []
    let console = Console(
      readLine: {
        parts.append("")
        return input.popFirst()
      },
      write: { text in
        // The opening and the first stop precede the first word.
        if parts.isEmpty { parts.append("") }
        parts[parts.count - 1] += text
      },
      writeError: { _ in })
    let reading = try #require(walk.reading)
    let code = Tool(course: reading.course).run(
      ["walk", reading.lesson.id, "--plain"], on: console)
    #expect(code == .done)
    let all = parts.map(squeezed)
    try #require(all.count == walk.stops.count * words.count + 2)
    return walk.stops.indices.map { position in
      let own = all[(position * words.count)...]
      let first = own.startIndex
      return Said(
        stop: own[first], code: own[first + 1], screenAndViews: own[first + 2] + own[first + 3])
    }
  }

  // MARK: Frames

  private struct Fact: Hashable {
    enum Pane { case code, events, screen, views }
    let pane: Pane
    let text: String
  }

  /// The text between header and footer by pane, split where columns separate.
  private func facts(in lines: [String]) -> [Fact] {
    var panes: [Fact.Pane?] = [nil, nil]
    var facts: [Fact] = []
    for line in lines.dropFirst().dropLast() {
      for (side, part) in columns(of: line).enumerated() {
        let text = part.trimmed
        if let title = title(of: text) {
          panes[side] = title
          if side == 0, columns(of: line).count == 1 { panes[1] = nil }
          if text.contains("STALE") { facts.append(Fact(pane: .screen, text: "stale")) }
          if text.contains("as before") { facts.append(Fact(pane: .screen, text: "as before")) }
          continue
        }
        guard let pane = panes[side], !text.hasPrefix("╰") else { continue }
        facts += pieces(of: text, in: pane).map { Fact(pane: pane, text: $0) }
      }
    }
    return facts
  }

  /// The parts left and right of the separator. A screen has a frame of its own.
  private func columns(of line: String) -> [String] {
    guard line.hasPrefix("│") else { return line.components(separatedBy: " │") }
    var parts = String(line.dropFirst()).components(separatedBy: " │")
    parts.remove(at: 1)
    return parts
  }

  private func title(of text: String) -> Fact.Pane? {
    if text.hasPrefix("╭─ screen") { return .screen }
    guard text.hasPrefix("──") else { return nil }
    if text.hasPrefix("── screen") { return .screen }
    if text.hasPrefix("── views and state") { return .views }
    return text.hasPrefix("── experiment") ? .events : .code
  }

  private func pieces(of text: String, in pane: Fact.Pane) -> [String] {
    let isMarked = text.hasPrefix("▸")
    var text = text
    while let first = text.first, "▸*+- ┏┃┣┗".contains(first) { text.removeFirst() }
    // The amount of hidden rows is no fact, and an empty pane is worded differently.
    if text.hasPrefix("…") || text.hasPrefix("(") { return [] }
    if pane == .code {
      let code = text.drop { $0.isNumber }.trimmedInside.drop { "+- ".contains($0) }
      let number = text.prefix { $0.isNumber }
      return (isMarked ? ["line \(number): \(cutOff(code))"] : [cutOff(code)]).filter {
        !$0.isEmpty
      }
    }
    return text.components(separatedBy: "  ").flatMap { $0.components(separatedBy: "…") }
      .map { String($0.trimmed.drop { "◆○●◦□≈!·> ".contains($0) }) }.filter { !$0.isEmpty }
  }

  private func cutOff(_ text: Substring) -> String {
    String(text.last == "…" ? text.dropLast() : text)
  }

  /// Without blanks and commas, which differ in line mode.
  private func squeezed(_ text: String) -> String {
    String(text.unicodeScalars.filter { !($0.properties.isWhitespace || $0 == ",") })
  }
}

extension Substring {
  fileprivate var trimmedInside: Substring { drop { $0 == " " } }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
