import Foundation
import PackagePlugin

/// Runs `embed-lessons`, which writes the texts and listings of all lesson folders and the pages
/// beside them into one Swift file. It runs again when one of them changes.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // The programs in these folders are no sources of their targets: many declare the same types.
    let folder = ["Bugs": "bugs", "Rebuilds": "rebuild"][target.name]
    let lessons = folder ?? target.directoryURL.lastPathComponent
    let files =
      folder.map { Self.files(in: context.package.directoryURL.appending(path: $0)) }
      ?? (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    let inputs =
      files
      .filter { ["md", "swift"].contains($0.pathExtension) }
      .filter { $0.lastPathComponent != "Lessons.swift" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "LessonFolders.swift")
    return [
      .buildCommand(
        displayName: "Embed the lessons",
        executable: try context.tool(named: "embed-lessons").url,
        arguments: [output.path, lessons] + inputs.map(\.path),
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }

  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return all?.compactMap { $0 as? URL } ?? []
  }
}
