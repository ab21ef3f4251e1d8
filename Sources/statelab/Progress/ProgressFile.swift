import LibC
import Rendering

/// The file with the reader's progress. Every failure leaves it with its old text or its new one.
///
/// Where the file is missing, the file of an earlier version is read.
struct ProgressFile {
  let path: String
  /// Called with remarks for the user that are not failures.
  let warn: (String) -> Void

  var folder: String { Files.folder(of: path) }

  /// The path of the file in versions before the line format.
  private var earlierPath: String { "\(folder)/progress.json" }

  /// As specified by the XDG Base Directory Specification: a relative folder is ignored.
  static func path(in console: Console) -> String? {
    func folder(_ name: String) -> String? {
      guard let value = console.variable(name), value.hasPrefix("/") else { return nil }
      return value.last == "/" ? String(value.dropLast()) : value
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { "\($0)/.local/state" }
    return state.map { "\($0)/statelab/progress.txt" }
  }

  /// Reads the saved progress; empty where there is no file. A damaged file is moved aside.
  func read() throws(ProgressTrouble) -> CourseProgress {
    do { return try readAsItIs() } catch {
      guard case .damaged(_, let reason) = error else { throw error }
      do {
        return try locked { file throws(ProgressTrouble) in try file.readOrSetAside() }
      } catch {
        // A file that could not be moved stays, and must not be overwritten.
        if case .file = error { throw .damaged(path, reason) }
        throw error
      }
    }
  }

  /// Reads the saved progress; a damaged file stays where it is.
  func readAsItIs() throws(ProgressTrouble) -> CourseProgress {
    guard let bytes = try bytes(of: path) else { return try earlier() }
    do { return try ProgressFormat.progress(in: bytes) } catch {
      switch error {
      case .newer(let format): throw .newer(path, format)
      case .damaged(let reason): throw .damaged(path, reason)
      }
    }
  }

  /// Reads, changes and writes, with a lock against other processes. Writes nothing where nothing
  /// changes.
  func save(_ change: (inout CourseProgress) -> Void) throws(ProgressTrouble) {
    // Mostly nothing changes, and no lock is necessary.
    if Files.exist(path) {
      let before = try read()
      var after = before
      change(&after)
      if before == after { return }
    }
    try makeFolders()
    try locked { file throws(ProgressTrouble) in
      let before = try file.readOrSetAside()
      var after = before
      change(&after)
      if before != after { try file.write(after) }
    }
  }

  /// Moves the file to an unused name, and returns the name; nil where there is no file.
  func setAside(as name: String) throws(ProgressTrouble) -> String? {
    guard Files.isThere(path) || Files.isThere(earlierPath) else { return nil }
    return try locked { file throws(ProgressTrouble) in
      guard Files.isThere(path) else {
        return Files.isThere(earlierPath) ? try file.move(earlierPath, to: name) : nil
      }
      guard Files.isFile(path) else { throw .notAFile(path) }
      return try file.move(path, to: name)
    }
  }

  // MARK: Without a lock

  /// Reads the progress of an earlier version, as far as possible. Its file is never written.
  private func earlier() throws(ProgressTrouble) -> CourseProgress {
    guard let bytes = try bytes(of: earlierPath) else { return CourseProgress() }
    return (try? ProgressFormat.progress(in: bytes)) ?? CourseProgress()
  }

  /// Nil where there is no file.
  private func bytes(of path: String) throws(ProgressTrouble) -> [UInt8]? {
    guard Files.isThere(path) else { return nil }
    guard Files.isFile(path) else { throw .notAFile(path) }
    do { return try Files.bytes(of: path, atMost: ProgressFormat.mostBytes + 1) } catch {
      if error.number == ENOENT { return nil }
      throw .unreadable(error)
    }
  }

  private func readOrSetAside() throws(ProgressTrouble) -> CourseProgress {
    do { return try readAsItIs() } catch {
      guard case .damaged(_, let reason) = error else { throw error }
      let place = try move(path, to: "progress.damaged")
      warn("The saved progress was damaged (\(reason)). It is kept as \(place.quoted).")
      return CourseProgress()
    }
  }

  private func write(_ progress: CourseProgress) throws(ProgressTrouble) {
    let text = ProgressFormat.text(of: progress)
    guard text.utf8.count <= ProgressFormat.mostBytes else { throw .tooLarge(path) }
    do { try Files.replace(path, with: text, mode: 0o600) } catch { throw .file(error) }
    // The earlier file is read only once: later progress must not bring it back.
    if Files.isThere(earlierPath) { _ = try move(earlierPath, to: "progress.earlier") }
  }

  private func move(_ path: String, to name: String) throws(ProgressTrouble) -> String {
    var number = 1
    var place = "\(folder)/\(name).txt"
    while Files.isThere(place) {
      number += 1
      place = "\(folder)/\(name)-\(number).txt"
    }
    do { try Files.rename(path, to: place) } catch { throw .file(error) }
    return place
  }

  private func makeFolders() throws(ProgressTrouble) {
    do { try Files.makeFolders(folder, mode: 0o700) } catch { throw .file(error) }
  }

  private func locked<Result>(
    _ body: (ProgressFile) throws(ProgressTrouble) -> Result
  ) throws(ProgressTrouble) -> Result {
    let lock: FileLock?
    do { lock = try FileLock("\(folder)/progress.lock") } catch { throw .file(error) }
    guard let lock else { throw .busy(path) }
    defer { lock.release() }
    return try body(self)
  }
}
