import StateLabCore
import Testing

/// Programs that try to break the rule sentences about names, storage, and the installed copy.
@Suite("Counterexamples to the rules about names, storage, and the installed copy")
struct InstalledCopyRuleTests {
  private struct Named: View {
    @State private var count: Int
    @Binding var flag: Bool

    init(count: Int, flag: Binding<Bool>) {
      self.count = count
      _flag = flag
    }

    var body: some View { Text("\(count) \(flag)") }
  }

  @Test(
    "16 three-names: in an initializer, a first assignment to the value initializes the state, too")
  func assignedValue() {
    #expect(Host(Named(count: 3, flag: .constant(true))).screen == "3 true")
  }

  @propertyWrapper
  private struct Outer<Value> {
    var wrappedValue: Value
    var projectedValue: String { "outer" }
  }

  @propertyWrapper
  private struct Inner<Value> {
    var wrappedValue: Value
    var projectedValue: String { "inner" }
  }

  private struct Composed {
    @Outer @Inner var number = 1
  }

  @Test("17 projected-values: of two wrappers, the outer one projects")
  func composed() {
    #expect(Composed().$number == "outer")
    #expect(Composed().number == 1)
  }

  fileprivate final class Theme: ObservableObject {
    let name: String

    init(_ name: String) { self.name = name }
  }

  private struct Supplier: View {
    @EnvironmentObject private var theme: Theme
    private let own = Theme("own")

    var body: some View {
      Text("above \(theme.name)")
      Reader().environmentObject(own)
    }
  }

  private struct Reader: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("below \(theme.name)") }
  }

  @Test("18 environment-object: a view does not get the object that its own body supplies")
  func ownBody() {
    let host = Host(Supplier().environmentObject(Theme("ancestor's")))
    #expect(host.screen == "above ancestor's\nbelow own")
  }

  private final class Keeper { var view: Mounted? }

  private struct Mounted: View {
    let keeper: Keeper
    @State var count = 0

    func add() { count += 1 }

    var body: some View {
      Text("count \(count)").onAppear { keeper.view = self }
    }
  }

  @Test(
    "19 schrodingers-state, 36 cancelling: a copy that the mounted view's code makes is installed")
  func copyOfTheCopy() {
    let keeper = Keeper()
    let own = Mounted(keeper: keeper)
    let host = Host(own)
    host.perform {
      own.add()
      keeper.view?.add()
    }
    #expect(host.screen == "count 1")
    #expect(own.count == 0)
  }

  private final class Late { var write: (() -> Void)? }

  private struct LateView: View {
    let late: Late
    let pass: Int
    @State private var text = "waiting"

    var body: some View {
      let _ = keep()
      Text("\(text), pass \(pass)")
    }

    private func keep() {
      if late.write == nil { late.write = { text = "written" } }
    }
  }

  @Test(
    "21 async-writes: the first body's closure still writes after later bodies, but not one made by hand"
  )
  func firstBody() {
    let mounted = Late()
    let host = Host(LateView(late: mounted, pass: 1))
    for pass in 2...4 { host.replaceRoot(LateView(late: mounted, pass: pass)) }
    host.perform { mounted.write?() }
    #expect(host.screen == "written, pass 4")

    let byHand = Late()
    let view = LateView(late: byHand, pass: 1)
    _ = view.body
    let other = Host(view)
    other.perform { byHand.write?() }
    #expect(other.screen == "waiting, pass 1")
  }
}
