import Testing

@testable import Rendering
@testable import statelab

@Suite("Keys pressed in a real terminal")
struct DrivenKeysTests {
  @Test("Tests/walk.sh presses each key in the table of a walk")
  func all() throws {
    let pressed = try pressedKeys()
    for row in WalkRequest.table {
      for key in row.commands.flatMap(\.keys) {
        let name = try #require(key.nameForTmux, "\(key.name)")
        #expect(pressed.contains(name), "\(key.name) is never pressed")
      }
    }
    #expect(pressed.contains { $0.hasSuffix("G") && $0.dropLast().allSatisfy(\.isNumber) })
  }

  /// The words after `press`, `turns` and `turns_back` in the script: names of keys for tmux.
  private func pressedKeys() throws -> Set<String> {
    let tests = Files.folder(of: Files.folder(of: Files.folder(of: #filePath)))
    let script = try Files.read(tests + "/walk.sh")
    var keys: Set<String> = []
    for line in script.split(separator: "\n") {
      guard let press = line.firstMatch(of: #/(press|turns|turns_back) /#)?.range else { continue }
      let words = line[press.upperBound...].prefix { $0 != ";" }.split(separator: " ")
      keys.formUnion(words.map { $0.filter { $0 != "'" } })
    }
    return keys
  }
}

extension Key {
  /// The name of the key for `tmux send-keys`.
  fileprivate var nameForTmux: String? {
    switch self {
    case .character(" "): "Space"
    case .character(let letter): String(letter)
    case .enter: "Enter"
    case .backspace: "BSpace"
    case .escape: "Escape"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PPage"
    case .pageDown: "NPage"
    default: nil
    }
  }
}
