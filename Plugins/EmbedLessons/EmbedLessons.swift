import Foundation
import PackagePlugin

/// Runs `embed-lessons`, which writes the texts and listings of all lesson folders and the pages
/// beside them into one Swift file. It runs again when one of them changes.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let lessons = target.directoryURL.lastPathComponent
    let files = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
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
}
