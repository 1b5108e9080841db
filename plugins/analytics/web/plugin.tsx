import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

export default definePlugin({
  id: "analytics",
  pages: {
    Usage: lazy(() => import("./pages/usage.page").then((file) => ({ default: file.UsagePage }))),
    Licenses: lazy(() => import("./pages/licenses.page").then((file) => ({ default: file.LicensesPage }))),
    Programs: lazy(() => import("./pages/programs.page").then((file) => ({ default: file.ProgramsPage }))),
    Program: lazy(() => import("./pages/program.page").then((file) => ({ default: file.ProgramPage }))),
    Game: lazy(() => import("./pages/game.page").then((file) => ({ default: file.GamePage }))),
    External: lazy(() => import("./pages/external.page").then((file) => ({ default: file.ExternalPage }))),
  },
  locales: { es, pt, en },
});
