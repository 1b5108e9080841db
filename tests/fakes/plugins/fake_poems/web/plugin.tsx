import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "fake_poems",
  pages: {},
  renderers: {
    PoemRenderer: lazy(() => import("./poem.renderer").then((file) => ({ default: file.PoemRenderer }))),
  },
  slots: {
    VersesTab: lazy(() => import("./verses-tab").then((file) => ({ default: file.VersesTab }))),
  },
  locales: { es, pt, en },
});
