import StateLabUI
import Testing

@MainActor
@Suite("Effects of geometry")
struct EffectTests {
  private struct Turn: GeometryEffect {
    @Binding var isBack: Bool
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      print("\(angle)")
      let isBack = angle > 90 && angle < 270
      DispatchQueue.main.async { MainActor.assumeIsolated { self.isBack = isBack } }
      var turn = CATransform3DIdentity
      turn.m34 = -1 / max(size.width, size.height)
      turn = CATransform3DRotate(turn, angle * .pi / 180, 0, 1, 0)
      return ProjectionTransform(CATransform3DTranslate(turn, -size.width / 2, 0, 0))
        .concatenating(ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0)))
    }
  }

  private struct Card: View {
    @State private var isBack = false
    @State private var angle = 0.0
    @State private var other = 0
    var body: some View {
      Text(isBack ? "back" : "front").modifier(Turn(isBack: $isBack, angle: angle))
      Button("Turn") { withAnimation { angle += 180 } }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test("An effect is computed for each new value, and its closure on the main queue runs")
  func turn() throws {
    let host = Host(Card())
    #expect(host.screen.hasPrefix("front") && host.trace.printed == ["0.0"])
    try host.tap("Turn")
    #expect(host.screen.hasPrefix("back"), "\(host.screen)")
    let count = host.trace.printed.count
    try host.tap("Other 0")
    #expect(host.trace.printed.count == count, "an equal effect is not computed again")
    try host.tap("Turn")
    #expect(host.screen.hasPrefix("front"))
    #expect(!host.isStale && Set(host.trace.printed) == ["0.0", "180.0", "360.0"])
  }

  @Test("Transformations in space are computed as in QuartzCore")
  func space() {
    func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
      let change = CATransform3DConcat(a, CATransform3DInvert(b))
      return [change.m11 - 1, change.m12, change.m41, change.m34, change.m44 - 1].allSatisfy {
        abs($0) < 1e-9
      }
    }
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(quarter.m12 - 1) < 1e-12 && abs(quarter.m21 + 1) < 1e-12)
    #expect(isClose(CATransform3DRotate(quarter, .pi * 1.5, 0, 0, 1), CATransform3DIdentity))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 2, 2)
    #expect(scaled.m41 == 1 && scaled.m11 == 2)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(moved))
    #expect(isClose(CATransform3DConcat(moved, CATransform3DInvert(moved)), CATransform3DIdentity))
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    var tilted = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(tilted))
    tilted.m34 = 1
    #expect(!CATransform3DIsAffine(tilted))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0).m11 == 1)
    #expect(CATransform3DInvert(CATransform3D()).m11 == 0)
  }

  @Test("A projection has an inverse, and drops what is in space")
  func projections() {
    let plane = CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 3, y: 5)
    let projection = ProjectionTransform(plane)
    #expect(ProjectionTransform(CATransform3DMakeAffineTransform(plane)) == projection)
    #expect(projection.isAffine && CGAffineTransform(projection) == plane)
    let undone = projection.concatenating(projection.inverted())
    #expect(abs(undone.m11 - 1) < 1e-12 && abs(undone.m22 - 1) < 1e-12)
    #expect(abs(undone.m31) < 1e-12 && abs(undone.m32) < 1e-12)
    #expect(CGPoint(x: 7, y: 8).applying(plane).applying(plane.inverted()) == CGPoint(x: 7, y: 8))
    var tilted = CATransform3DIdentity
    tilted.m14 = 0.5
    tilted.m33 = 9
    #expect(!ProjectionTransform(tilted).isAffine && ProjectionTransform(tilted).m13 == 0.5)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && flat.inverted() == flat)
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(box.applying(CGAffineTransform(scaleX: -1, y: 2)).minX == -2)
    #expect(box.size.applying(plane) == CGSize(width: 4, height: 4))
  }
}
