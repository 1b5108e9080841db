import { definePlugin, lazy } from "@estante/sdk";

export default definePlugin({
  id: "mint",
  pages: {
    LessonsAlone: lazy(() =>
      import("./pages/lessons-alone.page").then((file) => ({ default: file.LessonsAlonePage })),
    ),
  },
  renderers: {
    LessonRenderer: lazy(() =>
      import("./reader/lesson.renderer").then((file) => ({ default: file.LessonRenderer })),
    ),
  },
  slots: {
    LessonTab: lazy(() =>
      import("./editor/lesson-tab.component").then((file) => ({ default: file.LessonTab })),
    ),
  },
  locales: {
    es: () => import("./locales/es.json"),
    pt: () => import("./locales/pt.json"),
    en: () => import("./locales/en.json"),
  },
});
