import Course

/// The course: the order of this list is the order in which the lessons are taken.
///
/// A lesson is added with its folder, `lessons/08-three-names`, and its name here.
public let course = Course(
  [
    Part(
      "Build @State",
      [
        .plainValue, .nonmutating, .box, .observable, .dynamicProperty, .binding, .notYetState,
        .writeInBody, .notSearched,
      ]),
    Part(
      "Stranger things",
      [
        .threeNames, .projectedValues, .publishBeforeStore, .environmentObject,
        .schrodingersState, .asyncWrites, .phantomUpdates, .chasingText,
      ]),
    Part(
      "State research",
      [
        .twelveOrLess, .userDefaults, .location, .dependencies, .wrappingState,
      ]),
    Part(
      "Custom property wrappers",
      [
        .stringSample, .survivesInit, .remoteData, .updateLoop, .dataLoader, .testingWrappers,
      ]),
    Part(
      "Beyond the articles",
      [
        .observableMacro, .identity, .comparingViews, .publishedOrder, .batching, .onChange,
        .twoGenerations, .owningObservable,
      ]),
  ],
  pages: CoursePages(coursePages),
  folders: lessonFolders)
