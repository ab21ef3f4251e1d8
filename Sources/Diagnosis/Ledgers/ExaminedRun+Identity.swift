import Replay
import StateLabCore

/// The ids that a program gives to views with `id(_:)`.
extension ExaminedRun {
  /// True if the event's view has an id: its own, or that of a container in the same body.
  func hasExplicitID(_ event: Event) -> Bool { view(event).map(hasExplicitID) ?? false }

  func hasExplicitID(_ view: ViewIdentity) -> Bool {
    keys(view).contains { key in
      if case .explicit = key { true } else { false }
    }
  }

  /// True if the program itself decides when the event's view begins anew: the view, or the view whose
  /// body creates it, has an id that code of the program changes.
  func isRenewed(_ event: Event) -> Bool {
    guard let view = view(event), let number = programParent(view) else { return false }
    let parent = views[number]
    let creators = [number, programParent(parent)].compactMap(\.self).map { views[$0] }
    return zip([view, parent], creators).contains { view, creator in
      hasExplicitID(view)
        && source.changingIDs(in: source.type(creator.type.baseName)).contains(true)
    }
  }
}

extension Declarations {
  /// For each `.id(…)` in the code of a view, true if code changes a value in the parentheses.
  fileprivate func changingIDs(in view: TypeDeclaration?) -> [Bool] {
    (view.map(code) ?? []).flatMap { code in
      let file = files[code.file]
      return file.positions(of: [".", "id", "("], in: code.tokens).map { start in
        (start + 3..<file.end(ofBracketAt: start + 2) - 1).contains { index in
          file.isName(at: index) && isChanged(file[index])
        }
      }
    }
  }

  /// True if code of the program, other than initializers, changes a value with this name or takes its
  /// binding.
  private func isChanged(_ name: String) -> Bool {
    files.indices.contains { number in
      isChanged(name, in: Code(file: number, tokens: files[number].tokens.indices))
    }
  }

  /// True if the code of a view, other than its initializers, changes a property or takes its binding.
  func isChanged(_ name: String, in view: TypeDeclaration?) -> Bool {
    (view.map(code) ?? []).contains { isChanged(name, in: $0) }
  }

  private func isChanged(_ name: String, in code: Code) -> Bool {
    let file = files[code.file]
    return code.tokens.contains { index in
      guard [name, "$" + name].contains(file[index]), !["var", "let"].contains(file[index - 1])
      else { return false }
      let isBinding = file[index].first == "$" || file[index - 1] == "$"
      return (isBinding || file.changesValue(at: index))
        && !allTypes.flatMap(\.initializers).contains { $0.contains(index, ofFile: code.file) }
    }
  }
}

extension SourceFile {
  /// True for the name of a value or of a member, which begins with a lowercase letter.
  fileprivate func isName(at index: Int) -> Bool {
    self[index].first.map { $0.isLowercase || $0 == "_" } == true && self[index + 1] != ":"
  }
}
