#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells recursion without end from other faults: the program touches memory just past its stack.
enum StackGuard {
  /// Writes `line` to a descriptor when the main thread's stack overflows, and lets the program end
  /// as it would have.
  static func report(_ line: StaticString, to descriptor: Int32) {
    guard let end = stackEnd else { return }
    (message, messageTarget, lowestAddress) = (line, descriptor, end)
    // The overflown stack has no room for the handler.
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
    sigaltstack(&stack, nil)
    for signal in [SIGSEGV, SIGBUS] {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_sigaction = handle
      #else
        action.__sigaction_u.__sa_sigaction = handle
      #endif
      action.sa_flags =
        Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// The lowest address of this thread's stack, about: the stack begins somewhat above this frame.
  private static var stackEnd: UInt? {
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      getrlimit(RLIMIT_STACK, &limit)
    #endif
    guard limit.rlim_cur < 1 << 40 else { return nil }
    return withUnsafeMutablePointer(to: &limit) { UInt(bitPattern: $0) - UInt($0.pointee.rlim_cur) }
  }
}

private nonisolated(unsafe) var message: StaticString = ""
private nonisolated(unsafe) var messageTarget: Int32 = -1
private nonisolated(unsafe) var lowestAddress: UInt = 0

/// Writes the message if the address of the fault is near the end of the stack. The access runs
/// again afterwards, without this handler, and ends the program.
private nonisolated func handle(
  _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  #if canImport(Glibc)
    let fault = information?.pointee._sifields._sigfault.si_addr
  #else
    let fault = information?.pointee.si_addr
  #endif
  let address = UInt(bitPattern: fault)
  // A frame may be larger than a page, and the limit counts from the top of the stack.
  let reach: UInt = 1 << 20
  guard address >= lowestAddress - reach, address < lowestAddress + reach else { return }
  _ = write(messageTarget, message.utf8Start, message.utf8CodeUnitCount)
}
