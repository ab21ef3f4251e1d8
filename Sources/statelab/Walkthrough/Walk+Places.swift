extension Walk {
  /// The address of the step at which a walk stands, or nil where it stands between steps.
  func address(at position: Int) -> String? {
    guard let moment = stops[position].moment, case .step(let step) = moment.stage else {
      return nil
    }
    return runs[moment.run].acts[moment.act].steps[step].address
  }

  /// The number of the last step, and 0 where nothing runs.
  var stepCount: Int { runs.reduce(0) { $0 + $1.timeline.stepCount } }

  /// Where step `5:7` is; the `5:` may be left out.
  func position(ofStep name: String) -> Int? {
    let hasLesson = name.contains(":")
    return stops.indices.first { stop in
      guard let address = address(at: stop) else { return false }
      return address == name || (!hasLesson && address.split(separator: ":").last == name[...])
    }
  }

  /// `5:7`, or between which steps it is.
  func place(at position: Int) -> String {
    if let address = address(at: position) { return address }
    let before = stops.indices.prefix(position).last { address(at: $0) != nil }
    let after = stops.indices.dropFirst(position).first { address(at: $0) != nil }
    if stops[position].moment?.stage == .action, let after, let next = address(at: after) {
      return "before \(next)"
    }
    if let before, let previous = address(at: before) { return "after \(previous)" }
    return after.flatMap { address(at: $0) }.map { "before \($0)" } ?? "text"
  }

  /// `step 9 of 26`, or between which steps it is; `stop 3 of 7` where nothing runs.
  func progress(at position: Int) -> String {
    guard stepCount > 0 else { return "stop \(position + 1) of \(stops.count)" }
    let words = place(at: position).split(separator: " ").map(String.init)
    guard let number = words.last?.split(separator: ":").last.flatMap({ Int($0) }) else {
      return "stop \(position + 1) of \(stops.count)"
    }
    let side = words.count > 1 ? words[0] + " " : ""
    return "\(side)step \(number) of \(stepCount)"
  }

  /// Whether the screen shows something else here than before, or is stale.
  func isChange(at position: Int) -> Bool {
    guard let moment = stops[position].moment, moment.stage == .result,
      let screen = runs[moment.run].acts[moment.act].screen
    else { return false }
    return !screen.isAsBefore || screen.staleness != nil
  }
}
