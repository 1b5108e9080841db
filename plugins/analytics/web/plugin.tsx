import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "analytics",
  pages: {
    Usage: lazy(() => import("./pages/usage.page").then((file) => ({ default: file.UsagePage }))),
  },
  locales: { es, pt, en },
});
