import Testing

@testable import StateLabCore

@MainActor
@Suite("Values of the library in a comparison")
struct LibraryValueTests {
  @Test("Library values with different arguments are not equal")
  func libraryValues() {
    func differ<Value>(_ a: Value, _ b: Value) -> Bool {
      [ValueComparison.Mode.equatableAlways, .equatableUnlessPlainData].allSatisfy { mode in
        let comparison = ValueComparison.of(Value.self, mode: mode)
        return comparison.areEqual(a, a) && comparison.areEqual(b, b) && !comparison.areEqual(a, b)
      }
    }
    func line(to x: Double) -> Path { Path { $0.addLine(to: CGPoint(x: x, y: 0)) } }
    let colors = [Color.red, .blue]
    #expect(differ(AnyLayout(VStackLayout()), AnyLayout(HStackLayout())))
    #expect(differ(AnyLayout(HStackLayout(spacing: 4)), AnyLayout(HStackLayout(spacing: 5))))
    #expect(differ(line(to: 1), line(to: 2)))
    #expect(differ(line(to: 1), line(to: 1).trimmedPath(from: 0, to: 0.5)))
    #expect(differ(AnyShape(Circle()), AnyShape(Rectangle())))
    #expect(differ(AnyShapeStyle(.red), AnyShapeStyle(.blue)))
    #expect(differ(AnyTransition.move(edge: .top), .move(edge: .bottom)))
    #expect(differ(AnyTransition.slide, .slide.combined(with: .opacity)))
    #expect(
      differ(
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom),
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)))
    #expect(
      differ(
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 1),
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 2)))
    #expect(differ(StrokeStyle(lineCap: .butt), StrokeStyle(lineCap: .round)))
    #expect(differ(ShadowStyle.drop(radius: 1), ShadowStyle.inner(radius: 1)))
    #expect(differ(AnyView(Text("one")), AnyView(Text("two"))))
  }
}
