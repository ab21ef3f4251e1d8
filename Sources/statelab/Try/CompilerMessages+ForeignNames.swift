import AbsentNames

// Names that may belong to a module that is neither on this machine nor simulated.
extension CompilerMessages {
  /// True if the program uses a wrapper, a macro or a type that neither the program nor the
  /// laboratory declares, and whose name resembles no declared one.
  var lacksForeignType: Bool {
    let known = LaboratoryNames(sources: sources).all.union(files.flatMap(\.declaredNames)).sorted()
    return errors.contains { error in
      guard error.message.hasPrefix("cannot find") || error.isAboutAttribute,
        let name = error.missingName, name.first?.isUppercase == true,
        error.isAboutAttribute || AbsentNames.group(of: name) == nil
      else { return false }
      return error.isOfShortAttribute || Failure.didYouMean(name, among: known, within: 2) == nil
    }
  }

  /// The names that the program uses and that a missing module may declare, in their order.
  var foreignNames: [String] {
    let laboratory = LaboratoryNames(sources: sources).all
    return errors.filter { isForeign($0, laboratory) }.compactMap(\.missingName)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The messages about names that no missing module declares; nil if there are none. A missing
  /// wrapper declares `_books` and `$books` for a property `books`.
  var withoutForeignNames: CompilerMessages? {
    let laboratory = LaboratoryNames(sources: sources).all
    let lacksWrapper = errors.contains(where: \.isAboutAttribute)
    return part { error in
      guard let name = error.missingName else { return error.advice != nil }
      let isOfWrapper = ["_", "$"].contains(name.prefix(1)) && isOwn(String(name.dropFirst()))
      return !isForeign(error, laboratory) && !(lacksWrapper && isOfWrapper)
    }
  }

  /// True if a missing module may declare the name in an error.
  ///
  /// A short name resembles some name of the laboratory by chance, so only a long name is a
  /// possible misspelling. The functions and constants of modules have long names.
  private func isForeign(_ error: CompilerError, _ laboratory: Set<String>) -> Bool {
    guard let name = error.missingName, let first = name.first, first != "$" else { return false }
    if error.isOfShortAttribute || AbsentNames.group(of: name) != nil { return true }
    let isLong = name.count > 4
    func isAlike(_ other: String) -> Bool { other.first?.isUppercase == first.isUppercase }
    let own = files.flatMap(\.declaredNames).filter(isAlike)
    if Failure.didYouMean(name, among: own, within: isLong ? 2 : 1) != nil { return false }
    // A nested type of the laboratory, such as a publisher, may have the name of a module's type.
    if first.isUppercase, laboratory.contains(name) { return !error.isAboutMember }
    guard isLong else { return first.isUppercase }
    return Failure.didYouMean(name, among: laboratory.filter(isAlike).sorted(), within: 2) == nil
  }
}
