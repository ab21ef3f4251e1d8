import StateLabUI
import Testing

@MainActor
@Suite("Files, undo, tables, dates and measurements")
struct FilesAndTablesTests {
  private final class Drawing {
    var shapes: [String] = []
    func add(_ shape: String, _ undo: UndoManager?) {
      shapes.append(shape)
      undo?.registerUndo(withTarget: self) { $0.remove(undo) }
      undo?.setActionName("Add \(shape)")
    }
    func remove(_ undo: UndoManager?) {
      let last = shapes.removeLast()
      undo?.registerUndo(withTarget: self) { $0.add(last, undo) }
    }
  }

  @Test("An undo is an action to redo, and a new change ends the redo")
  func undo() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let drawing = Drawing()
    drawing.add("circle", undo)
    drawing.add("square", undo)
    #expect(undo.undoMenuItemTitle == "Undo Add square" && !undo.canRedo)
    undo.undo()
    #expect(drawing.shapes == ["circle"] && undo.canUndo && undo.redoActionName == "Add square")
    undo.redo()
    #expect(drawing.shapes == ["circle", "square"] && !undo.canRedo)
    undo.undo()
    drawing.add("line", undo)
    #expect(!undo.canRedo)
    undo.undo()
    undo.undo()
    #expect(drawing.shapes.isEmpty && !undo.canUndo)
    #expect(EnvironmentValues().undoManager == nil)
  }

  private nonisolated struct Planet: Identifiable {
    let id: Int
    let name: String
    let moons: Int
  }

  private struct Planets: View {
    @State var planets = [
      Planet(id: 1, name: "Mars", moons: 2), Planet(id: 2, name: "Earth", moons: 1),
    ]
    @State var order = [KeyPathComparator(\Planet.name)]
    @State var chosen: Planet.ID?
    var body: some View {
      Table(planets, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons) moons") }.width(40)
        TableColumn("Sign") { Text("sign of \($0.name)") }
      }
      .onChange(of: order) { planets.sort(using: $1) }
      Text("chosen: \(chosen ?? 0)")
    }
  }

  @Test("On a phone a table shows its first column alone")
  func compactTable() throws {
    let host = Host(Planets())
    #expect(!host.screen.contains("moons") && !host.screen.contains("[Name]"))
    try host.tap("Earth")
    #expect(host.screen.hasSuffix("chosen: 2"))
  }

  @Test("On a wide screen a tap on a label sorts by the column, and a second one turns the order")
  func wideTable() throws {
    let host = Host(Planets().environment(\.horizontalSizeClass, .regular))
    func names() -> [String] {
      host.screen.split(separator: "\n").filter { $0.contains("moons") }.map {
        $0.contains("Mars") ? "Mars" : "Earth"
      }
    }
    #expect(names() == ["Mars", "Earth"])
    try host.tap("Moons")
    #expect(names() == ["Earth", "Mars"])
    try host.tap("Moons")
    #expect(names() == ["Mars", "Earth"])
  }

  @Test("A table has the rows of its own builder")
  func rows() {
    let planet = Planet(id: 3, name: "Venus", moons: 0)
    let host = Host(
      Table(of: Planet.self) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        TableRow(planet)
        ForEach([Planet(id: 4, name: "Pluto", moons: 5)]) { TableRow($0) }
      })
    #expect(host.screen == "Venus\nPluto")
    _ = Table(
      of: Planet.self, selection: .constant(Int?.none),
      sortOrder: .constant([KeyPathComparator(\Planet.name)])
    ) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(planet)
    }
  }

  private struct Days: View {
    @State var days: Set<DateComponents> = []
    var body: some View {
      MultiDatePicker("Days", selection: $days, in: Date(timeIntervalSince1970: 0)...)
      Text("\(days.count)")
    }
  }

  @Test("Several dates are entered at once, without those out of range")
  func dates() throws {
    let host = Host(Days())
    try host.enter("2026-01-03 1960-01-01 2026-01-02", into: "Days")
    #expect(host.screen == "Days: 2026-01-02 2026-01-03\n2")
    #expect(throws: HostError.self) { try host.enter("2026-02-31", into: "Days") }
    #expect(host.screen == "Days: 2026-01-02 2026-01-03\n2")
  }

  private struct Noon: View {
    @State var days: Set<DateComponents> = []
    private let noon = Date(timeIntervalSinceReferenceDate: 129_600)
    var body: some View {
      MultiDatePicker("Days", selection: $days, in: noon...)
    }
  }

  @Test("The day of a bound is in the range, also before the bound's time")
  func today() throws {
    let host = Host(Noon())
    try host.enter("2001-01-01 2001-01-02", into: "Days")
    #expect(host.screen == "Days: 2001-01-02")
  }

  @Test("Measurements are written in American English")
  func measurements() {
    let formatter = MeasurementFormatter()
    let run = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: run) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: run) == "5 kilometers")
    #expect(formatter.string(from: UnitDuration.minutes) == "minutes")
    #expect(formatter.string(from: UnitLength.meters) == "meters")
    #expect(run.formatted() == "3.1 mi")
    #expect(run.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(warm.formatted() == "70°F")
    #expect(Host(Text(warm, format: .measurement(width: .narrow))).screen == "70°")
    let formatters: [Formatter] = [formatter, ListFormatter()]
    #expect(formatters.map { $0.string(for: run) } == ["5 kilometers", nil])
    #expect(formatters[1].string(for: [1, 2]) == "1 and 2")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }

  private struct Memo: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Desk: View {
    @State var exports = false
    @State var name = ""
    var body: some View {
      Text("exported: \(name)")
        .onDrop(of: [.plainText], isTargeted: nil) { _, _ in false }
        .fileExporter(
          isPresented: $exports, document: Memo(text: "hi"), contentType: .plainText,
          defaultFilename: "FilesAndTablesTests"
        ) { result in
          guard let url = try? result.get() else { return }
          name = (try? String(contentsOf: url, encoding: .utf8)) ?? "?"
          try? FileManager.default.removeItem(at: url)
        }
      Button("Export") { exports = true }
    }
  }

  @Test("An exporter presents the name of the file, and writes the document")
  func files() throws {
    let host = Host(Desk())
    try host.tap("Export")
    #expect(host.screen.contains("Export FilesAndTablesTests.txt"))
    try host.tap("Swipe down")
    #expect(host.screen == "exported: \n[Export]")
    try host.tap("Export")
    try host.tap("Save")
    #expect(host.screen == "exported: hi\n[Export]")
  }

  private struct Climb: View {
    @State var exports = true
    @State var path = ""
    var body: some View {
      Text(path)
        .fileExporter(
          isPresented: $exports, document: Memo(text: "hi"), contentType: .plainText,
          defaultFilename: "../a"
        ) { result in
          guard let url = try? result.get() else { return }
          path = url.pathComponents.suffix(2).joined(separator: " / ")
          try? FileManager.default.removeItem(at: url)
        }
    }
  }

  @Test("No name of an exported file leads to another folder")
  func names() throws {
    let host = Host(Climb())
    try host.tap("Save")
    #expect(host.screen == "Documents / ..:a.txt")
  }

  private struct Album: FileDocument {
    static var readableContentTypes: [UTType] { [.folder] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(directoryWithFileWrappers: [
        "a.txt": FileWrapper(regularFileWithContents: Data("first".utf8)),
        "inside": FileWrapper(directoryWithFileWrappers: [
          "b.txt": FileWrapper(regularFileWithContents: Data("second".utf8))
        ]),
      ])
    }
  }

  private struct Albums: View {
    @State var exports = true
    @State var texts: [String] = []
    var body: some View {
      Text(texts.joined(separator: " "))
        .fileExporter(
          isPresented: $exports, document: Album(), contentType: .folder, defaultFilename: "Album"
        ) { result in
          guard let url = try? result.get() else { return }
          texts = ["a.txt", "inside/b.txt"].map {
            (try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)) ?? "?"
          }
          try? FileManager.default.removeItem(at: url)
        }
    }
  }

  @Test("An exporter writes a folder with its files")
  func folders() throws {
    let host = Host(Albums())
    try host.tap("Save")
    #expect(host.screen == "first second")
  }

  @Test("The folders of a test are not those of the user")
  func home() {
    let user = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory.path != user?.path)
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
  }

  @Test("A type conforms to its parents and to theirs")
  func types() {
    #expect(UTType(filenameExtension: "JSON") == .json && UTType.json.conforms(to: .data))
    #expect(UTType.json.conforms(to: .text) && UTType.plainText.conforms(to: .text))
    #expect(UTType.png.conforms(to: .image) && UTType.mp3.conforms(to: .audio))
    #expect(!UTType.folder.conforms(to: .data) && UTType.folder.conforms(to: .item))
    #expect(!UTType.text.conforms(to: .plainText) && !UTType.zip.conforms(to: .content))
    let memo = UTType(exportedAs: "org.example.memo", conformingTo: .json)
    #expect(memo.conforms(to: .json) && memo.conforms(to: .text) && !memo.conforms(to: .image))
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
  }

  @Test("An item provider has the types of its item alone")
  func providers() {
    let text = NSItemProvider(object: NSString(string: "hi"))
    #expect(text.hasItemConformingToTypeIdentifier(UTType.plainText.identifier))
    #expect(!text.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(text.canLoadObject(ofClass: NSString.self))
    text.loadObject(ofClass: UIImage.self) { #expect($0 == nil && $1 != nil) }
    text.loadObject(ofClass: NSString.self) { #expect($0 is NSString && $1 == nil) }
  }
}
