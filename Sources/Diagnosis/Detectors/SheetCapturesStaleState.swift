import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The content of a presentation shows an older value, because the body that contains the
  /// presentation did not run.
  static let sheetCapturesStaleState = Detector(.sheetCapturesStaleState) { run in
    let places = run.source.presentations
    guard !places.isEmpty else { return nil }
    let shown = run.staleScreens.compactMap { screen -> Finding? in
      let skipped = screen.act.filter { $0.name == .bodySkipped }
      for skip in skipped {
        let writes = screen.act.filter {
          $0.name == .wrote && $0.view == skip.view && $0.index < skip.index
        }
        let types = places.filter { $0.type.name == run.typeName(skip) }
        guard writes.count > 1, types.count == 1,
          let flag = writes.last(where: { $0.new?.literal == "true" }),
          let other = [
            { screen.explains($0) && types[0].reads($0) }, screen.explains, types[0].reads,
          ].lazy.compactMap({ isShown in
            writes.first { $0.index != flag.index && isShown($0) }
          }).first,
          !screen.act.contains(where: { $0.name == .body && $0.view == skip.view })
        else { continue }
        return Finding(
          .sheetCapturesStaleState, .proved, at: types[0].place,
          Subject(
            view: run.typeName(skip), property: other.property?.description,
            type: types[0].modifier, other: flag.property?.description, old: other.old?.brief,
            new: other.new?.brief),
          evidence: run.evidence(screen, [other, flag, skip]),
          fixes: [Fix(.useSheetItem), Fix(.readInBody)])
      }
      return nil
    }
    let seeded = run.events.filter { $0.name == .bodySkipped }.compactMap {
      run.staleSeed(after: $0, in: places)
    }
    return shown + seeded
  }
}

extension ExaminedRun {
  /// The content of a presentation copies an older value into a state: the poke passes the new value.
  fileprivate func staleSeed(
    after skip: Event, in places: [Declarations.Presentation]
  ) -> Finding? {
    let types = places.filter { $0.type.name == typeName(skip) }
    guard types.count == 1, let action = action(of: skip), let content = skip.view else {
      return nil
    }
    let act = act(from: action)
    let writes = act.filter {
      $0.name == .wrote && $0.view == skip.view && $0.index < skip.index
    }
    guard let flag = writes.last(where: { $0.new?.literal == "true" }),
      !act.contains(where: { $0.name == .body && $0.view == skip.view })
    else { return nil }
    for stored in act where stored.name == .stored && stored.index > skip.index {
      guard let first = stored.value, let view = stored.view,
        views.ancestors(of: view).contains(content),
        screen(ofAct: action)?.hasWord(first.shown) == true,
        let passed = poke.lazy.compactMap({ event -> ValueDescription? in
          guard case .noted(.initialIgnored(let property, let value)) = event.kind else {
            return nil
          }
          return event.view == view && property == stored.property ? value : nil
        }).first,
        let other = writes.first(where: { write in
          guard let new = write.new, write.index != flag.index else { return false }
          return passed.hasWord(new.shown) && !first.hasWord(new.shown) && isLast(write)
        })
      else { continue }
      return Finding(
        .sheetCapturesStaleState, .proved, at: types[0].place,
        Subject(
          view: typeName(skip), property: other.property?.description, type: types[0].modifier,
          other: flag.property?.description, old: other.old?.brief, new: other.new?.brief),
        evidence: evidence([other, flag, skip, stored]),
        fixes: [Fix(.useSheetItem), Fix(.readInBodyOnly)])
    }
    return nil
  }

  /// True if no later write changes the property.
  private func isLast(_ write: Event) -> Bool {
    !events[(write.index + 1)...].contains {
      $0.name == .wrote && $0.view == write.view && $0.property?.root == write.property?.root
    }
  }
}

extension Declarations {
  fileprivate struct Presentation {
    /// `sheet`, `fullScreenCover`, `popover`
    let modifier: String
    let type: TypeDeclaration
    let place: SourcePlace?
    /// The words of the call, with its content, other than bindings and members.
    let words: Set<String>

    func reads(_ write: Event) -> Bool { words.contains(write.property?.root ?? "") }
  }

  /// `.sheet(isPresented: $isOpen) { … }`, and the like.
  fileprivate var presentations: [Presentation] {
    ["sheet", "fullScreenCover", "popover"].flatMap { name in
      types.flatMap { type in
        code(of: type).flatMap { code -> [Presentation] in
          let file = files[code.file]
          return file.positions(of: [".", name, "(", "isPresented"], in: code.tokens).map { start in
            let call = (start + 2)..<file.endOfCall(at: start + 1)
            return Presentation(
              modifier: name, type: type, place: file.place(start),
              words: Set(
                call.filter {
                  file[$0 - 1] != "$" && (file[$0 - 1] != "." || file[$0 - 2] == "self")
                }
                .map { file[$0] }))
          }
        }
      }
    }
  }
}

extension StaleScreen {
  fileprivate func explains(_ write: Event) -> Bool {
    guard case .wrote(_, let old, let new) = write.kind else { return false }
    return mayShow(new, insteadOf: old)
  }
}
