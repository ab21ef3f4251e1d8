import Testing

@testable import statelab

@Suite("The names that the laboratory declares")
struct LaboratoryNamesTests {
  @Test("Public declarations and the cases of public enumerations count")
  func names() {
    let source = """
      public enum Phase: Hashable {
        case background, inactive, active
        case element(id: String)
        /// case nothing
        public func alert<V: View>(_ view: V) {}
      }
      enum Hidden {
        case action
        case removed
      }
      struct Inner { var value = 1 }
      @ViewBuilder public static func label() {}
      """
    #expect(
      LaboratoryNames.names(declaredIn: source.split(separator: "\n").map(String.init)) == [
        "Phase", "background", "inactive", "active", "element", "alert", "label",
      ])
  }
}
