import StateLabCore

/// The content of a file dialog: the files that a person can choose.
nonisolated private struct FileChoices: View, _BuiltIn {
  let title: String
  let names: [String]
  let choose: (String) -> Void

  @MainActor var body: some View {
    Text(verbatim: title)
    ForEach(names, id: \.self) { name in
      Button(action: { choose(name) }, label: { Text(verbatim: name) })
    }
  }
}

private struct NothingExported: Error {}

nonisolated extension View {
  /// Presents the files of the documents folder that have one of the types, for a choice of one.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false,
      onCompletion: { result in onCompletion(result.map { $0[0] }) }, fileID: fileID, line: line)
  }

  /// Presents the files of the documents folder that have one of the types. Here a person chooses
  /// one of them.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    sheet(
      isPresented: isPresented,
      content: {
        let files = importableFiles(of: allowedContentTypes)
        FileChoices(
          title: files.isEmpty ? "No file to import" : "Choose a file",
          names: files.map(\.lastPathComponent)
        ) { name in
          isPresented.wrappedValue = false
          onCompletion(.success(files.filter { $0.lastPathComponent == name }))
        }
      }, fileID: fileID, line: line)
  }

  /// Writes a document into the documents folder when a person confirms.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    exporter(isPresented, contentType, defaultFilename, onCompletion, fileID, line) {
      try document?.fileWrapper(
        configuration: .init(contentType: contentType, existingFile: nil))
    }
  }

  /// Writes a document into the documents folder when a person confirms.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    exporter(isPresented, contentType, defaultFilename, onCompletion, fileID, line) {
      try document.map {
        try $0.fileWrapper(
          snapshot: $0.snapshot(contentType: contentType),
          configuration: .init(contentType: contentType, existingFile: nil))
      }
    }
  }

  /// Looks only: here no person moves a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  private func exporter(
    _ isPresented: Binding<Bool>, _ type: UTType, _ defaultFilename: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ fileID: String, _ line: Int,
    _ wrapper: @escaping () throws -> FileWrapper?
  ) -> some View {
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let given = defaultFilename ?? "Document"
    let name = given.hasSuffix(ending) ? given : given + ending
    return sheet(
      isPresented: isPresented,
      content: {
        FileChoices(title: "Export \(name)", names: ["Save"]) { _ in
          isPresented.wrappedValue = false
          onCompletion(
            Result {
              guard let file = try wrapper() else { throw NothingExported() }
              let folder = URL.documentsDirectory
              try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
              let url = folder.appendingPathComponent(fileName(file.preferredFilename ?? name))
              try file.write(to: url)
              return url
            })
        }
      }, fileID: fileID, line: line)
  }
}

/// The files of the documents folder, sorted by their names.
private func importableFiles(of types: [UTType]) -> [URL] {
  let files = try? FileManager.default.contentsOfDirectory(
    at: .documentsDirectory, includingPropertiesForKeys: nil)
  return (files ?? []).filter { file in
    let type =
      file.hasDirectoryPath ? .folder : UTType(filenameExtension: file.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) }
  }.sorted { $0.lastPathComponent < $1.lastPathComponent }
}

/// A name as one component of a path, so that no name leads to another folder.
private func fileName(_ name: String) -> String {
  ["", ".", ".."].contains(name) ? "Document" : name.replacingOccurrences(of: "/", with: ":")
}

extension FileWrapper {
  /// Writes the file, or the folder with its files, in place of an older one.
  fileprivate func write(to url: URL) throws {
    guard let fileWrappers else {
      try regularFileContents?.write(to: url)
      return
    }
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, file) in fileWrappers.sorted(by: { $0.key < $1.key }) {
      try file.write(to: url.appendingPathComponent(fileName(name)))
    }
  }
}

extension URL {
  /// True: each file of the program is in its reach.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Has no effect: each file of the program stays in its reach.
  public func stopAccessingSecurityScopedResource() {}
}
