import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const country = () => import("./pages/country.page");
const objective = () => import("./pages/objective.page");
const scales = () => import("./pages/scales.page");
const periods = () => import("./pages/periods.page");
const categories = () => import("./pages/categories.page");

export default definePlugin({
  id: "settings",
  pages: {
    Countries: lazy(() => import("./pages/countries.page").then((file) => ({ default: file.CountriesPage }))),
    CountryCreate: lazy(() => country().then((file) => ({ default: file.CountryCreatePage }))),
    Country: lazy(() => country().then((file) => ({ default: file.CountryPage }))),
    Objectives: lazy(() =>
      import("./pages/objectives.page").then((file) => ({ default: file.ObjectivesPage })),
    ),
    ObjectiveCreate: lazy(() => objective().then((file) => ({ default: file.ObjectiveCreatePage }))),
    Objective: lazy(() => objective().then((file) => ({ default: file.ObjectivePage }))),
    Scales: lazy(() => scales().then((file) => ({ default: file.ScalesPage }))),
    ScaleCreate: lazy(() => scales().then((file) => ({ default: file.ScaleCreatePage }))),
    Scale: lazy(() => scales().then((file) => ({ default: file.ScalePage }))),
    Categories: lazy(() => categories().then((file) => ({ default: file.CategoriesPage }))),
    CategoryCreate: lazy(() => categories().then((file) => ({ default: file.CategoryCreatePage }))),
    Category: lazy(() => categories().then((file) => ({ default: file.CategoryPage }))),
    Periods: lazy(() => periods().then((file) => ({ default: file.PeriodsPage }))),
    PeriodCreate: lazy(() => periods().then((file) => ({ default: file.PeriodCreatePage }))),
    Period: lazy(() => periods().then((file) => ({ default: file.PeriodPage }))),
  },
  locales: { es, pt, en },
});
