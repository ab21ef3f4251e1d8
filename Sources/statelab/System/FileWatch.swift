/// Notices the saves of files. An editor may write a file in place, or rename a new file to its path.
struct FileWatch {
  /// The paths to watch, found at each look: files of a folder come and go.
  private let paths: () -> [String]
  /// The states that were noticed last; nil before the first look.
  private var noticed: [String: [Int]]?
  private var seen: [String: [Int]]

  /// The time between two looks. A save is noticed after one and a half of them.
  static let pause = Duration.milliseconds(40)

  init(_ paths: @escaping () -> [String]) {
    self.paths = paths
    seen = Self.states(of: paths())
  }

  /// True at the first look, and once after each save, deletion, or return of a file. The files must
  /// be as they were at the look before: an editor may need several writes for a save.
  mutating func notices() -> Bool {
    let states = Self.states(of: paths())
    defer { seen = states }
    guard states == seen, states != noticed else { return false }
    noticed = states
    return true
  }

  /// The modification time, the length and the number of each file; empty where there is none.
  private static func states(of paths: [String]) -> [String: [Int]] {
    Dictionary(paths.map { ($0, Files.state(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }
}
