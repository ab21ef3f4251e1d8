import LibC

/// A lock that only one process holds at a time; it ends with that process.
///
/// The file stays: if it were removed, two processes could hold two files of the same name.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock; nil where another process still holds it when the patience is over.
  init?(_ path: String, patience: Duration = .seconds(3)) throws(FileError) {
    let start = ContinuousClock.now
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path) }
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
