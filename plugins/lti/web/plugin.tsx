import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const tools = () => import("./pages/tools.page");

export default definePlugin({
  id: "lti",
  pages: {
    Tools: lazy(() => tools().then((file) => ({ default: file.ToolsPage }))),
    ToolCreate: lazy(() => tools().then((file) => ({ default: file.ToolCreatePage }))),
    Tool: lazy(() => tools().then((file) => ({ default: file.ToolPage }))),
    ChooseLinks: lazy(() =>
      import("./pages/choose-links.page").then((file) => ({ default: file.ChooseLinksPage })),
    ),
  },
  renderers: {
    ToolRenderer: lazy(() =>
      import("./components/tool.renderer").then((file) => ({ default: file.ToolRenderer })),
    ),
  },
  slots: {
    SchoolTab: lazy(() =>
      import("./components/school-tab.component").then((file) => ({ default: file.SchoolTab })),
    ),
  },
  locales: { es, pt, en },
});
