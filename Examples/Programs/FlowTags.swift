// statelab try FlowTags.swift --tap swift --tap grid --enter 'New tag=stack\n' --toggle Vertical \
//   --expect-screen-has 'Chosen: grid and swift' --expect-screen-has '4 tags in this list'
import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = arrange(width: proposal.width ?? .infinity, sizes: cache.sizes)
    let width = rows.map(\.width).max() ?? 0
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in arrange(width: bounds.width, sizes: cache.sizes) {
      var x = bounds.minX
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func arrange(width: CGFloat, sizes: [CGSize]) -> [Row] {
    var rows = [Row()]
    for (index, size) in sizes.enumerated() {
      if rows[rows.count - 1].width + size.width > width, !rows[rows.count - 1].indices.isEmpty {
        rows.append(Row())
      }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].width += size.width + spacing
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

struct Tag: Identifiable, Hashable {
  let name: String
  var id: String { name }
}

struct ContentView: View {
  @State private var tags = ["swift", "layout", "grid"].map(Tag.init)
  @State private var selected: Set<Tag> = []
  @State private var newTag = ""
  @State private var isVertical = false
  @Namespace private var animation
  @FocusState private var isEditing

  var body: some View {
    let layout =
      isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(FlowLayout(spacing: 4))

    VStack(alignment: .leading) {
      layout {
        ForEach(tags) { tag in
          Button(tag.name) {
            withAnimation(.snappy) { _ = selected.toggle(tag) }
          }
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
          .tint(selected.contains(tag) ? .blue : .gray)
          .matchedGeometryEffect(id: tag.id, in: animation)
          .transition(.scale.combined(with: .opacity))
        }
      }

      if selected.isEmpty {
        Text("Choose some tags").transition(.move(edge: .bottom))
      } else {
        Text("Chosen: \(selected.map(\.name).sorted().formatted(.list(type: .and)))")
          .contentTransition(.numericText())
      }

      TextField("New tag", text: $newTag)
        .focused($isEditing)
        .textInputAutocapitalization(.never)
        .onSubmit(add)
      Toggle("Vertical", isOn: $isVertical)
        .toggleStyle(.switch)
      ViewThatFits(in: .horizontal) {
        Text("\(tags.count) tags in this list, of which \(selected.count) are chosen")
        Text("\(tags.count) tags")
      }
      Grid(alignment: .leading, horizontalSpacing: 12) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Length")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        ForEach(tags.prefix(2)) { tag in
          GridRow {
            Text(tag.name)
            Text(tag.name.count, format: .number)
          }
        }
      }
    }
    .padding()
    .sensoryFeedback(.selection, trigger: selected)
    .onChange(of: tags, initial: true) { old, new in
      if old.count < new.count { isEditing = false }
    }
  }

  private func add() {
    guard !newTag.isEmpty, !tags.contains(Tag(name: newTag)) else { return }
    withAnimation(.bouncy) {
      tags.append(Tag(name: newTag))
    } completion: {
      newTag = ""
    }
  }
}

extension Set {
  mutating func toggle(_ element: Element) -> Bool {
    if remove(element) == nil {
      insert(element)
      return true
    }
    return false
  }
}

#Preview("Tags", traits: .sizeThatFitsLayout) {
  ContentView()
}
