import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "personalization",
  pages: {
    Personalize: lazy(() =>
      import("./pages/personalize.page").then((file) => ({ default: file.PersonalizePage })),
    ),
  },
  locales: { es, pt, en },
});
