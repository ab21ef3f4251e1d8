// statelab try Gallery.swift --tap 'Count Photo 2' --toggle Grid \
//   --tap 'Photo 2 0 likes, 1 taps, blue' --tap Like --pick Tint=red --wait 2 \
//   --tap Close --expect-bodies Thumbnail=8
import SwiftUI

// Environment keys, size preferences, matched geometry, a layout, a drawing and a clock.
extension EnvironmentValues {
  @Entry var accent: Color = .blue
  @Entry var isCompact = false
}

extension View {
  func accent(_ color: Color) -> some View { environment(\.accent, color) }
}

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Photo: Identifiable {
  let id: Int
  var name: String { "Photo \(id)" }
}

struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for view in subviews {
      view.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.x += view.dimensions(in: .unspecified).width + spacing
    }
  }
}

struct Ring: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .degrees(-90), endAngle: .degrees(360 * progress - 90), clockwise: false)
    return path
  }
}

struct ContentView: View {
  @Namespace private var namespace
  @State private var selected: Photo.ID?
  @State private var tallest: CGFloat = 0
  @State private var tint = Color.blue
  @State private var likes: [Photo.ID: Int] = [:]
  @State private var isGrid = false
  private let photos = (1...3).map(Photo.init)

  private var layout: AnyLayout { isGrid ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(Flow()) }

  var body: some View {
    ScrollView {
      layout {
        ForEach(photos) { photo in
          Thumbnail(photo: photo, likes: likes[photo.id, default: 0])
            .matchedGeometryEffect(id: photo.id, in: namespace, isSource: selected == nil)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
              }
            )
            .onTapGesture { withAnimation(.spring()) { selected = photo.id } }
        }
      }
      if let id = selected, let photo = photos.first(where: { $0.id == id }) {
        VStack {
          Text("Large \(photo.name)").matchedGeometryEffect(id: id, in: namespace)
          Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(tint))
          }
          .frame(width: 50, height: 50)
          Ring(progress: Double(likes[id, default: 0]) / 10).stroke(tint, lineWidth: 4)
          Button("Like") { likes[id, default: 0] += 1 }
          Button("Close") { withAnimation { selected = nil } }
        }
        .transition(.scale.combined(with: .opacity))
        .zIndex(1)
      }
      Text("Tallest \(tallest, specifier: "%.0f")")
      Toggle("Grid", isOn: $isGrid.animation())
      ColorPicker("Tint", selection: $tint)
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, format: .dateTime.minute().second())
      }
    }
    .accent(tint)
    .onPreferenceChange(HeightKey.self) { tallest = $0 }
  }
}

struct Thumbnail: View {
  let photo: Photo
  let likes: Int
  @Environment(\.accent) private var accent
  @Environment(\.isCompact) private var isCompact
  @State private var taps = 0

  var body: some View {
    VStack {
      Text(photo.name).foregroundStyle(accent)
      if !isCompact { Text("\(likes) likes, \(taps) taps, \(accent.description)") }
      Button("Count \(photo.name)") { taps += 1 }
    }
    .id(photo.id)
  }
}
