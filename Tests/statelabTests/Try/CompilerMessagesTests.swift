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
}
