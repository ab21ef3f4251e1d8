import Foundation
import PackagePlugin

/// Has `embed-lessons` write the texts and listings of all lesson folders, and the pages beside them,
/// into one Swift file, again whenever one of them changes.
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
