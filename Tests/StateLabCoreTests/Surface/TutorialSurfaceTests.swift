import StateLabCore
import Testing

/// Names of SwiftUI that programs of tutorials use.
@Suite("Names of tutorials")
struct TutorialSurfaceTests {
  @Test("Looks of tutorials show no line")
  func looks() {
    let host = Host(
      VStack {
        Text("a").background(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
          .frame(width: UIScreen.main.bounds.width / 2)
        Circle().fill(.red, style: FillStyle(eoFill: true))
          .rotationEffect(-Angle.degrees(90) / 2)
          .drawingGroup(opaque: false, colorMode: .linear)
        Image(ImageResource(name: "photo")).resizable()
      })
    #expect(host.screen == "a\n(photo)")
    #expect(UIScreen.main.bounds.height == 844)
    #expect((Angle.degrees(90) / 2).degrees == 45)
  }

  @Test("A long press in the older form reports its beginning and its end")
  func longPress() throws {
    let host = Host(
      Text("Press").onLongPressGesture(minimumDuration: 1, maximumDistance: 5) { isPressed in
        print("pressing \(isPressed)")
      } perform: {
        print("pressed")
      })
    try host.tap("Hold Press")
    #expect(host.trace.printed == ["pressing true", "pressed", "pressing false"])
  }

  @Test("A popover at a point is presented like any other")
  func popover() throws {
    struct Popping: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown, attachmentAnchor: .point(.center), arrowEdge: .bottom) {
            Text("popover")
          }
      }
    }
    let host = Host(Popping())
    try host.tap("Show")
    #expect(host.screen.contains("popover"))
  }

  private struct Settings: App {
    @State private var n = 0
    var body: some Scene {
      WindowGroup { Button("n is \(n)") { n += 1 } }
        .onChange(of: n) { print("changed to \($0)") }
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .defaultSize(width: 300, height: 200)
    }
  }

  @Test("R43 A scene runs the action of onChange(of:perform:)")
  func scene() throws {
    let host = Host(app: Settings())
    try host.tap("n is 0")
    #expect(host.screen == "[n is 1]")
    #expect(host.trace.printed == ["changed to 1"])
  }

  @Test("setValue and value(forKey:) write and read the defaults")
  func defaults() {
    World.$current.withValue(World()) {
      UserDefaults.standard.setValue(3, forKey: "n")
      #expect(UserDefaults.standard.integer(forKey: "n") == 3)
      #expect(UserDefaults.standard.value(forKey: "n") as? Int == 3)
    }
  }
}
