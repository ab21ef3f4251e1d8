import Course
import StateLabCore

@Observable
private final class Cart {
  var apples = 0
  @ObservationIgnored var scans = 0

  init() { print("made a Cart") }
}

private struct OwnerView: View {
  let pass: Int
  @State private var cart = Cart()

  var body: some View {
    Text("pass \(pass): \(cart.apples)")
    Button("Add") { cart.apples += 1 }
    Button("Scan") { cart.scans += 1 }
  }
}

private struct LoserView: View {
  let pass: Int
  private let cart = Cart()

  var body: some View {
    Text("pass \(pass): \(cart.apples)")
    Button("Add") { cart.apples += 1 }
  }
}

private struct ShopView: View {
  @State private var cart = Cart()

  var body: some View {
    AisleView().environment(cart)
    Text("apples: \(cart.apples)")
  }
}

private struct AisleView: View {
  var body: some View { ScaleView() }
}

private struct ScaleView: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    @Bindable var cart = cart
    Stepper("Apples", value: $cart.apples)
  }
}

extension Lesson {
  static let owningObservable = Lesson(
    "owning-observable", quiz: owningObservableQuiz
  ) {
    Experiment("owned") { lab in
      let host = Host(OwnerView(pass: 1))
      try host.tap("Add")
      host.replaceRoot(OwnerView(pass: 2))
      lab.find("screen", host.screen)
      lab.find("made", host.trace.printed.count)
    }
    Experiment("lost") { lab in
      let host = Host(LoserView(pass: 1))
      try host.tap("Add")
      host.replaceRoot(LoserView(pass: 2))
      lab.find("screen", host.screen)
    }
    Experiment("shared") { lab in
      let host = Host(ShopView())
      try host.tap("Apples +")
      lab.find("screen", host.screen)
      lab.find("aisles", host.trace.bodyCount(of: AisleView.self))
    }
    Experiment("ignored") { lab in
      let host = Host(OwnerView(pass: 1))
      try host.tap("Scan")
      lab.find("bodies", host.trace.bodyCount(of: OwnerView.self))
    }
  }
}
