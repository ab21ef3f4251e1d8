import AbsentNames
import Course
import Rendering

// The advice about names that the compiler does not find.
extension CompilerMessages {
  /// The advice about all missing names: first those with an advice of their own.
  var adviceOnMissingNames: String {
    let laboratory = LaboratoryNames(sources: sources).all
    var known: Set<String> = []
    var advices: [String] = []
    var undeclared: [(name: String, error: CompilerError)] = []
    var groups: [(advice: String, names: [String])] = []
    for error in errors {
      guard let missing = error.missingName else { continue }
      let name = absentProtocol(of: missing) ?? missing
      guard known.insert(name).inserted else { continue }
      if !laboratory.contains(name), let group = AbsentNames.group(of: name) {
        if let place = groups.firstIndex(where: { $0.advice == group.advice }) {
          groups[place].names.append(name)
        } else {
          groups.append((group.advice, [name]))
        }
      } else if let advice = ownAdvice(onMissing: name, error, laboratory) {
        if !advices.contains(advice) { advices.append(advice) }
      } else {
        undeclared.append((name, error))
      }
    }
    advices = groups.map { advice(onAbsent: $0.names, $0.advice) } + advices
    if !groups.isEmpty { advices.append("\(apiPage) lists what is simulated.") }
    if undeclared.count == 1 {
      advices.append(advice(onUndeclared: undeclared[0].name, undeclared[0].error))
    } else if !undeclared.isEmpty {
      advices.append(
        "The program does not declare \(Self.list(undeclared.map(\.name))). If other files declare "
          + "these names, name the files as well. A name of SwiftUI that \(apiPage) does not list is "
          + "not simulated.")
    }
    return advices.joined(separator: " ")
  }

  /// The advice about names of one group that are not simulated.
  private func advice(onAbsent names: [String], _ advice: String) -> String {
    let owner = names.allSatisfy { $0.hasPrefix("UI") } ? "UIKit's, and " : ""
    return
      "\(Self.list(names)) \(names.count == 1 ? "is" : "are") \(owner)not simulated: \(advice)."
  }

  /// `` `A`, `B` and `C` ``
  private static func list(_ names: [String]) -> String { English.list(names.map { "`\($0)`" }) }

  /// The advice about a name that nothing declares.
  func advice(onUndeclared name: String, _ error: CompilerError) -> String {
    // A variable or a function: SwiftUI has few that stand alone.
    if error.message.hasPrefix("cannot find"), name.first?.isLowercase == true {
      return "The program does not declare `\(name)` where \(error.place) uses it."
    }
    return "The program does not declare `\(name)`, and it is not simulated; "
      + "\(apiPage) lists what is."
  }

  /// The advice about a missing name: an import, a gap in the laboratory, or a spelling mistake; nil
  /// where nothing more is known about the name.
  func ownAdvice(
    onMissing name: String, _ error: CompilerError, _ laboratory: Set<String>
  ) -> String? {
    let file = files.first { error.place.hasPrefix($0.path + ":") }
    let isDeclared = laboratory.contains(name)
    if isDeclared, let file, !file.importsLaboratory {
      return "`\(name)` is SwiftUI's, and \(file.path) does not import it: write "
        + "`import SwiftUI` at its top."
    }
    if let group = AbsentNames.group(of: name) {
      return advice(onAbsent: [name], group.advice) + " \(apiPage) lists what is simulated."
    }
    let own = Set(files.flatMap(\.declaredNames))
    if name.hasPrefix("$") { return advice(onBinding: String(name.dropFirst()), own, error) }
    if own.contains(name) {
      let fix = "Fix what the compiler names: \(error.place)."
      guard let base = error.baseOfMember, laboratory.contains(base), !own.contains(base) else {
        return fix
      }
      return "\(fix) \(otherForm(of: base, error))"
    }
    if isDeclared, error.isAboutMember { return otherForm(of: name, error) }
    func isAlike(_ other: String) -> Bool { other.first?.isUppercase == name.first?.isUppercase }
    if let meant = correction(of: name, among: own.filter(isAlike), within: 2, error) {
      return meant
    }
    if let type = error.typeWithoutMember, own.contains(type), !laboratory.contains(type) {
      return
        "`\(type)` has no member `\(name)`. If another file declares it, name this file as well."
    }
    // A short name resembles some other name by chance, and so does a name among many.
    if name.count > 4,
      let meant = correction(
        of: name, among: laboratory.filter(isAlike), within: name.count > 7 ? 2 : 1, error)
    {
      return "\(meant) If SwiftUI has `\(name)`, it is not simulated."
    }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      return "`\(name)` is UIKit's, and not simulated. \(apiPage) lists what is."
    }
    return nil
  }

  /// The advice about a property without a binding, or with another spelling.
  private func advice(
    onBinding name: String, _ own: Set<String>, _ error: CompilerError
  ) -> String {
    if own.contains(name) {
      return "`$\(name)` is there only where `\(name)` is declared with `@State`, `@Binding` or "
        + "another wrapper, as a `var`."
    }
    return correction(of: name, among: own, within: 2, prefix: "$", error)
      ?? "The program does not declare `\(name)`."
  }

  /// The question whether the program means a name that differs in few letters; nil if no name does.
  private func correction(
    of name: String, among names: Set<String>, within distance: Int, prefix: String = "",
    _ error: CompilerError
  ) -> String? {
    let likely = names.sorted().nearest(to: name, within: distance).map { "`\(prefix)\($0)`" }
    guard !likely.isEmpty else { return nil }
    return "Did you mean \(likely.joined(separator: " or ")) instead of `\(prefix)\(name)` at "
      + "\(error.place)?"
  }

  /// The absent type among the missing types. If a protocol is absent, the types that the protocol
  /// declares, such as `Context`, are missing, too.
  private func absentProtocol(of name: String) -> String? {
    let types = errors.filter { $0.message.hasPrefix("cannot find type") }
      .compactMap(\.missingName)
    return types.contains(name) ? types.first { AbsentNames.group(of: $0) != nil } : nil
  }
}
