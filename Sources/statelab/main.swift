import Lessons
import LibC

ToolProgram.isRunning = true
ProcessTree.adoptOrphans()
SignalHandlers.endAtHangUp()
let streams = StandardStreams()
let code = Tool(course: course).run(Array(CommandLine.arguments.dropFirst()), on: streams.console)
exit(streams.finish(code))
