import Lessons
import Testing

@testable import Rendering
@testable import Replay
@testable import statelab

@Suite("Line mode: views, positions and overlays")
struct PlainStateFactTests {
  @Test(
    "At every stop line mode contains exactly the facts of the view tree and those of the header")
  func everyStop() throws {
    var count = 0
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      let said = try answers(to: ["where", "state", "screen"], in: walk)
      for position in walk.stops.indices {
        let (place, state, screen) = (said[position][0], said[position][1], said[position][2])
        let comment = Comment(rawValue: "\(lesson.id), stop \(position + 1)")
        if let tree = walk.tree(at: position), !tree.views.isEmpty {
          let lines = lines(of: state).dropFirst().filter {
            !$0.hasPrefix("Properties that are not dynamic have no storage:")
          }
          #expect(faults(in: lines, of: facts(of: tree)) == [], comment)
          count += tree.rows.count
        } else {
          #expect(lines(of: state) == ["No view is mounted here."], comment)
        }
        let head = frame(of: walk, at: position, size: ScreenSize(columns: 200, rows: 24))[0].text
        let title = walk.name
        #expect(head.hasPrefix(title), comment)
        // Line mode names a step by its address, `13:1`.
        let facts = words(of: head.dropFirst(title.count)).subtracting(["step"])
        #expect(facts.isSubset(of: words(of: place)), comment)
        if let moment = walk.stops[position].moment {
          #expect(place.contains("experiment \(walk.runs[moment.run].name)"), comment)
        }
        switch walk.screen(at: position) {
        case nil: #expect(screen.contains("Nothing is on the screen yet."), comment)
        case let shown?: #expect(shown.lines.isEmpty == screen.contains("Screen: empty"), comment)
        }
      }
    }
    #expect(count > 1500)
  }

  @Test("Removing a fact from the lines is detected")
  func canFail() throws {
    var count = 0
    for (lesson, steps) in [("dynamic-property", ["3:9", "3:11"]), ("publishers", ["4:61"])] {
      let walk = try compiledWalk(lesson)
      for step in steps {
        let position = try #require(walk.position(ofStep: step))
        let tree = try #require(walk.tree(at: position))
        let facts = facts(of: tree)
        let lines = PlainRenderer(output: OutputOptions(plain: true))
          .lines(of: Document(blocks: [.tree(tree)])).map(\.text)
        #expect(faults(in: lines, of: facts) == [])
        for (row, line) in lines.enumerated() {
          for fact in facts[row] {
            var less = lines
            less[row] = line.without(fact)
            #expect(faults(in: less, of: facts) != [], "\(fact) in \(line)")
            count += 1
          }
          var less = lines
          less.remove(at: row)
          #expect(faults(in: less, of: facts) != [])
        }
      }
    }
    #expect(count > 20)
  }

  @Test("Line mode contains every word of a key's overlay")
  func overlays() throws {
    let walk = try compiledWalk("dynamic-property")
    let position = try #require(walk.position(ofStep: "3:9"))
    let names = ["why", "state", "screen", "difference", "notes", "code"]
    let said = try answers(to: names, in: walk)[position]
    for (name, key) in zip(names, "wvsdn") {
      var mode = ScreenMode(walk, from: position)
      _ = mode.take(.character(key))
      let shown = mode.frame(ScreenSize(columns: 120, rows: 400), output: OutputOptions()).map(
        \.text)
      let text = shown.dropFirst().dropLast().joined(separator: "\n")
      let plain = said[names.firstIndex(of: name) ?? 0]
      #expect(!words(of: text).isEmpty)
      #expect(words(of: text).subtracting(words(of: plain)) == [], "\(name)")
    }
    let since = try #require(walk.listings.first?.since)
    #expect(said[5].contains("changed since \(since)"))
  }

  // MARK: Facts

  /// The facts of each line of a tree, in their order.
  private func facts(of tree: ViewPicture) -> [[String]] {
    tree.views.flatMap { view in
      let mark = view.mark?.rawValue
      let own = [
        "View", view.name, view.parent, mark, view.note?.text == mark ? nil : view.note?.text,
      ].compactMap(\.self)
      return [own]
        + view.properties.map { property in
          [
            "In", view.name, property.mark?.rawValue, property.name,
            property.value ?? property.type, property.note?.text,
          ].compactMap(\.self)
        }
    }
  }

  /// The missing facts and the surplus text.
  private func faults(in lines: [String], of facts: [[String]]) -> [String] {
    var faults = lines.count == facts.count ? [] : ["\(lines.count) lines"]
    for (line, facts) in zip(lines, facts) {
      var rest = line[...]
      for fact in facts {
        rest = rest.drop { ",:= ".contains($0) }
        if rest.hasPrefix("inside ") { rest = rest.dropFirst("inside ".count) }
        guard rest.hasPrefix(fact) else {
          faults.append("\(fact) in: \(line)")
          continue
        }
        rest = rest.dropFirst(fact.count)
      }
      if !rest.isEmpty { faults.append("\(rest) in: \(line)") }
    }
    return faults
  }

  private func words(of text: some StringProtocol) -> Set<String> {
    let signs: Set<String> = ["because", "of"]
    return Set(
      text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    ).subtracting(signs)
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  // MARK: Line mode

  /// The output for each of these words at each stop.
  private func answers(to words: [String], in walk: Walk) throws -> [[String]] {
    var input = walk.stops.indices.flatMap { _ in words + ["next"] }[...]
    var parts = [""]
    let console = Console(
      readLine: {
        parts.append("")
        return input.popFirst()
      },
      write: { parts[parts.count - 1] += $0 }, writeError: { _ in })
    let reading = try #require(walk.reading)
    let code = Tool(course: reading.course).run(
      ["walk", reading.lesson.id, "--plain", "--no-save"], on: console)
    #expect(code == .done)
    let count = words.count + 1
    try #require(parts.count == walk.stops.count * count + 2)
    return walk.stops.indices.map { position in
      Array(parts[(position * count + 1)...].prefix(words.count))
    }
  }
}

extension String {
  /// The text without the first occurrence of these words.
  fileprivate func without(_ words: String) -> String {
    for index in indices where self[index...].hasPrefix(words) {
      return String(self[..<index]) + self[index...].dropFirst(words.count)
    }
    return self
  }
}
