import Testing

@testable import Rendering
@testable import statelab

extension TryTests.XcodeBuildTests {
  /// The source text that the macro and the tool read.
  @Suite("Source text under Xcode 27")
  struct SourceTests {
    private func run(_ source: String, _ words: String) throws -> ShellRun {
      try TryTests.XcodeBuildTests().run(source, words)
    }

    @Test("Comments, strings, attributes, extensions and nested types do not mislead the macro")
    func sourceText() throws {
      let source = #"""
        import SwiftUI

        // A comment that ends in a backslash \
        struct Words: View {
          let title: String
          /* nested /* { */ } init */
          @State private var url = "https://x.y/\("{")" // trailing { \
          @State private var raw = ##"a "quoted"# { \(no)"##
          @State
          @available(iOS 13, *)
          /// doc = 3
          private var text: String = """
            { "x" \("}")
            """
          @State private(set) var count: Int = 2
          @State var isOne: (Int) -> Bool = { $0 == 1 }
          @State private var model = Model(didSet: true, init: 3)
          @State private var `default` = 0
          @State private var none: Int?
          @State private var hasBrace = "a{".contains(/[{"]/)
          static let other = Model.init(didSet: false, init: 1)
          var init2: Int { 3 }
          var body: some View {
            Text("\(title) \(raw.count) \(text.count) \(count) \(isOne(1)) \(model.n) \(`default`) \(none ?? 0) \(hasBrace)")
          }
        }

        struct Model {
          var n = 0
          init(didSet: Bool, init n: Int) { self.n = n }
        }

        struct Score: View {
          @State private var points = 0
          let title: String
          var body: some View { Text("\(title) \(points)") }
        }

        extension Score {
          init(team: String) {
            self.init(title: team)
            _points = State(initialValue: 3)
          }
        }

        @available(*, deprecated, message: "no class")
        struct Group<Content: View>: View {
          @State private var n = 0
          var content: () -> Content
          var body: some View {
            content()
            Button("Add \(n)") { n += 1 }
          }
        }

        final class Holder<Value> {
          @State var value: Value?
        }

        struct Nested: View {
          struct State { var a = 1 }
          @SwiftUI.State private var n = State()
          var body: some View { Text("nested \(n.a)") }
        }

        struct Shared { @State static var n = 4 }

        struct ContentView: View {
          @State var observed = 0 { didSet { print("observed") } }
          var body: some View {
            Words(title: "words")
            Score(team: "Reds")
            Group { Text("group \(Shared.n)") }
            Nested()
          }
        }

        """#
      let run = try run(source, "--xcode 26,27 --tap 'Add 0'")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("No difference in"))
      let steps = try self.run(source, "--xcode 27")
      #expect(steps.output.contains("Reds 3"), "\(steps.output)\(steps.errors)")
      #expect(steps.output.contains("nested 1") && steps.output.contains("group 4"))
    }

    @Test("Several variables in one declaration are rejected by the compiler in both builds")
    func severalVariables() throws {
      let source = """
        import SwiftUI

        struct ContentView: View {
          @State private var a = 1, b = 2
          var body: some View { Text("\\(a) \\(b)") }
        }

        """
      for build in ["26", "27"] {
        let run = try run(source, "--xcode \(build)")
        #expect(run.code == 65)
        #expect(run.errors.contains("Program.swift:4:"), "\(run.errors)")
        #expect(run.errors.contains("single variable"), "\(run.errors)")
      }
    }

    @Test("An observer behind other attributes keeps the property wrapper")
    func observers() throws {
      let source = """
        import SwiftUI

        struct ContentView: View {
          @SwiftUI.State @available(iOS 13.0, *) public internal(set) var n: Int = [1, 2].count {
            didSet { print("was \\(oldValue)") }
          }
          var body: some View { Button("Add \\(n)") { n += 1 } }
        }

        """
      let run = try run(source, "--xcode 26,27 --tap 'Add 2'")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("stays a property wrapper"))
    }
  }
}
