import Testing

@testable import statelab

@Suite("The compiler's messages on a program")
struct CompilerMessagesTests {
  private func advice(on diagnostics: String) -> String {
    let file = UserFile(path: "A.swift", source: Array("import SwiftUI\n".utf8))
    return CompilerMessages(
      diagnostics, sources: "/nowhere/Sources", start: "/nowhere/main.swift", files: [file]
    ).next
  }

  @Test("An error without a line of the program is not the program's")
  func noLine() {
    for text in ["clang: error: linker command failed due to signal\n", "error: it failed\n"] {
      #expect(advice(on: text).hasPrefix("The compiler names no line of the program."))
    }
  }

  @Test("The advice names the possible reasons if the compiler gave up on an expression")
  func gaveUp() {
    let text = """
      A.swift:1:3: error: the compiler is unable to type-check this expression in reasonable time; \
      try breaking up the expression into distinct sub-expressions

      """
    #expect(advice(on: text).contains("One wrong name, or one name that is not simulated"))
  }

  @Test("A crash of the compiler is told without its report, and apart from a limit on files")
  func crash() {
    func text(_ signal: Int) -> String {
      """
      error: compile command failed due to signal \(signal) (use -v to see invocation)
      Please submit a bug report (https://swift.org) and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: swift-frontend
       #0 0x0000557af0b6e738 llvm::sys::PrintStackTrace
      #10 0x0000557af0b6e738 main

      """
    }
    let messages = CompilerMessages(
      text(6), sources: "/nowhere/Sources", start: "/nowhere/main.swift", files: [])
    #expect(messages.text == text(6).lines[0] + "\n")
    #expect(messages.next.hasPrefix("The compiler crashed. Take parts of the program out"))
    #expect(advice(on: text(25)).contains("the limit of `ulimit -f`"))
  }

  @Test("If types are missing, the advice names an absent protocol, not the types that it declares")
  func absentProtocol() {
    func text(_ absent: String, _ declared: String) -> String {
      [(4, declared), (2, absent)].map {
        "A.swift:\($0.0):24: error: cannot find type '\($0.1)' in scope\n"
      }.joined(separator: "\n")
    }
    #expect(
      advice(on: text("PreviewModifier", "Content"))
        .hasPrefix("`PreviewModifier` is not simulated: leave it out."))
    #expect(
      advice(on: text("UIGestureRecognizerRepresentable", "Context")).contains(
        "not simulated: use a SwiftUI gesture."))
    #expect(advice(on: text("Loaf", "Crumb")).hasPrefix("The program does not declare `Crumb`"))
  }

  @Test(
    "All names that nothing declares are told at once, and a member of the program's own type apart"
  )
  func severalNames() {
    func advice(on messages: String..., declaring source: String) -> String {
      let text = messages.enumerated().map { "A.swift:\($0 + 2):9: error: \($1)\n" }
      return CompilerMessages(
        text.joined(separator: "\n"), sources: "/nowhere/Sources", start: "/nowhere/main.swift",
        files: [UserFile(path: "A.swift", source: Array("import SwiftUI\n\(source)\n".utf8))]
      ).next
    }
    let several = advice(
      on: "cannot find 'isPrime' in scope", "cannot find 'Loaf' in scope",
      "cannot find 'Loaf' in scope", "value of type 'Text' has no member 'crumbs'",
      declaring: "let a = 1")
    #expect(
      several.hasPrefix(
        "The program does not declare `isPrime`, `Loaf` and `crumbs`. If other files declare these")
    )
    let mixed = advice(
      on: "cannot find 'scoer' in scope", "cannot find 'scoer' in scope",
      "cannot find 'Loaf' in scope", declaring: "let score = 1")
    #expect(mixed.hasPrefix("Did you mean `score` instead of `scoer` at A.swift:2:9? The program"))
    #expect(mixed.contains("The program does not declare `Loaf`"))
    #expect(
      advice(
        on: "cannot find type 'BindableObject' in scope", "unknown attribute 'ObjectBinding'",
        declaring: ""
      ).hasPrefix("`BindableObject` and `ObjectBinding` are not simulated: write ObservableObject,")
    )
    #expect(
      advice(on: "type 'Score' has no member 'example'", declaring: "struct Score {}")
        == "`Score` has no member `example`. If another file declares it, name this file as well.")
    #expect(
      advice(
        on: " instance method 'viewDidLoad()' declared in 'UIViewController' cannot be overridden "
          + "from extension", declaring: ""
      ).hasPrefix("On Apple platforms, an extension can override a method of UIKit"))
  }

  @Test("Files that declare the same view are named in one sentence")
  func severalPrograms() {
    func failure(_ declarations: String...) -> Failure? {
      let files = declarations.enumerated().map { number, text in
        UserFile(path: "\(number).swift", source: Array("import SwiftUI\n\(text)\n".utf8))
      }
      let error =
        "1.swift:2:8: error: invalid redeclaration of '\(Self.name(in: declarations[1]))'\n"
      return CompilerMessages(
        error, sources: "/nowhere/Sources", start: "/nowhere/main.swift", files: files
      ).severalPrograms
    }
    let view = "struct ContentView: View { var body: some View { Text(\"\") } }"
    #expect(
      failure(view, view)
        == Failure(
          .badData, "0.swift and 1.swift both declare `ContentView`.",
          next: "`try` compiles all its files as one program. If these are separate programs, try "
            + "each file alone: `statelab try 0.swift`."))
    #expect(
      failure(view, view, view, view)?.message
        == "0.swift and 1.swift both declare `ContentView`, and so do 2 more files.")
    #expect(failure(view, "struct Water {}; struct Water {}") == nil)
  }

  private static func name(in declaration: String) -> Substring {
    declaration.split { !$0.isLetter }[1]
  }

  @Test(
    "A full disk is no mistake in the program",
    arguments: [
      "<unknown>:0: error: error closing '/tmp/Program-1.o' for output: No space left on device",
      "LLVM ERROR: IO failure on output stream: No space left on device",
    ])
  func fullDisk(_ line: String) throws {
    func messages(_ text: String) -> CompilerMessages {
      CompilerMessages(text, sources: "/nowhere", start: "/nowhere/main.swift", files: [])
    }
    let failure = try #require(messages(line + "\n").lackOfSpace)
    #expect(failure.message == "The compiler has no space left to write to.")
    #expect(messages("A.swift:2:3: error: cannot find 'a' in scope\n").lackOfSpace == nil)
  }

  @Test("An error that a missing form of SwiftUI causes in a right program names that form as well")
  func missingForm() throws {
    let sources = try #require(TryLibrary.sourcesFolder(of: Files.ownPath))
    func advice(_ column: Int, _ message: String, _ code: String) -> String {
      let file = UserFile(path: "A.swift", source: Array("struct Loaf {}\n".utf8))
      let text = """
        A.swift:2:\(column): error: \(message)
        1 | import SwiftUI
        2 | \(code)

        """
      return CompilerMessages(
        text, sources: sources, start: "/nowhere/main.swift", files: [file]
      ).next
    }
    let fix = "Fix what the compiler names: A.swift:2:"
    func form(_ column: Int, _ name: String) -> String {
      fix + "\(column). If SwiftUI takes it at A.swift:2:\(column), this form of `\(name)` is not "
        + "simulated; "
    }
    #expect(
      advice(9, "ambiguous use of 'overlay'", "Text(b).overlay(c)").hasPrefix(form(9, "overlay")))
    #expect(
      advice(
        1, "initializer 'init(_:item:)' requires that 'Text' conform to 'StringProtocol'",
        "ShareLink(Text(b), item: c)"
      ).hasPrefix(form(1, "ShareLink")))
    #expect(
      advice(
        7, "cannot convert value of type 'Font' to expected argument type 'Text'",
        "Label(c.d, e)"
      ).hasPrefix(form(7, "Label")))
    let context = "reference to member 'speed' cannot be resolved without a contextual type"
    #expect(advice(3, context, "a.speed = .high").hasPrefix(form(3, "speed")))
    #expect(
      advice(8, context.replacing("speed", with: "high"), "Image(.high)").hasPrefix(
        form(8, "Image")))
    #expect(
      advice(
        21, "cannot infer key path type from context; consider explicitly specifying a root type",
        "TableColumn(b, value: \\.Loaf)"
      ).hasPrefix(form(21, "TableColumn")))
    #expect(
      advice(7, "type 'Angle' has no member 'Loaf'", "Angle.Loaf()").hasPrefix(form(7, "Angle")))
    #expect(advice(6, "type 'Loaf' has no member 'Loaf'", "Loaf.Loaf()") == fix + "6.")
    for (message, name) in [
      ("enum case 'medium' has no associated values", "medium"),
      ("cannot call value of non-function type 'AnyTransition'", "slide"),
    ] {
      #expect(
        advice(8, message, "Text(.\(name)(b))").hasPrefix(
          "If SwiftUI takes it at A.swift:2:8, this form of `\(name)` is not simulated"))
    }
    for (column, message, code) in [
      (10, context.replacing("speed", with: "high"), "let a = .high"),
      (
        1, "initializer 'init(_:)' on 'ForEach' requires that 'Loaf' conform to 'Identifiable'",
        "ForEach(loaves)"
      ),
      (6, "cannot convert value of type 'Int' to expected argument type 'String'", "Text(3)"),
      (1, "ambiguous use of 'bake'", "bake()"),
    ] { #expect(advice(column, message, code) == fix + "\(column).") }
  }

  @Test("The innermost call around an error is the form that is not simulated")
  func innermost() throws {
    let sources = try #require(TryLibrary.sourcesFolder(of: Files.ownPath))
    func advice(_ column: Int, _ code: String) -> String {
      let file = UserFile(path: "A.swift", source: Array("import SwiftUI\n".utf8))
      let text = """
        A.swift:2:\(column): error: extra argument 'foo' in call
        1 | import SwiftUI
        2 | \(code)

        """
      return CompilerMessages(
        text, sources: sources, start: "/nowhere/main.swift", files: [file]
      ).next
    }
    let list = "let a = List(selection: s, rowContent: { Text(b) }, foo: 3)"
    #expect(advice(58, list).contains("this form of `List` is not simulated"))
    #expect(advice(48, list).contains("this form of `Text` is not simulated"))
    #expect(advice(31, "let a = Text(b).padding(1, foo: 3)").contains("this form of `padding`"))
    #expect(advice(17, "let a = Text(b) { c }").contains("this form of `Text`"))
  }

  @Test("An error without a reason may be a form that is not simulated")
  func unclear() {
    let text = """
      A.swift:3:21: error: failed to produce diagnostic for expression; please submit a bug report
      1 | import SwiftUI
      2 | struct A: View {
      3 |   var body: some View { Text("") }

      """
    #expect(advice(on: text).hasPrefix("If SwiftUI takes it at A.swift:3:21, this form of it is"))
  }

  @Test("A name that the laboratory may lack is told as such")
  func lacking() throws {
    let sources = try #require(TryLibrary.sourcesFolder(of: Files.ownPath))
    func advice(_ messages: String...) -> String {
      let file = UserFile(path: "A.swift", source: Array("import SwiftUI\n".utf8))
      let texts = messages.map { "A.swift:2:9: error: \($0)\n1 | import SwiftUI\n2 | a.b(c: d)\n" }
      return CompilerMessages(
        texts.joined(separator: "\n"), sources: sources, start: "/nowhere/main.swift", files: [file]
      ).next
    }
    let near = advice("value of type 'Font' has no member 'widht'")
    #expect(near.hasPrefix("Did you mean "), "\(near)")
    #expect(near.hasSuffix("? If SwiftUI has `widht`, it is not simulated."), "\(near)")
    #expect(
      advice(
        "'init(expression:)' has been renamed to 'init(block:)': not in swift-corelibs-foundation")
        == "Foundation has `init(expression:)` only on Apple platforms, and it is not simulated."
    )
    #expect(
      !advice(
        "extra trailing closure passed in call", "type '(Text) -> V' has no member 'paddin'"
      ).contains("Did you mean"))
  }
}
