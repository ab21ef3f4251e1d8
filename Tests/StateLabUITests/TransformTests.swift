import StateLabUI
import Testing

@Suite("Transformations of points")
struct TransformTests {
  @Test("A transformation maps a point, the first of two transformations first")
  func map() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let moved = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 23))
    let scaledFirst = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaledFirst) == CGPoint(x: 12, y: 23))
    #expect(CGAffineTransform.identity.translatedBy(x: 1, y: 0).isIdentity == false)
    #expect(Path().applying(moved) == Path())
  }
}
