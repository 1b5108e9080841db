import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "haiku",
  pages: {},
  renderers: {
    HaikuRenderer: lazy(() => import("./haiku.renderer").then((file) => ({ default: file.HaikuRenderer }))),
  },
  slots: {
    SyllablesTab: lazy(() => import("./slots").then((file) => ({ default: file.SyllablesTab }))),
    MoonAside: lazy(() => import("./slots").then((file) => ({ default: file.MoonAside }))),
    ReadingAside: lazy(() => import("./slots").then((file) => ({ default: file.ReadingAside }))),
    ReadAloudHere: lazy(() => import("./slots").then((file) => ({ default: file.ReadAloudHere }))),
    ReadAloud: lazy(() => import("./slots").then((file) => ({ default: file.ReadAloud }))),
  },
  locales: { es, pt, en },
});
