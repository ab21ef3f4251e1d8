import StateLabCore

struct Theme: Equatable {
  var name: String
  var isCompact: Bool
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme(name: "Light", isCompact: false)
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }
}

struct ThemeSettings: View {
  @State private var isDark = false
  @State private var isCompact = false

  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      Toggle("Compact", isOn: $isCompact)
      ThemePreview()
        .theme(Theme(name: isDark ? "Dark" : "Light", isCompact: isCompact))
      ThemePreview()
    }
  }
}

struct ThemePreview: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.isCompact ? 2 : 8) {
      Text("\(theme.name), \(theme.isCompact ? "compact" : "roomy")")
      ThemeBadge()
    }
  }
}

struct ThemeBadge: View {
  @Environment(\.theme.name) var name

  var body: some View {
    Text("Badge: \(name)")
      .padding(.horizontal, 8)
  }
}
