import Lessons

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

ToolProgram.isRunning = true
ProcessTree.adoptOrphans()
let streams = StandardStreams()
let code = Tool(course: course).run(Array(CommandLine.arguments.dropFirst()), on: streams.console)
exit(streams.finish(code))
