import Rendering

/// A line of input, and the effect of keys on it.
struct LineEditor: Equatable {
  private var letters: [Character] = []
  /// The number of letters before the cursor.
  private var cursor = 0

  init(_ text: String = "") {
    letters = Array(text)
    cursor = letters.count
  }

  var text: String { String(letters) }

  /// True if the key edits a line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let letter): insert([letter])
    case .pasted(let text): insert(Array(text))
    case .left: cursor = max(cursor - 1, 0)
    case .right: cursor = min(cursor + 1, letters.count)
    case .home: cursor = 0
    case .end: cursor = letters.count
    case .backspace: erase(from: cursor - 1)
    case .delete: if cursor < letters.count { letters.remove(at: cursor) }
    case .eraseWord: erase(from: startOfWord)
    case .eraseLine: erase(from: 0)
    default: return false
    }
    return true
  }

  /// The part around the cursor that fits into these columns, and the position of the cursor in it.
  func shown(in columns: Int) -> (text: String, letters: Int, columns: Int) {
    var start = cursor
    var end = cursor
    // At the end of the text the cursor takes a column of its own.
    var room = columns - 1
    while start > 0, letters[start - 1].columns <= room {
      start -= 1
      room -= letters[start].columns
    }
    room += 1
    while end < letters.count, letters[end].columns <= room {
      room -= letters[end].columns
      end += 1
    }
    return (String(letters[start..<end]), cursor - start, String(letters[start..<cursor]).columns)
  }

  private var startOfWord: Int {
    var start = cursor
    while start > 0, letters[start - 1] == " " { start -= 1 }
    while start > 0, letters[start - 1] != " " { start -= 1 }
    return start
  }

  private mutating func insert(_ new: [Character]) {
    let new = new.prefix(max(Self.longest - letters.count, 0))
    letters.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  private mutating func erase(from start: Int) {
    guard start >= 0, start < cursor else { return }
    letters.removeSubrange(start..<cursor)
    cursor = start
  }

  /// Longer than any answer.
  private static let longest = 4096
}
