/// The programs that were compiled last: an unchanged program is not compiled again.
struct CompiledPrograms {
  /// The folder of the programs. Each has the fingerprint of all that it was compiled from.
  let folder: String

  /// A learner has a few programs at a time. On macOS, each takes some ten megabytes.
  private static let most = 8

  /// Puts the program with this fingerprint at a path, and returns true; false where there is none.
  func take(_ fingerprint: Fingerprint, to path: String) -> Bool {
    let kept = "\(folder)/\(fingerprint)"
    guard Files.copy(kept, to: path) else { return false }
    Files.touch(kept)
    return true
  }

  /// Keeps a compiled program, and removes those that were not used for the longest time. Without
  /// room for it, nothing is kept.
  func keep(_ program: String, as fingerprint: Fingerprint) {
    guard (try? Files.makeFolders(folder, mode: 0o700)) != nil else { return }
    Files.copy(program, to: "\(folder)/\(fingerprint)")
    let old = ((try? Files.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
      .sorted { Files.state(of: $0).lexicographicallyPrecedes(Files.state(of: $1)) }
    for path in old.dropLast(Self.most) { Files.remove(path) }
  }
}
