extension CourseProgress {
  /// The change that a merge makes to one lesson or exercise, in words.
  struct Gain: Hashable {
    let lesson: String
    let what: [String]
  }

  /// Adds the new or better parts of another progress. Existing parts stay.
  mutating func merge(_ other: CourseProgress) -> [Gain] {
    var gains: [Gain] = []
    for name in other.names where name.contains("/") {
      let old = self[line: name]
      var theirs = other[line: name]
      // The file of a wrapper is one of the other machine.
      theirs["file"] = nil
      self[line: name] = old.merged(with: theirs)
      let what = self[line: name].gains(since: old)
      if !what.isEmpty { gains.append(Gain(lesson: name, what: what)) }
    }
    for id in other.lessonIDs {
      let old = self[id]
      self[id].merge(other[id])
      let what = self[id].gains(since: old)
      if !what.isEmpty { gains.append(Gain(lesson: id, what: what)) }
    }
    return gains
  }
}

extension LessonProgress {
  fileprivate mutating func merge(_ other: LessonProgress) {
    keep(wordsOf: other)
    if let mark = other.quiz { note(mark) }
  }

  fileprivate func gains(since old: LessonProgress) -> [String] {
    var what: [String] = []
    if isRun, !old.isRun { what.append("it was run") }
    if let quiz, quiz != old.quiz { what.append("quiz \(quiz.right) of \(quiz.total)") }
    if walk != nil, old.walk == nil { what.append("where a walk stopped") }
    if what.isEmpty, self != old { what.append("something unknown here, kept as it is") }
    return what
  }
}
