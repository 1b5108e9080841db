import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "lti",
  pages: {
    ChooseLinks: lazy(() =>
      import("./pages/choose-links.page").then((file) => ({ default: file.ChooseLinksPage })),
    ),
  },
  slots: {
    SchoolTab: lazy(() =>
      import("./components/school-tab.component").then((file) => ({ default: file.SchoolTab })),
    ),
  },
  locales: { es, pt, en },
});
