import Rendering
import Replay

extension Walk {
  /// The place of a walk among the steps.
  enum Place: Hashable {
    case at(StepAddress)
    case before(StepAddress)
    case after(StepAddress)
    /// The walk has no numbered steps.
    case text
  }

  func place(at position: Int) -> Place {
    if let address = address(at: position) { return .at(address) }
    let before = stops.indices.prefix(position).reversed().lazy.compactMap(address).first
    let after = stops.indices.dropFirst(position).lazy.compactMap(address).first
    if stops[position].moment?.stage == .action, let after { return .before(after) }
    return before.map(Place.after) ?? after.map(Place.before) ?? .text
  }

  /// The address of the step at this position, or nil between steps.
  func address(at position: Int) -> StepAddress? {
    guard let moment = stops[position].moment, case .step(let step) = moment.stage else {
      return nil
    }
    return runs[moment.run].acts[moment.act].steps[step].address
  }

  /// The number of the last step, or 0 without a run.
  var lastStepNumber: Int { runs.reduce(0) { $0 + $1.timeline.stepCount } }

  /// The position of step `5:7`; the `5:` is optional.
  func position(ofStep name: String) -> Int? {
    let wanted = StepAddress(name)
    return stops.indices.first { stop in
      guard let address = address(at: stop) else { return false }
      return wanted.map { $0 == address } ?? (Int(name) == address.number)
    }
  }

  /// `step 9 of 26`, or between steps `text 1 of 4, before step 1 of 26`; `stop 3 of 7` without a
  /// run.
  func progress(at position: Int) -> String {
    (textCount(at: position).map { "\($0), " } ?? "") + stepProgress(at: position)
  }

  /// `text 3 of 8`, among consecutive texts; nil at a moment of a run.
  func textCount(at position: Int) -> String? {
    guard stops[position].moment == nil, lastStepNumber > 0 else { return nil }
    let before = stops[..<position].reversed().prefix { $0.moment == nil }.count
    let after = stops[position...].prefix { $0.moment == nil }.count
    return Words.current.walk.text(before + 1, before + after)
  }

  private func stepProgress(at position: Int) -> String {
    let words = Words.current.walk
    return switch place(at: position) {
    case .at(let step): words.counted(words.step(step.number), lastStepNumber)
    case .before(let step): words.counted(words.before(words.step(step.number)), lastStepNumber)
    case .after(let step): words.counted(words.after(words.step(step.number)), lastStepNumber)
    case .text: words.stop(position + 1, stops.count)
    }
  }

  /// True if the screen differs from the previous one, or is stale.
  func isChange(at position: Int) -> Bool {
    guard let moment = stops[position].moment, moment.stage == .result,
      let screen = runs[moment.run].acts[moment.act].screen
    else { return false }
    return !screen.isUnchanged || screen.staleness != nil
  }
}

extension Walk.Place: CustomStringConvertible {
  /// `5:7`, `before 5:8`.
  var description: String {
    switch self {
    case .at(let step): "\(step)"
    case .before(let step): Words.current.walk.before("\(step)")
    case .after(let step): Words.current.walk.after("\(step)")
    case .text: Words.current.walk.textAlone
    }
  }
}
