import Rendering
import Testing

@testable import statelab

@Suite("Styles of a terminal")
struct ANSIStyleTests {
  /// Palettes for a light background leave yellow light: 33 and 93 are its codes.
  @Test("No style is yellow, which a light background hides", arguments: Style.allCases)
  func yellow(style: Style) {
    let drawn = ANSIStyle.draw(Line("a", style), color: true)
    let codes = drawn.split(separator: "m")[0].dropFirst(2).split(separator: ";")
    #expect(!codes.contains("33") && !codes.contains("93") && !codes.contains("43"), "\(codes)")
  }

  @Test("A warning and a badge are colored")
  func colored() {
    for style in [Style.warning, .badge] {
      #expect(ANSIStyle.draw(Line("a", style), color: true).contains("35m"))
    }
  }
}
