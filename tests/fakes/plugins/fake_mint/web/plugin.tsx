import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "fake_mint",
  pages: {},
  slots: {
    PageEditor: lazy(() => import("./page-editor").then((file) => ({ default: file.PageEditor }))),
  },
  locales: { es, pt, en },
});
