import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const record = () => import("./pages/license.page");

export default definePlugin({
  id: "licenses",
  pages: {
    Licenses: lazy(() => import("./pages/licenses.page").then((file) => ({ default: file.LicensesPage }))),
    LicenseCreate: lazy(() => record().then((file) => ({ default: file.LicenseCreatePage }))),
    License: lazy(() => record().then((file) => ({ default: file.LicensePage }))),
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
