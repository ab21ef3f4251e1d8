import Testing

@testable import statelab

extension TryTests {
  @Test("An unchanged program is not compiled again, and a changed one is")
  func compiledOnce() throws {
    let run = try ShellRun(
      """
      mkdir bin
      export log=$PWD/log real=$(command -v swiftc)
      printf '%s\\n' '#!/bin/sh' 'case "$*" in *-module-name*) echo >> "$log";; esac' \\
        'exec "$real" "$@"' > bin/swiftc
      chmod +x bin/swiftc
      export PATH=$PWD/bin:$PATH XDG_CACHE_HOME='\(Self.cache)'
      echo "// $$" >> Program.swift
      for word in Add Add; do $statelab try Program.swift --tap $word > /dev/null; wc -l < log; done
      $statelab try Program.swift --swift 6 > /dev/null; wc -l < log
      echo '// changed' >> Program.swift
      $statelab try Program.swift > /dev/null; wc -l < log
      """, with: ["Program.swift": Self.counter])
    #expect(run.output.split(separator: "\n") == ["1", "1", "2", "3"], "\(run.errors)")
  }

  @Test("A toolchain's compiler says its version once, and again after an update")
  func versionOnce() throws {
    let run = try ShellRun(
      """
      mkdir bin
      export log=$PWD/log real=$(command -v swiftc)
      printf '%s\\n' '#!/bin/sh' 'case "$*" in -version) echo >> "$log";; esac' \\
        'exec "$real" "$@"' > bin/swiftc
      chmod +x bin/swiftc
      export PATH=$PWD/bin:$PATH XDG_CACHE_HOME='\(Self.cache)'
      play() { $statelab try Program.swift > /dev/null; wc -l < log; }
      play; play
      echo "$$" > bin/swift-frontend
      play; play
      echo "$$ and a new version" > bin/swift-frontend
      play; play
      """, with: ["Program.swift": Self.counter])
    #expect(run.output.split(separator: "\n") == ["1", "2", "3", "3", "4", "4"], "\(run.errors)")
  }

  #if !canImport(Darwin)
    @Test("Where the toolchain has LLVM's linker, a program is linked with it")
    func linker() throws {
      let run = try ShellRun(
        """
        mkdir bin
        export log=$PWD/log real=$(command -v swiftc)
        printf '%s\\n' '#!/bin/sh' 'echo "$*" >> "$log"' 'exec "$real" "$@"' > bin/swiftc
        chmod +x bin/swiftc
        export PATH=$PWD/bin:$PATH XDG_CACHE_HOME='\(Self.cache)'
        echo "// $$" >> Program.swift
        $statelab try Program.swift > /dev/null; grep -c -e -use-ld=lld log
        touch bin/ld.lld
        echo '// changed' >> Program.swift
        $statelab try Program.swift > /dev/null; grep -c -e -use-ld=lld log
        """, with: ["Program.swift": Self.counter])
      #expect(run.output.split(separator: "\n") == ["0", "1"], "\(run.errors)")
    }
  #endif
}
