import StateLabCore

#if canImport(Glibc)
  import Glibc
#endif

/// The memory of the process, as Linux counts it in whole pages; nil elsewhere.
private func residentBytes() -> Int? {
  #if canImport(Glibc)
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let words = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    return words.dropFirst().first.flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  #else
    return nil
  #endif
}

/// The reported figures other than times. They must be measured first, before other cases fragment
/// the heap.
func memoryFigures() -> [Figure] {
  let leaves = 50_000
  let updates = 50_000
  guard let start = residentBytes() else { return [] }

  let grove = Grove(count: leaves)
  guard let mounted = residentBytes() else { return [] }

  let recorded = Grove(count: 1, recording: true)
  let before = recorded.host.trace.count
  for _ in 0..<updates { recorded.increment(0) }
  guard let end = residentBytes() else { return [] }

  return withExtendedLifetime((grove, recorded)) {
    [
      Figure(name: "bytes per mounted leaf", value: Double(mounted - start) / Double(leaves)),
      Figure(
        name: "bytes per event",
        value: Double(end - mounted) / Double(recorded.host.trace.count - before)),
    ]
  }
}
