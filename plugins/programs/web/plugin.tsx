import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const record = () => import("./pages/program.page");

export default definePlugin({
  id: "programs",
  pages: {
    Programs: lazy(() => import("./pages/programs.page").then((file) => ({ default: file.ProgramsPage }))),
    ProgramCreate: lazy(() => record().then((file) => ({ default: file.ProgramCreatePage }))),
    Program: lazy(() => record().then((file) => ({ default: file.ProgramPage }))),
    StudyProgram: lazy(() =>
      import("./pages/study-program.page").then((file) => ({ default: file.StudyProgramPage })),
    ),
    StudyLesson: lazy(() =>
      import("./pages/study-lesson.page").then((file) => ({ default: file.StudyLessonPage })),
    ),
    LessonPreview: lazy(() =>
      import("./pages/lesson-preview.page").then((file) => ({ default: file.LessonPreviewPage })),
    ),
    StudyBoard: lazy(() =>
      import("./pages/study-board.page").then((file) => ({ default: file.StudyBoardPage })),
    ),
  },
  slots: {
    PersonPrograms: lazy(() =>
      import("./components/person-programs.component").then((file) => ({ default: file.PersonPrograms })),
    ),
    SchoolPrograms: lazy(() =>
      import("./components/school-programs.component").then((file) => ({ default: file.SchoolPrograms })),
    ),
    WhatFollows: lazy(() =>
      import("./components/next/what-follows.component").then((file) => ({ default: file.WhatFollows })),
    ),
    NextInBar: lazy(() =>
      import("./components/next/next-in-bar.component").then((file) => ({ default: file.NextInBar })),
    ),
    StudyShelf: lazy(() =>
      import("./components/study/study-shelf.component").then((file) => ({ default: file.StudyShelf })),
    ),
  },
  locales: { es, pt, en },
});
