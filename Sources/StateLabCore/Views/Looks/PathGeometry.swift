/// A part of an outline, with all curves as Bézier curves.
private enum PathSegment {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

extension Path {
  /// The smallest rectangle around the path, without the control points of curves. A stroke and a
  /// trim do not change the rectangle here.
  nonisolated public var boundingRect: CGRect {
    let points = outline.subpaths.flatMap(\.points)
    guard let first = points.first else {
      return CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? first.x, ys.min() ?? first.y)
    return CGRect(
      x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }

  /// The end of the last part; nil for an empty path.
  nonisolated public var currentPoint: CGPoint? { outline.current }

  /// True if the point is in the area of the path. A stroke and a trim do not change the area here.
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let turns = outline.subpaths.map { $0.turns(around: p) }
    return eoFill
      ? turns.map(\.crossings).reduce(0, +) % 2 == 1
      : turns.map(\.winding).reduce(0, +) != 0
  }

  private var outline: Outline {
    var outline = Outline()
    for element in elements { outline.add(element) }
    return outline
  }
}

/// The parts of a path, in order.
private struct Outline {
  private var segments: [PathSegment] = []
  private(set) var current: CGPoint?
  private var start = CGPoint.zero

  /// The parts as polygons, in which each curve has many points, among them its extreme points.
  var subpaths: [Polygon] {
    var polygons: [Polygon] = []
    for segment in segments {
      StepCounter.count()
      switch segment {
      case .move(let point): polygons.append(Polygon(points: [point]))
      case .line(let end): polygons[polygons.count - 1].points.append(end)
      case .curve(let a, let b, let end):
        guard let from = polygons[polygons.count - 1].points.last else { continue }
        polygons[polygons.count - 1].points += Bezier(from, a, b, end).points
      case .close:
        // A part after the end begins at the same point.
        guard let first = polygons[polygons.count - 1].points.first else { continue }
        polygons.append(Polygon(points: [first]))
      }
    }
    return polygons
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let end): line(to: end)
    case .quadCurve(let end, let control):
      guard let current else { return }
      curve(
        current.toward(control, by: 2 / 3), end.toward(control, by: 2 / 3), to: end)
    case .curve(let end, let a, let b): curve(a, b, to: end)
    case .rect(let rect): add(rect, corner: .zero)
    case .ellipse(let rect):
      add(rect, corner: CGSize(width: rect.width / 2, height: rect.height / 2))
    case .roundedRect(let rect, let corner, _): add(rect, corner: corner)
    case .arc(let center, let radius, let start, let end, let clockwise):
      arc(center, radius, from: start.radians, by: Self.turn(start.radians, end.radians, clockwise))
    case .tangentArc(let corner, let end, let radius): arc(around: corner, toward: end, radius)
    case .transformed(let matrix): transform(matrix)
    case .closed: close()
    case .stroked, .trimmed: break
    }
  }

  private mutating func move(to point: CGPoint) {
    segments.append(.move(point))
    (current, start) = (point, point)
  }

  private mutating func line(to end: CGPoint) {
    guard current != nil else { return }
    segments.append(.line(end))
    current = end
  }

  private mutating func curve(_ a: CGPoint, _ b: CGPoint, to end: CGPoint) {
    guard current != nil else { return }
    segments.append(.curve(a, b, end))
    current = end
  }

  private mutating func close() {
    guard current != nil else { return }
    segments.append(.close)
    current = start
  }

  /// The ratio between the control points of a quarter of a circle and its radius.
  private static let quarter = 0.5522847498307936

  private mutating func add(_ rect: CGRect, corner: CGSize) {
    let (w, h) = (min(corner.width, rect.width / 2), min(corner.height, rect.height / 2))
    let corners: [(x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat)] = [
      (rect.maxX, rect.minY, 0, 1), (rect.maxX, rect.maxY, -1, 0),
      (rect.minX, rect.maxY, 0, -1), (rect.minX, rect.minY, 1, 0),
    ]
    move(to: CGPoint(x: rect.minX + w, y: rect.minY))
    for (index, corner) in corners.enumerated() {
      // The side before the corner has the direction of the corner before.
      let before = corners[(index + 3) % 4]
      let here = CGPoint(x: corner.x, y: corner.y)
      let begin = CGPoint(x: here.x - before.dx * w, y: here.y - before.dy * h)
      let end = CGPoint(x: here.x + corner.dx * w, y: here.y + corner.dy * h)
      if begin != current { line(to: begin) }
      guard begin != end else { continue }
      curve(
        begin.toward(here, by: Self.quarter), end.toward(here, by: Self.quarter), to: end)
    }
    close()
  }

  /// The angle of an arc. A `clockwise` of nil means that the second angle is the turn.
  private static func turn(_ start: Double, _ end: Double, _ clockwise: Bool?) -> Double {
    guard let clockwise else { return end }
    let sign: Double = clockwise ? -1 : 1
    let turn = (end - start) * sign
    guard turn < 2 * .pi else { return sign * 2 * .pi }
    guard turn < 0 else { return sign * turn }
    let rest = turn.truncatingRemainder(dividingBy: 2 * .pi)
    return sign * (rest < 0 ? rest + 2 * .pi : rest)
  }

  private mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, by turn: Double
  ) {
    guard start.isFinite, turn.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cosine(angle), y: center.y + radius * cosine(angle - .pi / 2))
    }
    let begin = point(start)
    if current == nil { move(to: begin) } else { line(to: begin) }
    let count = max((abs(turn) / (.pi / 4)).rounded(.up), 1)
    let step = turn / count
    let tangent = 4 / 3 * cosine(step / 4 - .pi / 2) / cosine(step / 4)
    for index in 0..<Int(min(count, 1000)) {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (a, b) = (point(from), point(to))
      curve(
        CGPoint(x: a.x - tangent * (a.y - center.y), y: a.y + tangent * (a.x - center.x)),
        CGPoint(x: b.x + tangent * (b.y - center.y), y: b.y - tangent * (b.x - center.x)), to: b)
    }
  }

  /// Rounds a corner between the current point and another one.
  private mutating func arc(around corner: CGPoint, toward end: CGPoint, _ radius: CGFloat) {
    guard let current else { return }
    let (u, v) = (current.direction(from: corner), end.direction(from: corner))
    let cosine = u.x * v.x + u.y * v.y
    guard u != .zero, v != .zero, abs(cosine) < 1 - 1e-9 else { return line(to: corner) }
    let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    // The tangent of half the turn, and of a quarter.
    let half = ((1 + cosine) / (1 - cosine)).squareRoot()
    let handle = 4 / 3 * radius * half / (1 + (1 + half * half).squareRoot())
    func at(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    line(to: at(u, distance))
    curve(at(u, distance - handle), at(v, distance - handle), to: at(v, distance))
  }

  private mutating func transform(_ matrix: [CGFloat]) {
    guard matrix.count == 6 else { return }
    func moved(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: matrix[0] * p.x + matrix[2] * p.y + matrix[4],
        y: matrix[1] * p.x + matrix[3] * p.y + matrix[5])
    }
    segments = segments.map { segment in
      switch segment {
      case .move(let point): .move(moved(point))
      case .line(let end): .line(moved(end))
      case .curve(let a, let b, let end): .curve(moved(a), moved(b), moved(end))
      case .close: .close
      }
    }
    (current, start) = (current.map(moved), moved(start))
  }
}

/// A part of an outline, as points.
private struct Polygon {
  var points: [CGPoint]

  /// The crossings of a ray from a point to the right.
  func turns(around p: CGPoint) -> (winding: Int, crossings: Int) {
    var turns = (winding: 0, crossings: 0)
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1))
    where (a.y <= p.y) != (b.y <= p.y) {
      StepCounter.count()
      guard p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) else { continue }
      turns.winding += a.y < b.y ? 1 : -1
      turns.crossings += 1
    }
    return turns
  }
}

/// A cubic Bézier curve.
private struct Bezier {
  private let corners: [CGPoint]

  init(_ start: CGPoint, _ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
    corners = [start, a, b, end]
  }

  /// Points of the curve after its start: at regular steps, and at its extremes.
  var points: [CGPoint] {
    let steps = (1...32).map { Double($0) / 32 }
    let times = steps + extremes(corners.map(\.x)) + extremes(corners.map(\.y))
    return times.sorted().map(point)
  }

  private func point(at t: Double) -> CGPoint {
    CGPoint(x: Self.value(corners.map(\.x), at: t), y: Self.value(corners.map(\.y), at: t))
  }

  private static func value(_ c: [CGFloat], at t: Double) -> CGFloat {
    // The end is exact.
    guard t < 1 else { return c[3] }
    let s = 1 - t
    return s * s * s * c[0] + 3 * s * s * t * c[1] + 3 * s * t * t * c[2] + t * t * t * c[3]
  }

  /// The times at which the derivative is zero.
  private func extremes(_ c: [CGFloat]) -> [Double] {
    let a = c[3] - c[0] + 3 * (c[1] - c[2])
    let b = 2 * (c[0] - 2 * c[1] + c[2])
    let d = c[1] - c[0]
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-d / b]
    } else {
      let square = b * b - 4 * a * d
      roots =
        square < 0
        ? [] : [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The direction from another point, of length 1; zero for the same point.
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length == 0 ? .zero : CGPoint(x: dx / length, y: dy / length)
  }
}

/// The cosine: the standard library has none.
func cosine(_ angle: Double) -> Double {
  let x = angle.remainder(dividingBy: 2 * .pi)
  var (sum, term) = (1.0, 1.0)
  for n in 1...14 {
    term *= -x * x / Double((2 * n - 1) * 2 * n)
    sum += term
  }
  return sum
}
