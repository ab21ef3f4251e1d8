import LibC

/// A lock that only one process holds at a time; it ends with that process.
struct FileLock {
  private let descriptor: Int32

  /// The lock of a file, which the lock creates. The file stays: if it were removed, two processes
  /// could hold two files of the same name.
  init?(_ path: String) throws(FileError) {
    try self.init(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), of: path, patience: .seconds(3))
  }

  /// The lock of an existing folder.
  init?(folder path: String, patience: Duration) throws(FileError) {
    try self.init(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), of: path, patience: patience)
  }

  /// Waits for the lock; nil where another process still holds it when the patience is over.
  private init?(_ descriptor: Int32, of path: String, patience: Duration) throws(FileError) {
    guard descriptor >= 0 else { throw FileError(path) }
    let start = ContinuousClock.now
    repeat {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
      }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let error = FileError(path)
        close(descriptor)
        throw error
      }
      usleep(5000)
    } while start.duration(to: .now) < patience
    close(descriptor)
    return nil
  }

  func release() { close(descriptor) }
}
