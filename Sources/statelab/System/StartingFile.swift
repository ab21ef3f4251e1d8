extension Files {
  /// Writes a file with which a user starts, and never overwrites one. A full disk leaves no file, or
  /// the whole one.
  ///
  /// - Returns: False where there is a file already.
  static func start(_ path: String, with text: String) throws(Failure) -> Bool {
    if isThere(path) { return false }
    do {
      try makeFolders(folder(of: path), mode: 0o755)
      try replace(path, with: text)
    } catch {
      throw Failure(
        .cannotCreate, "Cannot write \(path.quoted): \(error.reason).",
        next: "Name a folder that you may write to: --in DIR.")
    }
    return true
  }
}
