import Course
import StateLabCore

private final class Worker {
  var work: () -> Void = {}
}

private struct Progress: View {
  let worker: Worker
  @State private var percent = 0

  var body: some View {
    Text("\(percent) %")
      .onAppear {
        worker.work = {
          percent = 50
          print("the worker reads \(percent)")
          percent = 100
        }
      }
  }
}

private struct Bell: View {
  let worker: Worker
  @State private var count = 0

  var body: some View {
    Text("rang \(count) times")
      .onAppear { worker.work = { count += 1 } }
  }
}

private struct QuietProgress: View {
  let worker: Worker
  @State private var percent = 0

  var body: some View {
    Text("working")
      .onAppear { worker.work = { percent += 1 } }
  }
}

extension Lesson {
  static var anotherThreadQuiz: Quiz {
    Quiz {
      Experiment("progress") { lab in
        let worker = Worker()
        let host = Host(Progress(worker: worker))
        host.background(worker.work)
        lab.find("printed", host.trace.printed.last ?? "")
      }
      Experiment("bell") { lab in
        let worker = Worker()
        let host = Host(Bell(worker: worker))
        host.background(worker.work)
        host.background(worker.work)
        lab.find("screen", host.screen)
      }
      Experiment("quiet") { lab in
        let worker = Worker()
        let host = Host(QuietProgress(worker: worker))
        host.background(worker.work)
        host.background(worker.work)
        lab.find("bodies", host.trace.bodyCount(of: QuietProgress.self))
      }
    }
  }
}
