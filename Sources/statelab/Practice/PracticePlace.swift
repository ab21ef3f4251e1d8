import Bugs
import Course

/// The learner's copy of an exercise's program.
struct PracticePlace {
  let entry: PracticeBook.Entry
  /// `practice/03-drink-log`
  let folder: String
  /// `practice/03-drink-log/DrinkLog.swift`
  var path: String { "\(folder)/\(entry.program.fileName)" }

  /// The folder of all exercises, unless the learner names another one.
  static let usualFolder = "practice"

  /// - Parameter root: The folder of all exercises.
  init(_ entry: PracticeBook.Entry, in root: String) {
    self.entry = entry
    let own = (entry.number < 10 ? "0" : "") + "\(entry.number)-\(entry.program.name)"
    // Another version may have numbered the exercise differently.
    let isAlone = PracticeBook.entries.count { $0.program.name == entry.program.name } == 1
    let earlier = ((try? Files.names(in: root)) ?? []).first { name in
      isAlone && name.drop(while: \.isNumber) == "-\(entry.program.name)"
    }
    folder = "\(root)/" + (Files.isThere("\(root)/\(own)") ? own : earlier ?? own)
  }

  var isThere: Bool { Files.isThere(path) }

  /// Writes the program as it is given, where there is no file yet.
  ///
  /// - Returns: True if the file was written.
  @discardableResult
  func write() throws(Failure) -> Bool { try Files.start(path, with: entry.program.text) }

  /// Writes the program as it is given. A changed file gets another name.
  ///
  /// - Returns: The new name of the changed file; nil where there was none.
  func reset() throws -> String? {
    guard isThere else {
      try write()
      return nil
    }
    if let text = try? Files.read(path), text == entry.program.text { return nil }
    var number = 1
    while Files.isThere("\(path).\(number)") { number += 1 }
    let old = "\(path).\(number)"
    do { try Files.rename(path, to: old) } catch {
      throw Failure(
        .cannotCreate, "Cannot rename \(path.quoted): \(error.reason).",
        next: "Check that the folder may be written to.")
    }
    do { try write() } catch {
      // The changed file returns to its place.
      try? Files.rename(old, to: path)
      throw error
    }
    return old
  }
}
