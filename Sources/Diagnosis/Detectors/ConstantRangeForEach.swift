import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// W10: the range of a `ForEach` changed.
  static let constantRangeForEach = Detector(.constantRangeForEach) { run in
    run.warnings("W10").map { event, warning in
      let loops = run.loopsOverRanges(around: event)
      // Several loops without a changed property: the program does not say which of them is meant.
      let edits = loops.count == 1 || loops.allSatisfy(\.hasChanged) ? loops.map(\.edit) : []
      return Finding(
        .constantRangeForEach, .proved,
        at: loops.first?.place ?? run.placeOfRows(event, ["ForEach"]),
        Subject(
          view: run.viewOfWarning(event),
          old: warning.message.between("initial count (", ")"),
          new: warning.message.between("count (", ")"), control: loops.first?.name),
        evidence: run.evidence([run.action(of: event), event]),
        fixes: [edits.isEmpty ? Fix(.identifiableElements) : Fix(.identifyByPosition, edits)])
    }
  }
}

/// A `ForEach` or a `List` whose rows are the numbers of a range.
private struct LoopOverRange {
  /// `ForEach` or `List`
  let name: String
  let place: SourcePlace
  /// Gives the rows ids.
  let edit: Fix.Edit
  /// The names in the range.
  let words: Set<String>
  /// True if the action changed a property in the range.
  var hasChanged = false
}

extension ExaminedRun {
  /// The loops in the view of a warning whose range contains a property that the action changed; all
  /// loops over ranges if no range does.
  fileprivate func loopsOverRanges(around warning: Event) -> [LoopOverRange] {
    let loops = viewOfWarning(warning).flatMap(source.type).map(source.loopsOverRanges) ?? []
    let act = action(of: warning).map(act) ?? []
    let changed = Set(
      act.prefix { $0.index < warning.index }.compactMap(ValueChange.init).flatMap {
        $0.property.split { $0 == "." || $0 == "[" }.map(String.init)
      })
    var changing = loops.filter { !$0.words.isDisjoint(with: changed) }
    for index in changing.indices { changing[index].hasChanged = true }
    return changing.isEmpty ? loops : changing
  }
}

extension Declarations {
  fileprivate func loopsOverRanges(in view: TypeDeclaration) -> [LoopOverRange] {
    code(of: view).flatMap { code in
      let file = files[code.file]
      let starts = ["ForEach", "List"].flatMap { file.positions(of: [$0, "("], in: code.tokens) }
      return starts.sorted().compactMap { index -> LoopOverRange? in
        let end = file.end(ofBracketAt: index + 1)
        let texts = file.tokens[(index + 2)..<end].map(\.text)
        let words = Set(texts.filter { $0.first?.isLetter == true })
        let isRange =
          words.contains("indices")
          || !file.positions(of: [".", ".", "<"], in: index..<end).isEmpty
        // A range of literals does not change.
        guard isRange, !words.isEmpty, !words.contains("id"), let place = file.place(index) else {
          return nil
        }
        let position = file.tokens[end - 1].range.lowerBound
        return LoopOverRange(
          name: file[index], place: place,
          edit: .init(file: file.path, range: position..<position, text: ", id: \\.self"),
          words: words)
      }
    }
  }
}
