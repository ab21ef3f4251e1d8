import LibC

/// A lock that only one process holds at a time; it ends with that process.
///
/// The file stays: if it were removed, two processes could hold two files of the same name.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock for three seconds; nil where another process still holds it.
  init?(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path) }
    for _ in 0..<600 {
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
    }
    close(descriptor)
    return nil
  }

  func release() { close(descriptor) }
}
