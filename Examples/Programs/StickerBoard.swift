// statelab try StickerBoard.swift --tap 🚗 --tap 🚕 --tap '🚕 at 10 size 40' --tap Right \
//   --tap Bigger --wait 6 --expect-screen-has '🚕* at 17 size 60' \
//   --expect-screen-has 'saved 1 times'
import SwiftUI

struct StickerBoard: Codable {
  struct Background: Codable, Equatable { var color = "white" }

  var background = Background()
  private(set) var stickers = [Sticker]()
  private var uniqueStickerId = 0

  struct Sticker: Identifiable, Hashable, Codable {
    let text: String
    var x: Int
    var y: Int
    var size: Int
    let id: Int

    fileprivate init(text: String, x: Int, y: Int, size: Int, id: Int) {
      self.text = text
      self.x = x
      self.y = y
      self.size = size
      self.id = id
    }
  }

  init() {}

  mutating func addSticker(_ text: String, at location: (x: Int, y: Int), size: Int) {
    uniqueStickerId += 1
    stickers.append(
      Sticker(text: text, x: location.x, y: location.y, size: size, id: uniqueStickerId))
  }

  subscript(_ stickerId: Sticker.ID) -> Sticker? {
    get { stickers.first { $0.id == stickerId } }
    set {
      guard let index = stickers.firstIndex(where: { $0.id == stickerId }) else { return }
      if let newValue { stickers[index] = newValue } else { stickers.remove(at: index) }
    }
  }

  func json() throws -> Data { try JSONEncoder().encode(self) }
}

class BoardDocument: ObservableObject {
  @Published private(set) var board = StickerBoard() {
    didSet { saveSoon() }
  }
  @Published private(set) var saves = 0

  private var saveTimer: Timer?

  private func saveSoon() {
    saveTimer?.invalidate()
    saveTimer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
      guard let self, let data = try? self.board.json(), !data.isEmpty else { return }
      self.saves += 1
    }
  }

  var stickers: [StickerBoard.Sticker] { board.stickers }

  func addSticker(_ sticker: String, at location: (Int, Int), size: CGFloat) {
    board.addSticker(sticker, at: location, size: Int(size))
  }

  func moveSticker(_ sticker: StickerBoard.Sticker, by offset: CGSize) {
    board[sticker.id]?.x += Int(offset.width)
    board[sticker.id]?.y += Int(offset.height)
  }

  func scaleSticker(_ sticker: StickerBoard.Sticker, by scale: CGFloat) {
    guard var changed = board[sticker.id] else { return }
    changed.size = Int((CGFloat(changed.size) * scale).rounded(.toNearestOrAwayFromZero))
    board[sticker.id] = changed
  }

  func remove(_ sticker: StickerBoard.Sticker) { board[sticker.id] = nil }
}

struct BoardDocumentView: View {
  @ObservedObject var document: BoardDocument
  @State private var selection = Set<StickerBoard.Sticker.ID>()
  @SceneStorage("palette") private var chosenPalette = 0
  @GestureState private var gestureZoom: CGFloat = 1
  @State private var zoom: CGFloat = 1
  @State private var showsRemoval = false

  private let palettes = ["🚗🚕🚙", "🐶🐱🐭"]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        documentBody
        HStack {
          Button {
            chosenPalette = (chosenPalette + 1) % palettes.count
          } label: {
            Image(systemName: "paintpalette")
          }
          ScrollingStickers(stickers: palettes[chosenPalette]) { sticker in
            document.addSticker(sticker, at: (document.stickers.count * 10, 0), size: 40)
          }
        }
        .font(.system(size: 40))
        Text("saved \(document.saves) times, zoom \(zoom * gestureZoom, specifier: "%.1f")")
      }
    }
  }

  private var documentBody: some View {
    GeometryReader { geometry in
      ZStack {
        Color.white
          .gesture(doubleTapToZoom().exclusively(before: tapToDeselect()))
        ForEach(document.stickers) { sticker in
          Text(
            "\(sticker.text)\(selection.contains(sticker.id) ? "*" : "") at \(sticker.x) size \(sticker.size)"
          )
          .font(.system(size: fontSize(for: sticker)))
          .position(position(for: sticker, in: geometry))
          .onTapGesture { selection.toggleMembership(of: sticker.id) }
        }
      }
      .clipped()
      .gesture(zoomGesture())
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Bigger") { selected.forEach { document.scaleSticker($0, by: 1.5) } }
        Button("Right") {
          selected.forEach { document.moveSticker($0, by: CGSize(width: 7, height: 0)) }
        }
        Button("Remove") { showsRemoval = true }.disabled(selection.isEmpty)
      }
    }
    .confirmationDialog(
      "Remove \(selection.count)?", isPresented: $showsRemoval, titleVisibility: .visible
    ) {
      Button("Remove all", role: .destructive) {
        selected.forEach(document.remove)
        selection.removeAll()
      }
    }
  }

  private var selected: [StickerBoard.Sticker] {
    document.stickers.filter { selection.contains($0.id) }
  }

  private func doubleTapToZoom() -> some Gesture {
    TapGesture(count: 2).onEnded { withAnimation { zoom *= 2 } }
  }

  private func tapToDeselect() -> some Gesture {
    TapGesture().onEnded { selection = [] }
  }

  private func zoomGesture() -> some Gesture {
    MagnificationGesture()
      .updating($gestureZoom) { latest, gestureZoom, _ in gestureZoom = latest }
      .onEnded { zoom *= $0 }
  }

  private func fontSize(for sticker: StickerBoard.Sticker) -> CGFloat {
    CGFloat(sticker.size) * zoom
  }

  private func position(for sticker: StickerBoard.Sticker, in geometry: GeometryProxy) -> CGPoint {
    let center = geometry.frame(in: .local).center
    return CGPoint(x: center.x + CGFloat(sticker.x) * zoom, y: center.y + CGFloat(sticker.y) * zoom)
  }
}

struct ScrollingStickers: View {
  let stickers: String
  let choose: (String) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(stickers.map { String($0) }, id: \.self) { sticker in
          Text(sticker).onTapGesture { choose(sticker) }
        }
      }
    }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Set {
  mutating func toggleMembership(of element: Element) {
    if contains(element) { remove(element) } else { insert(element) }
  }
}

@main
struct StickerBoardApp: App {
  @StateObject var document = BoardDocument()

  var body: some Scene {
    WindowGroup { BoardDocumentView(document: document) }
  }
}
