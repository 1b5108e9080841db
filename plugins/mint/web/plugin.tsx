import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const list = () => import("./pages/lesson-list.page");
const page = () => import("./pages/lesson.page");

export default definePlugin({
  id: "mint",
  pages: {
    List: lazy(() => list().then((file) => ({ default: file.LessonListPage }))),
    Create: lazy(() => page().then((file) => ({ default: file.LessonCreatePage }))),
    Page: lazy(() => page().then((file) => ({ default: file.LessonPage }))),
  },
  locales: { es, pt, en },
});
