import StateLabCore
import Testing

@Suite("Values for animations, and coordinate spaces")
struct AnimatableTests {
  @Test("`animatableData` reads and writes the value")
  func data() {
    var angle = Angle.degrees(90)
    let quarter = angle.animatableData
    angle.animatableData = quarter * 2
    #expect(angle == .degrees(180))
    var corner = UnitPoint.bottomTrailing
    corner.animatableData.scale(by: 0.5)
    #expect(corner == .center)
    var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(frame.animatableData.first == AnimatablePair(1, 2))
    frame.animatableData = frame.animatableData.scaled(by: 2)
    #expect(frame == CGRect(x: 2, y: 4, width: 6, height: 8))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.interpolate(towards: .zero, amount: 0.5)
    #expect(insets == EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2))
    let sizes = CGSize(width: 2, height: 0).animatableData
    #expect(sizes.interpolated(towards: AnimatablePair(4, 8), amount: 0.25) == .init(2.5, 2))
  }

  private struct Dial: View, Animatable {
    var angle: Angle
    var point = CGPoint.zero
    var animatableData: AnimatablePair<Angle.AnimatableData, CGPoint.AnimatableData> {
      get { AnimatablePair(angle.animatableData, point.animatableData) }
      set { (angle.animatableData, point.animatableData) = (newValue.first, newValue.second) }
    }
    var body: some View { Text("Angle \(Int(angle.degrees.rounded()))") }
  }

  private struct Wedge: Shape {
    var end: Angle
    var animatableData: Double {
      get { end.animatableData }
      set { end.animatableData = newValue }
    }
    func path(in rect: CGRect) -> Path { Path() }
  }

  private struct Turning: View {
    @State private var angle = Angle.zero
    var body: some View {
      Dial(angle: angle)
      Wedge(end: angle).fill(.red)
      Button("Turn") { withAnimation { angle += .degrees(90) } }
    }
  }

  @Test("An animatable view or shape changes at once")
  func views() throws {
    let host = Host(Turning())
    try host.tap("Turn")
    #expect(host.screen == "Angle 90\n[Turn]")
    #expect(Circle().animatableData == .zero)
  }

  private struct Spaces: View {
    let space = CoordinateSpace.named("list")
    @State private var log: [String] = []
    var body: some View {
      GeometryReader { geometry in
        let frames = [
          geometry.frame(in: .named("list")), geometry.frame(in: .global),
          geometry.frame(in: space), geometry.frame(in: .scrollView(axis: .vertical)),
        ]
        Text("\(Set(frames).count) \(log)")
          .onTapGesture(coordinateSpace: .named("list")) { log.append("\($0.x)") }
          .gesture(DragGesture(coordinateSpace: .named(1)).onEnded { _ in log.append("drag") })
      }
      .coordinateSpace(.named("list"))
    }
  }

  @Test("A coordinate space has a name, and each position is the same in all spaces")
  func spaces() throws {
    let host = Host(Spaces())
    try host.tap("1 []")
    #expect(host.screen.contains("0.0"), "\(host.screen)")
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == CoordinateSpace.named("a"))
    #expect(DragGesture(coordinateSpace: .global).coordinateSpace == .global)
    #expect(DragGesture().coordinateSpace == .local)
  }
}
