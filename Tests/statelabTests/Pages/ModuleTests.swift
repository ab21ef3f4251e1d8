import Course
import Testing

@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The README draws the modules with arrows, Package.swift declares them, and the sources import
/// them.
@Suite("Modules")
struct ModuleTests {
  private let modules: [Module]

  init() throws { modules = try Module.all() }

  @Test("The arrows of the README are the dependencies of Package.swift")
  func arrows() throws {
    let section = try #require(
      try Page("README.md").text.split(separator: "\n## The modules\n").dropFirst().first)
    let picture = try #require(section.split(separator: "```").dropFirst().first)
    var targets: [String: Set<String>] = [:]
    for line in picture.split(separator: "\n") where line.contains("▶") {
      let names = line.split { " ─▶".contains($0) }.map(String.init)
      for (user, used) in zip(names, names.dropFirst()) {
        targets[user, default: []].insert(used)
        let module = modules.first { $0.name == user }
        #expect(module?.dependencies.contains(used) == true, "\(user) does not use \(used)")
      }
    }
    #expect(targets.count > 5)
    for module in modules {
      var reached: Set<String> = []
      var waiting = [module.name]
      while let name = waiting.popLast() {
        for other in targets[name] ?? [] where reached.insert(other).inserted {
          waiting.append(other)
        }
      }
      for used in module.dependencies {
        #expect(reached.contains(used), "No arrow leads from \(module.name) to \(used)")
      }
    }
  }

  @Test("Each module imports exactly the modules that Package.swift declares for it")
  func imports() throws {
    #expect(modules.count > 8)
    let names = Set(modules.map(\.name))
    let macros = Set(modules.filter(\.isMacro).map(\.name))
    for module in modules {
      let imported = try module.imports().intersection(names)
      #expect(imported == Set(module.dependencies).subtracting(macros), "\(module.name)")
    }
  }
}

/// A target of Package.swift that is neither a test nor a plugin.
private struct Module {
  let name: String
  let folder: String
  let dependencies: [String]
  let isMacro: Bool

  static func all() throws -> [Module] {
    // Each declaration begins a line with four spaces and a dot.
    try Page("Package.swift").text.split(separator: "\n    .").compactMap { text in
      guard let head = text.prefixMatch(of: /(target|executableTarget|macro)\(\s*name: "([^"]+)"/)
      else { return nil }
      let name = String(head.2)
      let path = text.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) }
      let list = text.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      return Module(
        name: name, folder: path ?? "Sources/\(name)",
        dependencies: list.matches(of: /"([^"]+)"/).map { String($0.1) },
        isMacro: head.1 == "macro")
    }
  }

  func imports() throws -> Set<String> {
    var imports: Set<String> = []
    let root = Page.root + folder + "/"
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".swift") {
      let text = try Files.read(root + path)
      let words = SwiftToken.tokens(of: SwiftMask(Array(text.utf8)).code)
      for (word, next) in zip(words, words.dropFirst()) where word.text == "import" {
        imports.insert(next.text)
      }
    }
    return imports
  }
}
