import StateLabUI
import Testing

extension Color {
  fileprivate static let crust = Color(red: 0.6, green: 0.4, blue: 0.2)
  fileprivate init(hex: UInt) {
    self.init(.sRGB, red: Double(hex >> 16) / 255, green: 0, blue: 0, opacity: 1)
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(red: CGFloat(hex) / 255, green: 0, blue: 0, alpha: 1)
  }
  fileprivate static let dough = UIColor(hex: 200)
}

extension ShapeStyle where Self == Color {
  fileprivate static var crumb: Color { .crust.opacity(0.4) }
}

/// Chains on implicit members, as programs write them: each must have one meaning.
@MainActor
@Suite("Implicit members")
struct ImplicitMemberTests {
  private struct Cards: View {
    @Environment(\.colorScheme) private var scheme
    let isOn: Bool
    var extra: Color?

    var body: some View {
      Text("colors")
        .background(Color.white).shadow(color: .black.opacity(0.1), radius: 5)
        .overlay(Color.black.opacity(0.2)).shadow(color: .crust, radius: 2, x: 1, y: 1)
        .foregroundColor(.gray.opacity(0.2)).background(.blue.opacity(0.2)).border(
          .red.opacity(0.3))
      Text("conditions")
        .foregroundColor(isOn ? .red : .blue.opacity(0.4)).tint(isOn ? .red : nil)
        .background(isOn ? .red.opacity(0.1) : .clear).overlay(.red.opacity(0.1))
        .foregroundStyle(isOn ? .white.opacity(0.5) : .crumb).tint(.blue.opacity(0.3))
      Text("values")
        .background(extra ?? .blue.opacity(0.3)).foregroundColor(extra)
        .background(scheme == .dark ? Color.black : Color(.systemBackground))
        .background(Color(uiColor: .dough)).foregroundColor(.init(hex: 0xff00))
        .listRowBackground(Color.blue.opacity(0.2)).accentColor(.red.opacity(0.4))
        .toolbarBackground(.blue.opacity(0.2), for: .navigationBar)
        .containerBackground(.blue.gradient, for: .navigation)
    }
  }

  private struct Styles: View {
    let isOn: Bool

    var body: some View {
      Text("styles")
        .background(.blue.gradient, in: .rect(cornerRadius: 3)).background(
          .thinMaterial, in: .capsule
        )
        .foregroundStyle(.primary.opacity(0.5)).foregroundStyle(isOn ? .primary : .secondary)
        .foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
        .foregroundStyle(
          .linearGradient(colors: [.red, .crust], startPoint: .top, endPoint: .bottom)
        )
        .presentationBackground(.ultraThinMaterial).clipShape(
          .rect(cornerRadii: .init(topLeading: 2)))
      Circle().fill(.blue.opacity(0.2)).stroke(.white.opacity(0.3), lineWidth: 2)
        .background(Color.white)
      Circle().fill(.white.shadow(.inner(color: .black.opacity(0.2), radius: 2)))
      Circle().strokeBorder(.crumb, style: .init(lineWidth: 2, lineCap: .round))
      Rectangle().fill(.tint.opacity(0.2)).overlay(Rectangle().fill(.separator))
      Rectangle().fill(
        .angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90))
      )
      Rectangle().fill(
        .conicGradient(.init(colors: [.red.opacity(0.1), .init(white: 0.4)]), center: .center))
      Image(systemName: "leaf").symbolVariant(.circle.fill).foregroundStyle(
        .red, .blue.opacity(0.2))
    }
  }

  private struct Motion: View {
    let isOn: Bool

    var body: some View {
      Text("motion")
        .font(.system(size: 20, design: .rounded).bold()).font(isOn ? .title.weight(.heavy) : .body)
        .animation(.easeInOut(duration: 1).repeatForever(autoreverses: false), value: isOn)
        .animation(.interpolatingSpring(duration: 1, bounce: 0.2).delay(0.1), value: isOn)
        .animation(isOn ? .easeIn(duration: 0.3).speed(2) : .default, value: isOn)
        .transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .identity))
        .transition(.move(edge: .top).combined(with: .opacity).animation(.spring))
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .underline(true, pattern: .dot, color: .red.opacity(0.2)).textScale(.secondary)
    }
  }

  @Test("Chains on implicit members compile where programs use them")
  func chains() {
    #expect(Host(Cards(isOn: true)).screen == "colors\nconditions\nvalues")
    #expect(Host(Styles(isOn: true)).screen == "styles\n(leaf)")
    #expect(Host(Motion(isOn: true)).screen == "motion")
  }

  @Test("Colors and fonts are compared, matched and kept in collections")
  func values() {
    func name(_ color: Color) -> String {
      switch color {
      case .red: "red"
      case .crust: "crust"
      default: "other"
      }
    }
    let names: [Color: String] = [.red: "r", .blue.opacity(0.2): "b"]
    #expect([.red, .crust, .blue].map(name) == ["red", "crust", "other"])
    #expect(names[.blue.opacity(0.2)] == "b" && [Color.red, .blue].contains(.red))
    #expect(UIColor.dough == UIColor(hex: 200) && UIColor(named: "sky") != .blue)
    #expect(Font.system(size: 3) == .system(size: 3) && Font.title != .title2)
    #expect(Color(.init(red: 1, green: 0, blue: 0, alpha: 1)) != Color(UIColor.red))
  }

  @Test("Keyframes are those of tracks, or of the value itself")
  func keyframes() {
    struct Moving: View {
      @State private var run = false
      var body: some View {
        Text("tracks").keyframeAnimator(initialValue: CGSize.zero, trigger: run) { view, size in
          view.offset(size)
        } keyframes: { _ in
          KeyframeTrack(\.width) {
            SpringKeyframe(20, duration: 0.2, spring: .bouncy)
            SpringKeyframe(20, spring: .init(duration: 1, bounce: 0.2), startVelocity: 1)
          }
          KeyframeTrack(\.height) { LinearKeyframe(1, duration: 1, timingCurve: .easeIn) }
        }
        Text("value").keyframeAnimator(initialValue: 0.0, trigger: run) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          MoveKeyframe(1.0)
          if run { LinearKeyframe(20.0, duration: 0.2) }
          for _ in 0..<2 { CubicKeyframe(0.0, duration: 0.2) }
        }
      }
    }
    #expect(Host(Moving()).screen == "tracks\nvalue")
  }
}
