/// The same of two runs, or of two lessons, that are compared.
struct Sides<Value> {
  var a: Value
  var b: Value

  func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Sides<Other> {
    Sides<Other>(a: try transform(a), b: try transform(b))
  }

  var both: [Value] { [a, b] }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
