import AbsentNames

/// `API.md`: the library's public symbols by room and type, sorted by name.
struct APIPage {
  private let symbols: [Symbol]

  init(_ symbols: [Symbol]) { self.symbols = symbols.filter { !Self.isPlumbing($0) } }

  /// The rooms in the order of the page. Declarations in other rooms are internal plumbing.
  private static let rooms: [(name: String, about: String)] = [
    ("Views", "SwiftUI: views, and the modifiers of `View`."),
    ("Properties", "SwiftUI: property wrappers, and the types that they use."),
    (
      "Combine",
      "The part of Combine that state code uses. Known difference: Apple's `map`, `filter`, `compactMap` "
        + "and `setFailureType` pass on the values that a misbehaving upstream sends after its end; here "
        + "nothing follows the end."
    ),
    (
      "World",
      "The parts of Dispatch and Foundation that views need. Time is virtual, and nothing "
        + "leaves the process."
    ),
    ("App", "SwiftUI: apps and their scenes, of which a host opens the first."),
    (
      "StateLabUI",
      "The parts of SwiftUI that need Foundation, in the product `StateLabUI`. Its one import brings the "
        + "laboratory and Foundation. Texts look as for American English in GMT."
    ),
    ("Host", "The laboratory's own: it mounts views and plays actions."),
    ("Device", "The laboratory's own: the releases that a host plays, and the size of its screen."),
    ("Trace", "The laboratory's own: the events of a run, as values."),
  ]

  /// Names that every type of their kind has, and that users do not write.
  private static let tacit: Set = [
    "customMirror", "description", "hash(into:)", "hashValue", "receive(subscriber:)",
    "Body", "Output", "Failure",
  ]

  private static func isPlumbing(_ symbol: Symbol) -> Bool {
    let last = symbol.pathComponents.last ?? ""
    return symbol.pathComponents.contains { $0.hasPrefix("_") }
      || symbol.declaration.hasSuffix(
        "var body: Never { get }")
      || !rooms.contains { $0.name == symbol.room }
      || symbol.isSign || tacit.contains(last) && (symbol.summary == nil || symbol.isAlias)
  }

  var text: String {
    var lines = [
      "# What is here", "",
      "Code that keeps to this page compiles against SwiftUI and Combine once `import StateLabCore`",
      "is `import SwiftUI` and `import Combine`, but for the laboratory's own rooms: Host, Device and",
      "Trace.",
      "`@Observable` and `@ObservationIgnored` are those of the standard Observation module.", "",
      "A name on this page is **simulated**: it does what Apple's documentation and the rules of",
      "state say, unless its own line says less. A name with \"**looks only**\", and each member of such",
      "a type, compiles, stands in the tree, and changes nothing else. Every other name is **absent**;",
      "the well-known names among these are listed [at its end](#absent).", "",
      "`make api` writes this page from the library's symbols. It leaves out operators, the members",
      "that all types of a kind have, the nodes that the runtime keeps, and the parameters `fileID`",
      "and `line`, whose defaults tell a trace where a control or a closure was written. Members of a",
      "type on the main actor are on it as well.", "",
    ]
    lines += Self.rooms.map { "- [\($0.name)](#\($0.name.lowercased())): \($0.about)" }
    lines.append("- [Absent](#absent): Names of SwiftUI and Combine that the laboratory lacks.")
    for room in Self.rooms {
      lines += ["", "## \(room.name)", "", room.about]
      for type in types(in: room.name) { lines += section(for: type) }
      lines += functions(in: room.name)
    }
    lines += ["", "## Absent", "", "Names of SwiftUI and Combine that the laboratory lacks."]
    for group in AbsentNames.all {
      let names = group.names.map { "`\($0)`" }.joined(separator: ", ")
      lines += ["", "**\(group.subject)** (\(group.advice)): \(names)."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Parts

  private func types(in room: String) -> [Symbol] {
    sorted(symbols.filter { $0.isType && $0.room == room })
  }

  private func section(for type: Symbol) -> [String] {
    var lines = ["", "### \(type.name)", "", "```swift", type.declaration, "```"]
    if let summary = type.summary { lines += ["", summary] }
    let members = self.members(of: type)
    return members.isEmpty ? lines : lines + [""] + members
  }

  private func members(of type: Symbol) -> [String] {
    // Users reach an operator's type through its result alone.
    if type.name.hasPrefix("Publishers.") { return [] }
    let members = sorted(symbols.filter { !$0.isType && type.declares($0) })
    let groups = Dictionary(grouping: members.filter(\.isNamedValue), by: \.summary)
      .values.filter { $0.count > 1 }.sorted { $0[0].name < $1[0].name }
    let grouped = Set(groups.joined().map(\.name))
    return groups.map(entry) + members.filter { !grouped.contains($0.name) }.map(entry)
  }

  /// An entry for values of a type with the same description.
  private func entry(_ values: [Symbol]) -> String {
    let names = values.map { "`\($0.declaration)`" }.joined(separator: ", ")
    return "- \(names)" + (values.first?.summary.map { ": \($0)" } ?? "")
  }

  /// The symbols outside the library's types: functions, and members of other modules' types.
  private func functions(in room: String) -> [String] {
    let types = symbols.filter(\.isType)
    let rest = symbols.filter { symbol in
      !symbol.isType && symbol.room == room && !types.contains { $0.declares(symbol) }
    }
    guard !rest.isEmpty else { return [] }
    return ["", "### Functions, and members of other types", ""]
      + sorted(rest).map { symbol in
        symbol.owner.isEmpty ? entry(symbol) : "- `\(symbol.owner)`, " + entry(symbol).dropFirst(2)
      }
  }

  private func entry(_ symbol: Symbol) -> String {
    var declaration = symbol.declaration
    for tacit in ["@MainActor ", "override "]
    where !symbol.owner.isEmpty && declaration.hasPrefix(tacit) {
      declaration = String(declaration.dropFirst(tacit.count))
    }
    return "- `\(declaration)`" + (symbol.summary.map { ": \($0)" } ?? "")
  }

  private func sorted(_ symbols: [Symbol]) -> [Symbol] {
    symbols.sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) }
  }
}
