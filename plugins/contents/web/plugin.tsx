import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "contents",
  pages: {
    ContentsList: lazy(() =>
      import("./pages/contents-list.page").then((file) => ({ default: file.ContentsListPage })),
    ),
    ContentCreate: lazy(() =>
      import("./pages/content-create.page").then((file) => ({ default: file.ContentCreatePage })),
    ),
    ContentDetail: lazy(() =>
      import("./pages/content-detail.page").then((file) => ({ default: file.ContentDetailPage })),
    ),
  },
  uploads: {
    content: async ({ type }) => (await import("./api/upload-plan")).uploadPlan(type ?? null),
    replacement: async ({ guid, title }) =>
      (await import("./api/upload-plan")).replacementPlan(guid ?? "", title ?? ""),
  },
  locales: { es, pt, en },
});
