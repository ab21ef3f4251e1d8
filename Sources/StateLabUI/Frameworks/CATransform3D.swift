// The transformations of QuartzCore, which SwiftUI's effects use.

import StateLabCore

/// A transformation in space. Looks only: the values are computed, and nothing is drawn.
public struct CATransform3D: Sendable {
  /// An entry of the matrix.
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// A matrix of zeros.
  public init() { self.init([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

  /// The transformation with these entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  fileprivate init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The transformation that changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// True if the transformation changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// True if the two transformations have the same entries.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// A move by these distances.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A scaling by these factors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A rotation by an angle in radians around an axis; the identity for an axis without a length.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D([
    [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// A move by these distances, followed by the transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A scaling by these factors, followed by the transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation by an angle in radians around an axis, followed by the transformation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The first transformation, followed by the second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    left.map { row in
      (0..<4).map { column in
        (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] }
      }
    })
}

/// The inverse of the transform; the transform itself if it has no inverse.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  inverse(of: t.rows).map { CATransform3D($0) } ?? t
}

/// The transformation in space for a transformation in the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// True if a transformation in the plane has the same effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// The part of the transformation in the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
  /// A transformation in space, as it is seen in the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// True for a transformation without a perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform; returns false, without a change, if it has no inverse.
  public mutating func invert() -> Bool {
    guard let rows = inverse(of: rows) else { return false }
    self = ProjectionTransform(rows)
    return true
  }

  /// The inverse of the transform; the transform itself if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This transformation, followed by the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let right = rhs.rows
    return ProjectionTransform(
      rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * right[$1][column] } }
      })
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  private init(_ rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }
}

extension CGAffineTransform {
  /// The part of the transformation in the plane.
  public init(_ m: ProjectionTransform) {
    self.init(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
  }

  /// The inverse of the transform; the transform itself if it has no inverse.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

/// The inverse of a square matrix, by elimination; nil if it has none.
private func inverse(of matrix: [[CGFloat]]) -> [[CGFloat]]? {
  let size = matrix.count
  var rows = matrix.indices.map { row in
    matrix[row] + matrix.indices.map { $0 == row ? 1 : 0 }
  }
  for column in 0..<size {
    let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
    guard let pivot, rows[pivot][column] != 0 else { return nil }
    rows.swapAt(column, pivot)
    let factor = rows[column][column]
    rows[column] = rows[column].map { $0 / factor }
    for row in 0..<size where row != column {
      let factor = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
    }
  }
  return rows.map { Array($0[size...]) }
}
