import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  private static let lamps = """
    import SwiftUI
    struct Lamp: View {
      @Binding var isOn: Bool
      var body: some View { Text(isOn ? "bright" : "dark") }
    }
    #Preview("Off") { Lamp(isOn: .constant(false)) }
    #Preview("On, in red", traits: .sizeThatFitsLayout) {
      @Previewable @State var isOn = true
      Lamp(isOn: $isOn)
    }
    struct Lamp_Previews: PreviewProvider {
      static var previews: some View { Text("provider"); Lamp(isOn: .constant(false)) }
    }

    """

  @Test("--view also takes the name of a preview or of a preview provider")
  func namedPreview() throws {
    #expect(try play(Self.lamps, "--view Off").output.contains("Screen line 1: dark"))
    let red = try play(Self.lamps, "--view 'On, in red'")
    #expect(red.output.contains("Screen line 1: bright"), "\(red.errors)")
    #expect(red.output.contains("Program.swift, On, in red"), "\(red.output)")
    let provider = try play(Self.lamps, "--view Lamp_Previews")
    #expect(provider.output.contains("Screen line 1: provider"))
    let none = try play(Self.lamps, "--view Ceiling")
    #expect(
      none.errors.contains(
        "They have Lamp, and the previews \"Off\", \"On, in red\", \"Lamp_Previews\"."),
      "\(none.errors)")
  }

  @Test("--view shows a view in the preview that supplies its objects")
  func previewWithObject() throws {
    let program = """
      import SwiftUI
      final class Store: ObservableObject { let name = "full" }
      struct Shelf: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.name) }
      }
      struct ContentView: View { var body: some View { Text("none") } }
      #Preview("Bare") { Shelf() }

      """
    let preview = "#Preview { Shelf().environmentObject(Store()) }\n"
    let run = try play(program + preview, "--view Shelf")
    #expect(run.output.contains("Screen line 1: full"), "\(run.errors)")
    #expect(try play(program, "--view Shelf").errors.contains("No ObservableObject of type Store"))
  }

  @Test("A preview that is a ForEach shows the first element")
  func previewOfElements() throws {
    let run = try play(
      """
      import SwiftUI
      struct Row: View {
        let number: Int
        var body: some View { Text("row \\(number)") }
      }
      #Preview { ForEach(4..<7) { Row(number: $0) } }

      """)
    #expect(run.output.contains("Screen line 1: row 4"), "\(run.errors)")
    #expect(!run.output.contains("row 5"), "\(run.output)")
  }

  @Test("A view that needs arguments is shown in its preview")
  func previewOfView() throws {
    let lamp = try play(Self.lamps, "--view Lamp")
    #expect(lamp.output.contains("Screen line 1: provider"), "\(lamp.errors)")
    let program = """
      import SwiftUI
      struct Badge: View { var body: some View { Text("badge") } }
      struct Badge_Previews: PreviewProvider { static var previews: some View { Badge() } }
      struct ContentView: View {
        let title: String
        var body: some View { Text("content \\(title)") }
      }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { NavigationStack { ContentView(title: "shown") } }
      }

      """
    for words in ["", "--view ContentView"] {
      let run = try play(program, words)
      #expect(run.output.contains("content shown"), "\(run.errors)")
    }
    #expect(try play(program, "--view Badge").output.contains("Screen line 1: badge"))
    let bare = try play(
      "import SwiftUI\nstruct A: View { let n: Int; var body: some View { Text(\"\") } }\n")
    #expect(bare.errors.contains("A cannot be shown without `n:`."))
  }

  @Test("A preview may call a function of a class, and read a view from an object")
  func viewsOfObjects() throws {
    let factory = """
      import SwiftUI

      @MainActor final class Factory {
        static func home() -> some View { Text("home") }
        var page: some View { Text("page") }
      }

      """
    for (code, line) in [
      ("Factory.home()", "home"), ("let factory = Factory()\nfactory.page", "page"),
      ("Factory().page", "page"),
    ] {
      let run = try play(factory + "#Preview {\n\(code)\n}\n")
      #expect(run.output.contains("Screen line 1: \(line)"), "\(run.errors)\(run.output)")
    }
  }

  @Test("The message says that screens that use only UIKit are not simulated")
  func screensOfUIKit() throws {
    let controller = "import UIKit\nfinal class Counter: UIViewController {}\n"
    let none = try play(controller)
    #expect(none.errors.contains("There is no view to show."))
    #expect(none.errors.contains("Screens that use only UIKit are not simulated. Declare a "))
    let preview = try play(controller + "#Preview { Counter() }\n")
    #expect(preview.output.contains("Screen line 1: (Counter)"), "\(preview.output)")
  }
}
