import Rebuilds
import Rendering

/// A learner's progress in one track of `statelab rebuild`:
/// `rebuild/state reached=initial-value,passed-value`.
struct RebuildProgress: Hashable {
  fileprivate(set) var line: ProgressLine

  /// The ids of the behaviors that the learner's wrapper has reached at some time, in that order.
  var reached: [String] { line["reached"]?.split(separator: ",").map(String.init) ?? [] }

  /// The behaviors that this file has reached at some time; none of a file other than the last one.
  func reached(by file: String) -> [String] {
    let words = line["file"]?.split(separator: "+").map(String.init) ?? []
    return words.first == file ? Array(words.dropFirst()) : []
  }

  /// Notes reached behaviors. A behavior that is lost again stays noted.
  ///
  /// - Parameter file: The fingerprint of the path of the learner's file.
  mutating func reach(_ behaviors: [String], by file: String) {
    func union(_ known: [String]) -> [String] { known + behaviors.filter { !known.contains($0) } }
    let all = union(reached)
    if all.isEmpty { return }
    line["reached"] = all.joined(separator: ",")
    line["file"] = ([file] + union(reached(by: file))).joined(separator: "+")
  }
}

extension CourseProgress {
  /// The progress in the track with this id.
  subscript(rebuild track: String) -> RebuildProgress {
    get { RebuildProgress(line: self[line: "rebuild/\(track)"]) }
    set { self[line: "rebuild/\(track)"] = newValue.line }
  }
}

extension CourseProgress {
  /// A table of the wrappers that the learner has begun to rebuild; empty where there are none.
  var rebuildBlocks: [Document.Block] {
    let rows = RebuildBook.tracks.filter { reachedCount(in: $0) > 0 }.map { track in
      [
        Line("\(track.title) (\(track.id))"),
        Line("\(reachedCount(in: track)) of \(track.behaviors.count)"),
      ]
    }
    return rows.isEmpty
      ? [] : [.heading("Rebuild"), .table(header: ["Wrapper", "Behaviors reached"], rows: rows)]
  }

  /// The number of the track's behaviors that the learner's wrapper has reached at some time.
  func reachedCount(in track: RebuildTrack) -> Int {
    let reached = self[rebuild: track.id].reached
    return track.behaviors.count { reached.contains($0.id) }
  }
}
