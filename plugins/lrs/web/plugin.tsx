import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const clients = () => import("./pages/clients.page");

export default definePlugin({
  id: "lrs",
  pages: {
    Statements: lazy(() =>
      import("./pages/statements.page").then((file) => ({ default: file.StatementsPage })),
    ),
    Clients: lazy(() => clients().then((file) => ({ default: file.ClientsPage }))),
    ClientCreate: lazy(() => clients().then((file) => ({ default: file.ClientCreatePage }))),
    Client: lazy(() => clients().then((file) => ({ default: file.ClientPage }))),
  },
  locales: { es, pt, en },
});
