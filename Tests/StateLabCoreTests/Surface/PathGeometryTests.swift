import StateLabCore
import Testing

/// The geometry of paths.
@Suite("Path geometry")
struct PathGeometryTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func rounded(_ rect: CGRect) -> [Int] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Int($0.rounded()) }
  }

  @Test("Rectangles, ellipses and rounded rectangles have bounds and an area")
  func shapes() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    for (path, holdsCorner) in [
      (Path(rect), true), (Path(ellipseIn: rect), false),
      (Path(roundedRect: rect, cornerRadius: 10), false),
    ] {
      #expect(rounded(path.boundingRect) == [10, 20, 100, 50])
      #expect(path.contains(point(60, 45)) && path.contains(point(12, 45)))
      #expect(path.contains(point(11, 21)) == holdsCorner)
      #expect(!path.contains(point(5, 45)) && !path.isEmpty)
    }
    #expect(Path().currentPoint == nil && !Path().contains(.zero))
  }

  @Test("Lines, curves and arcs have bounds, an end and an area")
  func parts() {
    var triangle = Path()
    triangle.move(to: point(0, 0))
    triangle.addLine(to: point(10, 0))
    triangle.addLine(to: point(0, 10))
    #expect(triangle.currentPoint == point(0, 10))
    #expect(triangle.contains(point(2, 2)) && !triangle.contains(point(8, 8)))
    triangle.closeSubpath()
    #expect(triangle.currentPoint == .zero)
    #expect(rounded(triangle.offsetBy(dx: 5, dy: 6).boundingRect) == [5, 6, 10, 10])

    let arch = Path {
      $0.move(to: point(0, 0))
      $0.addQuadCurve(to: point(100, 0), control: point(50, 100))
    }
    #expect(rounded(arch.boundingRect) == [0, 0, 100, 50])
    #expect(arch.contains(point(50, 40)) && !arch.contains(point(50, 60)))

    func arc(to degrees: Double, clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees),
          clockwise: clockwise)
      }
    }
    #expect(rounded(arc(to: 360, clockwise: false).boundingRect) == [-10, -10, 20, 20])
    #expect(rounded(arc(to: 90, clockwise: false).boundingRect) == [0, 0, 10, 10])
    #expect(rounded(arc(to: 90, clockwise: true).boundingRect) == [-10, -10, 20, 20])
    #expect(rounded(arc(to: -90, clockwise: true).boundingRect) == [0, -10, 10, 10])
  }

  @Test("The even-odd rule excludes the area that two parts cover")
  func evenOdd() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(path.contains(point(3, 3)) && !path.contains(point(3, 3), eoFill: true))
    #expect(path.contains(point(8, 8), eoFill: true))
  }

  @Test("A rotated shape has the rotated path, and an arc without an angle adds nothing")
  func rotated() {
    struct Bar: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
    let turned = Bar().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(turned.contains(CGPoint(x: 50, y: 50)))
    #expect(!turned.contains(CGPoint(x: 90, y: 10)))
    var pie = Path()
    pie.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .degrees(Double.nan))
    #expect(!pie.contains(.zero))
  }
}
