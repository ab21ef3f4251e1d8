import StateLabCore
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
  private struct Announced: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("menu")
      Menu(configuration)
    }
  }

  private struct Bookmarks: View {
    @State private var last = "none"
    var body: some View {
      Text(last)
      Menu {
        Button("All") { last = "all" }
      } label: {
        Label("Add", systemImage: "bookmark")
      } primaryAction: {
        last = "added"
      }
      Menu("Sort") {
        Button("By date") { last = "by date" }
      } primaryAction: {
        last = "sorted"
      }
      .menuStyle(Announced())
      Menu("More") { Button("Edit") { last = "edit" } }
    }
  }

  @Test("A tap on the label of a menu performs the primary action, also in a style")
  func primaryAction() throws {
    let host = Host(Bookmarks())
    #expect(
      host.screen == "none\n[Add]\n[All]\nmenu\n[Sort]\n[By date]\nMore\n[Edit]")
    for (name, last) in [
      ("Add", "added"), ("All", "all"), ("Sort", "sorted"), ("By date", "by date"),
    ] {
      try host.tap(name)
      #expect(host.screen.hasPrefix("\(last)\n"))
    }
  }

  @Test("The accessibility label of a menu does not name the menu's actions")
  func accessibilityLabel() {
    let menu = Menu {
      Button("Edit") {}
    } label: {
      Image(systemName: "ellipsis")
    } primaryAction: {
    }
    #expect(Host(menu.accessibilityLabel("More")).screen == "[More]\n[Edit]")
  }

  @Test("A drawing context of Core Graphics draws nothing")
  func coreGraphics() {
    let canvas = Canvas { context, size in
      context.withCGContext { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    #expect(Host(canvas).screen == Host(Canvas { _, _ in }).screen)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(Color(cgColor: UIColor.red.cgColor) == Color(UIColor.red))
  }
}
