import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const batch = () => import("./pages/batch.page");
const record = () => import("./pages/license.page");

export default definePlugin({
  id: "licenses",
  pages: {
    Licenses: lazy(() => import("./pages/licenses.page").then((file) => ({ default: file.LicensesPage }))),
    LicenseCreate: lazy(() => record().then((file) => ({ default: file.LicenseCreatePage }))),
    License: lazy(() => record().then((file) => ({ default: file.LicensePage }))),
    LicenseBatches: lazy(() =>
      import("./pages/batches.page").then((file) => ({ default: file.BatchesPage })),
    ),
    LicenseBatchCreate: lazy(() => batch().then((file) => ({ default: file.BatchCreatePage }))),
    LicenseBatch: lazy(() => batch().then((file) => ({ default: file.BatchPage }))),
    Redeem: lazy(() => import("./pages/redeem.page").then((file) => ({ default: file.RedeemPage }))),
  },
  slots: {
    LicensingTab: lazy(() =>
      import("./components/licensing-tab.component").then((file) => ({ default: file.LicensingTab })),
    ),
    RedeemDoor: lazy(() =>
      import("./components/redeem-door.component").then((file) => ({ default: file.RedeemDoor })),
    ),
  },
  locales: { es, pt, en },
});
