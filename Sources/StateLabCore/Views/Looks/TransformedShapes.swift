// Shapes at another place, in another size, and at another angle.

/// A shape at another place. Looks only.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// The distance to the shape's own place.
  public var offset: CGSize

  /// The shape, moved by an offset.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {}
extension OffsetShape: ShapeModifying, ViewWithLooks {
  var looks: [Look] { looksInside + [Look(.offset, .pair(offset.width, offset.height))] }
}
extension OffsetShape: Sendable where Content: Sendable {}

/// A shape in another size. Looks only.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// The shape, scaled around a point.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return shape.path(in: rect)._transformed(by: [
      scale.width, 0, 0, scale.height, x - x * scale.width, y - y * scale.height,
    ])
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {}
extension ScaledShape: ShapeModifying, ViewWithLooks {
  var looks: [Look] {
    looksInside + [
      Look(
        .scale,
        scale.width == scale.height ? .number(scale.width) : .pair(scale.width, scale.height))
    ]
  }
}
extension ScaledShape: Sendable where Content: Sendable {}

/// A shape at another angle. Looks only.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// The angle of the rotation.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// The shape, rotated around a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    let (cos, sin) = (cosine(angle.radians), cosine(angle.radians - .pi / 2))
    return shape.path(in: rect)._transformed(by: [
      cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos,
    ])
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {}
extension RotatedShape: ShapeModifying, ViewWithLooks {
  var looks: [Look] { looksInside + [Look(.rotation, .number(angle.degrees))] }
}
extension RotatedShape: Sendable where Content: Sendable {}

/// A transformed shape. Looks only.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// The entries of the transformation.
  public var _matrix: [CGFloat]

  /// The shape with the transformation of these entries.
  public init(_ shape: Content, _matrix: [CGFloat]) {
    (self.shape, self._matrix) = (shape, _matrix)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect)._transformed(by: _matrix) }
}

extension TransformedShape: ShapeModifying, ViewWithLooks {
  var looks: [Look] { looksInside }
}
extension TransformedShape: Sendable where Content: Sendable {}

extension Shape {
  /// The shape at another place. Looks only.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  @_disfavoredOverload
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape in another size. Looks only.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape at another angle. Looks only.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
