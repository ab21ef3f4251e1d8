import StateLabCore
import Testing

extension Profile: CustomTestStringConvertible {
  public var testDescription: String { name }
}
