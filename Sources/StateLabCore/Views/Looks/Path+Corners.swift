extension Path {
  /// A rectangle with a radius for each corner. Looks only.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }

  /// Adds a rectangle with a radius for each corner. Looks only.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    move(to: CGPoint(x: rect.minX + cornerRadii.topLeading, y: rect.minY))
    addArc(tangent1End: topRight, tangent2End: bottomRight, radius: cornerRadii.topTrailing)
    addArc(tangent1End: bottomRight, tangent2End: bottomLeft, radius: cornerRadii.bottomTrailing)
    addArc(tangent1End: bottomLeft, tangent2End: topLeft, radius: cornerRadii.bottomLeading)
    addArc(tangent1End: topLeft, tangent2End: topRight, radius: cornerRadii.topLeading)
    closeSubpath()
  }
}
