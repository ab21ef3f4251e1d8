import StateLabUI
import Testing

@Suite("Components of colors")
struct ColorComponentTests {
  private func components(_ color: UIColor) -> [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isKnown = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isKnown ? [red, green, blue, alpha] : nil
  }

  @Test("A color keeps its components through an opacity, a mix and UIKit")
  func kept() {
    let crust = Color(red: 0.5, green: 0.25, blue: 0)
    #expect(components(UIColor(crust.opacity(0.5))) == [0.5, 0.25, 0, 0.5])
    #expect(components(UIColor(crust).withAlphaComponent(0.2)) == [0.5, 0.25, 0, 0.2])
    #expect(crust.mix(with: .white, by: 0.5).cgColor?.components == [0.75, 0.625, 0.5, 1])
    #expect(components(.orange) == [1, 0.5, 0, 1] && components(UIColor(Color.red))?[0] == 1)
    #expect(components(UIColor(Color("sky"))) == nil && Color("sky").cgColor == nil)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
    #expect(dynamic == .red && components(dynamic) == [1, 0, 0, 1])
  }

  @Test("Hue, saturation and brightness are converted both ways")
  func hue() {
    #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1))?[1] == 0.5)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 2.0 / 3) < 0.001 && saturation == 1 && brightness == 1)
    var white: CGFloat = 0
    #expect(UIColor(white: 0.4, alpha: 1).getWhite(&white, alpha: nil) && white == 0.4)
    #expect(!UIColor.blue.getWhite(&white, alpha: nil))
  }

  @Test("A resolved color has the components as numbers and as text")
  func resolved() throws {
    let resolved = Color(red: 1, green: 0.5, blue: 0).resolve(in: EnvironmentValues())
    #expect(resolved.red == 1 && resolved.green == 0.5 && "\(resolved)" == "#FF8000FF")
    let copy = try JSONDecoder().decode(
      Color.Resolved.self, from: JSONEncoder().encode(resolved))
    #expect(Color(copy) == Color(red: 1, green: 0.5, blue: 0))
  }
}
