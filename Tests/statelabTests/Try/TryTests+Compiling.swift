import Testing

@testable import statelab

extension TryTests {
  /// Runs a script in which `swiftc` is a program that adds its arguments to the file `log`, and then
  /// runs the compiler.
  private func watchingCompiler(_ script: String) throws -> ShellRun {
    try ShellRun(
      """
      mkdir bin
      export log=$PWD/log real=$(command -v swiftc)
      printf '%s\\n' '#!/bin/sh' 'echo "$*" >> "$log"' 'exec "$real" "$@"' > bin/swiftc
      chmod +x bin/swiftc
      export PATH=$PWD/bin:$PATH XDG_CACHE_HOME='\(Self.cache)'
      play() { $statelab try Program.swift "$@" > /dev/null; }
      count() { grep -c -e "$1" log; }

      """ + script, with: ["Program.swift": Self.counter])
  }

  @Test("An unchanged program is not compiled again, and a changed one is")
  func compiledOnce() throws {
    let run = try watchingCompiler(
      """
      echo "// $$" >> Program.swift
      for word in Add Add; do play --tap $word; count -module-name; done
      play --swift 6; count -module-name
      echo '// changed' >> Program.swift
      play; count -module-name
      """)
    #expect(run.output.split(separator: "\n") == ["1", "1", "2", "3"], "\(run.errors)")
  }

  @Test("A toolchain's compiler says its version once, and again after an update")
  func versionOnce() throws {
    let run = try watchingCompiler(
      """
      version() { play; count '^-version$'; }
      version; version
      echo "$$" > bin/swift-frontend
      version; version
      echo "$$ and a new version" > bin/swift-frontend
      version; version
      """)
    #expect(run.output.split(separator: "\n") == ["1", "2", "3", "3", "4", "4"], "\(run.errors)")
  }

  #if !canImport(Darwin)
    @Test("Where the toolchain has LLVM's linker, a program is linked with it")
    func linker() throws {
      let run = try watchingCompiler(
        """
        echo "// $$" >> Program.swift
        play; count -use-ld=lld
        touch bin/ld.lld
        echo '// changed' >> Program.swift
        play; count -use-ld=lld
        """)
      #expect(run.output.split(separator: "\n") == ["0", "1"], "\(run.errors)")
    }
  #endif
}
